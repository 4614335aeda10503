"""The client of Recto: every operation of the API, and what makes several of them one. Standard library only."""
from __future__ import annotations

import json
import uuid
from collections.abc import Iterator
from typing import Any

from .errors import (
    ConflictError,
    ForbiddenError,
    InvalidError,
    NoAnswerError,
    NotFoundError,
    NotModifiedError,
    OutdatedError,
    RectoError,
    ServiceError,
    TooManyError,
    UnauthorizedError,
    WebhookError,
)
from .generated import LISTS, OPERATIONS, Operations
from .webhooks import verify_webhook

__all__ = [
    "OPERATIONS",
    "ConflictError",
    "ForbiddenError",
    "InvalidError",
    "NoAnswerError",
    "NotFoundError",
    "NotModifiedError",
    "OutdatedError",
    "Recto",
    "RectoError",
    "ServiceError",
    "TooManyError",
    "UnauthorizedError",
    "WebhookError",
    "verify_webhook",
]


class Recto(Operations):
    """``Recto("https://recto.example.com", token="re_…")``."""

    def each(self, operation: str, *args: Any, **filters: Any) -> Iterator[dict[str, Any]]:
        """The rows of a list, page by page, whatever is added meanwhile: ``recto.each("list_documents")``."""
        cursor = None
        while True:
            page = getattr(self, operation)(*args, **filters, cursor=cursor)
            yield from page[LISTS[operation]]
            cursor = page["next_cursor"]
            if cursor is None:
                return

    def changes(self, after: str = "latest", wait: int = 30, **filters: Any) -> Iterator[dict[str, Any]]:
        """What happens to documents, without an end. Keep the ``id`` of the last one: it is ``after`` next time."""
        while True:
            page = self.get_changes(after=after, wait=wait, **filters)
            yield from page["changes"]
            after = page["next"]

    def upload(
        self,
        file: Any,
        contact_id: int,
        folder_id: int,
        *,
        filename: str | None = None,
        profile_id: int | None = None,
        external_refs: dict[str, Any] | None = None,
        idempotency_key: str | None = None,
    ) -> dict[str, Any]:
        """Uploads and, where the answer is lost, tries again without making a second document.

        file: a path, or bytes beside ``filename``.
        idempotency_key: the same text again gives the same document: name the thing, not the attempt.
        """
        fields = {
            "contact_id": contact_id,
            "folder_id": folder_id,
            "profile_id": profile_id,
            "external_refs": None if external_refs is None else json.dumps(external_refs),
            "file": file if filename is None else (filename, file),
        }
        return self.upload_document(fields, idempotency_key=idempotency_key or str(uuid.uuid4()))

    def processed(self, id: int) -> dict[str, Any]:
        """The record once it is processed."""
        while True:
            record = self.get_document(id, wait=60)
            if record["status"] not in ("New", "Processing"):
                return record
