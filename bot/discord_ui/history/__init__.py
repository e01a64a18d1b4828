"""The history of a server's matches: leaderboards, profiles, match lists, replays, reviews, exports.

Nothing here changes a table.
"""
