"""Computer players. They receive what a person at their seat has seen, never the round itself."""
