from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Mapping
from typing import Any


class WebhookVerificationError(Exception):
    """The webhook was not sent by kith, was changed on its way, or is too old."""


def verify_webhook(
    body: bytes | str, headers: Mapping[str, str], secret: str, *, tolerance: float = 300
) -> dict[str, Any]:
    """Checks the signature of a webhook and returns its event.

    `body` is the body as received, before it is parsed. `tolerance` is the greatest difference
    between the clocks, in seconds. Raises `WebhookVerificationError`.
    """
    content = body.encode() if isinstance(body, str) else body
    given = {name.lower(): value for name, value in headers.items()}
    try:
        id, timestamp, signatures = (
            given[name] for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
        )
        age = abs(time.time() - float(timestamp))
    except (KeyError, ValueError) as error:
        raise WebhookVerificationError("a header is missing or malformed") from error
    if not age <= tolerance:
        raise WebhookVerificationError("the webhook is too old, or a clock is wrong")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    expected = hmac.new(key, f"{id}.{timestamp}.".encode() + content, hashlib.sha256).digest()
    for signature in signatures.split():
        if signature.startswith("v1,") and hmac.compare_digest(expected, _decoded(signature[3:])):
            return json.loads(content)
    raise WebhookVerificationError("no signature matches")


def _decoded(signature: str) -> bytes:
    try:
        return base64.b64decode(signature, validate=True)
    except ValueError:
        return b""
