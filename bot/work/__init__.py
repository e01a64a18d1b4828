"""CPU-bound work outside the event loop: worker processes, computer players and match reviews."""
