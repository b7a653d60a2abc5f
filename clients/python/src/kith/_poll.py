"""Polling of runs, shared by the synchronous and the asynchronous client."""

from __future__ import annotations

import time
from typing import Any

from ._errors import RunFailedError, WaitTimeoutError

FIRST_POLL = 0.25


class Poll:
    """Decides when a run has ended and how long to wait before it is read again."""

    def __init__(self, kind: str, id: str, timeout: float, interval: float) -> None:
        self._name = f"the {kind} {id}"
        self._timeout = timeout
        self._until = time.monotonic() + timeout
        self._interval = interval
        self._delay = min(FIRST_POLL, interval)

    def delay(self, run: Any) -> float | None:
        status = run.get("status", "completed")
        if status == "completed":
            return None
        if status in ("failed", "cancelled"):
            raise RunFailedError(f"{self._name} has the status {status}", run)
        delay = self._delay
        if time.monotonic() + delay > self._until:
            raise WaitTimeoutError(f"{self._name} did not end within {self._timeout} s")
        self._delay = min(delay * 1.5, self._interval)
        return delay


def run_in(kind: str, id: str, answer: Any) -> Any:
    """Returns the run in the answer to a poll."""
    if isinstance(answer, str):  # response_format markdown
        return {"run_id": id, "status": "completed", "output": answer}
    return answer["data"]["dataset"] if kind == "dataset" else answer["data"]
