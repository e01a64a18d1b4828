"""What the rooms report about their work: log records, and events for an observer."""
