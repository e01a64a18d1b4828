"""The databases: SQLite and PostgreSQL, their migrations, and copying from one to the other."""
