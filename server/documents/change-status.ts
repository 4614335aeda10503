// The only door through which a status changes. Entering Export makes one delivery, in the same transaction.
import { goesOn, isQueued } from '../../contract/goes-on.ts';
import type { Rejection } from '../../contract/blockers.ts';
import { UNDO_SECONDS } from '../../contract/review-limits.ts';
import type { Context } from '../context.ts';
import { STATUSES, type DocumentStatus } from '../../contract/documents.ts';
import type { StoredBlocker } from '../database/stored-record.ts';
import { giveApproval, passGate, voidApprovals, type Passage } from '../approvals/pass-gate.ts';
import { audit } from '../audit/audit.ts';
import { judgeUses } from '../learning/judge.ts';
import { isDecided } from '../quality/approval.ts';
import { notePlantedValue, openPlantedValue, uproot } from '../quality/vigilance.ts';
import { badRequest, conflict } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { readSettings } from '../settings/settings.ts';
import { lockPayee } from '../vendors/payees.ts';
import { queueDelivery } from '../webhooks/queue-delivery.ts';
import { noteChange } from './note-change.ts';
import { presentDocument, presentWebhookBody } from './present.ts';
import { announceDocument } from './announce.ts';
import { recordDecision } from './record-decision.ts';
import { recompute } from './recompute.ts';
import { getDocument, lockDocument, updateDocument, type DocumentRow } from './store.ts';
import { teach } from './teach.ts';
import type { Sentence } from '../platform/sentences/sentence.ts';

/** Throws bad_request (400) for anything but the nine exact strings. */
export function parseStatus(text: string): DocumentStatus {
  const status = STATUSES.find((known) => known === text);
  if (status === undefined)
    throw badRequest('programs.notStatus', { text: text.slice(0, 40), statuses: STATUSES.join(', ') });
  return status;
}

export interface StatusChange {
  status: DocumentStatus;
  if_match?: string | undefined;
  /** Throws conflict (409) for a document in any other status. */
  only_from?: DocumentStatus;
  /** Why, for the audit log: a rule's name, say. */
  reason?: Sentence;
  /** Why it is not wanted, where it is rejected. */
  rejection?: Rejection;
}

/** The document afterwards, and what an undo names; null where nothing changed. */
export interface ChangedStatus {
  document: DocumentRow;
  change_id: number | null;
  undo_until: Date | null;
}

/**
 * Any status to any status. Setting Export again exports again; setting another status to itself changes nothing. Where an
 * approval chain holds, Approved is one approval of the caller's, and the document is Ready until the last.
 */
export async function changeStatus(ctx: Context, id: number, change: StatusChange): Promise<ChangedStatus> {
  const { status: wanted, if_match, only_from, rejection } = change;
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    if (before.split && wanted !== before.status) throw conflict('refusals.split');
    if (only_from !== undefined && before.status !== only_from)
      throw conflict('refusals.otherStatus', {
        status: before.status,
        onlyStatus: only_from,
        newStatus: wanted,
      });
    if (before.status === wanted && wanted !== 'Export' && rejection === undefined)
      return { document: before, change_id: null, undo_until: null };
    await settlePlanted(ctx, before, wanted);
    const { status, approval } = await passageOf(ctx, before, wanted);
    const judged = asksAnew(before, wanted) ? await judgeAgain(ctx, before) : undefined;
    if (goesOn(wanted))
      await requireNoBlockers(
        ctx,
        judged === undefined ? before.blockers : (JSON.parse(judged.blockers) as StoredBlocker[]),
      );
    const now = ctx.clock.now();
    const same = status === before.status && approval !== undefined;
    const after = await updateDocument(ctx, before, {
      ...judged,
      ...(same ? {} : { status, status_changed_at: now, status_by: ctx.actor.kind }),
      rejection: rejection === undefined ? keptRejection(before, status) : JSON.stringify(rejection),
    });
    const change_id = same
      ? await noteChange(ctx, before, { kind: 'approved', saved: {} })
      : await recordChange(ctx, before, after, { ...change, status });
    if (approval !== undefined) await giveApproval(ctx, after, approval, change_id);
    if (goesOn(before.status) && !goesOn(status)) await voidApprovals(ctx, id, change_id);
    if (goesOn(status)) {
      await judgeUses(ctx, after);
      await teach(ctx, after);
    }
    const rejected = rejection !== undefined;
    if (rejected || (isDecided(status) && !isDecided(before.status)))
      await recordDecision(ctx, after, { rejected });
    if (status === 'Export') await exportDocument(ctx, after);
    await announceDocument(ctx, after);
    return { document: after, change_id, undo_until: new Date(now.getTime() + UNDO_SECONDS * 1000) };
  });
}

