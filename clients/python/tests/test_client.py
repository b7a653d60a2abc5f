from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import subprocess
import sys
import time
import unittest

import kith
from world import DATASET, ROWS, WORLD, answering, connect, connect_async, limited

SEPARATORS = "one\u2028two\u2029three\u0085four"
SEPARATED = (
    b"id: 0\r",
    b"\nevent: error\rda",
    f'ta: {{"type": "error", "text": "{SEPARATORS}"}}\r\n\r'.encode(),
    b"\n",
)
SEPARATED_EVENT = kith.StreamEvent("0", "error", {"type": "error", "text": SEPARATORS})


def set_search(count: int) -> dict:
    return {"query": WORLD["query"], "count": count}


class Sync(unittest.TestCase):
    def test_answers(self):
        """methods return data and meta"""
        client, _ = connect()
        answer = client.search(query=WORLD["query"], type="fast", num_results=3)
        self.assertEqual(len(answer["data"]["results"]), 3)
        self.assertIsInstance(answer["meta"]["request_id"], str)

    def test_errors(self):
        """an error response raises the class of its family with code, fields and request id"""
        client, _ = connect()
        stranger = kith.Kith("kith_unknown")
        cases = [
            (stranger.account.credits, {}, kith.AuthenticationError, "invalid_api_key", 401),
            (lambda: client.datasets.read("ds_none"), {}, kith.NotFoundError, "not_found", 404),
            (client.search, {"num_results": 0}, kith.ValidationError, "validation_failed", 422),
        ]
        for call, arguments, family, code, status in cases:
            with self.assertRaises(family) as caught:
                call(**arguments)
            self.assertIsInstance(caught.exception, kith.KithError)
            self.assertEqual((caught.exception.code, caught.exception.status), (code, status))
            self.assertTrue(caught.exception.request_id)
            if status == 422:
                self.assertIn("num_results", caught.exception.fields)

    def test_idempotency(self):
        """a lost response is requested again with the same Idempotency-Key and runs once"""
        client, transport = connect("lost")
        before = len(list(client.paginate(client.datasets.list)))
        self.assertEqual(len(transport.sent), 2)  # the list itself was lost once
        client, transport = connect("lost")
        client.datasets.create(**DATASET)
        keys = [request.headers["idempotency-key"] for request in transport.sent]
        self.assertEqual(len(keys), 2)
        self.assertEqual(keys[0], keys[1])
        self.assertEqual(len(list(client.paginate(client.datasets.list))), before + 1)

    def test_retry_after(self):
        """a 429 is retried after the seconds of Retry-After, unless they exceed 30"""
        client, transport = connect(limited(1))
        began = time.monotonic()
        client.account.credits()
        self.assertGreaterEqual(time.monotonic() - began, 1)
        self.assertEqual(len(transport.sent), 2)
        client, transport = connect(limited(90))
        with self.assertRaises(kith.RateLimitError) as caught:
            client.account.credits()
        self.assertEqual(caught.exception.retry_after, 90)
        self.assertEqual(len(transport.sent), 1)

    def test_final_errors(self):
        """an error with retryable false is not retried; a lost connection is, up to max_retries"""
        client, transport = connect({"status": 503, "error": {"code": "search_failed", "retryable": False}})
        with self.assertRaises(kith.UnavailableError):
            client.search(query=WORLD["query"])
        self.assertEqual(len(transport.sent), 1)
        client, transport = connect("lost", "lost", max_retries=1)
        with self.assertRaises(kith.ConnectionError):
            client.account.credits()
        self.assertEqual(len(transport.sent), 2)

    def test_pages(self):
        """paginate reads every page of a list in order"""
        client, transport = connect()
        id = client.datasets.create(**DATASET)["data"]["dataset"]["id"]
        rows = list(client.paginate(client.datasets.rows, id, limit=1))
        self.assertEqual([row["seed"] for row in rows], ROWS)
        self.assertEqual(len([one for one in transport.sent if one.url.path.endswith("/rows")]), 3)

    def test_dry_run(self):
        """dry_run returns the price of a dataset and of a batch, and creates neither"""
        client, _ = connect()
        before = len(list(client.paginate(client.datasets.list)))
        dataset = client.dry_run("dataset", **DATASET)
        self.assertEqual(dataset["rows"], 3)
        self.assertEqual([column["key"] for column in dataset["columns"]], ["name"])
        people = [{"identifier": "somebody@tidewell.example"}]
        batch = client.dry_run("batch", people=people, fields=["phone"])
        self.assertEqual([column["key"] for column in batch["columns"]], ["phone"])
        self.assertEqual(len(list(client.paginate(client.datasets.list))), before)

    def test_waiting(self):
        """wait_for returns the ended dataset, Set, batch, agent run and profile"""
        client, _ = connect()
        dataset = client.datasets.create(**DATASET, mode="async")["data"]["dataset"]
        self.assertEqual(client.wait_for("dataset", dataset["id"])["rows_completed"], 3)
        created = client.sets.create(search=set_search(2))["data"]
        self.assertEqual(client.wait_for("set", created["id"])["status"], "completed")
        items = list(client.paginate(client.sets.items, created["id"], status="admitted"))
        self.assertEqual(len(items), 2)
        people = [{"identifier": "somebody@tidewell.example"}]
        batch = client.people.batch.create(people=people, fields=["phone"])["data"]
        self.assertEqual(client.wait_for("batch", batch["id"])["people_completed"], 1)
        run = client.agent.run(task=WORLD["task"])["data"]
        self.assertEqual(client.wait_for("agent", run["run_id"])["output"], WORLD["answer"])
        profile = client.person.create(identifier={"pronet_url": WORLD["pronet_url"]})["data"]
        self.assertIn("Nadia", client.wait_for("profile", profile["run_id"])["identity"]["name"])

    def test_waiting_in_vain(self):
        """wait_for raises RunFailedError for a cancelled run, and WaitTimeoutError when time is up"""
        client, _ = connect()
        id = client.agent.run(task=WORLD["endless"])["data"]["run_id"]
        with self.assertRaises(kith.WaitTimeoutError):
            client.wait_for("agent", id, timeout=0)
        client.agent.runs.cancel(id)
        with self.assertRaises(kith.RunFailedError) as caught:
            client.wait_for("agent", id)
        self.assertEqual(caught.exception.run["status"], "cancelled")
        with self.assertRaisesRegex(ValueError, "one of dataset, set, batch, agent, profile"):
            client.wait_for("person", id)

    def test_streams(self):
        """an agent stream that breaks twice is resumed without missing or repeated chunks"""
        client, transport = connect(2, 2)
        events = list(client.stream_agent(task=WORLD["task"]))
        self.assertEqual([int(event.id) for event in events], list(range(len(events))))
        self.assertEqual(events[-1].type, "finish")
        text = "".join(event.data["delta"] for event in events if event.type == "text-delta")
        self.assertEqual(text, WORLD["answer"])
        positions = [request.headers.get("last-event-id") for request in transport.sent]
        self.assertEqual(positions, [None, "1", "3"])
        self.assertEqual(len({request.headers["idempotency-key"] for request in transport.sent}), 1)
        run_id = events[0].data["messageMetadata"]["run_id"]
        self.assertEqual(list(client.stream_run(run_id, after="1")), events[2:])

    def test_line_breaks(self):
        """lines of a stream end only at CR, LF and CRLF, also when a CRLF arrives in two parts"""
        client = kith.Kith(transport=answering(*SEPARATED))
        self.assertEqual(list(client.stream_run("run_1")), [SEPARATED_EVENT])

    def test_set_stream(self):
        """the events of a Set are streamed until it is idle, across a lost connection"""
        client, _ = connect()
        id = client.sets.create(search=set_search(3))["data"]["id"]
        reader, transport = connect(1)
        events = list(reader.stream_set(id))
        self.assertEqual(len([one for one in transport.sent if one.url.path.endswith("/events")]), 2)
        self.assertEqual(events[-1].type, "set.idle")
        numbers = [int(event.id) for event in events]
        self.assertEqual(numbers, sorted(set(numbers)))
        self.assertIn("set.item.created", [event.type for event in events])
        with self.assertRaises(kith.NotFoundError):
            list(client.stream_set("set_none"))

    def test_set_stream_again(self):
        """the stream of a Set that got more work does not end at an earlier set.idle"""
        client, _ = connect()
        id = client.sets.create(search=set_search(1))["data"]["id"]
        client.wait_for("set", id)
        client.sets.searches.create(id, **set_search(2))
        during = [event.type for event in client.stream_set(id)]
        self.assertEqual(client.sets.read(id)["data"]["status"], "completed")
        after = [event.type for event in client.stream_set(id)]
        for kinds in (during, after):
            self.assertEqual(kinds[-1], "set.idle")
            self.assertEqual(kinds.count("set.idle"), 2)

    def test_webhooks(self):
        """verify_webhook returns the event of a signed body, and rejects changed, old and foreign ones"""
        body, headers, secret = (WORLD["webhook"][name] for name in ("body", "headers", "secret"))
        self.assertEqual(kith.verify_webhook(body, headers, secret)["type"], "set.idle")
        self.assertEqual(kith.verify_webhook(body.encode(), headers, secret)["type"], "set.idle")

        def signed(at: float, key: str = secret) -> dict[str, str]:
            content = f"evt_1.{int(at)}.{body}".encode()
            digest = hmac.new(base64.b64decode(key.removeprefix("whsec_")), content, hashlib.sha256).digest()
            signature = "v1," + base64.b64encode(digest).decode()
            return {"webhook-id": "evt_1", "webhook-timestamp": str(int(at)), "webhook-signature": signature}

        now = time.time()
        self.assertEqual(kith.verify_webhook(body, signed(now), secret)["type"], "set.idle")
        foreign = "whsec_" + base64.b64encode(os.urandom(32)).decode()
        for text, given in [
            (body.replace("idle", "busy"), headers),
            (body, signed(now, foreign)),
            (body, signed(now - 3600)),
            (body, {**headers, "webhook-signature": "v1,????"}),
            (body, {**headers, "webhook-signature": "v1,é"}),
            (body, {}),
        ]:
            with self.assertRaises(kith.WebhookVerificationError):
                kith.verify_webhook(text, given, secret)

    def test_import(self):
        """importing kith loads neither httpx nor the types"""
        code = "import sys, kith; print([m for m in sys.modules if m.split('.')[0] in ('httpx', 'typing_extensions')])"
        printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        self.assertEqual(json.loads(printed.stdout), [])

    def test_types(self):
        """kith.types has the TypedDicts of the document"""
        from kith.types import DatasetsCreateRequest

        self.assertEqual(DatasetsCreateRequest.__required_keys__, {"entity", "rows", "columns"})


