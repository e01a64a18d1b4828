"""The command line: its parser, and the tools for operators besides the bot itself."""
