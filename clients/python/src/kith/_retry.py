"""When a request is sent again, shared by the synchronous and the asynchronous client."""

from __future__ import annotations

import random

import httpx

from ._messages import json_of, seconds_of

RETRYABLE = frozenset({408, 429, 500, 502, 503, 504})
FIRST_DELAY, MAX_DELAY = 0.5, 30.0


def backoff(attempt: int) -> float:
    """Returns the seconds before another attempt: 50% to 100% of a limit that doubles each time."""
    return min(MAX_DELAY, FIRST_DELAY * 2**attempt) * (0.5 + random.random() / 2)


def retry_delay(response: httpx.Response, attempt: int) -> float | None:
    """Returns the seconds before the request is sent again, or None for a final response.

    A response that asks for more than 30 seconds is final. Its error has the seconds as `retry_after`.
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
