"""The operations on a table: one small module for each kind of request."""
