"""The table service: everything that can happen to a table, without Discord, pictures or sentences."""
