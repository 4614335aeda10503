// The only door through which a status changes. Entering Export makes one delivery, in the same transaction.
import type { Context } from '../context.ts';
import { STATUSES, type DocumentStatus } from '../../contract/documents.ts';
import { audit } from '../audit/audit.ts';
import { judgeUses } from '../learning/judge.ts';
import { badRequest, conflict } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { queueDelivery } from '../webhooks/queue-delivery.ts';
import { presentDocument, presentWebhookBody } from './present.ts';
import { announceDocument } from './announce.ts';
import { recheck, type CheckColumns } from './recheck.ts';
import { getDocument, lockDocument, updateDocument, type DocumentRow } from './store.ts';

/** Throws bad_request (400) for anything but the nine exact strings. */
export function parseStatus(text: string): DocumentStatus {
  const status = STATUSES.find((known) => known === text);
  if (status === undefined)
    throw badRequest(`"${text.slice(0, 40)}" is not a status; use one of: ${STATUSES.join(', ')}`);
  return status;
}

export interface StatusChange {
  status: DocumentStatus;
  if_match?: string | undefined;
  /** Throws conflict (409) for a document in any other status. */
  only_from?: DocumentStatus;
  /** Why, for the audit log: a rule's name, say. */
  reason?: string;
}

/** Any status to any status. Setting Export again exports again; setting another status to itself changes nothing. */
export async function changeStatus(
  ctx: Context,
  id: number,
  { status, if_match, only_from, reason }: StatusChange,
): Promise<DocumentRow> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    if (only_from !== undefined && before.status !== only_from)
      throw conflict(
        `The document has the status ${before.status}; only ${only_from} ones can be set to ${status}`,
      );
    if (before.status === status && status !== 'Export') return before;
    const changes = {
      status,
      status_changed_at: ctx.clock.now(),
      status_by: ctx.actor.kind,
      ...(status === 'Approved' ? await finalChecks(ctx, before) : {}),
    };
    const after = await updateDocument(ctx, before, changes);
    await audit(ctx, {
      event: 'document.status_changed',
      document_id: id,
      contact_id: after.contact_id,
      detail: { before: before.status, after: status, ...(reason === undefined ? {} : { reason }) },
    });
    if (status === 'Approved' || status === 'Export') await judgeUses(ctx, after);
    if (status === 'Export') await exportDocument(ctx, after);
    await announceDocument(ctx, after);
    return after;
  });
}

/** Who approves sees what is true now: another document with the same number may have come since. */
async function finalChecks(ctx: Context, document: DocumentRow): Promise<Partial<CheckColumns>> {
  // Nothing has been extracted yet, or nothing could be.
  if (document.engine === null) return {};
  const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  return recheck(ctx, document, fields);
}

async function exportDocument(ctx: Context, document: DocumentRow): Promise<void> {
  const record = presentDocument(ctx, await getDocument(ctx, document.id));
  const profile = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  const body = presentWebhookBody(record, profile.fields, ctx.clock.now());
  await queueDelivery(ctx, {
    document_id: document.id,
    contact_id: document.contact_id,
    body: JSON.stringify(body),
  });
}
