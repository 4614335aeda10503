// A person (or an integration) corrects a record: fields, line items, notes, type, date, place, references.
import type { Context } from '../context.ts';
import type { DocumentPatch, ExternalRefs } from '../../contract/documents.ts';
import { RECORD_TABLES } from '../../contract/record-tables.ts';
import { audit } from '../audit/audit.ts';
import { getFolderOf, findFolder } from '../folders/store.ts';
import { requireNoContactHold } from '../retention/holds.ts';
import { getContact } from '../contacts/store.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { notePlantedValue, openPlantedValue } from '../quality/vigilance.ts';
import { announceDocument } from './announce.ts';
import { judgeOthers } from './judge-others.ts';
import { editContent, type Content } from './edit-content.ts';
import { noteSameFile } from './find-duplicates.ts';
import { placesIn } from './find-places.ts';
import { indexDocumentRecord } from './index-record.ts';
import { noteChange } from './note-change.ts';
import { recode } from './recode.ts';
import { recompute } from './recompute.ts';
import { settleContact, settledBy, type Settled } from './settle-contact.ts';
import { getVersion, lockDocument, storedTables, updateDocument, type DocumentRow } from './store.ts';

const LOCKED_WHEN_APPROVED = ['extracted_fields', ...RECORD_TABLES, 'doc_type', 'doc_date'] as const;

type Changes = Parameters<typeof updateDocument>[2];
type Place = Partial<Pick<DocumentRow, 'contact_id' | 'folder_id'>>;

/** @param given what a move says of whose the document is; what follows from who moves it when omitted */
export async function editDocument(
  ctx: Context,
  id: number,
  sent: DocumentPatch,
  if_match: string | undefined,
  given?: Settled,
): Promise<DocumentRow> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    const patch = await withoutPlanted(ctx, before, sent);
    if (before.status === 'Approved' && LOCKED_WHEN_APPROVED.some((key) => patch[key] !== undefined)) {
      throw conflict('refusals.lockedFields');
    }
    const place = await changedPlace(ctx, before, patch);
    const settled =
      place.contact_id === undefined
        ? undefined
        : (given ?? (await settledBy(ctx, before, { ...before, ...place })));
    const { contact_open, contact_match } = settled ?? before;
    const filed = { contact_open, contact_match };
    const profile = await getProfileVersion(ctx, before.profile_id, before.profile_version);
    const content = await editContent(ctx, before, profile, patch, placesIn(ctx, before));
    const described = changedDescription(before, patch);
    const record = { ...place, ...filed, ...content, ...described };
    const judged = await recompute(ctx, { ...before, ...record }, profile.fields);
    const after = await updateDocument(ctx, before, {
      ...place,
      ...(settled === undefined ? {} : { contact_open, contact_match: JSON.stringify(contact_match) }),
      ...changedRest(patch),
      ...storedContent(content),
      ...judged,
      ...(await recode(ctx, before, record, profile, judged)),
      fixed: JSON.stringify(described.fixed),
    });
    await recordEdits(ctx, before, after, patch, settled);
    if (before.contact_id !== after.contact_id) await leaveCopies(ctx, before);
    await indexDocumentRecord(ctx, after);
    await judgeOthers(ctx, before, after);
    await announceDocument(ctx, after);
    return after;
  });
}

/**
 * A planted value never reaches the record. Confirmed as it is shown, it changes nothing; put right, it is caught, and what was read
 * from the page stands as it was read.
 */
async function withoutPlanted(
  ctx: Context,
  before: DocumentRow,
  patch: DocumentPatch,
): Promise<DocumentPatch> {
  const planted = await openPlantedValue(ctx, before);
  if (planted === undefined) return patch;
  const { [planted.field]: value, ...others } = patch.extracted_fields ?? {};
  if (value === undefined) return patch;
  const typed = value?.trim() ?? null;
  if (typed !== planted.shown) await notePlantedValue(ctx, before.id, 'caught');
  const same = typed === planted.shown || typed === before.extracted_fields[planted.field];
  return same ? { ...patch, extracted_fields: others } : patch;
}

function changedRest({ notes, external_refs }: DocumentPatch): Changes {
  return {
    ...(notes === undefined ? {} : { notes }),
    ...(external_refs === undefined ? {} : { external_refs: JSON.stringify(external_refs) }),
  };
}

/** What a person says of the document as a whole is never computed again. */
function changedDescription(before: DocumentRow, patch: DocumentPatch) {
  const set = (['doc_type', 'doc_date'] as const).filter((key) => patch[key] !== undefined);
  return {
    doc_type: patch.doc_type === undefined ? before.doc_type : patch.doc_type,
    doc_date: patch.doc_date === undefined ? before.doc_date : patch.doc_date,
    fixed: [...new Set([...before.fixed, ...set])],
  };
}

const storedContent = ({ extracted_fields, evidence, ...tables }: Content): Changes => ({
  extracted_fields: JSON.stringify(extracted_fields),
  ...storedTables(tables),
  evidence: JSON.stringify(evidence),
});

async function changedPlace(ctx: Context, before: DocumentRow, patch: DocumentPatch): Promise<Place> {
  const { contact_id, folder_id } = patch;
  if (contact_id === undefined && folder_id === undefined) return {};
  if (folder_id === undefined) throw invalid('programs.folderBeside');
  if (contact_id !== undefined) {
    if (contact_id !== before.contact_id) await requireNoContactHold(ctx, before.contact_id);
    await getContact(ctx, contact_id);
    await getFolderOf(ctx, contact_id, folder_id);
    const version = await getVersion(ctx, before.id, before.version);
    await noteSameFile(ctx, { id: before.id, contact_id }, version);
    return { contact_id, folder_id };
  }
  const folder = await findFolder(ctx, folder_id);
  if (folder === undefined) throw notFound('setup.noFolder', { id: folder_id });
  if (folder.contact_id !== before.contact_id)
    throw notFound('setup.noFolderOf', { id: folder_id, contact: before.contact_id });
  return { folder_id };
}

/** Copies that stay with the contact do not name a document that has left it, already before they are judged anew. */
const leaveCopies = (ctx: Context, { id, contact_id }: DocumentRow): Promise<unknown> =>
  ctx.db
    .updateTable('documents')
    .set({ duplicate_of: null, duplicate_reason: null })
    .where('contact_id', '=', contact_id)
    .where('duplicate_of', '=', id)
    .execute();

/** One entry per field, with old and new value; one for a move; one for everything else. */
async function recordEdits(
  ctx: Context,
  before: DocumentRow,
  after: DocumentRow,
  patch: DocumentPatch,
  settled: Settled | undefined,
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
    const state = settled && { settled: await settleContact(ctx, before, settled) };
    await noteChange(ctx, before, { kind: 'moved', saved: { ...place(before), ...state } });
  }
  const others = ([...RECORD_TABLES, 'notes', 'doc_type', 'doc_date', 'external_refs'] as const).filter(
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
    if (ref === undefined && old === undefined) throw notFound('programs.noReference', { name: crm_name });
    const external_refs = ref === undefined ? others : { ...before.external_refs, [crm_name]: ref };
    if (Object.keys(external_refs).length > 50) throw invalid('programs.manyReferences', { count: 50 });
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
