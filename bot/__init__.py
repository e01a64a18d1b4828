"""The Discord bot: who gets to see what, when, in which language, and where it is kept.

It plays by :mod:`engine` and draws with :mod:`render`, and knows no rule of any game. Started by
``python -m bot``.
"""

__version__ = "1.0.0"
