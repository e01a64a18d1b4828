"""Sentences that people read, in each language, and the errors made of them."""
