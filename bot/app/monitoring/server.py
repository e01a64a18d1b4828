"""The monitoring port: ``/metrics``, ``/healthz`` and ``/readyz``, served on the bot's own event loop.

Alive means that the event loop answers. Ready means that the database answers and every shard is connected.
There is no authentication: bind the port to this machine or to an operators' network.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.app.monitoring.metrics import CountingHandler, Metrics
from bot.language.errors import UserError
from bot.telemetry.observer import BotState

log = logging.getLogger(__name__)

TICK = 0.5
"""Seconds between two measurements of the event loop's lag."""
TIMEOUT = 2.0
"""Seconds the bot may take to report its state."""


class CannotMonitorError(UserError):
    """The monitoring port cannot be opened."""


class Monitored(Protocol):
    """The bot, as monitoring sees it."""

    async def state(self) -> BotState | None:
        """Return the current state of the bot, or None while it is starting."""

    async def readiness(self) -> Mapping[str, bool]:
        """Return whether each dependency of the bot is available, by its name."""


class MonitoringServer:
    """The HTTP server for metrics and health checks."""

    def __init__(self, bot: Monitored, metrics: Metrics) -> None:
        self._bot = bot
        self._metrics = metrics
        self._exposition = make_aiohttp_handler(metrics.registry)
        self._tick: asyncio.TimerHandle | None = None
        self.address = ""
        """The base URL, once the server is open."""

    @asynccontextmanager
    async def open(self, host: str, port: int) -> AsyncIterator[None]:
        """Serve while the context is open.

        Args:
            port: 0 takes any free port.

        Raises:
            CannotMonitorError: the address cannot be bound.
        """
        runner = web.AppRunner(self._application(), access_log=None)
        await runner.setup()
        handler = CountingHandler(self._metrics)
        logging.getLogger().addHandler(handler)
        try:
            await self._listen(runner, host, port)
            self._wait()
            yield
        finally:
            if self._tick is not None:
                self._tick.cancel()
            logging.getLogger().removeHandler(handler)
            await runner.cleanup()

    def _application(self) -> web.Application:
        application = web.Application()
        application.router.add_get("/metrics", self._metrics_endpoint)
        application.router.add_get("/healthz", self._healthz)
        application.router.add_get("/readyz", self._readyz)
        return application

    async def _listen(self, runner: web.AppRunner, host: str, port: int) -> None:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise CannotMonitorError(
                "cli-no-monitoring", host=host, port=str(port), reason=str(error)
            ) from None
        shown = f"[{host}]" if ":" in host else host
        self.address = f"http://{shown}:{runner.addresses[0][1]}"
        log.info("metrics are served at %s/metrics", self.address)

    # -- endpoints ---------------------------------------------------------------------------------

    async def _metrics_endpoint(self, request: web.Request) -> web.StreamResponse:
        try:
            state = await asyncio.wait_for(self._bot.state(), TIMEOUT)
        except Exception as error:  # serve the counters all the same
            log.warning("the state of the bot could not be read: %s", error)
            state = None
        self._metrics.show(state)
        return await self._exposition(request)

    async def _healthz(self, request: web.Request) -> web.StreamResponse:
        return web.json_response({"alive": True})

    async def _readyz(self, request: web.Request) -> web.StreamResponse:
        try:
            parts = await asyncio.wait_for(self._bot.readiness(), TIMEOUT)
        except Exception as error:
            log.warning("readiness could not be checked: %s", error)
            parts = {}
        ready = bool(parts) and all(parts.values())
        return web.json_response({"ready": ready, **parts}, status=200 if ready else 503)

    # -- event loop lag ----------------------------------------------------------------------------

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + TICK

        def tick() -> None:
            self._metrics.lag.observe(max(0.0, loop.time() - due))
            self._wait()

        self._tick = loop.call_at(due, tick)
