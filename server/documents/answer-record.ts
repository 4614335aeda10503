// The whole record as an answer, with the ETag that the next change may name.
import type { FastifyReply } from 'fastify';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import { setEtag } from '../platform/http/etag.ts';
import { presentDocument } from './present.ts';
import { getDocument } from './store.ts';

export async function answerRecord(ctx: Context, id: number, reply: FastifyReply): Promise<DocumentRecord> {
  const document = await getDocument(ctx, id);
  setEtag(reply, document.revision);
  return presentDocument(ctx, document);
}
