"""One process of several: which shards it serves, and which process answers an interaction.

Knows neither Discord nor tables.
"""
