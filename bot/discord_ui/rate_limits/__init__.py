"""Discord's request limits: what was sent, what may be sent, and how turns adapt to the load."""
