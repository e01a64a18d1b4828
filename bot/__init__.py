"""The Discord bot: what people see and press, and where it is kept."""

__version__ = "0.1.0"
