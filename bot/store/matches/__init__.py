"""Matches while they are played and after: moves, deliveries, hands and invitations."""
