"""What can be done at a table: one small module for each kind of request."""
