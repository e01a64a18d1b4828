"""What has been played on a server, as people read it: leaderboards, profiles, matches, replays, files.

Nothing here changes a table.
"""
