"""What the rule book tells computer players: heuristic, inference and determinization."""