/** Who approves with a planted value before them has overlooked it; otherwise the document says nothing of anybody. */
async function settlePlanted(ctx: Context, before: DocumentRow, wanted: DocumentStatus): Promise<void> {
  if (isQueued(wanted)) return;
  if (goesOn(wanted) && (await openPlantedValue(ctx, before)) !== undefined)
    await notePlantedValue(ctx, before.id, 'missed');
  else await uproot(ctx, before.id);
}

/** Whether the record may have been judged on what is no longer true. */
const asksAnew = ({ status }: DocumentRow, wanted: DocumentStatus): boolean =>
  wanted === 'Approved' || (wanted === 'Export' && !goesOn(status));

/** What is Approved is locked and was let through; in any other status the values may be others by now. */
const passageOf = async (ctx: Context, before: DocumentRow, wanted: DocumentStatus): Promise<Passage> =>
  goesOn(wanted) && before.status !== 'Approved' ? passGate(ctx, before, wanted) : { status: wanted };

/** A document that comes back into the queue is rejected no more. */
const keptRejection = ({ rejection }: DocumentRow, status: DocumentStatus): string | null =>
  rejection === null || status !== 'Archived' ? null : JSON.stringify(rejection);

/** Who approves sees what is true now: another document with the same number may have come since. */
async function judgeAgain(ctx: Context, document: DocumentRow) {
  // Nothing has been extracted yet, or nothing could be.
  if (document.engine === null) return undefined;
  // Two that name the first account of a vendor: the later one is compared with the one before.
  if (document.vendor_id !== null) await lockPayee(ctx, document.vendor_id);
  const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  return recompute(ctx, document, fields);
}

/** What would be open on a document as it is, were it judged now. Changes nothing. */
export async function openBlockersNow(ctx: Context, document: DocumentRow): Promise<StoredBlocker[]> {
  const judged = await judgeAgain(ctx, document);
  const blockers =
    judged === undefined ? document.blockers : (JSON.parse(judged.blockers) as StoredBlocker[]);
  return blockers.filter(({ state }) => state === 'open');
}

/**
 * A change of the payee, and what is invoiced already, hold everybody, whatever the setting says: money that went to the wrong account
 * or was paid twice does not come back.
 */
export async function requireNoBlockers(ctx: Context, blockers: StoredBlocker[]): Promise<void> {
  const all = blockers.filter(isOpen);
  if (all.length === 0) return;
  const { approval_gate } = await readSettings(ctx);
  const open = approval_gate ? all : all.filter(holdsEverybody);
  if (open.length === 0) return;
  const list = open.slice(0, LOGGED).map(({ message }) => message);
  throw conflict('refusals.blockersOpen', { list });
}

const holdsEverybody = ({ kind, code }: StoredBlocker): boolean =>
  kind === 'payee_changed' || (kind === 'order' && code === 'already_invoiced');

const isOpen = ({ state, severity }: StoredBlocker): boolean => state === 'open' && severity === 'blocking';

/** What goes with the change into the log and the notes for undoing it. */
async function recordChange(
  ctx: Context,
  before: DocumentRow,
  after: DocumentRow,
  { status, reason, rejection }: StatusChange,
): Promise<number> {
  const open = after.blockers.filter(isOpen);
  const about = { document_id: after.id, contact_id: after.contact_id };
  await audit(ctx, {
    ...about,
    event: 'document.status_changed',
    detail: {
      before: before.status,
      after: status,
      ...(reason === undefined ? {} : { reason }),
      ...(goesOn(status) && open.length > 0
        ? { blockers_passed: open.slice(0, LOGGED).map(({ message }) => message) }
        : {}),
    },
  });
  if (rejection !== undefined) {
    const detail = { reason: rejection.reason, note: rejection.note };
    await audit(ctx, { ...about, event: 'document.rejected', detail });
  }
  const saved = {
    status_by: before.status_by,
    status_changed_at: before.status_changed_at.toISOString(),
    rejection: before.rejection,
    ...(rejection === undefined ? {} : { rejected: true }),
  };
  return noteChange(ctx, before, { kind: 'status', after: status, saved });
}

/** Blockers passed over beyond these are not listed in the log. */
const LOGGED = 50;

async function exportDocument(ctx: Context, document: DocumentRow): Promise<void> {
  const record = presentDocument(ctx.speaking('en'), await getDocument(ctx, document.id));
  const profile = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  const body = presentWebhookBody(record, profile.fields, ctx.clock.now());
  await queueDelivery(ctx, {
    document_id: document.id,
    contact_id: document.contact_id,
    body: JSON.stringify(body),
  });
}
