"""The databases: SQLite and PostgreSQL, migrations, and copying from one database to another."""
