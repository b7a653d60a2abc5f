from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ._retry import backoff

MIN_OPEN = 5.0
"""The stream is over if the server closes a connection within these seconds without sending an event."""
# A carriage return at the end may be half of a line break.
LINE_BREAK = re.compile(r"\r\n|\n|\r(?!\Z)")


@dataclass(frozen=True)
class StreamEvent:
    """An event of a stream. `id` is its number."""

    id: str | None
    type: str
    data: Any


class Progress:
    """The position in a stream across its connections."""

    def __init__(self, after: str | None, max_retries: int, is_last: Callable[[StreamEvent], bool]) -> None:
        self.last_event_id = after
        self.is_over = False
        self._is_last = is_last
        self._max_retries = max_retries
        self._failures = 0
        self._received = 0
        self._began = 0.0

    def connecting(self) -> None:
        self._received = 0
        self._began = time.monotonic()

    def received(self, event: StreamEvent) -> None:
        self._received += 1
        self._failures = 0
        self.last_event_id = event.id or self.last_event_id
        self.is_over = self._is_last(event)

    def closed(self) -> float:
        """Notes that the server closed the connection. Returns the seconds before the next connection."""
        if self._received == 0 and time.monotonic() - self._began < MIN_OPEN:
            self.is_over = True
            return 0
        return self._next_delay()

    def lost(self) -> float | None:
        """Notes a lost connection. Returns the seconds before the next one, or None if too many failed."""
        return None if self._failures >= self._max_retries else self._next_delay()

    def _next_delay(self) -> float:
        self._failures += 1
        return backoff(self._failures - 1)


class EventParser:
    """Parses text/event-stream. Skips comments."""

    def __init__(self) -> None:
        self._fields: dict[str, str] = {}
        self._data: list[str] = []
        self._rest = ""

    def events(self, text: str) -> Iterator[StreamEvent]:
        """Parses the next part of the stream. Unlike str.splitlines(), it breaks lines only at CR and LF."""
        lines = LINE_BREAK.split(self._rest + text)
        self._rest = lines.pop()
        for line in lines:
            yield from self._line(line)

    def _line(self, line: str) -> Iterator[StreamEvent]:
        if line == "":
            if self._data:
                data = json.loads("\n".join(self._data))
                yield StreamEvent(self._fields.get("id"), self._fields.get("event", "message"), data)
            self._fields, self._data = {}, []
            return
        name, _, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if name == "data":
            self._data.append(value)
        elif name:
            self._fields[name] = value


def ends_agent(event: StreamEvent) -> bool:
    return event.data["type"] in ("finish", "error", "abort")


def ends_set(follow: bool) -> Callable[[StreamEvent], bool]:
    return lambda event: not follow and event.type == "set.idle"


def has_later_work(idle: StreamEvent, current: Mapping[str, Any]) -> bool:
    """Reports whether the Set got work after this `set.idle`. If so, another `set.idle` follows."""
    return current["status"] == "running" or _work_of(current) > _work_of(idle.data["data"])


def _work_of(people: Mapping[str, Any]) -> int:
    return len(people["searches"]) + len(people["enrichments"]) + sum(people["items"].values())
