"""A table as people see it: functions that turn a snapshot into messages, as data.

All functions are pure. They know neither Discord nor the database. Callers pass in the preferences of users
and servers.
"""
