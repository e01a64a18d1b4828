"""Data of people and servers: settings, practice and subscriptions, and their export and deletion."""
