// A file that holds several documents: noticed once it is read, and split by itself where the operator wants that.
import type { Context } from '../context.ts';
import type { Proposal } from '../database/stored-record.ts';
import { findDivision } from '../documents/division.ts';
import { splitInto } from '../documents/split-document.ts';
import { updateDocument, type DocumentRow } from '../documents/store.ts';
import type { Reading } from '../reading/reading.ts';
import { readSettings } from '../settings/settings.ts';
import { proposeParts } from '../splitting/propose-parts.ts';
import { lockRequested, type Request } from './request.ts';

/** Undefined for one document: by what its pages say, by a person's word, or because its kind of file is never split. */
export async function findBundle(
  ctx: Context,
  document: DocumentRow,
  { format, pages, e_invoice }: Reading,
): Promise<Proposal | undefined> {
  const attached = pages.some(({ part }) => part !== null);
  // The data of an invoice that come with a file are about all of it.
  const invoice = e_invoice !== null && e_invoice.syntax !== 'fapiao_qr';
  if (document.whole || format !== 'pdf' || pages.length < 2 || attached || invoice) return undefined;
  return proposeParts(await findDivision(ctx, pages), pages.length);
}

/** @returns whether it was split; false where it is not sure enough, or people have worked on the document before */
export async function splitByItself(
  ctx: Context,
  request: Request,
  reading: Reading,
  { parts, sure }: Proposal,
): Promise<boolean> {
  const { split_bundles, split_from } = await readSettings(ctx);
  if (!split_bundles || sure * 100 < split_from || parts.length < 2) return false;
  return ctx.transaction(async (ctx) => {
    const document = await lockRequested(ctx, request);
    if (document === undefined) return true;
    if (document.status !== 'Processing' || document.processed_run !== null) return false;
    const { page_count, language } = reading;
    const read = await updateDocument(ctx, document, { page_count, pages_read: page_count, language });
    await ctx.db
      .updateTable('document_versions')
      .set({ page_count, media_type: reading.media_type })
      .where('document_id', '=', document.id)
      .where('version', '=', document.version)
      .execute();
    await splitInto(ctx, read, parts);
    return true;
  });
}
