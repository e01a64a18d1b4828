"""One message, one answer: what is sent to Discord, and how its failures are handled."""
