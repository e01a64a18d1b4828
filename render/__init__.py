"""Pictures of tables, hands and scores: a view in, PNG bytes out.

Pure functions; any thread may call them. Knows the engine's views and tile notation, and nothing of
rules, chat services or languages: every word in a picture comes from the caller
(:attr:`Scene.words`, keys from :func:`word_keys`).
"""

from render.cache import keep_at_most
from render.examples import examples
from render.games.look import Ghost
from render.hand import hand, hand_content, playable
from render.leaderboard import Board, BoardLine, leaderboard
from render.openly import open_hands
from render.places import places
from render.replay import Card, Film, Frame, Still, replay, still
from render.scene import Player, Scene, seat_emoji, word_keys
from render.scores import Shown, round_card, score_sheet
from render.table import table
from render.theme import AS_USUAL, Style

__all__ = [
    "AS_USUAL",
    "Board",
    "BoardLine",
    "Card",
    "Film",
    "Frame",
    "Ghost",
    "Player",
    "Scene",
    "Shown",
    "Still",
    "Style",
    "examples",
    "hand",
    "hand_content",
    "keep_at_most",
    "leaderboard",
    "open_hands",
    "places",
    "playable",
    "replay",
    "round_card",
    "score_sheet",
    "seat_emoji",
    "still",
    "table",
    "word_keys",
]
