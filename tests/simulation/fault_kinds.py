"""The kinds of faults, and how often each occurs compared with the others.

The value of a kind is its name in the report. This module does not know when a fault occurs or what it does.
"""

from __future__ import annotations

from enum import StrEnum


class Fault(StrEnum):
    """The kinds of faults."""

    STORE_FAILS_BEFORE = "store fails before writing"
    STORE_FAILS_AFTER = "store fails after writing"
    STORE_UNREADABLE = "store cannot be read"
    STORE_DOWN = "store is down"
    STORE_SLOW = "store is slow"
    DISCORD_FAILS_BEFORE = "Discord fails before acting"
    DISCORD_FAILS_AFTER = "Discord fails after acting"
    DISCORD_SLOW = "Discord is slow"
    CHANNEL_REFUSES = "Discord denies permission"
    PROCESS_KILLED = "process is killed"
    PROCESS_STOPPED = "process is stopped"
    CLOCK_JUMPS = "clock jumps"
    TIMER_EARLY = "timer rings early"
    REQUEST_TWICE = "the same request twice"
    REQUESTS_AT_ONCE = "two requests at once"
    EVERYBODY_GONE = "everybody is gone for days"
    CONNECTION_LOST = "connection is lost"
    COMPUTER_FAILS = "computer cannot think"
    CHANNEL_DELETED = "channel is deleted"
    CHANNEL_HIDDEN = "channel is hidden for a while"
    THREAD_ARCHIVED = "thread is archived"
    MEMBER_KILLED = "one of several processes is killed"
    MEMBER_LEAVES = "a process leaves"
    MEMBER_FROZEN = "a process is frozen"
    MEMBER_JOINS = "a process joins"
    MEMBER_CUT_OFF = "one process cannot reach the database"
    RENEWAL_FAILS = "a renewal fails"
    RENEWAL_LATE = "a renewal is late"


STORE = (Fault.STORE_FAILS_BEFORE, Fault.STORE_FAILS_AFTER, Fault.STORE_UNREADABLE)
DISCORD = (
    Fault.DISCORD_FAILS_BEFORE,
    Fault.DISCORD_FAILS_AFTER,
    Fault.DISCORD_SLOW,
    Fault.CHANNEL_REFUSES,
)
OF_CHANNELS = (Fault.CHANNEL_DELETED, Fault.CHANNEL_HIDDEN, Fault.THREAD_ARCHIVED)
HARMLESS = (
    Fault.STORE_SLOW,
    Fault.TIMER_EARLY,
    Fault.REQUEST_TWICE,
    Fault.REQUESTS_AT_ONCE,
    Fault.EVERYBODY_GONE,
    Fault.COMPUTER_FAILS,
)
"""The faults that keep no message from being shown."""
OF_ONE_PROCESS = (
    Fault.PROCESS_KILLED,
    Fault.PROCESS_STOPPED,
    Fault.CLOCK_JUMPS,
    Fault.CONNECTION_LOST,
    Fault.CHANNEL_HIDDEN,
)
"""The faults that occur only if one process serves all tables."""

WEIGHTS = {
    Fault.STORE_FAILS_BEFORE: 1.0,
    Fault.STORE_FAILS_AFTER: 1.0,
    Fault.STORE_UNREADABLE: 1.0,
    Fault.STORE_DOWN: 0.1,
    Fault.STORE_SLOW: 1.0,
    Fault.DISCORD_FAILS_BEFORE: 1.0,
    Fault.DISCORD_FAILS_AFTER: 1.0,
    Fault.DISCORD_SLOW: 1.0,
    Fault.CHANNEL_REFUSES: 0.3,
    Fault.PROCESS_KILLED: 0.2,
    Fault.PROCESS_STOPPED: 0.1,
    Fault.CLOCK_JUMPS: 0.2,
    Fault.TIMER_EARLY: 2.0,
    Fault.REQUEST_TWICE: 2.0,
    Fault.REQUESTS_AT_ONCE: 5.0,
    Fault.EVERYBODY_GONE: 0.1,
    Fault.CONNECTION_LOST: 0.2,
    Fault.COMPUTER_FAILS: 2.0,
    Fault.CHANNEL_DELETED: 0.05,
    Fault.CHANNEL_HIDDEN: 0.2,
    Fault.THREAD_ARCHIVED: 0.5,
}
"""How often each kind occurs, relative to the others."""
SHARED_WEIGHTS = {
    Fault.MEMBER_KILLED: 1.0,
    Fault.MEMBER_LEAVES: 1.0,
    Fault.MEMBER_FROZEN: 1.5,
    Fault.MEMBER_JOINS: 0.5,
    Fault.MEMBER_CUT_OFF: 1.0,
    Fault.RENEWAL_FAILS: 1.0,
    Fault.RENEWAL_LATE: 1.0,
}
"""The same for the faults that occur only if several processes share the tables."""
