"""Pictures around the game: lobby, scores, victory, leaderboard, statistics, replay."""
