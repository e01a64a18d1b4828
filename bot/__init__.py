"""The Discord bot: tables, messages, languages and storage.

It plays games through :mod:`engine`, draws with :mod:`render`, and knows no rule of any game. Start it with
``python -m bot``.
"""

__version__ = "1.0.0"
