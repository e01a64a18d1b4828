"""All Fives written a second time, by the rules alone, to check the engine against.

It imports nothing of the engine. Tiles lie in a row as they would on a table. It is written for plainness and
not for speed.
"""

from __future__ import annotations

from collections.abc import Iterable


def pair(tile: str) -> tuple[int, int]:
    high, low = tile.split("-")
    return int(high), int(low)


def pips(hand: Iterable[str]) -> int:
    return sum(sum(pair(tile)) for tile in hand)


def rank(tile: str) -> tuple[bool, int, int]:
    """Return what orders tiles: doubles first, then the sum, then the higher half (G3)."""
    high, low = pair(tile)
    return high == low, high + low, high


class Table:
    """Tiles in a row, each as it lies: (half towards the start of its arm, half away from it)."""

    def __init__(self) -> None:
        self.line: list[tuple[int, int]] = []
        self.cross: dict[str, list[int]] = {"N": [], "S": []}
        self.spinner: tuple[int, int] | None = None

    def lay(self, a: int, b: int, place: str) -> None:
        if place in self.cross:
            inner = self.cross[place][-1] % 10 if self.cross[place] else self.spinner[0]
            outer = b if a == inner else a
            self.cross[place].append(10 * (a == b) + outer)
        elif place == "E":
            inner = self.line[-1][1]
            self.line.append((a, b) if a == inner else (b, a))
        else:
            inner = self.line[0][0] if self.line else b
            self.line.insert(0, (a, b) if b == inner else (b, a))
        if a == b and self.spinner is None:
            self.spinner = (a, b)

    def ends(self) -> dict[str, str]:
        if not self.line:
            return {}
        ends = {"W": self.line[0][0], "E": self.line[-1][1]}
        if self.spinner and 0 < self.line.index(self.spinner) < len(self.line) - 1:
            ends |= {arm: tiles[-1] % 10 if tiles else self.spinner[0] for arm, tiles in self.cross.items()}
        return {arm: str(pip) for arm, pip in ends.items()}

    def count(self) -> int:
        """Counts both halves of a double at an end, a lone double once, and a cross arm from its first tile
        on."""
        if not self.line:
            return 0
        tips = [self.line[0][::-1], self.line[-1]] if len(self.line) > 1 else []
        total = sum(2 * pip if pip == inner else pip for inner, pip in tips) or (
            sum(self.line[0]) if len(self.line) == 1 else 0
        )
        return total + sum(
            tiles[-1] % 10 * (2 if tiles[-1] >= 10 else 1) for tiles in self.cross.values() if tiles
        )


class Deal:
    """One round.

    Args:
        rules: the options by name.
        hands: the tiles by seat.
        stock: the pot; its first tile is drawn next.
        before: the points of every seat before the round. Partners have the same.
        lead: the seat that begins, or None if the rank decides (G5).
    """

    def __init__(self, rules, hands, stock, before, lead):
        self.rules, self.before = rules, before
        self.hands, self.stock = [list(hand) for hand in hands], list(stock)
        self.seats = len(hands)
        best, holder = max((rank(tile), seat) for seat, hand in enumerate(hands) for tile in hand)
        self.turn = holder if lead is None else lead
        self.opener = best if lead is None and rules["opening_tile"] == "highest" else None
        self.table, self.last = Table(), None
        self.made = [0] * self.seats
        self.over = None
        """Why the round ended and which seat begins the next if its winner does; None while it goes on."""

    def friends(self, seat):
        """Return the seats whose points are those of ``seat`` (C21)."""
        if self.rules["partners"]:
            return [other for other in range(4) if (other - seat) % 2 == 0]
        return [seat]

    def enemies(self, seat):
        return [other for other in range(self.seats) if other not in self.friends(seat)]

    def lays(self, seat):
        ends = self.table.ends()
        if not ends:
            return {f"{tile}@C" for tile in self.hands[seat] if self.opener in (None, rank(tile))}
        return {
            f"{tile}@{arm}"
            for tile in self.hands[seat]
            for arm, end in ends.items()
            if end in tile.split("-")
        }

    def moves(self):
        """Return what the seat in turn may do, as the notation has it (G6 to G9)."""
        return self.lays(self.turn) or {"draw" if self.stock else "pass"}

    def score(self, seat, points):
        for friend in self.friends(seat):
            self.made[friend] += points

    def play(self, text):
        seat = self.turn
        if text == "draw":
            self.hands[seat].append(self.stock.pop(0))
        else:
            self.turn = (seat + 1) % self.seats  # C18
        if "@" in text:
            tile, _, place = text.partition("@")
            self.hands[seat].remove(tile)
            self.table.lay(*pair(tile), place)
            self.last = seat
            count = self.table.count()
            self.score(seat, 0 if count % 5 else count)
            if count and count % 5 == 0 and self.before[seat] + self.made[seat] >= self.rules["target"]:
                self.over = "target", seat  # G18, C14
            elif not self.hands[seat]:
                self.go_out(seat)
        if not self.over and not self.stock and not any(map(self.lays, range(self.seats))):
            self.block()

    def go_out(self, seat):
        """G15, C6, C22."""
        held = sum(pips(self.hands[enemy]) for enemy in self.enemies(seat))
        down = held - held % 5
        above = {"nearest": held % 5 >= 3, "down": False, "up": held % 5 > 0}[self.rules["round_out"]]
        self.score(seat, down + 5 * above)
        self.over = "out", seat

    def block(self):
        """G16, G17, C7, C8, C23 to C25."""
        order = [(self.last - by) % self.seats for by in range(self.seats)]  # the latest turn first

        def standing(seat):
            friends = self.friends(seat)
            held = sum(pips(self.hands[friend]) for friend in friends)
            tiles = sum(len(self.hands[friend]) for friend in friends)
            latest = min(order.index(friend) for friend in friends)
            return (held if self.rules["blocked_winner"] == "fewest" else -held), tiles, latest

        best = min(order, key=standing)
        friends = self.friends(best)
        own = sum(pips(self.hands[friend]) for friend in friends)
        held = sum(pips(self.hands[enemy]) for enemy in self.enemies(best))
        self.score(best, held // 5 * 5 - own)
        leader = min(friends, key=lambda friend: (pips(self.hands[friend]), order.index(friend)))
        self.over = "blocked", leader
