// Originals with their records as one archive, sent while it is made: gigabytes are not written twice. Everything that
// can be checked is checked first; should something fail then, the connection ends and the archive has no end, so that it
// cannot be taken for a whole one.
import { PassThrough, type Readable } from 'node:stream';
import { EXPORT_LIMITS } from '../../contract/export-limits.ts';
import type { ExportQuery } from '../../contract/exports.ts';
import type { Context } from '../context.ts';
import { presentDocument } from '../documents/present.ts';
import { contentOf } from '../documents/part-file.ts';
import { getDocument, getVersion, type DocumentWithNames } from '../documents/store.ts';
import { RectoError } from '../platform/errors.ts';
import { pipeZip, type AddEntry } from '../platform/files/zip.ts';
import { errorForLog } from '../platform/log.ts';
import { requireSelection, selectedIds } from './selection.ts';
import { recordExport } from './tables.ts';
import { sentence } from '../platform/sentences/sentence.ts';

export async function zipOf(ctx: Context, query: ExportQuery): Promise<Readable> {
  await requireSelection(ctx, query, EXPORT_LIMITS.zip);
  const ids = await selectedIds(ctx, query);
  await requireOriginals(ctx, ids);
  await recordExport(ctx, 'zip', query, ids.length);
  const stream = new PassThrough();
  pipeZip({ store: true }, stream, (add) => addDocuments(ctx, ids, add)).then(
    () => stream.end(),
    (error: unknown) => {
      if (!stream.destroyed) ctx.log.error(errorForLog(error), 'a ZIP export ended early');
      stream.destroy(error instanceof Error ? error : new Error(String(error)));
    },
  );
  return stream;
}

async function requireOriginals(ctx: Context, ids: number[]): Promise<void> {
  for (const id of ids) {
    const { sha256, filename } = await getDocument(ctx, id);
    if ((await ctx.files.size(sha256)) === undefined)
      throw new RectoError('unavailable', sentence('refusals.originalGone', { id, name: filename }));
  }
}

async function addDocuments(ctx: Context, ids: number[], add: AddEntry): Promise<void> {
  for (const id of ids) {
    const document = await findDocument(ctx, id);
    // Deleted while the archive was made: it is in none of its two places.
    if (document === undefined) continue;
    await add(
      `originals/${id} ${safeName(document.original_filename)}`,
      await (await contentOf(ctx, await getVersion(ctx, id, document.version))).read(),
    );
    await add(`records/${id}.json`, `${JSON.stringify(presentDocument(ctx, document), null, 2)}\n`);
  }
}

async function findDocument(ctx: Context, id: number): Promise<DocumentWithNames | undefined> {
  try {
    return await getDocument(ctx, id);
  } catch (error) {
    if (error instanceof RectoError && error.kind === 'not_found') return undefined;
    throw error;
  }
}

/** A name that every file system takes. */
export const safeName = (filename: string): string =>
  filename.replaceAll(/[<>:"/\\|?*\u0000-\u001f]/g, '_').replace(/[. ]+$/, '') || 'original';
