// Documents by what keeps them, as conditions of lists: the states are those of `readRetentions`.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RetentionState } from '../../contract/retention-state.ts';

/** Of the document, or of its contact. */
const holdIs = (which: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`(
  documents.id in (select document_id from holds where document_id is not null and ${which})
  or documents.contact_id in (select contact_id from holds where contact_id is not null and ${which}))`;
const HELD = holdIs(sql`lifted_at is null`);
const EVER_HELD = holdIs(sql`true`);
const COVERED = sql<SqlBool>`documents.id in (select document_id from retentions)`;

/** Of what was not read yet nobody knows the profile: a rule of its contact keeps it until then. */
const UNREAD = sql<SqlBool>`(documents.status in ('New', 'Processing') and not ${COVERED} and exists (
  select from retention_rules where covers = 'received' and (contact_ids = '{}' or documents.contact_id = any (contact_ids))))`;

const isKept = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(documents.id in (select document_id from retentions where until >= ${today}) or ${UNREAD})`;

/** @param today ISO date; a document is kept on its last day too */
export function inRetentionState(state: RetentionState, today: string): RawBuilder<SqlBool> {
  const kept = isKept(today);
  switch (state) {
    case 'held':
      return HELD;
    case 'kept':
      return sql<SqlBool>`(${kept} and not ${HELD})`;
    case 'over':
      return sql<SqlBool>`((${COVERED} or ${EVER_HELD}) and not ${kept} and not ${HELD})`;
    case 'free':
      return sql<SqlBool>`(not ${COVERED} and not ${EVER_HELD} and not ${UNREAD})`;
  }
}

/** Whose last day, by the rules that were applied, lies in a span of days; both included. */
export const keptUntil = (from: string | undefined, to: string | undefined): RawBuilder<SqlBool> =>
  sql<SqlBool>`documents.id in (select document_id from retentions where until between ${from ?? '-infinity'} and ${to ?? 'infinity'})`;
