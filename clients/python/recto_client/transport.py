"""One request: its address and body, attempts, and what becomes of the answer."""
from __future__ import annotations

import http.client
import json
import os
import random
import re
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode, urlsplit

from .errors import NoAnswerError, error_of, seconds_of

TRANSIENT = {408, 425, 429, 500, 502, 503, 504}
SAFE = {"GET", "HEAD", "PUT", "DELETE"}
LONGEST_WAIT_S = 60
CHUNK = 1 << 16


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


class Transport:
    """Sends calls; the methods of the API are made of ``send``."""

    def __init__(self, url: str, token: str | None = None, *, retries: int = 4, timeout: float = 100) -> None:
        """
        url: where the service is, ``https://recto.example.com``; a path of it belongs to it.
        token: the API token, or a personal token. Without one, call ``sign_in``.
        retries: how often a call is tried again.
        timeout: seconds until an attempt without an answer is given up.
        """
        self._url = url.rstrip("/")
        self._token = token
        self._retries = retries
        self._timeout = timeout
        self._cookie: str | None = None
        self._opener = urllib.request.build_opener(_NoRedirects)

    def send(
        self,
        method: str,
        path: str,
        *,
        params: dict[str, Any] | None = None,
        query: dict[str, Any] | None = None,
        own_headers: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        body: Any = None,
        fields: dict[str, Any] | None = None,
        result: str = "json",
    ) -> Any:
        """For the methods of the API. Raises ``RectoError`` for a refusal and ``NoAnswerError`` where no answer came.

        A result of the kind ``stream`` is an open response: a file, events, or a redirect; read and close it.
        """
        own = {name: str(value) for name, value in (own_headers or {}).items() if value is not None}
        address = self._url + _address(path, params or {}, query or {})
        repeatable = method in SAFE or "Idempotency-Key" in own
        for attempt in range(self._retries + 1):
            last = attempt == self._retries
            try:
                request = self._request(method, address, {**own, **(headers or {})}, body, fields)
                response = self._opener.open(request, timeout=self._timeout)
                return self._result(response, result)
            except urllib.error.HTTPError as answer:
                if result == "stream" and answer.status in (301, 302, 303):
                    return answer
                with answer:
                    refusal = error_of(answer.status, answer.reason, answer.headers, answer.read())
                wait = seconds_of(answer.headers.get("retry-after"))
                may_repeat = repeatable or answer.status == 429
                if last or answer.status not in TRANSIENT or not may_repeat or (wait or 0) > LONGEST_WAIT_S:
                    raise refusal from None
            except (OSError, http.client.HTTPException) as error:
                wait = None
                if last or not repeatable:
                    raise NoAnswerError(f"{method} {path}: {error}") from error
            time.sleep(0.25 * 2**attempt * (1 + random.random()) if wait is None else wait)
        raise AssertionError("unreachable")

    def _request(
        self, method: str, address: str, headers: dict[str, str], body: Any, fields: dict[str, Any] | None
    ) -> urllib.request.Request:
        data: Any = None
        if fields is not None:
            data, length, boundary = _multipart(fields)
            headers = {**headers, "Content-Type": f"multipart/form-data; boundary={boundary}", "Content-Length": str(length)}
        elif body is not None:
            data = json.dumps(body).encode()
            headers = {**headers, "Content-Type": "application/json"}
        request = urllib.request.Request(address, data=data, method=method, headers=headers)
        if self._token is not None:
            request.add_header("Authorization", f"Bearer {self._token}")
        if self._cookie is not None:
            # A session is believed from the service's own origin only.
            parts = urlsplit(self._url)
            request.add_header("Cookie", self._cookie)
            request.add_header("Origin", f"{parts.scheme}://{parts.netloc}")
        return request

    def _result(self, response: Any, result: str) -> Any:
        cookie = response.headers.get("set-cookie")
        if cookie is not None:
            self._cookie = cookie.split(";")[0]
        if result == "stream":
            return response
        with response:
            content = response.read()
        return None if result == "none" else json.loads(content)


def _address(path: str, params: dict[str, Any], query: dict[str, Any]) -> str:
    address = re.sub(r"\{(\w+)\}", lambda match: quote(str(params[match[1]]), safe=""), path)
    pairs = [
        (name, _text(one))
        for name, value in query.items()
        for one in (value if isinstance(value, (list, tuple)) else [value])
        if one is not None
    ]
    return f"{address}?{urlencode(pairs)}" if pairs else address


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _multipart(fields: dict[str, Any]) -> tuple[Iterator[bytes], int, str]:
    """The body in pieces, its length and its boundary. The file is read while it is sent."""
    boundary = uuid.uuid4().hex
    file = fields["file"]
    if isinstance(file, tuple):
        name, content = file
        size = len(content)
    else:
        content = Path(file)
        name, size = content.name, os.path.getsize(content)
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="{key}"\r\n\r\n{value}\r\n'
        for key, value in fields.items()
        if value is not None and key != "file"
    ]
    escaped = name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
    parts.append(
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{escaped}"\r\n'
        "Content-Type: application/octet-stream\r\n\r\n"
    )
    head, tail = "".join(parts).encode(), f"\r\n--{boundary}--\r\n".encode()

    def pieces() -> Iterator[bytes]:
        yield head
        if isinstance(content, Path):
            with open(content, "rb") as opened:
                while chunk := opened.read(CHUNK):
                    yield chunk
        else:
            yield content
        yield tail

    return pieces(), len(head) + size + len(tail), boundary
