// A person says that a blocker is none; or that it is one again.
import type { AuditEvent } from '../../contract/audit.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { Acceptance, StoredBlocker } from '../database/stored-record.ts';
import { isoSeconds } from '../platform/clock.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { announceDocument } from './announce.ts';
import { askAgain, keepBoth } from './decide-duplicate.ts';
import { approvingOf } from './present.ts';
import { recompute } from './recompute.ts';
import { lockDocument, updateDocument, type DocumentRow } from './store.ts';

export interface Accepting {
  ids: string[];
  reason: string | null;
  if_match?: string | undefined;
}

/** Throws `conflict` (409) where nothing was read and nothing entered: there is nothing to accept. */
export async function acceptBlockers(ctx: Context, id: number, accepting: Accepting): Promise<void> {
  const { ids, reason, if_match } = accepting;
  await ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    const named = namedBlockers(before, ids);
    if (!approvingOf(before).offered && named.some(({ kind }) => kind === 'reading'))
      throw conflict('refusals.nothingToAccept');
    const user_id = ctx.actor.kind === 'person' ? ctx.actor.id : null;
    requireSecond(before, named, user_id);
    const by = { by: ctx.actor.name, user_id, at: isoSeconds(ctx.clock.now()), reason };
    const accepted = named.map(({ id, stamp }): Acceptance => ({ id, stamp, ...by }));
    const others = before.acceptances.filter((one) => !ids.includes(one.id) || isFirst(one, named));
    await keepBoth(ctx, before, named);
    await store(ctx, before, [...others, ...accepted], 'document.blockers_accepted', {
      blockers: named.map(({ message }) => message),
      ...(reason === null ? {} : { reason }),
    });
  });
}

export async function reopenBlockers(
  ctx: Context,
  id: number,
  { ids, if_match }: Omit<Accepting, 'reason'>,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    const named = namedBlockers(before, ids);
    const others = before.acceptances.filter((one) => !ids.includes(one.id));
    await askAgain(ctx, before, named);
    await store(ctx, before, others, 'document.blockers_reopened', {
      blockers: named.map(({ message }) => message),
    });
  });
}

/** What another person has accepted already stays, where a second one has to accept it as well. */
const isFirst = (one: Acceptance, named: StoredBlocker[]): boolean =>
  named.some(
    ({ id, stamp, second_person }) => second_person === true && one.id === id && one.stamp === stamp,
  );

/** Throws `conflict` (409) for who is nobody in particular, or has accepted it before, where it takes two. */
function requireSecond(before: DocumentRow, named: StoredBlocker[], user_id: number | null): void {
  if (!named.some(({ second_person }) => second_person === true)) return;
  if (user_id === null) throw conflict('refusals.acceptedByPeople');
  if (before.acceptances.some((one) => one.user_id === user_id && isFirst(one, named)))
    throw conflict('refusals.secondPerson');
}

/** Throws `not_found` (404) for one that the document does not have, or has no more. */
function namedBlockers({ blockers }: DocumentRow, ids: string[]) {
  return ids.map((id) => {
    const blocker = blockers.find((one) => one.id === id && one.state !== 'resolved');
    if (blocker === undefined) throw notFound('refusals.noBlocker', { id });
    return blocker;
  });
}

async function store(
  ctx: Context,
  before: DocumentRow,
  acceptances: Acceptance[],
  event: AuditEvent,
  detail: Record<string, unknown>,
): Promise<void> {
  const { fields } = await getProfileVersion(ctx, before.profile_id, before.profile_version);
  const judged = await recompute(ctx, { ...before, acceptances }, fields);
  const after = await updateDocument(ctx, before, { ...judged, acceptances: JSON.stringify(acceptances) });
  await audit(ctx, { event, document_id: after.id, contact_id: after.contact_id, detail });
  await announceDocument(ctx, after);
}
