"""Connections to Discord: shards and servers that come and go."""
