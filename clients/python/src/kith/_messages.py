"""Requests and responses, shared by the synchronous and the asynchronous client."""

from __future__ import annotations

import os
import time
from typing import Any

import httpx

from ._errors import KithError, error_of

DEFAULT_URL = "http://127.0.0.1:3333"


def headers_of(api_key: str, method: str, idempotency_key: str | None = None) -> dict[str, str]:
    headers = {"authorization": f"Bearer {api_key}"}
    if method == "POST":
        headers["idempotency-key"] = idempotency_key or os.urandom(16).hex()
    return headers


def without_none(query: dict[str, Any] | None) -> dict[str, Any]:
    return {name: value for name, value in (query or {}).items() if value is not None}


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
