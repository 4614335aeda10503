// The whole record as an answer, with the ETag that the next change may name.
import type { FastifyReply } from 'fastify';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import { setEtag } from '../platform/http/etag.ts';
import { presentDocument } from './present.ts';
import { openPlantedValue } from '../quality/vigilance.ts';
import { getDocument, type DocumentWithNames } from './store.ts';

export async function answerRecord(ctx: Context, id: number, reply: FastifyReply): Promise<DocumentRecord> {
  const document = await getDocument(ctx, id);
  setEtag(reply, document.revision);
  return presentDocument(ctx, await asReviewed(ctx, document));
}

/** With the value that is planted for who reviews it; the record itself stays as it is. */
async function asReviewed(ctx: Context, document: DocumentWithNames): Promise<DocumentWithNames> {
  const planted = await openPlantedValue(ctx, document);
  if (planted === undefined) return document;
  const { field, shown } = planted;
  return { ...document, extracted_fields: { ...document.extracted_fields, [field]: shown } };
}
