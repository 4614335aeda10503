"""A complete receiver for the Document Webhook: checks token and signature, answers quickly, handles each export once."""
import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TOKEN = os.environ.get("RECTO_TOKEN", "")
SECRET = base64.b64decode(os.environ.get("WEBHOOK_SECRET", "").removeprefix("whsec_"))
MAX_AGE_S = 300

# In a real system: a unique column in your database.
handled = set()


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
        self.answer(200)
        event = json.loads(body)
        # Retries and redeliveries of one export carry the same id.
        message_id = self.headers["webhook-id"]
        if event["event"] == "document.exported" and message_id not in handled:
            handled.add(message_id)
            handle(event)

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, *args) -> None:
        pass


if __name__ == "__main__":
    ThreadingHTTPServer(("", int(os.environ.get("PORT", "9000"))), Receiver).serve_forever()
