"""The service that runs tables: registry, sessions, publication, recovery and timers."""
