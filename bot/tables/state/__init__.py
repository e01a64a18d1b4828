"""The state of a table and the words of its service: data, requests, refusals and ports."""
