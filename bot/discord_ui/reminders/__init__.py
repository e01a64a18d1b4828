"""Reminders by direct message, for people who asked for them in ``/me``."""
