"""The client against a running service, named by RECTO_URL and RECTO_TOKEN, and against one that fails on purpose."""
import base64
import hashlib
import hmac
import inspect
import json
import os
import sys
import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent.parent))
from recto_client import (  # noqa: E402
    OPERATIONS,
    InvalidError,
    NoAnswerError,
    NotFoundError,
    NotModifiedError,
    Recto,
    TooManyError,
    UnauthorizedError,
    WebhookError,
    verify_webhook,
)

URL, TOKEN = os.environ["RECTO_URL"], os.environ["RECTO_TOKEN"]


class Service(unittest.TestCase):
    recto = Recto(URL, token=TOKEN)

    @classmethod
    def setUpClass(cls):
        contact = cls.recto.create_contact({"name": "Python Ltd"})
        cls.place = (contact["id"], cls.recto.list_folders(contact_id=contact["id"])["folders"][0]["id"])

    def test_uploads_once_and_reads_the_record(self):
        with TemporaryDirectory() as folder:
            file = Path(folder, 'Rechnung "7" für 发票.txt')
            file.write_text("Invoice Number: INV-7\nTotal: EUR 119.00")
            refs = {"HubSpot": {"record_id": "7"}}
            first = self.recto.upload(file, *self.place, external_refs=refs, idempotency_key="py-7")
            again = self.recto.upload(file, *self.place, external_refs=refs, idempotency_key="py-7")
        self.assertEqual(first["id"], again["id"])
        record = self.recto.processed(first["id"])
        self.assertEqual(record["filename"], 'Rechnung "7" für 发票.txt')
        self.assertEqual(record["external_refs"]["HubSpot"]["record_id"], "7")
        with self.recto.get_original(first["id"]) as original:
            self.assertTrue(original.read().startswith(b"Invoice Number"))

    def test_pages_through_lists_and_changes(self):
        for n in range(3):
            self.recto.upload(f"Page {n}".encode(), *self.place, filename=f"{n}.txt")
        ids = [row["id"] for row in self.recto.each("list_documents", contact_id=self.place[0], limit=2)]
        self.assertEqual(len(ids), self.recto.list_documents(contact_id=self.place[0])["total"])
        self.assertEqual(len(ids), len(set(ids)))
        change = next(self.recto.changes(after="0", type=["document.received"]))
        self.assertEqual(change["type"], "document.received")

    def test_refusals_are_told_by_class(self):
        with self.assertRaises(NotFoundError) as found:
            self.recto.get_document(2_000_000_000)
        self.assertEqual(found.exception.status, 404)
        self.assertIsNotNone(found.exception.request_id)
        with self.assertRaises(InvalidError) as found:
            self.recto.list_documents(limit=0)
        self.assertIn("limit", found.exception.detail)
        with self.assertRaises(UnauthorizedError):
            Recto(URL, token="re_wrong").get_me()
        tag = self.recto.send("GET", "/api/contacts", result="stream").headers["etag"]
        with self.assertRaises(NotModifiedError):
            self.recto.list_contacts(headers={"If-None-Match": tag})

    def test_has_a_method_for_every_operation(self):
        for name in OPERATIONS:
            self.assertTrue(inspect.isfunction(getattr(Recto, name)), name)


class Failing(unittest.TestCase):
    """A service that answers what it is told to, in order; None: hangs up."""

    def setUp(self):
        case = self
        self.answers, self.seen = [], []

        class Handler(BaseHTTPRequestHandler):
            def answer(self):
                length = int(self.headers.get("content-length", 0))
                body = self.rfile.read(length)
                case.seen.append((time.monotonic(), self.headers.get("idempotency-key"), body))
                status = case.answers.pop(0)
                if status is None:
                    return self.connection.close()
                self.send_response(status)
                if status == 429:
                    self.send_header("retry-after", "1")
                content = json.dumps({"detail": "no", "id": 1}).encode()
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_PATCH = answer

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.recto = Recto(f"http://127.0.0.1:{self.server.server_port}", token="re_x", retries=2)

    def tearDown(self):
        self.server.shutdown()
        self.server.server_close()

    def test_waits_as_long_as_retry_after_says(self):
        self.answers = [429, 200]
        self.recto.create_contact({"name": "x"})
        self.assertGreaterEqual(self.seen[1][0] - self.seen[0][0], 1)

    def test_gives_up_in_the_end(self):
        self.answers = [429, 429, 429]
        with self.assertRaises(TooManyError) as found:
            self.recto.get_me()
        self.assertEqual(found.exception.retry_after, 1)

    def test_an_upload_whose_answer_was_lost_is_sent_again_under_its_key(self):
        self.answers = [None, 503, 201]
        self.recto.upload(b"content", 1, 1, filename="a.txt")
        self.assertEqual(len({key for _, key, _ in self.seen}), 1)
        self.assertTrue(all(b"content" in body for _, _, body in self.seen))

    def test_what_may_have_been_done_is_not_done_again(self):
        self.answers = [None]
        with self.assertRaises(NoAnswerError):
            self.recto.change_status(1, {"status": "Export"})
        self.assertEqual(len(self.seen), 1)


class Webhooks(unittest.TestCase):
    def test_only_what_is_signed_and_fresh(self):
        secret = "whsec_" + base64.b64encode(b"k" * 32).decode()
        body = b'{"event": "document.exported"}'
        now = str(int(time.time()))
        mac = hmac.new(b"k" * 32, f"msg_1.{now}.".encode() + body, hashlib.sha256).digest()
        headers = {
            "Webhook-Id": "msg_1",
            "Webhook-Timestamp": now,
            "Webhook-Signature": "v1,other v1," + base64.b64encode(mac).decode(),
        }
        self.assertEqual(verify_webhook(body, headers, secret), ("msg_1", {"event": "document.exported"}))
        other = "whsec_" + base64.b64encode(b"o" * 32).decode()
        verify_webhook(body, headers, [other, secret])
        for broken in [
            (body + b" ", headers, secret),
            (body, headers, other),
            (body, {**headers, "Webhook-Timestamp": "1000"}, secret),
            (body, {}, secret),
        ]:
            with self.assertRaises(WebhookError):
                verify_webhook(*broken)


if __name__ == "__main__":
    unittest.main()
