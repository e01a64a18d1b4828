"""Shards and servers that come and go."""
