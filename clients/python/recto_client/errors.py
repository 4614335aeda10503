"""What a call can fail with, told by classes."""
from __future__ import annotations

import json
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime


class RectoError(Exception):
    """The service refused. ``detail`` is a sentence that says what to do."""

    def __init__(self, status: int, detail: str, headers: Mapping[str, str]) -> None:
        super().__init__(f"{status}: {detail}")
        self.status = status
        self.detail = detail
        self.request_id = headers.get("x-request-id")
        self.retry_after = seconds_of(headers.get("retry-after"))


class UnauthorizedError(RectoError):
    """401: the token is missing, wrong or was replaced."""


class ForbiddenError(RectoError):
    """403: this caller may not do this."""


class NotFoundError(RectoError):
    """404: there is no such thing."""


class ConflictError(RectoError):
    """409: it does not fit what is there."""


class OutdatedError(RectoError):
    """412: somebody else changed it meanwhile (If-Match)."""


class InvalidError(RectoError):
    """400, 413, 415, 422: what was sent cannot be used."""


class TooManyError(RectoError):
    """429: the queue is full, or too many attempts; see ``retry_after``."""


class ServiceError(RectoError):
    """5xx: the service could not do it."""


class NotModifiedError(RectoError):
    """304: the answer is still the one of ``If-None-Match``."""


class NoAnswerError(Exception):
    """No answer came."""


class WebhookError(Exception):
    """A request that claims to be a webhook was not signed by Recto, or is too old."""


CLASSES: dict[int, type[RectoError]] = {
    304: NotModifiedError,
    400: InvalidError,
    401: UnauthorizedError,
    403: ForbiddenError,
    404: NotFoundError,
    409: ConflictError,
    412: OutdatedError,
    413: InvalidError,
    415: InvalidError,
    422: InvalidError,
    429: TooManyError,
}


def error_of(status: int, reason: str, headers: Mapping[str, str], body: bytes) -> RectoError:
    """The error of an answer, with its own words where it has some."""
    try:
        detail = json.loads(body)["detail"]
    except (ValueError, KeyError, TypeError):
        detail = reason
    return CLASSES.get(status, ServiceError if status >= 500 else RectoError)(status, str(detail), headers)


def seconds_of(header: str | None) -> float | None:
    """``Retry-After`` is a number of seconds or a date."""
    if header is None:
        return None
    if header.isdigit():
        return float(header)
    try:
        return max(0.0, parsedate_to_datetime(header).timestamp() - time.time())
    except ValueError:
        return None
