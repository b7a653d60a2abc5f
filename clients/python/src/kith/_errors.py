from __future__ import annotations

from typing import Any


class KithError(Exception):
    """An error response of the service.

    `code` says what happened. `fields` has messages by the path of the field, such as
    `rows.3.email`. `request_id` names the request in the service's logs. `retry_after` is the
    seconds to wait before another attempt. `body` is the `error` object of the response.
    """

    def __init__(self, error: dict[str, Any], status: int) -> None:
        super().__init__(f"{error['code']}: {error.get('message', 'no message')}")
        self.code: str = error["code"]
        self.status = status
        self.request_id: str | None = error.get("request_id")
        self.fields: dict[str, list[str]] = (error.get("details") or {}).get("fieldErrors") or {}
        self.retry_after: float | None = error.get("retry_after_seconds")
        self.body = error


class AuthenticationError(KithError):
    """401: the key is missing, unknown, expired or revoked."""


class PaymentRequiredError(KithError):
    """402: the plan, the credits or a budget does not cover the request."""


class PermissionError(KithError):
    """403: the key lacks a scope, or the workspace is suspended."""


class NotFoundError(KithError):
    """404 and 405: no such route, method or object."""


class ConflictError(KithError):
    """409: the Idempotency-Key belongs to a different request."""


class ExpiredError(KithError):
    """410: the run is older than 7 days."""


class ValidationError(KithError):
    """400, 413, 415 and 422: the request is wrong. `fields` lists what to correct."""


class RateLimitError(KithError):
    """429: too many requests. `retry_after` says how long to wait."""


class UnavailableError(KithError):
    """503: the service cannot do the work now, or the work failed."""


class ServerError(KithError):
    """500 and every other status."""


class ConnectionError(Exception):
    """No response arrived, or the connection of a stream was lost."""


class RunFailedError(Exception):
    """A run ended without a result. `run` is its last state."""

    def __init__(self, message: str, run: Any) -> None:
        super().__init__(message)
        self.run = run


class WaitTimeoutError(Exception):
    """A run did not end in time. It continues; wait again with the same id."""


_FAMILIES: dict[int, type[KithError]] = {
    400: ValidationError,
    401: AuthenticationError,
    402: PaymentRequiredError,
    403: PermissionError,
    404: NotFoundError,
    405: NotFoundError,
    409: ConflictError,
    410: ExpiredError,
    413: ValidationError,
    415: ValidationError,
    422: ValidationError,
    429: RateLimitError,
    503: UnavailableError,
}


def error_of(status: int, body: Any, retry_after: float | None, request_id: str | None) -> KithError:
    """Returns the error of a response. A proxy's page, which is not JSON, has the code `http_<status>`."""
    given = body.get("error") if isinstance(body, dict) else None
    error = {"code": f"http_{status}", "message": f"the service answered with status {status}"}
    if request_id is not None:
        error["request_id"] = request_id
    if retry_after is not None:
        error["retry_after_seconds"] = retry_after  # type: ignore[assignment]
    if isinstance(given, dict):
        error.update(given)
    return _FAMILIES.get(status, ServerError)(error, status)
