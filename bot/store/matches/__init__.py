"""Live and ended matches: moves, deliveries, hand tokens, invitations and replays."""
