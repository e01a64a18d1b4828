"""What people press and fill in."""
