"""What has been played on a server, put into words, pictures and files: boards, careers, matches."""
