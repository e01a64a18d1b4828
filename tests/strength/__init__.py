"""How strong computer players are, measured against each other and against a fixed yardstick."""
