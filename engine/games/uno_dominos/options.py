"""The house rules of UNO Dominos: what a table may choose, and what the two sheets say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.core import Options, edition_of, flag, one_of, whole

LAST_ARM_RULED: Final = 3
"""The first edition in which the French sheet keeps the last arm open (A32)."""


@dataclass(frozen=True, kw_only=True)
class UnoOptions(Options):
    """The options of a table. None means "as the sheet says" (see :class:`Sheet`)."""

    sheet: str = one_of("nl", "fr", default="nl")
    """Which rule sheet is played: the Dutch (UN rules) or the French (UF rules)."""
    start_exchange: str | None = one_of("literal", "off")
    """Whether the holder of the start double first takes a domo from each other player (UN10, A1)."""
    symbol_acts: str = one_of("any", "joined", default="any")
    """Which half's symbol acts: either (A9), or only the joined one, the Active/passive game (UN36)."""
    blind_street: bool = flag()
    """The Blind-street game: the layer of the last Dead End wins the round (UN35, A22)."""
    two_player_reverse_skips: bool = flag()
    """With two players, a Reverse skips the other player (A17)."""
    hand_size: int | None = whole(3, 9)
    """Domos dealt to each player (UN8, UF2)."""
    double_on_double: bool | None = flag(default=None)
    """Whether a double may be joined to a double (UN4, A8)."""
    voluntary_draw: bool | None = flag(default=None)
    """Whether a player who could lay may draw instead (UF9, A12)."""
    wild_draw_four: str | None = one_of("challenge", "strict")
    """Whether a Wild Draw Four is laid freely and open to challenge (UN25, UN30), or refused while anything
    else fits (A14)."""
    doubles_twice: bool | None = flag(default=None)
    """Whether a double left in a hand counts twice (UN34, UF12)."""
    last_arm: str | None = one_of("may_close", "stays_open")
    """Whether a Dead End may close the last open arm (A32). It always may in the Blind-street game."""
    target: int = whole(0, 5000, default=500)
    """Points that win the match (UN32); 0 plays a single round."""
    rounds: int = whole(0, 50, default=0)
    """The number of rounds after which the leader wins, even below the target; 0 for no limit (A31)."""
    partners: bool = flag()
    """Whether four or six players form teams of two who sit opposite each other (A33)."""
    edition: int = edition_of(3)
    """Which rulings are played. 1: the window of A18 closes with the next turn that ends, of any seat; the
    culprit's own draw leaves it open. 2: it closes with a lay or the culprit's own act. 3: the French sheet
    keeps the last arm open (A32)."""

    def chosen(self) -> dict[str, Any]:
        """Return the options that differ from the chosen sheet, and the sheet itself unless it is the Dutch
        one.
        """
        said = _sheet(self)._asdict()
        return {name: value for name, value in super().chosen().items() if said.get(name) != value}

    def played(self, name: str) -> Any:
        """Return the value in effect for option ``name``: the table's choice, or else its sheet's value."""
        return getattr(ruling(self), name, getattr(self, name))


class Sheet(NamedTuple):
    """The values that a rule sheet sets where an option defers to it, or where no option exists."""

    start_exchange: str
    hand_size: int
    double_on_double: bool
    voluntary_draw: bool
    wild_draw_four: str
    doubles_twice: bool
    last_arm: str
    last_domo_draws: bool
    """Whether a last domo that makes others draw still does so, and the drawn domos count. No option changes
    this."""


SHEETS = {
    "nl": Sheet(
        start_exchange="literal",  # UN10
        hand_size=6,  # UN8
        double_on_double=False,  # UN4
        voluntary_draw=False,  # UN17
        wild_draw_four="challenge",  # UN30
        doubles_twice=True,  # UN34
        last_arm="may_close",  # A32
        last_domo_draws=True,  # UN29
    ),
    "fr": Sheet(
        start_exchange="off",  # A1
        hand_size=7,  # UF2
        double_on_double=True,  # A8
        voluntary_draw=True,  # UF9
        wild_draw_four="strict",  # UF8
        doubles_twice=False,  # UF12
        last_arm="stays_open",  # A32
        last_domo_draws=False,  # UF11: the sheet does not mention it at the end of a round
    ),
}


def _sheet(options: UnoOptions) -> Sheet:
    """Return the values of the chosen sheet, as the edition of ``options`` reads it."""
    said = SHEETS[options.sheet]
    return said._replace(last_arm="may_close") if options.edition < LAST_ARM_RULED else said


def ruling(options: UnoOptions) -> Sheet:
    """Return the values in effect: the table's own choices, and the sheet's where it made none.

    In the Blind-street game the last arm may close, whatever was chosen: that ends its round (A22, A32).
    """
    choices = {name: getattr(options, name, None) for name in Sheet._fields}
    said = _sheet(options)._replace(**{name: said for name, said in choices.items() if said is not None})
    return said._replace(last_arm="may_close") if options.blind_street else said
