"""The state of a table and the vocabulary of its service: data, requests, refusals and ports."""
