"""Short texts that several messages share."""
