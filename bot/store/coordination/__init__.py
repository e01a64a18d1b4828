"""Coordination of processes on one database: leases, notifications, absences and the advisory lock."""
