"""Partner Dominoes written a second time, by the rules alone, to check the engine against.

It imports nothing of the engine. A hand is a set of pairs of numbers, the line a list of pairs as they lie
from west to east. It is written for plainness and not for speed.
"""

from __future__ import annotations

TEAM = {0: "A", 1: "B", 2: "A", 3: "B"}
OTHER = {"A": "B", "B": "A"}


def spelt(pair):
    return f"{max(pair)}-{min(pair)}"


def pair(text):
    high, low = text.split("-")
    return int(high), int(low)


class Table:
    """One round. ``rules`` are options by name, ``points`` the points of teams A and B before it."""

    def __init__(self, rules, hands, lead, number, points, opener=None):
        self.rules, self.number = rules, number
        self.hands = [{pair(tile) for tile in hand} for hand in hands]
        self.lead = self.turn = lead
        self.opener = pair(opener) if opener else None
        self.line = []
        self.last = None
        self.since = []
        """The seats that passed since the last tile."""
        self.made = {"A": 0, "B": 0}
        self.points = dict(zip("AB", points, strict=True))
        self.over = None

    def ends(self):
        return (self.line[0][0], self.line[-1][1])

    def lays(self, seat):
        """Return what a seat may do, as the notation has it."""
        found = set()
        for one, other in self.hands[seat]:
            if not self.line:
                if self.opener in (None, (one, other)):
                    found.add(f"{spelt((one, other))}@C")
                continue
            west, east = self.ends()
            if west in (one, other):
                found.add(f"{spelt((one, other))}@W")
            if east in (one, other):
                found.add(f"{spelt((one, other))}@E")
        return found or {"pass"}

    def play(self, text):
        seat = self.turn
        self.turn = (seat + 1) % 4
        if text == "pass":
            return self.passed(seat)
        tile, _, place = text.partition("@")
        high, low = pair(tile)
        before = self.ends() if self.line else None
        self.hands[seat].discard((high, low))
        if place == "C":
            self.line.append((high, low))
        elif place == "W":
            self.line.insert(0, (low, high) if before[0] == high else (high, low))
        else:
            self.line.append((high, low) if before[1] == high else (low, high))
        self.last, self.since = seat, []
        if not self.hands[seat]:
            return self.end_out(seat, (high, low), before)
        if all(self.lays(other) == {"pass"} for other in range(4)):
            return self.end_blocked(seat)
        return None

    def passed(self, seat):
        self.since.append(seat)
        team = TEAM[self.last]
        if len(self.since) == 3:
            self.made[team] += self.rules["all_pass"]
        if len(self.line) == 1 and len(self.since) == 1:
            self.made[team] += self.rules["lead_pass"]
        if self.made[team] and self.points[team] + self.made[team] >= self.rules["target"]:
            self.over = ("target", team, dict(self.made))

    def weight(self, *seats):
        return sum(one + other for seat in seats for one, other in self.hands[seat])

    def end_out(self, seat, tile, before):
        double = tile[0] == tile[1]
        both = before is not None and before[0] == before[1]
        crossed = not double and before is not None and not both and set(before) == set(tile)
        chuchazo = tile == (0, 0) and before is not None and before.count(0) == 1
        extra = self.rules["capicua"] * crossed + self.rules["chuchazo"] * chuchazo
        if double and both:
            worth = self.rules["both_ends"]
        elif double:
            worth = self.rules["double"]
        else:
            worth = self.rules["crossed"] if crossed else self.rules["single"]
        self.close("out", TEAM[seat], worth, extra)
        self.next = seat

    def end_blocked(self, seat):
        kind = self.rules["blocked"]
        sums = {"A": self.weight(0, 2), "B": self.weight(1, 3)}
        least = {"A": min(self.weight(0), self.weight(2)), "B": min(self.weight(1), self.weight(3))}
        follower = (seat + 1) % 4
        if kind == "duel":
            winner = TEAM[follower] if self.weight(follower) < self.weight(seat) else TEAM[seat]
        else:
            found = sums if kind == "team" else least
            winner = None if found["A"] == found["B"] else min(found, key=found.get)
        if winner is None and self.rules["blocked_tie"] == "blocker":
            winner = TEAM[seat]
        self.close("blocked", winner, 1, 0)
        self.next = self.lead
        if winner is not None:
            order = [(seat + step) % 4 for step in (1, 2, 3, 4)]
            own = [other for other in order if TEAM[other] == winner]
            self.next = own[0] if self.weight(own[0]) <= self.weight(own[1]) else own[1]

    def close(self, reason, winner, worth, extra):
        scores = dict(self.made)
        if winner is not None:
            if self.rules["counting"] == "rounds":
                scores[winner] += worth
            elif self.rules["counting"] == "all":
                scores[winner] += self.weight(0, 1, 2, 3)
            else:
                scores[winner] += self.weight(1, 3) if winner == "A" else self.weight(0, 2)
            scores[winner] += extra
            if self.rules["first_rounds"]:
                scores[winner] += [100, 75, 50, 25, 0][min(self.number, 4)]
            if self.rules["love"] and self.rules["counting"] == "rounds":
                scores[OTHER[winner]] = -self.points[OTHER[winner]]
        self.over = (reason, winner, scores)

    def next_lead(self):
        return (self.lead + 1) % 4 if self.rules["lead"] == "next" else self.next
