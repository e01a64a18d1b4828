"""The command line: what is asked, and what operators need besides the bot itself."""
