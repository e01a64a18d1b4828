"""The running client: every part of the bot is built and connected here.

The only room that may import from all others.
"""
