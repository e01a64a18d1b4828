"""The controls below a finished match: its replay, the proof of its deal, and its review. Layouts only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.language.localizer import Localizer
from bot.presentation.message import CHOICES, DETAIL, Button, Click, Menu, MenuChoice, Rows, clip, rows


@dataclass(frozen=True, slots=True)
class Stepper:
    """The controls for moving through a match.

    The verb is ``step`` for a plain replay and ``reviewstep`` for a replay with a review beside it.
    """

    table: str
    verb: str
    localizer: Localizer

    def controls(self, step: int, steps: int, ends: Sequence[int], marked: Sequence[MenuChoice] = ()) -> Rows:
        """Return the controls at one step of a replay.

        Args:
            step: the number of the step.
            steps: the number of the last step.
            ends: the steps at which rounds ended.
            marked: the choices for the steps that a review points out.
        """
        enabled = {"first": step > 0, "back": step > 0, "next": step < steps, "last": step < steps}
        moves = [
            Button(
                Click(self.verb, self.table, step, way),
                self.localizer(f"button-replay-{way}"),
                "primary" if way == "next" else "secondary",
                disabled=not there,
            )
            for way, there in enabled.items()
        ]
        rounds = [self._rounds(step, ends)] if len(ends) > 1 else []
        looks = [self._menu(step, "mark", "pick-review-step", marked[:CHOICES])] if marked else []
        others = (("share", "button-replay-share"), ("deal", "button-deal"), ("review", "button-review"))
        further = [Button(Click(verb, self.table, 0), self.localizer(key)) for verb, key in others]
        return rows(moves, looks, rounds, further)

    def _rounds(self, step: int, ends: Sequence[int]) -> Menu:
        """Return the menu of the steps at which rounds ended.

        If there are too many for a menu, it has the nearest.
        """
        here = sum(end < step for end in ends)
        start = max(0, min(here - CHOICES // 2, len(ends) - CHOICES))
        choices = [
            MenuChoice(self.localizer("picture-round", number=number, of=0), str(end), default=end == step)
            for number, end in list(enumerate(ends, 1))[start : start + CHOICES]
        ]
        return self._menu(step, "round", "pick-replay-round", choices)

    def _menu(self, step: int, name: str, key: str, choices: Sequence[MenuChoice]) -> Menu:
        return Menu(Click(self.verb, self.table, step, name), self.localizer(key), tuple(choices))


def deal_controls(table: str, localizer: Localizer) -> Rows:
    """Return the control below the proof of a match's deal: a button that opens the replay."""
    return rows([Button(Click("step", table, 0, "first"), localizer("button-replay"))])


def replay_target(click: Click, steps: int) -> int:
    """Return the number of the step that a click asks for, limited to the first and the last step.

    Raises:
        ValueError: the click's argument is neither a direction nor the number of a step.
    """
    here = click.version
    ways = {"first": 0, "back": here - 1, "next": here + 1, "last": steps}
    wanted = ways[click.argument] if click.argument in ways else int(click.argument)
    return max(0, min(wanted, steps))


def review_controls(
    table: str, seat: int, people: Mapping[int, str], steps: Sequence[tuple[str, int]], localizer: Localizer
) -> Rows:
    """Return the controls below a review.

    Args:
        table: the id of the match.
        seat: the seat whose moves are described.
        people: the names of the people whose moves can be described, by seat.
        steps: the steps that have a button, each with its sign.
    """
    looks = [
        Button(
            Click("reviewstep", table, 0, str(step)),
            localizer("button-review-step", mark=mark, step=step),
            "primary",
        )
        for mark, step in steps
    ]
    share = Button(Click("reviewshare", table, seat), localizer("button-review-share"))
    through = [] if looks else [Button(Click("reviewstep", table, 0, "first"), localizer("button-replay"))]
    choices = [
        MenuChoice(clip(name, DETAIL), str(other), default=other == seat) for other, name in people.items()
    ]
    menu = Menu(Click("reviewseat", table, seat), localizer("pick-review-seat"), tuple(choices))
    return rows([*looks, *through, share], [menu] if len(choices) > 1 else [])
