"""The running client: everything is built and connected here.

The only room that may import from every other.
"""
