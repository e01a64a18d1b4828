"""The messages of replays and reviews."""