class Async(unittest.IsolatedAsyncioTestCase):
    async def test_answers(self):
        """AsyncKith retries, paginates and waits as Kith does"""
        client, transport = connect_async("lost")
        async with client:
            dataset = (await client.datasets.create(**DATASET, mode="async"))["data"]["dataset"]
            self.assertEqual(len({request.headers["idempotency-key"] for request in transport.sent}), 1)
            await client.wait_for("dataset", dataset["id"])
            rows = [row async for row in client.paginate(client.datasets.rows, dataset["id"], limit=1)]
            self.assertEqual([row["seed"] for row in rows], ROWS)
            self.assertEqual((await client.dry_run("dataset", **DATASET))["rows"], 3)
            with self.assertRaises(kith.NotFoundError):
                await client.datasets.read("ds_none")

    async def test_streams(self):
        """AsyncKith resumes a broken agent stream and the stream of a Set"""
        client, transport = connect_async(2, 2)
        events = [event async for event in client.stream_agent(task=WORLD["task"])]
        self.assertEqual([int(event.id) for event in events], list(range(len(events))))
        self.assertEqual(events[-1].type, "finish")
        self.assertEqual(len(transport.sent), 3)
        id = (await client.sets.create(search=set_search(1)))["data"]["id"]
        kinds = [event.type async for event in client.stream_set(id)]
        self.assertEqual(kinds[-1], "set.idle")
        await client.sets.searches.create(id, **set_search(2))
        kinds = [event.type async for event in client.stream_set(id)]
        self.assertEqual(kinds.count("set.idle"), 2)
        await client.close()

    async def test_line_breaks(self):
        """AsyncKith ends lines of a stream only at CR, LF and CRLF"""
        async with kith.AsyncKith(transport=answering(*SEPARATED)) as client:
            events = [event async for event in client.stream_run("run_1")]
        self.assertEqual(events, [SEPARATED_EVENT])
