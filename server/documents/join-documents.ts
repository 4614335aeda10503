// Several documents become one: photos of its pages, say. Their pages, in the order given, are a new document; they themselves go to
// the trash.
import { findableId } from '../../contract/common.ts';
import { goesOn } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict, invalid, outdated } from '../platform/errors.ts';
import type { ReceivedFile } from '../platform/files/file-store.ts';
import type { JoinedFile } from '../reading/join-files.ts';
import { receiveJoined } from './joined-file.ts';
import { receiveDocument, type Received } from './receive-document.ts';
import { getVersion, lockDocument, rangeOf, type DocumentRow, type VersionRow } from './store.ts';
import { deleteDocument } from './trash.ts';

interface Source {
  document: DocumentRow;
  version: VersionRow;
}

/** The new document lies where the first one lies, with its notes and references, and its profile where somebody has chosen one. */
export async function joinDocuments(
  ctx: Context,
  { documents: ids, filename }: { documents: number[]; filename?: string | undefined },
): Promise<Received> {
  if (new Set(ids).size < ids.length) throw invalid('refusals.joinTwice');
  const sources = await ctx.transaction(async (ctx) => {
    const found: Source[] = [];
    for (const id of ids) found.push(await findSource(ctx, findableId(id)));
    return found;
  });
  const [first] = sources;
  if (
    first === undefined ||
    sources.some(({ document }) => document.contact_id !== first.document.contact_id)
  )
    throw conflict('refusals.joinElsewhere');
  const file = await joined(ctx, sources);
  const { contact_id, folder_id, profile_id, profile_open, external_refs, notes, source } = first.document;
  return receiveDocument(ctx, {
    file,
    filename: filename ?? `${stemOf(first.document.filename)}.pdf`,
    contact_id,
    folder_id,
    external_refs,
    source,
    ...(profile_open ? {} : { profile_id }),
    ...(notes === null ? {} : { notes }),
    record: (ctx, document) => replaceSources(ctx, document, sources),
  });
}

async function findSource(ctx: Context, id: number): Promise<Source> {
  const document = await lockDocument(ctx, id);
  const { split, status, version: number } = document;
  if (split) throw conflict('refusals.split');
  if (goesOn(status)) throw conflict('refusals.joinApproved');
  const version = await getVersion(ctx, id, number);
  if (!/^image\/|^application\/pdf$/.test(version.media_type))
    throw conflict('refusals.joinFormat', { name: version.filename });
  return { document, version };
}

const stemOf = (filename: string): string => filename.replace(/\.[^.]{1,5}$/, '');

async function joined(ctx: Context, sources: readonly Source[]): Promise<ReceivedFile> {
  const files: JoinedFile[] = [];
  const originals: { release(): Promise<void> }[] = [];
  try {
    for (const { version } of sources) {
      const original = await ctx.files.local(version.sha256);
      originals.push(original);
      files.push({ path: original.path, pages: rangeOf(version), turns: version.turns ?? undefined });
    }
    return await receiveJoined(ctx, files);
  } finally {
    for (const original of originals) await original.release();
  }
}

/** In the transaction that makes the document: no page is in two documents, or in none, at any moment. */
async function replaceSources(
  ctx: Context,
  { id, contact_id }: DocumentRow,
  sources: readonly Source[],
): Promise<void> {
  for (const { document } of sources) {
    const now = await lockDocument(ctx, document.id);
    if (now.version !== document.version || now.contact_id !== document.contact_id)
      throw outdated('document');
    await findSource(ctx, document.id);
    await deleteDocument(ctx, document.id);
  }
  const detail = { parts: sources.map(({ document }) => ({ id: document.id })) };
  await audit(ctx, { event: 'document.joined', document_id: id, contact_id, detail });
}
