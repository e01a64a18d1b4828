"""Pictures of a table and of a hand."""
