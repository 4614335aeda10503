"""Written by "npm run clients" from the OpenAPI document; not by hand."""
from __future__ import annotations

from typing import Any

from .transport import Transport


class Operations(Transport):
    """Every operation of the API, under its name there in snake_case."""

    def upload_document(self, fields: dict[str, Any], *, wait: int | None = None, idempotency_key: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Upload a document and queue it for processing.

        wait: Seconds to wait until the document is processed; the answer then shows it as it is.
        idempotency_key: Any text up to 200 characters. The same request under the same key answers with the first document and `Idempotent-Replayed: true`; another request with 409.
        """
        return self.send("POST", "/api/documents/upload", query={"wait": wait}, own_headers={"Idempotency-Key": idempotency_key}, fields=fields, headers=headers, result="json")

    def scan_document(self, fields: dict[str, Any], *, idempotency_key: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Make one document of photos of its sheets.

        idempotency_key: Any text up to 200 characters. The same request under the same key answers with the first document and `Idempotent-Replayed: true`; another request with 409.
        """
        return self.send("POST", "/api/documents/scan", own_headers={"Idempotency-Key": idempotency_key}, fields=fields, headers=headers, result="json")

    def list_documents(self, *, contact_id: int | None = None, folder_id: int | None = None, status: list[Any] | Any | None = None, date_from: str | None = None, date_to: str | None = None, updated_since: str | None = None, doc_date_from: str | None = None, doc_date_to: str | None = None, confidence_label: list[Any] | Any | None = None, doc_type: list[Any] | Any | None = None, profile_id: int | None = None, parent_id: int | None = None, external_system: str | None = None, external_record_id: str | None = None, filename: str | None = None, duplicates: bool | None = None, q: str | None = None, assignee_id: str | int | None = None, overdue: bool | None = None, waits_for: str | None = None, postponed: str | None = None, blocked: bool | None = None, blocker_kind: list[Any] | Any | None = None, rejected: bool | None = None, retention: str | None = None, kept_until_from: str | None = None, kept_until_to: str | None = None, field: list[Any] | Any | None = None, limit: int | None = None, offset: int | None = None, cursor: str | None = None, sort: str | None = None, order: str | None = None, columns: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """List documents.

        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        status: May be repeated.
        date_from: Upload day or time, inclusive.
        date_to: Upload day or time, inclusive.
        updated_since: Changed on that day or at that time, or later.
        doc_date_from: First date of the document itself, inclusive.
        doc_date_to: Last date of the document itself, inclusive.
        confidence_label: The score in a word: High from 90, Good from 70, Low from 50, Poor below.
        doc_type: Kind of document; null until it is processed.
        profile_id: The extraction profile.
        parent_id: Only the documents that this one was split into.
        external_system: Name of a system that external_refs has.
        external_record_id: Needs external_system.
        filename: The whole name, any case: whether a folder has a file of that name already.
        duplicates: Only documents whose content the contact had before, or only others.
        q: Full text, English and Chinese.
        assignee_id: A person, `me` for the caller, `none` for documents of nobody.
        overdue: Only documents whose assignee has not finished them in time, or only others.
        waits_for: `me`: only documents whose approval waits for the caller, or for somebody they stand in for.
        postponed: Whether documents postponed to a later day are left out. All when omitted.
        blocked: Only documents with open blocking blockers, or only others.
        blocker_kind: With an open blocker of one of these kinds.
        rejected: Only rejected documents, or only others.
        retention: What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.
        kept_until_from: Last day that a rule keeps it, inclusive.
        kept_until_to: Last day that a rule keeps it, inclusive.
        field: By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.
        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        sort: `field.<key>` sorts by a field of the profile, amounts and numbers as such.
        order: asc: smallest or oldest first; desc: the other way.
        columns: Keys of profile fields, divided by commas: the rows carry them in `fields`.
        """
        return self.send("GET", "/api/documents", query={"contact_id": contact_id, "folder_id": folder_id, "status": status, "date_from": date_from, "date_to": date_to, "updated_since": updated_since, "doc_date_from": doc_date_from, "doc_date_to": doc_date_to, "confidence_label": confidence_label, "doc_type": doc_type, "profile_id": profile_id, "parent_id": parent_id, "external_system": external_system, "external_record_id": external_record_id, "filename": filename, "duplicates": duplicates, "q": q, "assignee_id": assignee_id, "overdue": overdue, "waits_for": waits_for, "postponed": postponed, "blocked": blocked, "blocker_kind": blocker_kind, "rejected": rejected, "retention": retention, "kept_until_from": kept_until_from, "kept_until_to": kept_until_to, "field": field, "limit": limit, "offset": offset, "cursor": cursor, "sort": sort, "order": order, "columns": columns}, headers=headers, result="json")

    def get_document(self, id: int, *, wait: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """One document record.

        id: Identifier within its kind; never given to another.
        wait: Seconds to wait until the document is processed; the answer then shows it as it is.
        """
        return self.send("GET", "/api/documents/{id}", params={"id": id}, query={"wait": wait}, headers=headers, result="json")

    def edit_document(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Change fields, line items, notes, place or references of a document.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("PATCH", "/api/documents/{id}", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def delete_document(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Move a document to the trash.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/documents/{id}", params={"id": id}, headers=headers, result="none")

    def change_status(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Set the status of a document.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("PATCH", "/api/documents/{id}/status", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def reprocess_document(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Process a document again.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/documents/{id}/reprocess", params={"id": id}, body=body, headers=headers, result="json")

    def get_original(self, id: int, *, disposition: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Download the original, byte for byte as uploaded.

        id: Identifier within its kind; never given to another.
        disposition: Whether browsers save the file or show it.
        """
        return self.send("GET", "/api/documents/{id}/original", params={"id": id}, query={"disposition": disposition}, headers=headers, result="stream")

    def get_document_link(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Deep link that opens the document in the UI.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/documents/{id}/link", params={"id": id}, headers=headers, result="json")

    def list_versions(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Versions of a document, newest first.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/documents/{id}/versions", params={"id": id}, headers=headers, result="json")

    def add_version(self, id: int, fields: dict[str, Any], *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Upload a new version of a document.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/versions", params={"id": id}, own_headers={"If-Match": if_match}, fields=fields, headers=headers, result="json")

    def get_version_original(self, id: int, version: int, *, disposition: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Download the original of a past version.

        id: Identifier within its kind; never given to another.
        version: Version.
        disposition: Whether browsers save the file or show it.
        """
        return self.send("GET", "/api/documents/{id}/versions/{version}/original", params={"id": id, "version": version}, query={"disposition": disposition}, headers=headers, result="stream")

    def set_external_ref(self, id: int, crm_name: str, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Set the reference of one CRM system.

        id: Identifier within its kind; never given to another.
        crm_name: Name of the system, as the keys of external_refs are.
        """
        return self.send("PUT", "/api/documents/{id}/external-refs/{crm_name}", params={"id": id, "crm_name": crm_name}, body=body, headers=headers, result="json")

    def delete_external_ref(self, id: int, crm_name: str, *, headers: dict[str, str] | None = None) -> None:
        """Remove the reference of one CRM system.

        id: Identifier within its kind; never given to another.
        crm_name: Name of the system, as the keys of external_refs are.
        """
        return self.send("DELETE", "/api/documents/{id}/external-refs/{crm_name}", params={"id": id, "crm_name": crm_name}, headers=headers, result="none")

    def get_division(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Where in a file documents begin.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/documents/{id}/split", params={"id": id}, headers=headers, result="json")

    def split_document(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Split a document into several.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/split", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def move_pages(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Move pages between neighbouring parts of a split document.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("PUT", "/api/documents/{id}/split", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def turn_pages(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Turn pages that stand sideways or upside down.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/turn", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def join_documents(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Make one document of several."""
        return self.send("POST", "/api/documents/join", body=body, headers=headers, result="json")

    def join_parts(self, id: int, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Join the documents that one was split into.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/join", params={"id": id}, own_headers={"If-Match": if_match}, headers=headers, result="json")

    def accept_blockers(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Accept blockers of a document.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/blockers/accept", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def reopen_blockers(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Open accepted blockers again.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/blockers/reopen", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def reject_document(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Reject a document with a reason.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/reject", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def undo_changes(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Undo changes of status, assignments, postponements and moves."""
        return self.send("POST", "/api/documents/undo", body=body, headers=headers, result="json")

    def list_undoable(self, *, headers: dict[str, str] | None = None) -> Any:
        """The caller's changes that can still be undone, newest first."""
        return self.send("GET", "/api/documents/undo", headers=headers, result="json")

    def choose_vendor(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Say which vendor a document is from.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("PUT", "/api/documents/{id}/vendor", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def assign_document(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Assign a document to a person.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/documents/{id}/assignee", params={"id": id}, body=body, headers=headers, result="json")

    def postpone_document(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Hide a document from the queue until a day.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/documents/{id}/postponed", params={"id": id}, body=body, headers=headers, result="json")

    def list_people(self, *, headers: dict[str, str] | None = None) -> Any:
        """People whom documents can be assigned to."""
        return self.send("GET", "/api/people", headers=headers, result="json")

    def list_reject_reasons(self, *, headers: dict[str, str] | None = None) -> Any:
        """The operator's reasons for rejecting a document."""
        return self.send("GET", "/api/reject-reasons", headers=headers, result="json")

    def enter_document(self, id: int, *, active_seconds: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """Say that the caller has a document open.

        id: Identifier within its kind; never given to another.
        active_seconds: Seconds since the last report in which the caller worked on the document: typing, clicking, scrolling. Counts no further than the time that has passed.
        """
        return self.send("PUT", "/api/documents/{id}/presence", params={"id": id}, query={"active_seconds": active_seconds}, headers=headers, result="json")

    def leave_document(self, id: int, *, active_seconds: int | None = None, headers: dict[str, str] | None = None) -> None:
        """Say that the caller has closed a document.

        id: Identifier within its kind; never given to another.
        active_seconds: Seconds since the last report in which the caller worked on the document: typing, clicking, scrolling. Counts no further than the time that has passed.
        """
        return self.send("DELETE", "/api/documents/{id}/presence", params={"id": id}, query={"active_seconds": active_seconds}, headers=headers, result="none")

    def next_document(self, *, contact_id: int | None = None, folder_id: int | None = None, status: list[Any] | Any | None = None, date_from: str | None = None, date_to: str | None = None, updated_since: str | None = None, doc_date_from: str | None = None, doc_date_to: str | None = None, confidence_label: list[Any] | Any | None = None, doc_type: list[Any] | Any | None = None, profile_id: int | None = None, parent_id: int | None = None, external_system: str | None = None, external_record_id: str | None = None, filename: str | None = None, duplicates: bool | None = None, q: str | None = None, assignee_id: str | int | None = None, overdue: bool | None = None, waits_for: str | None = None, postponed: str | None = None, blocked: bool | None = None, blocker_kind: list[Any] | Any | None = None, rejected: bool | None = None, retention: str | None = None, kept_until_from: str | None = None, kept_until_to: str | None = None, field: list[Any] | Any | None = None, sort: str | None = None, order: str | None = None, after: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """The next document to review.

        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        status: May be repeated.
        date_from: Upload day or time, inclusive.
        date_to: Upload day or time, inclusive.
        updated_since: Changed on that day or at that time, or later.
        doc_date_from: First date of the document itself, inclusive.
        doc_date_to: Last date of the document itself, inclusive.
        confidence_label: The score in a word: High from 90, Good from 70, Low from 50, Poor below.
        doc_type: Kind of document; null until it is processed.
        profile_id: The extraction profile.
        parent_id: Only the documents that this one was split into.
        external_system: Name of a system that external_refs has.
        external_record_id: Needs external_system.
        filename: The whole name, any case: whether a folder has a file of that name already.
        duplicates: Only documents whose content the contact had before, or only others.
        q: Full text, English and Chinese.
        assignee_id: A person, `me` for the caller, `none` for documents of nobody.
        overdue: Only documents whose assignee has not finished them in time, or only others.
        waits_for: `me`: only documents whose approval waits for the caller, or for somebody they stand in for.
        postponed: Whether documents postponed to a later day are left out. All when omitted.
        blocked: Only documents with open blocking blockers, or only others.
        blocker_kind: With an open blocker of one of these kinds.
        rejected: Only rejected documents, or only others.
        retention: What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.
        kept_until_from: Last day that a rule keeps it, inclusive.
        kept_until_to: Last day that a rule keeps it, inclusive.
        field: By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.
        sort: `field.<key>` sorts by a field of the profile, amounts and numbers as such.
        order: asc: smallest or oldest first; desc: the other way.
        after: As it is afterwards; in a query, what to go on behind.
        """
        return self.send("GET", "/api/documents/next", query={"contact_id": contact_id, "folder_id": folder_id, "status": status, "date_from": date_from, "date_to": date_to, "updated_since": updated_since, "doc_date_from": doc_date_from, "doc_date_to": doc_date_to, "confidence_label": confidence_label, "doc_type": doc_type, "profile_id": profile_id, "parent_id": parent_id, "external_system": external_system, "external_record_id": external_record_id, "filename": filename, "duplicates": duplicates, "q": q, "assignee_id": assignee_id, "overdue": overdue, "waits_for": waits_for, "postponed": postponed, "blocked": blocked, "blocker_kind": blocker_kind, "rejected": rejected, "retention": retention, "kept_until_from": kept_until_from, "kept_until_to": kept_until_to, "field": field, "sort": sort, "order": order, "after": after}, headers=headers, result="json")

    def list_candidates(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Other values that were found for the fields of a document.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/documents/{id}/candidates", params={"id": id}, headers=headers, result="json")

    def read_table(self, id: int, number: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Read the table within a rectangle of a page.

        id: Identifier within its kind; never given to another.
        number: Number within the document or delivery, from 1.
        """
        return self.send("POST", "/api/documents/{id}/pages/{number}/table", params={"id": id, "number": number}, body=body, headers=headers, result="json")

    def list_views(self, *, headers: dict[str, str] | None = None) -> Any:
        """The views that everybody has, the caller's own and those that are shared, with counts."""
        return self.send("GET", "/api/views", headers=headers, result="json")

    def create_view(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Save a view."""
        return self.send("POST", "/api/views", body=body, headers=headers, result="json")

    def replace_view(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change a view.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/views/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_view(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete a view.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/views/{id}", params={"id": id}, headers=headers, result="none")

    def batch(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """One action on many documents."""
        return self.send("POST", "/api/documents/batch", body=body, headers=headers, result="json")

    def export_csv(self, *, ids: list[Any] | Any | None = None, contact_id: int | None = None, folder_id: int | None = None, status: list[Any] | Any | None = None, date_from: str | None = None, date_to: str | None = None, updated_since: str | None = None, doc_date_from: str | None = None, doc_date_to: str | None = None, confidence_label: list[Any] | Any | None = None, doc_type: list[Any] | Any | None = None, profile_id: int | None = None, parent_id: int | None = None, external_system: str | None = None, external_record_id: str | None = None, filename: str | None = None, duplicates: bool | None = None, q: str | None = None, assignee_id: str | int | None = None, overdue: bool | None = None, waits_for: str | None = None, postponed: str | None = None, blocked: bool | None = None, blocker_kind: list[Any] | Any | None = None, rejected: bool | None = None, retention: str | None = None, kept_until_from: str | None = None, kept_until_to: str | None = None, field: list[Any] | Any | None = None, rows: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Documents as CSV.

        ids: Up to 500, separated by commas or repeated; each must exist.
        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        status: May be repeated.
        date_from: Upload day or time, inclusive.
        date_to: Upload day or time, inclusive.
        updated_since: Changed on that day or at that time, or later.
        doc_date_from: First date of the document itself, inclusive.
        doc_date_to: Last date of the document itself, inclusive.
        confidence_label: The score in a word: High from 90, Good from 70, Low from 50, Poor below.
        doc_type: Kind of document; null until it is processed.
        profile_id: The extraction profile.
        parent_id: Only the documents that this one was split into.
        external_system: Name of a system that external_refs has.
        external_record_id: Needs external_system.
        filename: The whole name, any case: whether a folder has a file of that name already.
        duplicates: Only documents whose content the contact had before, or only others.
        q: Full text, English and Chinese.
        assignee_id: A person, `me` for the caller, `none` for documents of nobody.
        overdue: Only documents whose assignee has not finished them in time, or only others.
        waits_for: `me`: only documents whose approval waits for the caller, or for somebody they stand in for.
        postponed: Whether documents postponed to a later day are left out. All when omitted.
        blocked: Only documents with open blocking blockers, or only others.
        blocker_kind: With an open blocker of one of these kinds.
        rejected: Only rejected documents, or only others.
        retention: What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.
        kept_until_from: Last day that a rule keeps it, inclusive.
        kept_until_to: Last day that a rule keeps it, inclusive.
        field: By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.
        rows: One row per document, per line item, per allowance or charge of the whole, or per rate of the tax breakdown: its number and columns behind the fields, which every row repeats. A document without any has one row.
        """
        return self.send("GET", "/api/documents/export.csv", query={"ids": ids, "contact_id": contact_id, "folder_id": folder_id, "status": status, "date_from": date_from, "date_to": date_to, "updated_since": updated_since, "doc_date_from": doc_date_from, "doc_date_to": doc_date_to, "confidence_label": confidence_label, "doc_type": doc_type, "profile_id": profile_id, "parent_id": parent_id, "external_system": external_system, "external_record_id": external_record_id, "filename": filename, "duplicates": duplicates, "q": q, "assignee_id": assignee_id, "overdue": overdue, "waits_for": waits_for, "postponed": postponed, "blocked": blocked, "blocker_kind": blocker_kind, "rejected": rejected, "retention": retention, "kept_until_from": kept_until_from, "kept_until_to": kept_until_to, "field": field, "rows": rows}, headers=headers, result="stream")

    def export_xlsx(self, *, ids: list[Any] | Any | None = None, contact_id: int | None = None, folder_id: int | None = None, status: list[Any] | Any | None = None, date_from: str | None = None, date_to: str | None = None, updated_since: str | None = None, doc_date_from: str | None = None, doc_date_to: str | None = None, confidence_label: list[Any] | Any | None = None, doc_type: list[Any] | Any | None = None, profile_id: int | None = None, parent_id: int | None = None, external_system: str | None = None, external_record_id: str | None = None, filename: str | None = None, duplicates: bool | None = None, q: str | None = None, assignee_id: str | int | None = None, overdue: bool | None = None, waits_for: str | None = None, postponed: str | None = None, blocked: bool | None = None, blocker_kind: list[Any] | Any | None = None, rejected: bool | None = None, retention: str | None = None, kept_until_from: str | None = None, kept_until_to: str | None = None, field: list[Any] | Any | None = None, rows: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Documents as an Excel workbook.

        ids: Up to 500, separated by commas or repeated; each must exist.
        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        status: May be repeated.
        date_from: Upload day or time, inclusive.
        date_to: Upload day or time, inclusive.
        updated_since: Changed on that day or at that time, or later.
        doc_date_from: First date of the document itself, inclusive.
        doc_date_to: Last date of the document itself, inclusive.
        confidence_label: The score in a word: High from 90, Good from 70, Low from 50, Poor below.
        doc_type: Kind of document; null until it is processed.
        profile_id: The extraction profile.
        parent_id: Only the documents that this one was split into.
        external_system: Name of a system that external_refs has.
        external_record_id: Needs external_system.
        filename: The whole name, any case: whether a folder has a file of that name already.
        duplicates: Only documents whose content the contact had before, or only others.
        q: Full text, English and Chinese.
        assignee_id: A person, `me` for the caller, `none` for documents of nobody.
        overdue: Only documents whose assignee has not finished them in time, or only others.
        waits_for: `me`: only documents whose approval waits for the caller, or for somebody they stand in for.
        postponed: Whether documents postponed to a later day are left out. All when omitted.
        blocked: Only documents with open blocking blockers, or only others.
        blocker_kind: With an open blocker of one of these kinds.
        rejected: Only rejected documents, or only others.
        retention: What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.
        kept_until_from: Last day that a rule keeps it, inclusive.
        kept_until_to: Last day that a rule keeps it, inclusive.
        field: By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.
        rows: One row per document, per line item, per allowance or charge of the whole, or per rate of the tax breakdown: its number and columns behind the fields, which every row repeats. A document without any has one row.
        """
        return self.send("GET", "/api/documents/export.xlsx", query={"ids": ids, "contact_id": contact_id, "folder_id": folder_id, "status": status, "date_from": date_from, "date_to": date_to, "updated_since": updated_since, "doc_date_from": doc_date_from, "doc_date_to": doc_date_to, "confidence_label": confidence_label, "doc_type": doc_type, "profile_id": profile_id, "parent_id": parent_id, "external_system": external_system, "external_record_id": external_record_id, "filename": filename, "duplicates": duplicates, "q": q, "assignee_id": assignee_id, "overdue": overdue, "waits_for": waits_for, "postponed": postponed, "blocked": blocked, "blocker_kind": blocker_kind, "rejected": rejected, "retention": retention, "kept_until_from": kept_until_from, "kept_until_to": kept_until_to, "field": field, "rows": rows}, headers=headers, result="stream")

    def export_zip(self, *, ids: list[Any] | Any | None = None, contact_id: int | None = None, folder_id: int | None = None, status: list[Any] | Any | None = None, date_from: str | None = None, date_to: str | None = None, updated_since: str | None = None, doc_date_from: str | None = None, doc_date_to: str | None = None, confidence_label: list[Any] | Any | None = None, doc_type: list[Any] | Any | None = None, profile_id: int | None = None, parent_id: int | None = None, external_system: str | None = None, external_record_id: str | None = None, filename: str | None = None, duplicates: bool | None = None, q: str | None = None, assignee_id: str | int | None = None, overdue: bool | None = None, waits_for: str | None = None, postponed: str | None = None, blocked: bool | None = None, blocker_kind: list[Any] | Any | None = None, rejected: bool | None = None, retention: str | None = None, kept_until_from: str | None = None, kept_until_to: str | None = None, field: list[Any] | Any | None = None, headers: dict[str, str] | None = None) -> Any:
        """Originals and records as a ZIP archive.

        ids: Up to 500, separated by commas or repeated; each must exist.
        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        status: May be repeated.
        date_from: Upload day or time, inclusive.
        date_to: Upload day or time, inclusive.
        updated_since: Changed on that day or at that time, or later.
        doc_date_from: First date of the document itself, inclusive.
        doc_date_to: Last date of the document itself, inclusive.
        confidence_label: The score in a word: High from 90, Good from 70, Low from 50, Poor below.
        doc_type: Kind of document; null until it is processed.
        profile_id: The extraction profile.
        parent_id: Only the documents that this one was split into.
        external_system: Name of a system that external_refs has.
        external_record_id: Needs external_system.
        filename: The whole name, any case: whether a folder has a file of that name already.
        duplicates: Only documents whose content the contact had before, or only others.
        q: Full text, English and Chinese.
        assignee_id: A person, `me` for the caller, `none` for documents of nobody.
        overdue: Only documents whose assignee has not finished them in time, or only others.
        waits_for: `me`: only documents whose approval waits for the caller, or for somebody they stand in for.
        postponed: Whether documents postponed to a later day are left out. All when omitted.
        blocked: Only documents with open blocking blockers, or only others.
        blocker_kind: With an open blocker of one of these kinds.
        rejected: Only rejected documents, or only others.
        retention: What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.
        kept_until_from: Last day that a rule keeps it, inclusive.
        kept_until_to: Last day that a rule keeps it, inclusive.
        field: By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.
        """
        return self.send("GET", "/api/documents/export.zip", query={"ids": ids, "contact_id": contact_id, "folder_id": folder_id, "status": status, "date_from": date_from, "date_to": date_to, "updated_since": updated_since, "doc_date_from": doc_date_from, "doc_date_to": doc_date_to, "confidence_label": confidence_label, "doc_type": doc_type, "profile_id": profile_id, "parent_id": parent_id, "external_system": external_system, "external_record_id": external_record_id, "filename": filename, "duplicates": duplicates, "q": q, "assignee_id": assignee_id, "overdue": overdue, "waits_for": waits_for, "postponed": postponed, "blocked": blocked, "blocker_kind": blocker_kind, "rejected": rejected, "retention": retention, "kept_until_from": kept_until_from, "kept_until_to": kept_until_to, "field": field}, headers=headers, result="stream")

    def report_many(self, *, ids: list[Any] | Any | None = None, contact_id: int | None = None, folder_id: int | None = None, status: list[Any] | Any | None = None, date_from: str | None = None, date_to: str | None = None, updated_since: str | None = None, doc_date_from: str | None = None, doc_date_to: str | None = None, confidence_label: list[Any] | Any | None = None, doc_type: list[Any] | Any | None = None, profile_id: int | None = None, parent_id: int | None = None, external_system: str | None = None, external_record_id: str | None = None, filename: str | None = None, duplicates: bool | None = None, q: str | None = None, assignee_id: str | int | None = None, overdue: bool | None = None, waits_for: str | None = None, postponed: str | None = None, blocked: bool | None = None, blocker_kind: list[Any] | Any | None = None, rejected: bool | None = None, retention: str | None = None, kept_until_from: str | None = None, kept_until_to: str | None = None, field: list[Any] | Any | None = None, language: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """One PDF report for several documents.

        ids: Up to 500, separated by commas or repeated; each must exist.
        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        status: May be repeated.
        date_from: Upload day or time, inclusive.
        date_to: Upload day or time, inclusive.
        updated_since: Changed on that day or at that time, or later.
        doc_date_from: First date of the document itself, inclusive.
        doc_date_to: Last date of the document itself, inclusive.
        confidence_label: The score in a word: High from 90, Good from 70, Low from 50, Poor below.
        doc_type: Kind of document; null until it is processed.
        profile_id: The extraction profile.
        parent_id: Only the documents that this one was split into.
        external_system: Name of a system that external_refs has.
        external_record_id: Needs external_system.
        filename: The whole name, any case: whether a folder has a file of that name already.
        duplicates: Only documents whose content the contact had before, or only others.
        q: Full text, English and Chinese.
        assignee_id: A person, `me` for the caller, `none` for documents of nobody.
        overdue: Only documents whose assignee has not finished them in time, or only others.
        waits_for: `me`: only documents whose approval waits for the caller, or for somebody they stand in for.
        postponed: Whether documents postponed to a later day are left out. All when omitted.
        blocked: Only documents with open blocking blockers, or only others.
        blocker_kind: With an open blocker of one of these kinds.
        rejected: Only rejected documents, or only others.
        retention: What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.
        kept_until_from: Last day that a rule keeps it, inclusive.
        kept_until_to: Last day that a rule keeps it, inclusive.
        field: By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.
        language: Language of the headings.
        """
        return self.send("GET", "/api/documents/report.pdf", query={"ids": ids, "contact_id": contact_id, "folder_id": folder_id, "status": status, "date_from": date_from, "date_to": date_to, "updated_since": updated_since, "doc_date_from": doc_date_from, "doc_date_to": doc_date_to, "confidence_label": confidence_label, "doc_type": doc_type, "profile_id": profile_id, "parent_id": parent_id, "external_system": external_system, "external_record_id": external_record_id, "filename": filename, "duplicates": duplicates, "q": q, "assignee_id": assignee_id, "overdue": overdue, "waits_for": waits_for, "postponed": postponed, "blocked": blocked, "blocker_kind": blocker_kind, "rejected": rejected, "retention": retention, "kept_until_from": kept_until_from, "kept_until_to": kept_until_to, "field": field, "language": language}, headers=headers, result="stream")

    def get_separator_sheet(self, *, headers: dict[str, str] | None = None) -> Any:
        """A sheet to print and lay between documents before scanning."""
        return self.send("GET", "/api/separator-sheet.pdf", headers=headers, result="stream")

    def report_one(self, id: int, *, language: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """PDF report of one document.

        id: Identifier within its kind; never given to another.
        language: Language of the headings.
        """
        return self.send("GET", "/api/documents/{id}/report.pdf", params={"id": id}, query={"language": language}, headers=headers, result="stream")

    def preview_einvoice(self, id: int, format: str, *, headers: dict[str, str] | None = None) -> Any:
        """What a record lacks for an e-invoice.

        id: Identifier within its kind; never given to another.
        format: XRechnung 3.0 in UBL or CII; `factur-x`: CII in the profile EN 16931 of Factur-X and ZUGFeRD.
        """
        return self.send("GET", "/api/documents/{id}/e-invoice", params={"id": id}, query={"format": format}, headers=headers, result="json")

    def export_einvoice(self, id: int, format: str, *, headers: dict[str, str] | None = None) -> Any:
        """An approved record as an e-invoice.

        id: Identifier within its kind; never given to another.
        format: XRechnung 3.0 in UBL or CII; `factur-x`: CII in the profile EN 16931 of Factur-X and ZUGFeRD.
        """
        return self.send("GET", "/api/documents/{id}/e-invoice.xml", params={"id": id}, query={"format": format}, headers=headers, result="stream")

    def list_export_templates(self, *, headers: dict[str, str] | None = None) -> Any:
        """Export templates, by name."""
        return self.send("GET", "/api/export-templates", headers=headers, result="json")

    def create_export_template(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add an export template."""
        return self.send("POST", "/api/export-templates", body=body, headers=headers, result="json")

    def list_ready_templates(self, *, headers: dict[str, str] | None = None) -> Any:
        """Templates to begin with: DATEV, Xero, QuickBooks, SAP."""
        return self.send("GET", "/api/export-templates/ready", headers=headers, result="json")

    def preview_new_export(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """What a template that is not kept yet would write."""
        return self.send("POST", "/api/export-templates/preview", body=body, headers=headers, result="json")

    def get_export_template(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One export template.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/export-templates/{id}", params={"id": id}, headers=headers, result="json")

    def replace_export_template(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change an export template.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/export-templates/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_export_template(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete an export template.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/export-templates/{id}", params={"id": id}, headers=headers, result="none")

    def preview_export(self, id: int, *, ids: list[Any] | Any | None = None, contact_id: int | None = None, folder_id: int | None = None, status: list[Any] | Any | None = None, date_from: str | None = None, date_to: str | None = None, updated_since: str | None = None, doc_date_from: str | None = None, doc_date_to: str | None = None, confidence_label: list[Any] | Any | None = None, doc_type: list[Any] | Any | None = None, profile_id: int | None = None, parent_id: int | None = None, external_system: str | None = None, external_record_id: str | None = None, filename: str | None = None, duplicates: bool | None = None, q: str | None = None, assignee_id: str | int | None = None, overdue: bool | None = None, waits_for: str | None = None, postponed: str | None = None, blocked: bool | None = None, blocker_kind: list[Any] | Any | None = None, rejected: bool | None = None, retention: str | None = None, kept_until_from: str | None = None, kept_until_to: str | None = None, field: list[Any] | Any | None = None, again: bool | None = None, headers: dict[str, str] | None = None) -> Any:
        """What a template would write.

        id: Identifier within its kind; never given to another.
        ids: Up to 500, separated by commas or repeated; each must exist.
        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        status: May be repeated.
        date_from: Upload day or time, inclusive.
        date_to: Upload day or time, inclusive.
        updated_since: Changed on that day or at that time, or later.
        doc_date_from: First date of the document itself, inclusive.
        doc_date_to: Last date of the document itself, inclusive.
        confidence_label: The score in a word: High from 90, Good from 70, Low from 50, Poor below.
        doc_type: Kind of document; null until it is processed.
        profile_id: The extraction profile.
        parent_id: Only the documents that this one was split into.
        external_system: Name of a system that external_refs has.
        external_record_id: Needs external_system.
        filename: The whole name, any case: whether a folder has a file of that name already.
        duplicates: Only documents whose content the contact had before, or only others.
        q: Full text, English and Chinese.
        assignee_id: A person, `me` for the caller, `none` for documents of nobody.
        overdue: Only documents whose assignee has not finished them in time, or only others.
        waits_for: `me`: only documents whose approval waits for the caller, or for somebody they stand in for.
        postponed: Whether documents postponed to a later day are left out. All when omitted.
        blocked: Only documents with open blocking blockers, or only others.
        blocker_kind: With an open blocker of one of these kinds.
        rejected: Only rejected documents, or only others.
        retention: What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.
        kept_until_from: Last day that a rule keeps it, inclusive.
        kept_until_to: Last day that a rule keeps it, inclusive.
        field: By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.
        again: What becomes of documents that an earlier file of this template holds: true takes them again, false leaves them out. Without it, one of them refuses the file with 409.
        """
        return self.send("GET", "/api/export-templates/{id}/preview", params={"id": id}, query={"ids": ids, "contact_id": contact_id, "folder_id": folder_id, "status": status, "date_from": date_from, "date_to": date_to, "updated_since": updated_since, "doc_date_from": doc_date_from, "doc_date_to": doc_date_to, "confidence_label": confidence_label, "doc_type": doc_type, "profile_id": profile_id, "parent_id": parent_id, "external_system": external_system, "external_record_id": external_record_id, "filename": filename, "duplicates": duplicates, "q": q, "assignee_id": assignee_id, "overdue": overdue, "waits_for": waits_for, "postponed": postponed, "blocked": blocked, "blocker_kind": blocker_kind, "rejected": rejected, "retention": retention, "kept_until_from": kept_until_from, "kept_until_to": kept_until_to, "field": field, "again": again}, headers=headers, result="json")

    def export_by_template(self, id: int, *, ids: list[Any] | Any | None = None, contact_id: int | None = None, folder_id: int | None = None, status: list[Any] | Any | None = None, date_from: str | None = None, date_to: str | None = None, updated_since: str | None = None, doc_date_from: str | None = None, doc_date_to: str | None = None, confidence_label: list[Any] | Any | None = None, doc_type: list[Any] | Any | None = None, profile_id: int | None = None, parent_id: int | None = None, external_system: str | None = None, external_record_id: str | None = None, filename: str | None = None, duplicates: bool | None = None, q: str | None = None, assignee_id: str | int | None = None, overdue: bool | None = None, waits_for: str | None = None, postponed: str | None = None, blocked: bool | None = None, blocker_kind: list[Any] | Any | None = None, rejected: bool | None = None, retention: str | None = None, kept_until_from: str | None = None, kept_until_to: str | None = None, field: list[Any] | Any | None = None, again: bool | None = None, headers: dict[str, str] | None = None) -> Any:
        """Documents as a file of a template.

        id: Identifier within its kind; never given to another.
        ids: Up to 500, separated by commas or repeated; each must exist.
        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        status: May be repeated.
        date_from: Upload day or time, inclusive.
        date_to: Upload day or time, inclusive.
        updated_since: Changed on that day or at that time, or later.
        doc_date_from: First date of the document itself, inclusive.
        doc_date_to: Last date of the document itself, inclusive.
        confidence_label: The score in a word: High from 90, Good from 70, Low from 50, Poor below.
        doc_type: Kind of document; null until it is processed.
        profile_id: The extraction profile.
        parent_id: Only the documents that this one was split into.
        external_system: Name of a system that external_refs has.
        external_record_id: Needs external_system.
        filename: The whole name, any case: whether a folder has a file of that name already.
        duplicates: Only documents whose content the contact had before, or only others.
        q: Full text, English and Chinese.
        assignee_id: A person, `me` for the caller, `none` for documents of nobody.
        overdue: Only documents whose assignee has not finished them in time, or only others.
        waits_for: `me`: only documents whose approval waits for the caller, or for somebody they stand in for.
        postponed: Whether documents postponed to a later day are left out. All when omitted.
        blocked: Only documents with open blocking blockers, or only others.
        blocker_kind: With an open blocker of one of these kinds.
        rejected: Only rejected documents, or only others.
        retention: What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may.
        kept_until_from: Last day that a rule keeps it, inclusive.
        kept_until_to: Last day that a rule keeps it, inclusive.
        field: By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold.
        again: What becomes of documents that an earlier file of this template holds: true takes them again, false leaves them out. Without it, one of them refuses the file with 409.
        """
        return self.send("GET", "/api/export-templates/{id}/file", params={"id": id}, query={"ids": ids, "contact_id": contact_id, "folder_id": folder_id, "status": status, "date_from": date_from, "date_to": date_to, "updated_since": updated_since, "doc_date_from": doc_date_from, "doc_date_to": doc_date_to, "confidence_label": confidence_label, "doc_type": doc_type, "profile_id": profile_id, "parent_id": parent_id, "external_system": external_system, "external_record_id": external_record_id, "filename": filename, "duplicates": duplicates, "q": q, "assignee_id": assignee_id, "overdue": overdue, "waits_for": waits_for, "postponed": postponed, "blocked": blocked, "blocker_kind": blocker_kind, "rejected": rejected, "retention": retention, "kept_until_from": kept_until_from, "kept_until_to": kept_until_to, "field": field, "again": again}, headers=headers, result="stream")

    def become_version(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Make a document a new version of another one.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/become-version", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def unlock_document(self, id: int, body: Any, *, if_match: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Open a PDF that is protected by a password.

        id: Identifier within its kind; never given to another.
        if_match: The ETag of the record; 412 when it has changed since.
        """
        return self.send("POST", "/api/documents/{id}/unlock", params={"id": id}, own_headers={"If-Match": if_match}, body=body, headers=headers, result="json")

    def get_version(self, id: int, version: int, *, headers: dict[str, str] | None = None) -> Any:
        """The record as it was when a version was the current one.

        id: Identifier within its kind; never given to another.
        version: Version.
        """
        return self.send("GET", "/api/documents/{id}/versions/{version}", params={"id": id, "version": version}, headers=headers, result="json")

    def list_trash(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Deleted documents, last deleted first.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        """
        return self.send("GET", "/api/trash", query={"limit": limit, "offset": offset, "cursor": cursor}, headers=headers, result="json")

    def empty_trash(self, *, headers: dict[str, str] | None = None) -> Any:
        """Remove all documents in the trash for good."""
        return self.send("DELETE", "/api/trash", headers=headers, result="json")

    def restore_document(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Take a document out of the trash.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/trash/{id}/restore", params={"id": id}, headers=headers, result="json")

    def purge_document(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Remove a document for good.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/trash/{id}", params={"id": id}, headers=headers, result="none")

    def list_retention_rules(self, *, headers: dict[str, str] | None = None) -> Any:
        """Retention rules, by name."""
        return self.send("GET", "/api/retention-rules", headers=headers, result="json")

    def create_retention_rule(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add a retention rule."""
        return self.send("POST", "/api/retention-rules", body=body, headers=headers, result="json")

    def list_ready_retention(self, *, headers: dict[str, str] | None = None) -> Any:
        """How long invoices and receipts are kept, by country."""
        return self.send("GET", "/api/retention-rules/ready", headers=headers, result="json")

    def replace_retention_rule(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change a retention rule.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/retention-rules/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_retention_rule(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete a retention rule.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/retention-rules/{id}", params={"id": id}, headers=headers, result="none")

    def list_holds(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Legal holds that stand, newest first.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        """
        return self.send("GET", "/api/holds", query={"limit": limit, "offset": offset, "cursor": cursor}, headers=headers, result="json")

    def place_hold(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Place a legal hold."""
        return self.send("POST", "/api/holds", body=body, headers=headers, result="json")

    def lift_hold(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> None:
        """Lift a legal hold.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/holds/{id}/lift", params={"id": id}, body=body, headers=headers, result="none")

    def get_retention(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """How long a document is kept, and what holds it.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/documents/{id}/retention", params={"id": id}, headers=headers, result="json")

    def decide_deletions(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Remove documents for good by two people."""
        return self.send("POST", "/api/trash/deletions", body=body, headers=headers, result="json")

    def list_trusted_certificates(self, *, headers: dict[str, str] | None = None) -> Any:
        """Trusted certificates, by name."""
        return self.send("GET", "/api/trusted-certificates", headers=headers, result="json")

    def add_trusted_certificate(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Trust a certificate."""
        return self.send("POST", "/api/trusted-certificates", body=body, headers=headers, result="json")

    def replace_trusted_certificate(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Rename or exchange a trusted certificate.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/trusted-certificates/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_trusted_certificate(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Trust a certificate no longer.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/trusted-certificates/{id}", params={"id": id}, headers=headers, result="none")

    def get_proof(self, id: int, field: str, *, format: str | None = None, language: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """A signed proof of a single value.

        id: Identifier within its kind; never given to another.
        field: A key of `extracted_fields`, or a cell such as `line_items[0].amount`.
        format: Kind of code.
        language: Language of the headings.
        """
        return self.send("GET", "/api/documents/{id}/proof", params={"id": id}, query={"field": field, "format": format, "language": language}, headers=headers, result="json")

    def get_page_pdf(self, id: int, *, kind: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """A document as PDF/A-3.

        id: Identifier within its kind; never given to another.
        kind: Which of the kinds it is.
        """
        return self.send("GET", "/api/documents/{id}/document.pdf", params={"id": id}, query={"kind": kind}, headers=headers, result="stream")

    def get_markdown(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """The text of a document as Markdown.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/documents/{id}/text.md", params={"id": id}, headers=headers, result="stream")

    def get_page(self, id: int, number: int, *, version: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """Words and boxes of one page.

        id: Identifier within its kind; never given to another.
        number: Number within the document or delivery, from 1.
        version: A past version; the current one when omitted.
        """
        return self.send("GET", "/api/documents/{id}/pages/{number}", params={"id": id, "number": number}, query={"version": version}, headers=headers, result="json")

    def get_page_image(self, id: int, number: int, *, width: int | None = None, version: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """One page as an image.

        id: Identifier within its kind; never given to another.
        number: Number within the document or delivery, from 1.
        width: Pixels; the height follows.
        version: A past version; the current one when omitted.
        """
        return self.send("GET", "/api/documents/{id}/pages/{number}/image", params={"id": id, "number": number}, query={"width": width, "version": version}, headers=headers, result="stream")

    def get_text(self, id: int, *, version: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """Full text of a document.

        id: Identifier within its kind; never given to another.
        version: A past version; the current one when omitted.
        """
        return self.send("GET", "/api/documents/{id}/text", params={"id": id}, query={"version": version}, headers=headers, result="json")

    def list_contacts(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, q: str | None = None, parent_id: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """List contacts.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        q: Words to look for.
        parent_id: The contact that it belongs to; null for none.
        """
        return self.send("GET", "/api/contacts", query={"limit": limit, "offset": offset, "cursor": cursor, "q": q, "parent_id": parent_id}, headers=headers, result="json")

    def create_contact(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Create a contact."""
        return self.send("POST", "/api/contacts", body=body, headers=headers, result="json")

    def get_contact(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One contact with statistics.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/contacts/{id}", params={"id": id}, headers=headers, result="json")

    def edit_contact(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change a contact.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PATCH", "/api/contacts/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_contact(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete a contact without documents.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/contacts/{id}", params={"id": id}, headers=headers, result="none")

    def list_folders(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, contact_id: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """List folders.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        contact_id: The contact that it belongs to.
        """
        return self.send("GET", "/api/folders", query={"limit": limit, "offset": offset, "cursor": cursor, "contact_id": contact_id}, headers=headers, result="json")

    def create_folder(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Create a folder."""
        return self.send("POST", "/api/folders", body=body, headers=headers, result="json")

    def get_folder(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One folder.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/folders/{id}", params={"id": id}, headers=headers, result="json")

    def edit_folder(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change a folder.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PATCH", "/api/folders/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_folder(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete an empty folder.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/folders/{id}", params={"id": id}, headers=headers, result="none")

    def list_orders(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, q: str | None = None, vendor_number: str | None = None, active: bool | None = None, headers: dict[str, str] | None = None) -> Any:
        """List orders, the newest first.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        q: A part of the number, of the number or name of the vendor, of an article or a description.
        vendor_number: Only orders placed with the vendor of this number.
        active: Only those in use, or only those that are not.
        """
        return self.send("GET", "/api/orders", query={"limit": limit, "offset": offset, "cursor": cursor, "q": q, "vendor_number": vendor_number, "active": active}, headers=headers, result="json")

    def get_order(self, external_id: str, *, headers: dict[str, str] | None = None) -> Any:
        """One order, with what was received and invoiced of it.

        external_id: Number of the order, which no other order has.
        """
        return self.send("GET", "/api/orders/{external_id}", params={"external_id": external_id}, headers=headers, result="json")

    def put_order(self, external_id: str, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add or replace an order.

        external_id: Number of the order, which no other order has.
        """
        return self.send("PUT", "/api/orders/{external_id}", params={"external_id": external_id}, body=body, headers=headers, result="json")

    def delete_order(self, external_id: str, *, headers: dict[str, str] | None = None) -> None:
        """Delete an order and its receipts.

        external_id: Number of the order, which no other order has.
        """
        return self.send("DELETE", "/api/orders/{external_id}", params={"external_id": external_id}, headers=headers, result="none")

    def put_receipt(self, external_id: str, number: str, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add or replace a goods receipt of an order.

        external_id: Number of the order, which no other order has.
        number: Number of the receipt, which no other receipt of the order has.
        """
        return self.send("PUT", "/api/orders/{external_id}/receipts/{number}", params={"external_id": external_id, "number": number}, body=body, headers=headers, result="json")

    def delete_receipt(self, external_id: str, number: str, *, headers: dict[str, str] | None = None) -> None:
        """Delete a goods receipt.

        external_id: Number of the order, which no other order has.
        number: Number of the receipt, which no other receipt of the order has.
        """
        return self.send("DELETE", "/api/orders/{external_id}/receipts/{number}", params={"external_id": external_id, "number": number}, headers=headers, result="none")

    def import_orders(self, fields: dict[str, Any], *, headers: dict[str, str] | None = None) -> Any:
        """Import orders or goods receipts from a CSV, XLSX, JSON or NDJSON file."""
        return self.send("POST", "/api/orders/import", fields=fields, headers=headers, result="json")

    def list_bank_statements(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, account: str | None = None, waiting: bool | None = None, headers: dict[str, str] | None = None) -> Any:
        """List bank statements, the newest first.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        account: Only those of this account.
        waiting: true: only those with movements that pay nothing and that nobody has decided on.
        """
        return self.send("GET", "/api/bank-statements", query={"limit": limit, "offset": offset, "cursor": cursor, "account": account, "waiting": waiting}, headers=headers, result="json")

    def list_bank_accounts(self, *, headers: dict[str, str] | None = None) -> Any:
        """List the accounts that statements are of."""
        return self.send("GET", "/api/bank-statements/accounts", headers=headers, result="json")

    def get_bank_statement(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One bank statement.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/bank-statements/{id}", params={"id": id}, headers=headers, result="json")

    def delete_bank_statement(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete a bank statement and its movements.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/bank-statements/{id}", params={"id": id}, headers=headers, result="none")

    def list_bank_movements(self, id: int, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, state: str | None = None, q: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """List the movements of a bank statement and what they pay, in the order of the file.

        id: Identifier within its kind; never given to another.
        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        state: Only those in this state.
        q: Only those with this in the name, the account, the text or the amount.
        """
        return self.send("GET", "/api/bank-statements/{id}/movements", params={"id": id}, query={"limit": limit, "offset": offset, "cursor": cursor, "state": state, "q": q}, headers=headers, result="json")

    def get_bank_movement(self, id: int, movement_id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One movement of a bank statement and what it pays.

        id: Identifier within its kind; never given to another.
        movement_id: The movement of the statement.
        """
        return self.send("GET", "/api/bank-statements/{id}/movements/{movement_id}", params={"id": id, "movement_id": movement_id}, headers=headers, result="json")

    def import_bank_statements(self, fields: dict[str, Any], *, headers: dict[str, str] | None = None) -> Any:
        """Import bank statements (CAMT.053, MT940, or a table)."""
        return self.send("POST", "/api/bank-statements/import", fields=fields, headers=headers, result="json")

    def add_payment(self, id: int, movement_id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Decide that a movement pays a document.

        id: Identifier within its kind; never given to another.
        movement_id: The movement of the statement.
        """
        return self.send("POST", "/api/bank-statements/{id}/movements/{movement_id}/payments", params={"id": id, "movement_id": movement_id}, body=body, headers=headers, result="json")

    def set_payments(self, id: int, movement_id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Decide which documents a movement pays, all at once.

        id: Identifier within its kind; never given to another.
        movement_id: The movement of the statement.
        """
        return self.send("PUT", "/api/bank-statements/{id}/movements/{movement_id}/payments", params={"id": id, "movement_id": movement_id}, body=body, headers=headers, result="json")

    def set_aside(self, id: int, movement_id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Decide that a movement pays no document.

        id: Identifier within its kind; never given to another.
        movement_id: The movement of the statement.
        """
        return self.send("PUT", "/api/bank-statements/{id}/movements/{movement_id}/aside", params={"id": id, "movement_id": movement_id}, headers=headers, result="json")

    def take_up(self, id: int, movement_id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Take back that a movement pays no document.

        id: Identifier within its kind; never given to another.
        movement_id: The movement of the statement.
        """
        return self.send("DELETE", "/api/bank-statements/{id}/movements/{movement_id}/aside", params={"id": id, "movement_id": movement_id}, headers=headers, result="json")

    def remove_payment(self, id: int, movement_id: int, document_id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Take back that a movement pays a document.

        id: Identifier within its kind; never given to another.
        movement_id: The movement of the statement.
        document_id: The document that it pays.
        """
        return self.send("DELETE", "/api/bank-statements/{id}/movements/{movement_id}/payments/{document_id}", params={"id": id, "movement_id": movement_id, "document_id": document_id}, headers=headers, result="json")

    def list_vendors(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, q: str | None = None, id: int | None = None, active: bool | None = None, headers: dict[str, str] | None = None) -> Any:
        """List vendors, by name.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        q: A part of a name, a number, an account, an e-mail address or a domain.
        id: Only the vendor of this identifier.
        active: Only those in use, or only those that are not.
        """
        return self.send("GET", "/api/vendors", query={"limit": limit, "offset": offset, "cursor": cursor, "q": q, "id": id, "active": active}, headers=headers, result="json")

    def get_vendor(self, external_id: str, *, headers: dict[str, str] | None = None) -> Any:
        """One vendor.

        external_id: The number under which the bookkeeping knows the vendor; no other vendor has it.
        """
        return self.send("GET", "/api/vendors/{external_id}", params={"external_id": external_id}, headers=headers, result="json")

    def put_vendor(self, external_id: str, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add or replace a vendor.

        external_id: The number under which the bookkeeping knows the vendor; no other vendor has it.
        """
        return self.send("PUT", "/api/vendors/{external_id}", params={"external_id": external_id}, body=body, headers=headers, result="json")

    def delete_vendor(self, external_id: str, *, headers: dict[str, str] | None = None) -> None:
        """Delete a vendor.

        external_id: The number under which the bookkeeping knows the vendor; no other vendor has it.
        """
        return self.send("DELETE", "/api/vendors/{external_id}", params={"external_id": external_id}, headers=headers, result="none")

    def import_vendors(self, fields: dict[str, Any], *, headers: dict[str, str] | None = None) -> Any:
        """Import vendors from a CSV, XLSX, JSON or NDJSON file."""
        return self.send("POST", "/api/vendors/import", fields=fields, headers=headers, result="json")

    def list_profiles(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, built_in: bool | None = None, headers: dict[str, str] | None = None) -> Any:
        """List extraction profiles.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        built_in: Whether it came with the service.
        """
        return self.send("GET", "/api/profiles", query={"limit": limit, "offset": offset, "cursor": cursor, "built_in": built_in}, headers=headers, result="json")

    def create_profile(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Create an extraction profile."""
        return self.send("POST", "/api/profiles", body=body, headers=headers, result="json")

    def get_profile(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One extraction profile.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/profiles/{id}", params={"id": id}, headers=headers, result="json")

    def replace_profile(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change an extraction profile.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/profiles/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_profile(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete an extraction profile.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/profiles/{id}", params={"id": id}, headers=headers, result="none")

    def check_formulas(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """What is wrong with the formulas of a profile."""
        return self.send("POST", "/api/profiles/check-formulas", body=body, headers=headers, result="json")

    def list_profile_versions(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """All versions of an extraction profile.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/profiles/{id}/versions", params={"id": id}, headers=headers, result="json")

    def draft_profile(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Propose a profile from a sample document."""
        return self.send("POST", "/api/profiles/draft", body=body, headers=headers, result="json")

    def test_profile(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Try a changed profile on reviewed documents.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/profiles/{id}/test", params={"id": id}, body=body, headers=headers, result="json")

    def get_profile_test(self, id: int, test_id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Progress and result of a test.

        id: Identifier within its kind; never given to another.
        test_id: The trial.
        """
        return self.send("GET", "/api/profiles/{id}/tests/{test_id}", params={"id": id, "test_id": test_id}, headers=headers, result="json")

    def list_lessons(self, *, contact_id: int | None = None, profile_id: int | None = None, document_id: int | None = None, field: str | None = None, enabled: bool | None = None, limit: int | None = None, offset: int | None = None, cursor: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """What corrections taught, newest first.

        contact_id: The contact that it belongs to.
        profile_id: The extraction profile.
        document_id: Lessons learned from this document.
        field: Key of a field.
        enabled: Whether it is switched on.
        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        """
        return self.send("GET", "/api/lessons", query={"contact_id": contact_id, "profile_id": profile_id, "document_id": document_id, "field": field, "enabled": enabled, "limit": limit, "offset": offset, "cursor": cursor}, headers=headers, result="json")

    def get_lesson(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One lesson.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/lessons/{id}", params={"id": id}, headers=headers, result="json")

    def switch_lesson(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Switch a lesson off or on.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PATCH", "/api/lessons/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def forget_lesson(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Forget a lesson.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/lessons/{id}", params={"id": id}, headers=headers, result="none")

    def list_lesson_uses(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """What a lesson changed, newest first.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/lessons/{id}/uses", params={"id": id}, headers=headers, result="json")

    def undo_lesson(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Forget a lesson and take back what it changed.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/lessons/{id}/undo", params={"id": id}, headers=headers, result="json")

    def forget_contact_lessons(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Forget all lessons of a contact.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/contacts/{id}/lessons", params={"id": id}, headers=headers, result="json")

    def get_quality(self, *, date_from: str | None = None, date_to: str | None = None, profile_id: int | None = None, contact_id: int | None = None, vendor_id: int | None = None, engine: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """How right proposals are, by what people approved.

        date_from: First day, UTC; 90 days back when omitted.
        date_to: Last day, UTC, included; today when omitted.
        profile_id: The extraction profile.
        contact_id: The contact that it belongs to.
        vendor_id: Documents that are of this vendor now.
        engine: Engine and version, as `engines` names them.
        """
        return self.send("GET", "/api/quality", query={"date_from": date_from, "date_to": date_to, "profile_id": profile_id, "contact_id": contact_id, "vendor_id": vendor_id, "engine": engine}, headers=headers, result="json")

    def export_quality(self, *, date_from: str | None = None, date_to: str | None = None, profile_id: int | None = None, contact_id: int | None = None, vendor_id: int | None = None, engine: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """The accuracy of each field as CSV.

        date_from: First day, UTC; 90 days back when omitted.
        date_to: Last day, UTC, included; today when omitted.
        profile_id: The extraction profile.
        contact_id: The contact that it belongs to.
        vendor_id: Documents that are of this vendor now.
        engine: Engine and version, as `engines` names them.
        """
        return self.send("GET", "/api/quality/fields.csv", query={"date_from": date_from, "date_to": date_to, "profile_id": profile_id, "contact_id": contact_id, "vendor_id": vendor_id, "engine": engine}, headers=headers, result="stream")

    def list_rules(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """List rules in the order of evaluation.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        """
        return self.send("GET", "/api/rules", query={"limit": limit, "offset": offset, "cursor": cursor}, headers=headers, result="json")

    def create_rule(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Create a rule."""
        return self.send("POST", "/api/rules", body=body, headers=headers, result="json")

    def dry_run_rule(self, body: Any, *, limit: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """Which existing documents a rule would change, and why.

        limit: How many are shown on a page.
        """
        return self.send("POST", "/api/rules/dry-run", query={"limit": limit}, body=body, headers=headers, result="json")

    def preview_touchless(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """What a touchless rule would have done to the last documents."""
        return self.send("POST", "/api/rules/touchless-preview", body=body, headers=headers, result="json")

    def choose_thresholds(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Thresholds with which a touchless rule keeps its target."""
        return self.send("POST", "/api/rules/touchless-thresholds", body=body, headers=headers, result="json")

    def get_rule(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One rule.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/rules/{id}", params={"id": id}, headers=headers, result="json")

    def replace_rule(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change a rule.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/rules/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_rule(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete a rule.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/rules/{id}", params={"id": id}, headers=headers, result="none")

    def list_rule_firings(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Which rules fired for a document, newest first, and why.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/documents/{id}/rule-firings", params={"id": id}, headers=headers, result="json")

    def list_automation(self, *, headers: dict[str, str] | None = None) -> Any:
        """What blind samples say of each touchless rule."""
        return self.send("GET", "/api/automation", headers=headers, result="json")

    def resume_automation(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Switch a stopped rule on again.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/automation/{id}/resume", params={"id": id}, headers=headers, result="none")

    def issue_certificate(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Certify how much of what went without a person was right."""
        return self.send("POST", "/api/certificates", body=body, headers=headers, result="json")

    def list_certificates(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Certificates, newest first.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        """
        return self.send("GET", "/api/certificates", query={"limit": limit, "offset": offset, "cursor": cursor}, headers=headers, result="json")

    def get_certificate(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """A certificate as signed JSON.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/certificates/{id}", params={"id": id}, headers=headers, result="json")

    def get_certificate_page(self, id: int, *, language: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """A certificate as a signed page.

        id: Identifier within its kind; never given to another.
        language: Language of the page.
        """
        return self.send("GET", "/api/certificates/{id}/page.pdf", params={"id": id}, query={"language": language}, headers=headers, result="stream")

    def get_approvals(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Who has approved a document, and who is next.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/documents/{id}/approvals", params={"id": id}, headers=headers, result="json")

    def withdraw_approval(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Take the caller's own approval back.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/documents/{id}/approvals", params={"id": id}, headers=headers, result="json")

    def list_teams(self, *, headers: dict[str, str] | None = None) -> Any:
        """List teams."""
        return self.send("GET", "/api/teams", headers=headers, result="json")

    def create_team(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add a team."""
        return self.send("POST", "/api/teams", body=body, headers=headers, result="json")

    def replace_team(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change a team.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/teams/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_team(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete a team.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/teams/{id}", params={"id": id}, headers=headers, result="none")

    def list_approval_chains(self, *, headers: dict[str, str] | None = None) -> Any:
        """List approval chains."""
        return self.send("GET", "/api/approval-chains", headers=headers, result="json")

    def create_approval_chain(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add an approval chain."""
        return self.send("POST", "/api/approval-chains", body=body, headers=headers, result="json")

    def replace_approval_chain(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change an approval chain.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/approval-chains/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_approval_chain(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete an approval chain.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/approval-chains/{id}", params={"id": id}, headers=headers, result="none")

    def get_absence(self, *, headers: dict[str, str] | None = None) -> Any:
        """When the caller is absent, and who stands in."""
        return self.send("GET", "/api/me/absence", headers=headers, result="json")

    def save_absence(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Say when the caller is absent, and who stands in."""
        return self.send("PUT", "/api/me/absence", body=body, headers=headers, result="json")

    def get_user_absence(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """When a person is absent, and who stands in.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/users/{id}/absence", params={"id": id}, headers=headers, result="json")

    def save_user_absence(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Say when a person is absent, and who stands in.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PUT", "/api/users/{id}/absence", params={"id": id}, body=body, headers=headers, result="json")

    def list_notifications(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, unread: bool | None = None, headers: dict[str, str] | None = None) -> Any:
        """Notifications for the caller, newest first.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        unread: Those not read yet, or how many there are.
        """
        return self.send("GET", "/api/notifications", query={"limit": limit, "offset": offset, "cursor": cursor, "unread": unread}, headers=headers, result="json")

    def read_notification(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Mark a notification as read.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/notifications/{id}/read", params={"id": id}, headers=headers, result="none")

    def read_all_notifications(self, *, headers: dict[str, str] | None = None) -> None:
        """Mark all notifications as read."""
        return self.send("POST", "/api/notifications/read", headers=headers, result="none")

    def get_mail_choices(self, *, headers: dict[str, str] | None = None) -> Any:
        """Which notifications you get by mail, and when."""
        return self.send("GET", "/api/me/mails", headers=headers, result="json")

    def save_mail_choices(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Choose which notifications you get by mail, and when."""
        return self.send("PUT", "/api/me/mails", body=body, headers=headers, result="json")

    def search_documents(self, q: str, *, contact_id: int | None = None, folder_id: int | None = None, limit: int | None = None, offset: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """Search the text of all documents.

        q: Every word must stand in the document, as the beginning of a word; Chinese text as it stands; "double quotes" for whole words next to each other.
        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        """
        return self.send("GET", "/api/search", query={"q": q, "contact_id": contact_id, "folder_id": folder_id, "limit": limit, "offset": offset}, headers=headers, result="json")

    def chat(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Ask a question over the documents of a folder."""
        return self.send("POST", "/api/chat", body=body, headers=headers, result="json")

    def list_chat_sessions(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, folder_id: int | None = None, q: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """The caller's own chat sessions, the newest first.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        folder_id: The folder that it lies in; it belongs to the contact.
        q: Words of a question or an answer, in any case.
        """
        return self.send("GET", "/api/chat/sessions", query={"limit": limit, "offset": offset, "cursor": cursor, "folder_id": folder_id, "q": q}, headers=headers, result="json")

    def suggest_questions(self, contact_id: int, folder_id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Questions that the documents of a folder can answer.

        contact_id: The contact that it belongs to.
        folder_id: The folder that it lies in; it belongs to the contact.
        """
        return self.send("GET", "/api/chat/suggestions", query={"contact_id": contact_id, "folder_id": folder_id}, headers=headers, result="json")

    def get_chat_session(self, id: str, *, headers: dict[str, str] | None = None) -> Any:
        """One chat session with its questions and answers.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/chat/sessions/{id}", params={"id": id}, headers=headers, result="json")

    def save_transcript(self, id: str, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Save a chat session as a document of its folder.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/chat/sessions/{id}/transcript", params={"id": id}, body=body, headers=headers, result="json")

    def list_deliveries(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, document_id: int | None = None, endpoint_id: int | None = None, state: list[Any] | Any | None = None, headers: dict[str, str] | None = None) -> Any:
        """List deliveries.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        document_id: The document that it is about.
        endpoint_id: Of this webhook endpoint only.
        state: How far it has come.
        """
        return self.send("GET", "/api/webhook-deliveries", query={"limit": limit, "offset": offset, "cursor": cursor, "document_id": document_id, "endpoint_id": endpoint_id, "state": state}, headers=headers, result="json")

    def get_delivery(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One delivery with its attempts.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/webhook-deliveries/{id}", params={"id": id}, headers=headers, result="json")

    def redeliver(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Send a delivery again.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/webhook-deliveries/{id}/redeliver", params={"id": id}, headers=headers, result="json")

    def redeliver_failed(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Send all deliveries again that have failed since a time."""
        return self.send("POST", "/api/webhook-deliveries/redeliver", body=body, headers=headers, result="json")

    def list_webhook_endpoints(self, *, headers: dict[str, str] | None = None) -> Any:
        """List further webhook endpoints."""
        return self.send("GET", "/api/webhook-endpoints", headers=headers, result="json")

    def create_webhook_endpoint(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add a webhook endpoint."""
        return self.send("POST", "/api/webhook-endpoints", body=body, headers=headers, result="json")

    def get_webhook_endpoint(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One webhook endpoint.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/webhook-endpoints/{id}", params={"id": id}, headers=headers, result="json")

    def edit_webhook_endpoint(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change, pause or resume a webhook endpoint.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PATCH", "/api/webhook-endpoints/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_webhook_endpoint(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Delete a webhook endpoint.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/webhook-endpoints/{id}", params={"id": id}, headers=headers, result="none")

    def test_webhook_endpoint(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Send a test event to an endpoint now.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/webhook-endpoints/{id}/test", params={"id": id}, headers=headers, result="json")

    def list_channels(self, *, headers: dict[str, str] | None = None) -> Any:
        """Intake channels and how they are doing."""
        return self.send("GET", "/api/intake/channels", headers=headers, result="json")

    def create_channel(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add a watched folder or a mailbox."""
        return self.send("POST", "/api/intake/channels", body=body, headers=headers, result="json")

    def get_channel(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """One intake channel.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/intake/channels/{id}", params={"id": id}, headers=headers, result="json")

    def edit_channel(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change an intake channel.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PATCH", "/api/intake/channels/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def delete_channel(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Remove an intake channel.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/intake/channels/{id}", params={"id": id}, headers=headers, result="none")

    def test_channel(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Look whether a channel can be read.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/intake/channels/{id}/test", params={"id": id}, headers=headers, result="json")

    def run_channel(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Read a channel now rather than at its next time.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/intake/channels/{id}/run", params={"id": id}, headers=headers, result="json")

    def list_channel_items(self, id: int, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, state: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """What came in by a channel, newest first.

        id: Identifier within its kind; never given to another.
        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        state: How far it has come.
        """
        return self.send("GET", "/api/intake/channels/{id}/items", params={"id": id}, query={"limit": limit, "offset": offset, "cursor": cursor, "state": state}, headers=headers, result="json")

    def get_egress(self, *, headers: dict[str, str] | None = None) -> Any:
        """Every place the service may connect to."""
        return self.send("GET", "/api/settings/egress", headers=headers, result="json")

    def list_audit(self, *, user_id: int | None = None, actor_kind: str | None = None, event: list[Any] | Any | None = None, document_id: int | None = None, contact_id: int | None = None, date_from: str | None = None, date_to: str | None = None, q: str | None = None, limit: int | None = None, offset: int | None = None, cursor: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """The audit log, newest first.

        user_id: Who did it.
        actor_kind: A person, a token, a rule or the system.
        event: What happened.
        document_id: The document that it is about.
        contact_id: The contact that it belongs to.
        date_from: First day, inclusive.
        date_to: Inclusive.
        q: Words to look for.
        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        """
        return self.send("GET", "/api/audit", query={"user_id": user_id, "actor_kind": actor_kind, "event": event, "document_id": document_id, "contact_id": contact_id, "date_from": date_from, "date_to": date_to, "q": q, "limit": limit, "offset": offset, "cursor": cursor}, headers=headers, result="json")

    def verify_audit(self, *, head: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Verify the whole audit log.

        head: A head noted elsewhere, as ENTRY:HASH; the log must still contain it.
        """
        return self.send("GET", "/api/audit/verify", query={"head": head}, headers=headers, result="json")

    def export_audit(self, *, user_id: int | None = None, actor_kind: str | None = None, event: list[Any] | Any | None = None, document_id: int | None = None, contact_id: int | None = None, date_from: str | None = None, date_to: str | None = None, q: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """The audit log as JSON lines, oldest first.

        user_id: Who did it.
        actor_kind: A person, a token, a rule or the system.
        event: What happened.
        document_id: The document that it is about.
        contact_id: The contact that it belongs to.
        date_from: First day, inclusive.
        date_to: Inclusive.
        q: Words to look for.
        """
        return self.send("GET", "/api/audit/export.jsonl", query={"user_id": user_id, "actor_kind": actor_kind, "event": event, "document_id": document_id, "contact_id": contact_id, "date_from": date_from, "date_to": date_to, "q": q}, headers=headers, result="stream")

    def get_settings(self, *, headers: dict[str, str] | None = None) -> Any:
        """General settings."""
        return self.send("GET", "/api/settings", headers=headers, result="json")

    def save_settings(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change general settings."""
        return self.send("PUT", "/api/settings", body=body, headers=headers, result="json")

    def get_api_token(self, *, headers: dict[str, str] | None = None) -> Any:
        """The API token of this instance."""
        return self.send("GET", "/api/settings/api-token", headers=headers, result="json")

    def regenerate_api_token(self, *, headers: dict[str, str] | None = None) -> Any:
        """Replace the API token."""
        return self.send("POST", "/api/settings/api-token/regenerate", headers=headers, result="json")

    def get_webhook_settings(self, *, headers: dict[str, str] | None = None) -> Any:
        """Document Webhook settings."""
        return self.send("GET", "/api/settings/webhooks", headers=headers, result="json")

    def save_webhook_settings(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change Document Webhook settings."""
        return self.send("PUT", "/api/settings/webhooks", body=body, headers=headers, result="json")

    def test_webhook(self, *, headers: dict[str, str] | None = None) -> Any:
        """Send a test delivery now."""
        return self.send("POST", "/api/settings/webhooks/test", headers=headers, result="json")

    def get_model_settings(self, *, headers: dict[str, str] | None = None) -> Any:
        """Model server settings."""
        return self.send("GET", "/api/settings/model", headers=headers, result="json")

    def save_model_settings(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change the model server."""
        return self.send("PUT", "/api/settings/model", body=body, headers=headers, result="json")

    def test_model(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Find out what the model server can do."""
        return self.send("POST", "/api/settings/model/test", body=body, headers=headers, result="json")

    def get_mail_settings(self, *, headers: dict[str, str] | None = None) -> Any:
        """The server that takes mails."""
        return self.send("GET", "/api/settings/mail", headers=headers, result="json")

    def save_mail_settings(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change the server that takes mails."""
        return self.send("PUT", "/api/settings/mail", body=body, headers=headers, result="json")

    def test_mail(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Send a test mail now."""
        return self.send("POST", "/api/settings/mail/test", body=body, headers=headers, result="json")

    def list_mails(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, state: list[Any] | Any | None = None, headers: dict[str, str] | None = None) -> Any:
        """Mails of the last 90 days, newest first.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        state: How far it has come.
        """
        return self.send("GET", "/api/mails", query={"limit": limit, "offset": offset, "cursor": cursor, "state": state}, headers=headers, result="json")

    def send_mail_again(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Send a mail again that failed or that nobody knows the fate of.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/mails/{id}/send-again", params={"id": id}, headers=headers, result="json")

    def get_sign_in_options(self, *, headers: dict[str, str] | None = None) -> Any:
        """How people can sign in here."""
        return self.send("GET", "/api/session/options", headers=headers, result="json")

    def start_single_sign_on(self, *, return_to: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Go to the provider to sign in.

        return_to: Path to go to after signing in.
        """
        return self.send("GET", "/api/session/sso", query={"return_to": return_to}, headers=headers, result="stream")

    def finish_single_sign_on(self, *, code: str | None = None, state: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Come back from the provider.

        code: Six digits of the authenticator app, or what the provider gave.
        state: How far it has come.
        """
        return self.send("GET", "/api/session/sso/callback", query={"code": code, "state": state}, headers=headers, result="stream")

    def get_single_sign_on(self, *, headers: dict[str, str] | None = None) -> Any:
        """Settings of single sign-on."""
        return self.send("GET", "/api/settings/single-sign-on", headers=headers, result="json")

    def save_single_sign_on(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change the settings of single sign-on."""
        return self.send("PUT", "/api/settings/single-sign-on", body=body, headers=headers, result="json")

    def sign_in(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Sign in with e-mail and password."""
        return self.send("POST", "/api/session", body=body, headers=headers, result="json")

    def sign_out(self, *, headers: dict[str, str] | None = None) -> None:
        """End the session."""
        return self.send("DELETE", "/api/session", headers=headers, result="none")

    def request_password_link(self, body: Any, *, headers: dict[str, str] | None = None) -> None:
        """Have a one-time link for a new password mailed to yourself."""
        return self.send("POST", "/api/session/password-link", body=body, headers=headers, result="none")

    def get_me(self, *, headers: dict[str, str] | None = None) -> Any:
        """Who is calling."""
        return self.send("GET", "/api/me", headers=headers, result="json")

    def change_own_password(self, body: Any, *, headers: dict[str, str] | None = None) -> None:
        """Change your own password."""
        return self.send("PUT", "/api/me/password", body=body, headers=headers, result="none")

    def list_users(self, *, limit: int | None = None, offset: int | None = None, cursor: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """List people.

        limit: How many are shown on a page.
        offset: How many are skipped from the beginning.
        cursor: `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`.
        """
        return self.send("GET", "/api/users", query={"limit": limit, "offset": offset, "cursor": cursor}, headers=headers, result="json")

    def create_user(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add a person."""
        return self.send("POST", "/api/users", body=body, headers=headers, result="json")

    def edit_user(self, id: int, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Change, disable or enable a person, or set a new password.

        id: Identifier within its kind; never given to another.
        """
        return self.send("PATCH", "/api/users/{id}", params={"id": id}, body=body, headers=headers, result="json")

    def invite_user(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Add a person who sets a password with a one-time link."""
        return self.send("POST", "/api/users/invite", body=body, headers=headers, result="json")

    def create_password_link(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Make a one-time link with which a person sets a new password.

        id: Identifier within its kind; never given to another.
        """
        return self.send("POST", "/api/users/{id}/password-link", params={"id": id}, headers=headers, result="json")

    def reset_second_factor(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """Remove the second factor of a person who has lost it.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/users/{id}/second-factor", params={"id": id}, headers=headers, result="none")

    def list_user_sessions(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """Where a person is signed in.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/users/{id}/sessions", params={"id": id}, headers=headers, result="json")

    def end_user_sessions(self, id: int, *, headers: dict[str, str] | None = None) -> None:
        """End all sessions of a person.

        id: Identifier within its kind; never given to another.
        """
        return self.send("DELETE", "/api/users/{id}/sessions", params={"id": id}, headers=headers, result="none")

    def list_user_tokens(self, id: int, *, headers: dict[str, str] | None = None) -> Any:
        """The personal API tokens of a person.

        id: Identifier within its kind; never given to another.
        """
        return self.send("GET", "/api/users/{id}/tokens", params={"id": id}, headers=headers, result="json")

    def revoke_user_token(self, id: int, token_id: int, *, headers: dict[str, str] | None = None) -> None:
        """End a personal API token of a person.

        id: Identifier within its kind; never given to another.
        token_id: The token.
        """
        return self.send("DELETE", "/api/users/{id}/tokens/{token_id}", params={"id": id, "token_id": token_id}, headers=headers, result="none")

    def list_own_sessions(self, *, headers: dict[str, str] | None = None) -> Any:
        """Where you are signed in."""
        return self.send("GET", "/api/me/sessions", headers=headers, result="json")

    def end_other_sessions(self, *, headers: dict[str, str] | None = None) -> None:
        """End all your sessions but this one."""
        return self.send("DELETE", "/api/me/sessions", headers=headers, result="none")

    def end_own_session(self, session_id: int, *, headers: dict[str, str] | None = None) -> None:
        """End one of your sessions.

        session_id: The conversation; give it back to go on.
        """
        return self.send("DELETE", "/api/me/sessions/{session_id}", params={"session_id": session_id}, headers=headers, result="none")

    def start_second_factor(self, *, headers: dict[str, str] | None = None) -> Any:
        """Begin to set up an authenticator app."""
        return self.send("POST", "/api/me/second-factor", headers=headers, result="json")

    def confirm_second_factor(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Finish setting up the authenticator app."""
        return self.send("POST", "/api/me/second-factor/confirm", body=body, headers=headers, result="json")

    def remove_second_factor(self, body: Any, *, headers: dict[str, str] | None = None) -> None:
        """Go on without a second factor."""
        return self.send("POST", "/api/me/second-factor/remove", body=body, headers=headers, result="none")

    def list_tokens(self, *, headers: dict[str, str] | None = None) -> Any:
        """Your personal API tokens."""
        return self.send("GET", "/api/me/tokens", headers=headers, result="json")

    def create_token(self, body: Any, *, headers: dict[str, str] | None = None) -> Any:
        """Make a personal API token."""
        return self.send("POST", "/api/me/tokens", body=body, headers=headers, result="json")

    def revoke_token(self, token_id: int, *, headers: dict[str, str] | None = None) -> None:
        """End a personal API token.

        token_id: The token.
        """
        return self.send("DELETE", "/api/me/tokens/{token_id}", params={"token_id": token_id}, headers=headers, result="none")

    def get_invitation(self, token: str, *, headers: dict[str, str] | None = None) -> Any:
        """What a one-time link is for.

        token: Secret; shown once.
        """
        return self.send("GET", "/api/invitations/{token}", params={"token": token}, headers=headers, result="json")

    def accept_invitation(self, token: str, body: Any, *, headers: dict[str, str] | None = None) -> None:
        """Set a password with a one-time link.

        token: Secret; shown once.
        """
        return self.send("POST", "/api/invitations/{token}", params={"token": token}, body=body, headers=headers, result="none")

    def get_dashboard(self, *, days: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """Counts, queue, exceptions, deliveries, storage.

        days: How many days back.
        """
        return self.send("GET", "/api/dashboard", query={"days": days}, headers=headers, result="json")

    def get_events(self, *, changes: bool | None = None, last_event_id: str | None = None, headers: dict[str, str] | None = None) -> Any:
        """Live events: documents moving on, progress page by page, queue depth.

        changes: What changed.
        last_event_id: With `changes=true`: the id of the last change that was received.
        """
        return self.send("GET", "/api/events", query={"changes": changes}, own_headers={"Last-Event-ID": last_event_id}, headers=headers, result="stream")

    def get_changes(self, *, after: str | None = None, limit: int | None = None, type: list[Any] | Any | None = None, wait: int | None = None, headers: dict[str, str] | None = None) -> Any:
        """What happened to documents, in order and without gaps.

        after: `next` of the answer before, or `latest`.
        limit: How many are shown on a page.
        type: Only these; may be repeated. `document.needs_review`, `.exception`, `.approved` and `.exported` are changes to that status.
        wait: Seconds to wait for the first change when there is none yet.
        """
        return self.send("GET", "/api/events/feed", query={"after": after, "limit": limit, "type": type, "wait": wait}, headers=headers, result="json")

    def get_health(self, *, headers: dict[str, str] | None = None) -> Any:
        """Whether the process lives."""
        return self.send("GET", "/healthz", headers=headers, result="json")

    def get_readiness(self, *, headers: dict[str, str] | None = None) -> Any:
        """Whether the service can take work: database reachable and migrated, originals writable."""
        return self.send("GET", "/readyz", headers=headers, result="json")

    def get_metrics(self, *, headers: dict[str, str] | None = None) -> Any:
        """Metrics of this process in the Prometheus text format."""
        return self.send("GET", "/metrics", headers=headers, result="stream")

    def get_signing_key(self, *, headers: dict[str, str] | None = None) -> Any:
        """The public key that certificates and proofs of this instance are signed with."""
        return self.send("GET", "/api/signing-key", headers=headers, result="json")


# Operations that answer page by page, with the key of their rows.
LISTS = {
    "list_documents": "documents",
    "list_trash": "documents",
    "list_holds": "holds",
    "list_contacts": "contacts",
    "list_folders": "folders",
    "list_orders": "orders",
    "list_bank_statements": "statements",
    "list_bank_movements": "movements",
    "list_vendors": "vendors",
    "list_profiles": "profiles",
    "list_lessons": "lessons",
    "list_rules": "rules",
    "list_certificates": "certificates",
    "list_notifications": "notifications",
    "list_chat_sessions": "sessions",
    "list_deliveries": "deliveries",
    "list_channel_items": "items",
    "list_audit": "entries",
    "list_mails": "mails",
    "list_users": "users",
}

OPERATIONS = [
    "upload_document",
    "scan_document",
    "list_documents",
    "get_document",
    "edit_document",
    "delete_document",
    "change_status",
    "reprocess_document",
    "get_original",
    "get_document_link",
    "list_versions",
    "add_version",
    "get_version_original",
    "set_external_ref",
    "delete_external_ref",
    "get_division",
    "split_document",
    "move_pages",
    "turn_pages",
    "join_documents",
    "join_parts",
    "accept_blockers",
    "reopen_blockers",
    "reject_document",
    "undo_changes",
    "list_undoable",
    "choose_vendor",
    "assign_document",
    "postpone_document",
    "list_people",
    "list_reject_reasons",
    "enter_document",
    "leave_document",
    "next_document",
    "list_candidates",
    "read_table",
    "list_views",
    "create_view",
    "replace_view",
    "delete_view",
    "batch",
    "export_csv",
    "export_xlsx",
    "export_zip",
    "report_many",
    "get_separator_sheet",
    "report_one",
    "preview_einvoice",
    "export_einvoice",
    "list_export_templates",
    "create_export_template",
    "list_ready_templates",
    "preview_new_export",
    "get_export_template",
    "replace_export_template",
    "delete_export_template",
    "preview_export",
    "export_by_template",
    "become_version",
    "unlock_document",
    "get_version",
    "list_trash",
    "empty_trash",
    "restore_document",
    "purge_document",
    "list_retention_rules",
    "create_retention_rule",
    "list_ready_retention",
    "replace_retention_rule",
    "delete_retention_rule",
    "list_holds",
    "place_hold",
    "lift_hold",
    "get_retention",
    "decide_deletions",
    "list_trusted_certificates",
    "add_trusted_certificate",
    "replace_trusted_certificate",
    "delete_trusted_certificate",
    "get_proof",
    "get_page_pdf",
    "get_markdown",
    "get_page",
    "get_page_image",
    "get_text",
    "list_contacts",
    "create_contact",
    "get_contact",
    "edit_contact",
    "delete_contact",
    "list_folders",
    "create_folder",
    "get_folder",
    "edit_folder",
    "delete_folder",
    "list_orders",
    "get_order",
    "put_order",
    "delete_order",
    "put_receipt",
    "delete_receipt",
    "import_orders",
    "list_bank_statements",
    "list_bank_accounts",
    "get_bank_statement",
    "delete_bank_statement",
    "list_bank_movements",
    "get_bank_movement",
    "import_bank_statements",
    "add_payment",
    "set_payments",
    "set_aside",
    "take_up",
    "remove_payment",
    "list_vendors",
    "get_vendor",
    "put_vendor",
    "delete_vendor",
    "import_vendors",
    "list_profiles",
    "create_profile",
    "get_profile",
    "replace_profile",
    "delete_profile",
    "check_formulas",
    "list_profile_versions",
    "draft_profile",
    "test_profile",
    "get_profile_test",
    "list_lessons",
    "get_lesson",
    "switch_lesson",
    "forget_lesson",
    "list_lesson_uses",
    "undo_lesson",
    "forget_contact_lessons",
    "get_quality",
    "export_quality",
    "list_rules",
    "create_rule",
    "dry_run_rule",
    "preview_touchless",
    "choose_thresholds",
    "get_rule",
    "replace_rule",
    "delete_rule",
    "list_rule_firings",
    "list_automation",
    "resume_automation",
    "issue_certificate",
    "list_certificates",
    "get_certificate",
    "get_certificate_page",
    "get_approvals",
    "withdraw_approval",
    "list_teams",
    "create_team",
    "replace_team",
    "delete_team",
    "list_approval_chains",
    "create_approval_chain",
    "replace_approval_chain",
    "delete_approval_chain",
    "get_absence",
    "save_absence",
    "get_user_absence",
    "save_user_absence",
    "list_notifications",
    "read_notification",
    "read_all_notifications",
    "get_mail_choices",
    "save_mail_choices",
    "search_documents",
    "chat",
    "list_chat_sessions",
    "suggest_questions",
    "get_chat_session",
    "save_transcript",
    "list_deliveries",
    "get_delivery",
    "redeliver",
    "redeliver_failed",
    "list_webhook_endpoints",
    "create_webhook_endpoint",
    "get_webhook_endpoint",
    "edit_webhook_endpoint",
    "delete_webhook_endpoint",
    "test_webhook_endpoint",
    "list_channels",
    "create_channel",
    "get_channel",
    "edit_channel",
    "delete_channel",
    "test_channel",
    "run_channel",
    "list_channel_items",
    "get_egress",
    "list_audit",
    "verify_audit",
    "export_audit",
    "get_settings",
    "save_settings",
    "get_api_token",
    "regenerate_api_token",
    "get_webhook_settings",
    "save_webhook_settings",
    "test_webhook",
    "get_model_settings",
    "save_model_settings",
    "test_model",
    "get_mail_settings",
    "save_mail_settings",
    "test_mail",
    "list_mails",
    "send_mail_again",
    "get_sign_in_options",
    "start_single_sign_on",
    "finish_single_sign_on",
    "get_single_sign_on",
    "save_single_sign_on",
    "sign_in",
    "sign_out",
    "request_password_link",
    "get_me",
    "change_own_password",
    "list_users",
    "create_user",
    "edit_user",
    "invite_user",
    "create_password_link",
    "reset_second_factor",
    "list_user_sessions",
    "end_user_sessions",
    "list_user_tokens",
    "revoke_user_token",
    "list_own_sessions",
    "end_other_sessions",
    "end_own_session",
    "start_second_factor",
    "confirm_second_factor",
    "remove_second_factor",
    "list_tokens",
    "create_token",
    "revoke_token",
    "get_invitation",
    "accept_invitation",
    "get_dashboard",
    "get_events",
    "get_changes",
    "get_health",
    "get_readiness",
    "get_metrics",
    "get_signing_key",
]
