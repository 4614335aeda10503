"""A complete receiver for the Document Webhook: checks token and signature, stores before it answers, handles each export once."""
import base64
import hashlib
import hmac
import json
import os
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

TOKEN = os.environ.get("RECTO_TOKEN", "")
SECRET = base64.b64decode(os.environ.get("WEBHOOK_SECRET", "").removeprefix("whsec_"))
# Without them anybody could pass for Recto.
if not TOKEN or not SECRET:
    raise SystemExit("Set RECTO_TOKEN and WEBHOOK_SECRET.")
MAX_AGE_S = 300

# In a real system: a table of your database, with a unique column for the id.
FOLDER = Path(os.environ.get("RECEIVED_DIR", "received"))
FOLDER.mkdir(parents=True, exist_ok=True)
lock = threading.Lock()


def store(message_id: str, body: bytes) -> None:
    """Once for each id, however often it comes: retries and redeliveries of one export carry the same."""
    if (FOLDER / f"{message_id}.handled").exists() or (FOLDER / f"{message_id}.json").exists():
        return
    written = FOLDER / f"{message_id}.part"
    with open(written, "wb") as file:
        file.write(body)
        file.flush()
        os.fsync(file.fileno())
    written.rename(FOLDER / f"{message_id}.json")


def handle_waiting() -> None:
    """What was stored and not handled, be it from before a crash."""
    for path in sorted(FOLDER.glob("*.json")):
        event = json.loads(path.read_bytes())
        if event["event"] == "document.exported":
            handle(event)
        path.rename(path.with_suffix(".handled"))


def is_genuine(headers, body: bytes) -> bool:
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "0")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > MAX_AGE_S:
        return False
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(SECRET, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(signature, expected) for signature in headers.get("webhook-signature", "").split(" "))


def handle(document: dict) -> None:
    print(f"{document['filename']} of {document['contact_name']}, confidence {document['confidence_score']}: {document['doc_url']}")
    print(document["extracted_fields"], len(document["line_items"]), "line items", flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not hmac.compare_digest(self.headers.get("authorization", ""), f"Bearer {TOKEN}"):
            return self.answer(401)
        if not is_genuine(self.headers, body):
            return self.answer(400)
        message_id = self.headers["webhook-id"]
        if not re.fullmatch(r"[\w-]+", message_id):
            return self.answer(400)
        with lock:
            try:
                store(message_id, body)
            except OSError as error:
                print(error, flush=True)
                # Recto sends it again.
                return self.answer(500)
            self.answer(200)
            handle_waiting()

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *args) -> None:
        pass


if __name__ == "__main__":
    handle_waiting()
    ThreadingHTTPServer(("", int(os.environ.get("PORT", "9000"))), Receiver).serve_forever()
