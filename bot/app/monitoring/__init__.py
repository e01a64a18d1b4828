"""What those who run the bot can watch it by: metrics for Prometheus, and whether it is alive and ready.

The only room that knows Prometheus. The others tell an :class:`~bot.telemetry.observer.Observer` what happens
and know no metric; this room knows no table, no rule and no Discord but for the routes of its requests.
"""
