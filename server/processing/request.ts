// A request to process a document, and whether it still is the newest one and has no result yet.
import type { Context } from '../context.ts';
import type { DocumentRow } from '../documents/store.ts';

export interface Request {
  document_id: number;
  /** Counts the requests of a document: a job of an earlier one has nothing to say any more. */
  run: number;
}

export async function findRequested(ctx: Context, request: Request): Promise<DocumentRow | undefined> {
  return select(ctx, request).executeTakeFirst();
}

/** Locked until the end of the transaction. Undefined when the document is gone, was requested anew, or has its result. */
export async function lockRequested(ctx: Context, request: Request): Promise<DocumentRow | undefined> {
  return select(ctx, request).forUpdate().executeTakeFirst();
}

function select(ctx: Context, { document_id, run }: Request) {
  const query = ctx.db.selectFrom('documents').selectAll().where('id', '=', document_id);
  return query
    .where('run', '=', run)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('processed_run', 'is', null), eb('processed_run', '<>', run)]));
}
