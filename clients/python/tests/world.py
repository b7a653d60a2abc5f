"""The data that the tests use from the running service at KITH_BASE_URL."""

from __future__ import annotations

import json
import os
from typing import Any

import httpx

import kith

WORLD: dict[str, Any] = json.loads(os.environ["KITH_TEST_WORLD"])
ROWS = [{"domain": "tidewell.example"}, {"name": "Nobody At All"}, {"name": "Nobody Else"}]
DATASET: dict[str, Any] = {"entity": {"type": "company"}, "rows": ROWS, "columns": [{"key": "name"}]}


class CutStream(httpx.SyncByteStream, httpx.AsyncByteStream):
    """Breaks after some events, as a lost connection does."""

    def __init__(self, stream: Any, events: int) -> None:
        self._stream = stream
        self._left = events

    def _allowed(self, chunk: bytes) -> bytes:
        blocks = chunk.split(b"\n\n")
        kept = []
        for block in blocks[:-1]:
            if b"data:" in block:
                if self._left == 0:
                    break
                self._left -= 1
            kept.append(block + b"\n\n")
        else:
            kept.append(blocks[-1])
            return b"".join(kept)
        self._left = -1
        return b"".join(kept)

    def __iter__(self):
        for chunk in self._stream:
            yield self._allowed(chunk)
            if self._left < 0:
                raise httpx.ReadError("the connection was cut")

    async def __aiter__(self):
        async for chunk in self._stream:
            yield self._allowed(chunk)
            if self._left < 0:
                raise httpx.ReadError("the connection was cut")

    def close(self) -> None:
        self._stream.close()

    async def aclose(self) -> None:
        await self._stream.aclose()


class Chunks(httpx.SyncByteStream, httpx.AsyncByteStream):
    """A body that arrives in these parts."""

    def __init__(self, *parts: bytes) -> None:
        self._parts = parts

    def __iter__(self):
        yield from self._parts

    async def __aiter__(self):
        for part in self._parts:
            yield part


class Unreliable(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """Records requests. `failures` has the status, "lost" or a number of events, per request."""

    def __init__(self, failures: list[Any]) -> None:
        self.sent: list[httpx.Request] = []
        self._failures = list(failures)
        self._sync = httpx.HTTPTransport()
        self._async = httpx.AsyncHTTPTransport()

    def _refusal(self, request: httpx.Request) -> tuple[Any, httpx.Response | None]:
        self.sent.append(request)
        failure = self._failures.pop(0) if self._failures else None
        if not isinstance(failure, dict):
            return failure, None
        error = {"message": "refused", "request_id": "req_1", **failure["error"]}
        headers = failure.get("headers", {})
        return None, httpx.Response(failure["status"], json={"error": error}, headers=headers)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        failure, refusal = self._refusal(request)
        if refusal:
            return refusal
        response = self._sync.handle_request(request)
        if failure == "lost":
            response.read()
            raise httpx.ReadError("the response was lost")
        if isinstance(failure, int):
            response.stream = CutStream(response.stream, failure)
        return response

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        failure, refusal = self._refusal(request)
        if refusal:
            return refusal
        response = await self._async.handle_async_request(request)
        if failure == "lost":
            await response.aread()
            raise httpx.ReadError("the response was lost")
        if isinstance(failure, int):
            response.stream = CutStream(response.stream, failure)
        return response


def connect(*failures: Any, **options: Any) -> tuple[kith.Kith, Unreliable]:
    transport = Unreliable(list(failures))
    return kith.Kith(transport=transport, **options), transport


def connect_async(*failures: Any) -> tuple[kith.AsyncKith, Unreliable]:
    transport = Unreliable(list(failures))
    return kith.AsyncKith(transport=transport), transport


def answering(*parts: bytes) -> httpx.MockTransport:
    """Answers every request with a body that arrives in these parts."""
    return httpx.MockTransport(lambda _: httpx.Response(200, stream=Chunks(*parts)))


def limited(seconds: int) -> dict[str, Any]:
    error = {"code": "rate_limited", "retry_after_seconds": seconds}
    return {"status": 429, "error": error, "headers": {"retry-after": str(seconds)}}
