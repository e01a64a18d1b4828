"""Clustering: which shards this process serves, and which process answers an interaction.

Knows neither Discord nor tables.
"""
