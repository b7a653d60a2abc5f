from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Literal, overload
from urllib.parse import quote

import httpx

from . import _messages as messages
from ._errors import ConnectionError
from ._generated.sync_api import Api
from ._poll import Poll, run_in
from ._retry import backoff, retry_delay
from ._stream import EventParser, Progress, StreamEvent, ends_agent, ends_set, has_later_work

if TYPE_CHECKING:
    from typing_extensions import Self, Unpack

    from ._generated import models as m


class Kith(Api):
    """The API of kith. Methods return the `data` and `meta` of the response.

    They raise a `KithError` for an error response, and a `ConnectionError` if none arrives.
    `api_key` and `base_url` default to the environment variables KITH_API_KEY and KITH_URL
    (or KITH_BASE_URL).
    """

    def __init__(
        self,
        api_key: str | None = None,
        base_url: str | None = None,
        *,
        max_retries: int = 3,
        timeout: float = 300,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._api_key = api_key or os.environ["KITH_API_KEY"]
        self._max_retries = max_retries
        url = base_url or os.environ.get("KITH_BASE_URL") or os.environ.get("KITH_URL") or messages.DEFAULT_URL
        self._http = httpx.Client(
            base_url=url.rstrip("/"),
            timeout=httpx.Timeout(timeout, connect=10),
            transport=transport,
            # Reading the certificate authorities takes time, and plain HTTP needs none.
            verify=not url.startswith("http://"),
        )
        super().__init__(self._send)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def paginate(self, method: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Iterator[Any]:
        """Iterates over the entries of all pages: `kith.paginate(kith.datasets.rows, id)`."""
        cursor: str | None = None
        while True:
            page = method(*args, **kwargs, **({"cursor": cursor} if cursor else {}))
            for entry in messages.entries_of(page):
                yield entry
            cursor = messages.next_page(page)
            if cursor is None:
                return

    @overload
    def dry_run(self, kind: Literal["dataset"], **request: Unpack[m.DatasetsCreateRequest]) -> m.DryRun: ...
    @overload
    def dry_run(self, kind: Literal["batch"], **request: Unpack[m.PeopleEstimateRequest]) -> m.DryRun: ...
    def dry_run(self, kind: str, **request: Any) -> Any:
        """Returns the price range and the sources to ask. Stores and charges nothing."""
        path = {"dataset": "/v1/datasets", "batch": "/v1/people/batch/enrich"}[kind]
        return self._send("POST", path, body={**request, "dry_run": True})["data"]["dry_run"]

    @overload
    def wait_for(
        self, kind: Literal["dataset"], id: str, *, timeout: float = ..., interval: float = ...
    ) -> m.Dataset: ...
    @overload
    def wait_for(
        self, kind: Literal["set"], id: str, *, timeout: float = ..., interval: float = ...
    ) -> m.PeopleSet: ...
    @overload
    def wait_for(
        self, kind: Literal["batch"], id: str, *, timeout: float = ..., interval: float = ...
    ) -> m.Batch: ...
    @overload
    def wait_for(
        self, kind: Literal["agent"], id: str, *, timeout: float = ..., interval: float = ...
    ) -> m.AgentRunResult: ...
    @overload
    def wait_for(
        self, kind: Literal["profile"], id: str, *, timeout: float = ..., interval: float = ...
    ) -> m.PersonProfile: ...
    def wait_for(self, kind: str, id: str, *, timeout: float = 600, interval: float = 5) -> Any:
        """Polls a run until it ends and returns it. Times are in seconds.

        Raises `RunFailedError` for a failed or cancelled run, and `WaitTimeoutError`.
        """
        read: dict[str, Callable[[str], Any]] = {
            "dataset": self.datasets.read,
            "set": self.sets.read,
            "batch": self.people.batch.read,
            "agent": self.agent.runs.read,
            "profile": self.person.runs.read,
        }
        if kind not in read:
            raise ValueError(f"the kind of a run must be one of {', '.join(read)}")
        poll = Poll(kind, id, timeout, interval)
        while True:
            run = run_in(kind, id, read[kind](id))
            delay = poll.delay(run)
            if delay is None:
                return run
            time.sleep(delay)

    def stream_agent(
        self,
        *,
        idempotency_key: str | None = None,
        after: str | None = None,
        **task: Unpack[m.AgentChatRequest],
    ) -> Iterator[StreamEvent]:
        """Starts an agent task and streams it: text and tool chunks, then `finish` or `error`."""
        # A repeated POST with the same key returns the stream of the same run.
        headers = messages.headers_of(self._api_key, "POST", idempotency_key)
        progress = Progress(after, self._max_retries, ends_agent)
        return self._events("POST", "/v1/agent/chat", progress, headers=headers, json=task)

    def stream_run(self, run_id: str, *, after: str | None = None) -> Iterator[StreamEvent]:
        """Streams an agent run that was started before."""
        progress = Progress(after, self._max_retries, ends_agent)
        headers = messages.headers_of(self._api_key, "GET")
        return self._events("GET", f"/v1/agent/runs/{quote(run_id, safe='')}", progress, headers=headers)

    def stream_set(self, id: str, *, after: str | None = None, follow: bool = False) -> Iterator[StreamEvent]:
        """Streams the events of a Set until no work remains, or with `follow` until the Set ends."""
        progress = Progress(after, self._max_retries, ends_set(follow))
        headers = messages.headers_of(self._api_key, "GET")
        path = f"/v1/sets/{quote(id, safe='')}/events"
        return self._events("GET", path, progress, headers=headers, set_id=id)

    def _events(
        self,
        method: str,
        path: str,
        progress: Progress,
        *,
        headers: dict[str, str],
        json: Any = None,
        set_id: str | None = None,
    ) -> Iterator[StreamEvent]:
        while not progress.is_over:
            progress.connecting()
            sent = {**headers, "accept": "text/event-stream"}
            if progress.last_event_id is not None:
                sent["last-event-id"] = progress.last_event_id
            response = self._attempt(
                self._http.build_request(method, path, headers=sent, json=json), stream=True
            )
            delay: float | None
            try:
                if response.is_error:
                    response.read()
                    raise messages.failure_of(response)
                parser = EventParser()
                for text in response.iter_text():
                    for event in parser.events(text):
                        progress.received(event)
                        yield event
                        if progress.is_over and set_id is not None:
                            current = self.sets.read(set_id)
                            progress.is_over = not has_later_work(event, current["data"])
                        if progress.is_over:
                            return
                delay = progress.closed()
            except httpx.TransportError as error:
                delay = progress.lost()
                if delay is None:
                    raise ConnectionError("the connection of the stream was lost") from error
            finally:
                response.close()
            time.sleep(delay)

    def _send(
        self,
        method: str,
        path: str,
        *,
        query: dict[str, Any] | None = None,
        body: Any = None,
        idempotency_key: str | None = None,
    ) -> Any:
        headers = messages.headers_of(self._api_key, method, idempotency_key)
        params = messages.without_none(query)
        request = self._http.build_request(method, path, params=params, json=body, headers=headers)
        return messages.result_of(self._attempt(request))

    def _attempt(self, request: httpx.Request, *, stream: bool = False) -> httpx.Response:
        """Sends a request and repeats it after failures that may pass, with the same headers."""
        attempt = 0
        while True:
            try:
                response = self._http.send(request, stream=stream)
                if stream and response.is_error:
                    response.read()
                delay = (
                    None
                    if attempt >= self._max_retries or not response.is_error
                    else retry_delay(response, attempt)
                )
                if delay is None:
                    return response
            except httpx.TransportError as error:
                if attempt >= self._max_retries:
                    raise ConnectionError(f"no response from {request.url.host}") from error
                delay = backoff(attempt)
            time.sleep(delay)
            attempt += 1
