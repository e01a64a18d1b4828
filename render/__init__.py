"""Pictures of tables, hands and scores: a view in, PNG bytes out.

Pure functions; any thread may call them. Knows the engine's views and tile notation, and nothing of
rules, chat services or languages: every word in a picture comes from the caller
(:attr:`Scene.words`, keys from :func:`word_keys`).
"""

from render.cards.career import Career, CareerLine, CareerTable, Figure, career_card
from render.cards.chances import Course, Mark, chances_chart
from render.cards.emojis import Emoji, emoji, emoji_names, emoji_pixels, every_emoji
from render.cards.leaderboard import Board, BoardLine, leaderboard
from render.cards.lobby import Invitation, lobby_card
from render.cards.replay import Card, Ending, Film, Frame, Opening, Still, replay, still
from render.cards.scores import Shown, round_card, score_sheet
from render.cards.shelf import ShelfGame, shelf
from render.cards.victory import LastRound, Victory, victory_card
from render.games.look import Ghost, Spot
from render.paint.cache import keep_at_most
from render.paint.text.names import initials
from render.paint.theme import AS_USUAL, Style
from render.pieces.scene import Player, Scene, seat_emoji, word_keys
from render.tables.examples import examples
from render.tables.hand import hand, hand_content, playable, shows_ends
from render.tables.open_hands import open_hands
from render.tables.place_picker import places
from render.tables.table import table
from render.tables.table_and_hand import table_and_hand

__all__ = [
    "AS_USUAL",
    "Board",
    "BoardLine",
    "Card",
    "Career",
    "CareerLine",
    "CareerTable",
    "Course",
    "Emoji",
    "Ending",
    "Figure",
    "Film",
    "Frame",
    "Ghost",
    "Invitation",
    "LastRound",
    "Mark",
    "Opening",
    "Player",
    "Scene",
    "ShelfGame",
    "Shown",
    "Spot",
    "Still",
    "Style",
    "Victory",
    "career_card",
    "chances_chart",
    "emoji",
    "emoji_names",
    "emoji_pixels",
    "every_emoji",
    "examples",
    "hand",
    "hand_content",
    "initials",
    "keep_at_most",
    "leaderboard",
    "lobby_card",
    "open_hands",
    "places",
    "playable",
    "replay",
    "round_card",
    "score_sheet",
    "seat_emoji",
    "shelf",
    "shows_ends",
    "still",
    "table",
    "table_and_hand",
    "victory_card",
    "word_keys",
]
