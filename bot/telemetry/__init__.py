"""What the rooms report about their work: log lines, and events for an observer."""
