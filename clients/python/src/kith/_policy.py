"""Requests, retries and polling, shared by the synchronous and the asynchronous client."""

from __future__ import annotations

import os
import random
import time
from typing import Any

import httpx

from ._errors import KithError, RunFailedError, WaitTimeoutError, error_of

DEFAULT_URL = "http://127.0.0.1:3333"
RETRYABLE = frozenset({408, 429, 500, 502, 503, 504})
FIRST_DELAY, MAX_DELAY = 0.5, 30.0
FIRST_POLL = 0.25


def headers_of(
    api_key: str, method: str, idempotency_key: str | None = None, last_event_id: str | None = None
) -> dict[str, str]:
    headers = {"authorization": f"Bearer {api_key}"}
    if method == "POST":
        headers["idempotency-key"] = idempotency_key or os.urandom(16).hex()
    if last_event_id is not None:
        headers["last-event-id"] = last_event_id
    return headers


def without_none(query: dict[str, Any] | None) -> dict[str, Any]:
    return {name: value for name, value in (query or {}).items() if value is not None}


def backoff(attempt: int) -> float:
    """Returns the seconds before another attempt: 50% to 100% of a limit that doubles each time."""
    return min(MAX_DELAY, FIRST_DELAY * 2**attempt) * (0.5 + random.random() / 2)


def seconds_of(retry_after: str | None) -> float | None:
    """Reads Retry-After: seconds, or an HTTP date."""
    if not retry_after:
        return None
    try:
        return max(0.0, float(retry_after))
    except ValueError:
        pass
    from email.utils import parsedate_to_datetime

    try:
        return max(0.0, parsedate_to_datetime(retry_after).timestamp() - time.time())
    except ValueError:
        return None


def json_of(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        return None


def failure_of(response: httpx.Response) -> KithError:
    after = seconds_of(response.headers.get("retry-after"))
    return error_of(response.status_code, json_of(response), after, response.headers.get("x-request-id"))


def retry_delay(response: httpx.Response, attempt: int) -> float | None:
    """Returns the seconds before the request is sent again, or None for a final response.

    A response that asks for more than 30 seconds is final. Its error has them as `retry_after`.
    """
    if response.status_code not in RETRYABLE:
        return None
    body = json_of(response)
    error = body.get("error") if isinstance(body, dict) else None
    if isinstance(error, dict) and error.get("retryable") is False:
        return None
    after = seconds_of(response.headers.get("retry-after"))
    if after is None:
        return backoff(attempt)
    return after if after <= MAX_DELAY else None


def result_of(response: httpx.Response) -> Any:
    if response.is_error:
        raise failure_of(response)
    is_json = "json" in response.headers.get("content-type", "")
    return response.json() if is_json else response.text


def entries_of(page: Any) -> list[Any]:
    """Returns the entries of a page: the list beside `next_cursor`."""
    return next((value for value in page["data"].values() if isinstance(value, list)), [])


def next_page(page: Any) -> str | None:
    return page["data"].get("next_cursor")


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
