"""Leaderboards, ratings and statistics of finished matches."""
