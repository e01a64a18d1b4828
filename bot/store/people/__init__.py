"""What people and servers have set, practised and asked for; and how it is exported and deleted."""
