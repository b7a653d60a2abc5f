"""Python client of kith: `Kith` and `AsyncKith`.

Both are loaded when they are first used, so that importing this module stays fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._errors import (
    AuthenticationError,
    ConflictError,
    ConnectionError,
    ExpiredError,
    KithError,
    NotFoundError,
    PaymentRequiredError,
    PermissionError,
    RateLimitError,
    RunFailedError,
    ServerError,
    UnavailableError,
    ValidationError,
    WaitTimeoutError,
)

if TYPE_CHECKING:
    from ._async_client import AsyncKith
    from ._client import Kith
    from ._stream import StreamEvent
    from ._webhooks import WebhookVerificationError, verify_webhook

__version__ = "0.1.0"

_LAZY = {
    "AsyncKith": "_async_client",
    "Kith": "_client",
    "StreamEvent": "_stream",
    "WebhookVerificationError": "_webhooks",
    "verify_webhook": "_webhooks",
}

__all__ = [
    "AsyncKith",
    "AuthenticationError",
    "ConflictError",
    "ConnectionError",
    "ExpiredError",
    "Kith",
    "KithError",
    "NotFoundError",
    "PaymentRequiredError",
    "PermissionError",
    "RateLimitError",
    "RunFailedError",
    "ServerError",
    "StreamEvent",
    "UnavailableError",
    "ValidationError",
    "WaitTimeoutError",
    "WebhookVerificationError",
    "verify_webhook",
]


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f".{_LAZY[name]}", __name__), name)
    globals()[name] = value
    return value
