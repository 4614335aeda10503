"""Whether a request is a webhook of this Recto: the signature of the Standard Webhooks specification, and its age."""
from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import WebhookError


def verify_webhook(
    body: bytes, headers: Mapping[str, str], secret: str | Sequence[str], tolerance: float = 300
) -> tuple[str, dict[str, Any]]:
    """The ``webhook-id``, a key of what was done already, and the event. Raises ``WebhookError`` otherwise.

    body: the bytes as they came, not parsed and written again.
    secret: the ``whsec_…`` of the endpoint; several while one replaces another.
    tolerance: seconds that a request may be old.
    """
    own = {name.lower(): value for name, value in headers.items()}
    try:
        id, timestamp, signatures = (own[f"webhook-{name}"] for name in ("id", "timestamp", "signature"))
    except KeyError:
        raise WebhookError("The headers of a webhook are missing.") from None
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > tolerance:
        raise WebhookError("The webhook is too old, or the clocks differ.")
    signed = f"{id}.{timestamp}.".encode() + body
    for one in [secret] if isinstance(secret, str) else secret:
        try:
            key = base64.b64decode(one.removeprefix("whsec_"), validate=True)
        except binascii.Error:
            raise WebhookError("The secret is not of the form whsec_….") from None
        expected = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
        if any(hmac.compare_digest(given.encode(), expected) for given in signatures.split(" ")):
            return id, json.loads(body)
    raise WebhookError("The webhook was not signed with this secret.")
