"""The service that runs tables: sessions, the registry, publication, recovery and clocks."""
