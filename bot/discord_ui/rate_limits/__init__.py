"""Discord's request limits: what was spent, what may be spent, and how turns adapt to it."""
