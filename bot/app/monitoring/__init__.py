"""Monitoring for operators: Prometheus metrics, liveness and readiness.

The only room that knows Prometheus. The others report events to an :class:`~bot.telemetry.observer.Observer`
and know no metric. This room knows no table and no rule, and of Discord only the routes of requests.
"""
