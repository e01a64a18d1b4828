"""What several processes on one database agree on: leases, news, absences and the lock."""
