// One action on many documents, one after the other and each in its own transaction: what fails for one document is
// reported for it and changes nothing about the others.
import type { BatchRequest, BatchResult } from '../../contract/batch.ts';
import { BATCH_MATCHES } from '../../contract/batch.ts';
import { findableId } from '../../contract/common.ts';
import type { Context } from '../context.ts';
import { getContact } from '../contacts/store.ts';
import { findFolder, getFolderOf } from '../folders/store.ts';
import { RectoError, forbidden, invalid, notFound } from '../platform/errors.ts';
import { getProfile } from '../profiles/store.ts';
import { changeStatus, parseStatus } from '../documents/change-status.ts';
import { editDocument } from '../documents/edit-document.ts';
import { matching } from '../documents/document-filter.ts';
import { reprocessDocument } from '../documents/reprocess.ts';
import type { DocumentRow } from '../documents/store.ts';
import { deleteDocument } from '../documents/trash.ts';
import { assignDocument, postponeDocument } from './assign.ts';
import { rejectDocument } from './reject.ts';
import { say } from '../platform/sentences/say.ts';
import type { Said } from '../platform/sentences/sentence.ts';

type OneResult = BatchResult['results'][number];
type Act = (ctx: Context, id: number) => Promise<Done>;
type Done = { document?: Pick<DocumentRow, 'status'>; change_id?: number | null; untold?: Said };

export async function runBatch(ctx: Context, request: BatchRequest, is_admin: boolean): Promise<BatchResult> {
  const { action } = request;
  if (action === 'delete' && !is_admin) throw forbidden('refusals.adminDeletes');
  refuseForeignFields(request);
  const act = await actOf(ctx, request);
  const ids = request.ids === undefined ? await matchingIds(ctx, request) : [...new Set(request.ids)];
  const results: OneResult[] = [];
  for (const id of ids) results.push(await doOne(ctx, id, act));
  const succeeded = results.filter((result) => result.ok).length;
  return { action, total: results.length, succeeded, failed: results.length - succeeded, results };
}

async function doOne(ctx: Context, id: number, act: Act): Promise<OneResult> {
  try {
    const { document, change_id = null, untold } = await act(ctx, findableId(id));
    const detail = untold === undefined ? null : say(untold, ctx.language);
    return { id, ok: true, status: document?.status ?? null, detail, change_id };
  } catch (error) {
    if (!(error instanceof RectoError)) throw error;
    const row = await ctx.db
      .selectFrom('documents')
      .select('status')
      .where('id', '=', findableId(id))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return {
      id,
      ok: false,
      status: row?.status ?? null,
      detail: say(error.sentence, ctx.language),
      change_id: null,
    };
  }
}

/** Oldest first, so that exports leave in the order the documents came. */
async function matchingIds(ctx: Context, { filter = {} }: BatchRequest): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('documents')
    .select('id')
    .where(matching(ctx, filter))
    .orderBy('id')
    .limit(BATCH_MATCHES + 1)
    .execute();
  if (rows.length > BATCH_MATCHES) throw invalid('refusals.manyMatch', { count: BATCH_MATCHES });
  return rows.map((row) => row.id);
}

const FIELDS = {
  status: ['set_status'],
  folder_id: ['move'],
  contact_id: ['move'],
  profile_id: ['reprocess'],
  assignee_id: ['assign'],
  due_at: ['assign'],
  postponed_until: ['postpone'],
  reason: ['reject'],
  note: ['reject'],
  answer_sender: ['reject'],
} as const;

/** A field that the action does not use is a mistake someone should know of. */
function refuseForeignFields(request: BatchRequest): void {
  for (const [field, actions] of Object.entries(FIELDS)) {
    const used = (actions as readonly string[]).includes(request.action);
    if (request[field as keyof typeof FIELDS] !== undefined && !used)
      throw invalid('programs.notOfAction', { field, action: request.action });
  }
}

/** Checks once what is the same for all documents. */
async function actOf(ctx: Context, request: BatchRequest): Promise<Act> {
  switch (request.action) {
    case 'approve':
      return (ctx, id) => changeStatus(ctx, id, { status: 'Approved' });
    case 'archive':
      return (ctx, id) => changeStatus(ctx, id, { status: 'Archived' });
    case 'export':
      return (ctx, id) => changeStatus(ctx, id, { status: 'Export', only_from: 'Approved' });
    case 'set_status': {
      if (request.status === undefined) throw invalid('programs.statusNeeded');
      const status = parseStatus(request.status);
      return (ctx, id) => changeStatus(ctx, id, { status });
    }
    case 'move':
      return moveTo(ctx, request);
    case 'reprocess': {
      const { profile_id } = request;
      if (profile_id !== undefined) await getProfile(ctx, profile_id);
      return async (ctx, id) => ({ document: await reprocessDocument(ctx, id, profile_id) });
    }
    case 'delete':
      return deleteDocument;
    case 'assign':
    case 'postpone':
    case 'reject':
      return reviewActOf(request);
  }
}

function reviewActOf(request: BatchRequest): Act {
  const { action, assignee_id, due_at, postponed_until, reason, note = null } = request;
  if (action === 'assign') {
    if (assignee_id === undefined) throw invalid('programs.assigneeNeeded');
    return (ctx, id) => assignDocument(ctx, id, { assignee_id, due_at });
  }
  if (action === 'postpone') {
    if (postponed_until === undefined) throw invalid('programs.dayNeeded');
    return (ctx, id) => postponeDocument(ctx, id, postponed_until);
  }
  if (reason === undefined) throw invalid('programs.reasonNeeded');
  const answer = request.answer_sender === true ? 'possible' : 'never';
  return (ctx, id) => rejectDocument(ctx, id, { reason, note, answer });
}

async function moveTo(ctx: Context, { folder_id, contact_id }: BatchRequest): Promise<Act> {
  if (folder_id === undefined) throw invalid('programs.folderNeeded');
  if (contact_id === undefined) {
    if ((await findFolder(ctx, folder_id)) === undefined) throw notFound('setup.noFolder', { id: folder_id });
    return async (ctx, id) => ({ document: await editDocument(ctx, id, { folder_id }, undefined) });
  }
  await getContact(ctx, contact_id);
  await getFolderOf(ctx, contact_id, folder_id);
  return async (ctx, id) => ({
    document: await editDocument(ctx, id, { contact_id, folder_id }, undefined),
  });
}
