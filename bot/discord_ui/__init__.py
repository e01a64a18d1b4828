"""The Discord adapter: makes interactions, messages, controls and forms from what the layers below return.

It does not decide what is allowed at a table or what a message says.
"""
