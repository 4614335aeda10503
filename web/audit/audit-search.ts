// The filters of the audit log as they stand in the address; `open` is the entry whose detail is shown.
import type { AuditEntry, AuditEvent } from '../../contract/audit.ts';
import { asDay, asId, asList, asPage, asText, withoutEmpty, type RawSearch } from '../ui/search-params.ts';

export interface AuditSearch {
  q?: string;
  event?: AuditEvent[];
  actor_kind?: AuditEntry['actor_kind'];
  user_id?: number;
  document_id?: number;
  contact_id?: number;
  date_from?: string;
  date_to?: string;
  page?: number;
}

export const ACTOR_KINDS: AuditEntry['actor_kind'][] = ['person', 'token', 'rule', 'system'];

export function readAuditSearch(raw: RawSearch): AuditSearch {
  return withoutEmpty({
    q: asText(raw['q']),
    // The service refuses what it does not know; the page has its own list.
    event: asList<AuditEvent>(raw['event']),
    actor_kind: ACTOR_KINDS.find((kind) => kind === raw['actor_kind']),
    user_id: asId(raw['user_id']),
    document_id: asId(raw['document_id']),
    contact_id: asId(raw['contact_id']),
    date_from: asDay(raw['date_from']),
    date_to: asDay(raw['date_to']),
    page: asPage(raw['page']),
  });
}
