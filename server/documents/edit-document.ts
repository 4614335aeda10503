// A person (or an integration) corrects a record: fields, line items, notes, type, date, place, references.
import type { Context } from '../context.ts';
import type { DocumentPatch, ExternalRefs } from '../../contract/documents.ts';
import { audit } from '../audit/audit.ts';
import { getFolderOf, findFolder } from '../folders/store.ts';
import { getContact } from '../contacts/store.ts';
import { judgeUses } from '../learning/judge.ts';
import { learnFromEdit } from '../learning/learn.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { announceDocument } from './announce.ts';
import { editContent } from './edit-content.ts';
import { placesIn } from './find-places.ts';
import { headlineOf } from './headline.ts';
import { indexDocumentRecord } from './index-record.ts';
import { recheck } from './recheck.ts';
import { lockDocument, updateDocument, type DocumentRow } from './store.ts';

const LOCKED_WHEN_APPROVED = ['extracted_fields', 'line_items', 'doc_type', 'doc_date'] as const;

type Changes = Parameters<typeof updateDocument>[2];

export async function editDocument(
  ctx: Context,
  id: number,
  patch: DocumentPatch,
  if_match: string | undefined,
): Promise<DocumentRow> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    if (before.status === 'Approved' && LOCKED_WHEN_APPROVED.some((key) => patch[key] !== undefined)) {
      throw conflict('The document is Approved and its fields are locked; set another status first');
    }
    const changes = {
      ...(await changedContent(ctx, before, patch)),
      ...(await changedPlace(ctx, before, patch)),
      ...changedRest(patch),
    };
    const after = await updateDocument(ctx, before, changes);
    await recordEdits(ctx, before, after, patch);
    await indexDocumentRecord(ctx, after);
    await announceDocument(ctx, after);
    return after;
  });
}

function changedRest(patch: DocumentPatch): Changes {
  const { notes, doc_type, doc_date, external_refs } = patch;
  return {
    ...(notes === undefined ? {} : { notes }),
    ...(doc_type === undefined ? {} : { doc_type }),
    ...(doc_date === undefined ? {} : { doc_date }),
    ...(external_refs === undefined ? {} : { external_refs: JSON.stringify(external_refs) }),
  };
}

async function changedContent(ctx: Context, before: DocumentRow, patch: DocumentPatch): Promise<Changes> {
  if (patch.extracted_fields === undefined && patch.line_items === undefined) return {};
  const { fields } = await getProfileVersion(ctx, before.profile_id, before.profile_version);
  const places = placesIn(ctx, before);
  const content = await editContent(ctx, before, fields, patch, places);
  const keys = Object.keys(patch.extracted_fields ?? {});
  if (keys.length > 0) {
    await judgeUses(ctx, { ...before, ...content }, keys);
    const corrected = { ...before, fields, before, after: content, spans: content.spans, page: places.page };
    await learnFromEdit(ctx, corrected, keys);
  }
  return {
    extracted_fields: JSON.stringify(content.extracted_fields),
    line_items: JSON.stringify(content.line_items),
    evidence: JSON.stringify(content.evidence),
    lineage: JSON.stringify(content.lineage),
    ...headlineOf(fields, content.extracted_fields),
    ...(await recheck(ctx, { ...before, ...content }, fields)),
  };
}

async function changedPlace(ctx: Context, before: DocumentRow, patch: DocumentPatch): Promise<Changes> {
  const { contact_id, folder_id } = patch;
  if (contact_id === undefined && folder_id === undefined) return {};
  if (folder_id === undefined) throw invalid('folder_id is required beside contact_id');
  if (contact_id !== undefined) {
    await getContact(ctx, contact_id);
    await getFolderOf(ctx, contact_id, folder_id);
    return { contact_id, folder_id };
  }
  const folder = await findFolder(ctx, folder_id);
  if (folder === undefined) throw notFound('Folder', folder_id);
  if (folder.contact_id !== before.contact_id)
    throw notFound('Folder', `${folder_id} of contact ${before.contact_id}`);
  return { folder_id };
}

/** One entry per field, with old and new value; one for a move; one for everything else. */
async function recordEdits(
  ctx: Context,
  before: DocumentRow,
  after: DocumentRow,
  patch: DocumentPatch,
): Promise<void> {
  const about = { document_id: after.id, contact_id: after.contact_id };
  for (const key of Object.keys(patch.extracted_fields ?? {})) {
    const [old, value] = [before.extracted_fields[key] ?? null, after.extracted_fields[key] ?? null];
    await audit(ctx, {
      ...about,
      event: 'document.field_edited',
      detail: { field: key, before: old, after: value },
    });
  }
  if (before.folder_id !== after.folder_id) {
    const place = (row: DocumentRow) => ({ contact_id: row.contact_id, folder_id: row.folder_id });
    await audit(ctx, {
      ...about,
      event: 'document.moved',
      detail: { before: place(before), after: place(after) },
    });
  }
  const others = (['line_items', 'notes', 'doc_type', 'doc_date', 'external_refs'] as const).filter(
    (key) => patch[key] !== undefined,
  );
  if (others.length === 0) return;
  const pick = (row: DocumentRow) => Object.fromEntries(others.map((key) => [key, row[key]]));
  await audit(ctx, {
    ...about,
    event: 'document.edited',
    detail: { before: pick(before), after: pick(after) },
  });
}

/** The reference of one system; undefined removes it. */
export async function setExternalRef(
  ctx: Context,
  id: number,
  crm_name: string,
  ref: ExternalRefs[string] | undefined,
): Promise<ExternalRefs> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    const { [crm_name]: old, ...others } = before.external_refs;
    if (ref === undefined && old === undefined) throw notFound('Reference of', crm_name);
    const external_refs = ref === undefined ? others : { ...before.external_refs, [crm_name]: ref };
    if (Object.keys(external_refs).length > 50)
      throw invalid('A document can have references of at most 50 systems');
    const after = await updateDocument(ctx, before, { external_refs: JSON.stringify(external_refs) });
    const detail = {
      before: { external_refs: old ?? null },
      after: { external_refs: ref ?? null },
      system: crm_name,
    };
    await audit(ctx, { event: 'document.edited', document_id: id, contact_id: after.contact_id, detail });
    await announceDocument(ctx, after);
    return external_refs;
  });
}
