"""A table as people see it: messages as data, made of a snapshot and nothing else.

Pure functions that know neither Discord nor the database; what they need of anybody's preferences they
are handed.
"""
