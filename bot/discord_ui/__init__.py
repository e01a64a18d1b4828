"""Discord as an adapter: interactions, messages, controls and forms made of what the layers below return.

Nothing here decides what may be done at a table or what a message says.
"""
