// A bank statement on paper: once it is approved, its line items are movements, each with its place on the page. Whatever takes
// the decision back takes the statement back.
import { createHash } from 'node:crypto';
import { countsOnPaper } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import { dropStatement } from './delete-statement.ts';
import { importStatements } from './import-statements.ts';
import { paperStatement } from './paper-statement.ts';
import { storable } from './read-statements.ts';
import { lockPayments } from './store.ts';

/** Runs again whenever the document may say something else; what it says already stays, with what people decided on it. */
export const takeDocument = (ctx: Context, document_id: number): Promise<void> =>
  ctx.transaction(async (ctx) => {
    await lockPayments(ctx);
    const document = await ctx.db
      .selectFrom('documents')
      .select([
        'status',
        'rejection',
        'doc_type',
        'deleted_at',
        'filename',
        'extracted_fields',
        'line_items',
        'currency',
      ])
      .where('id', '=', document_id)
      .executeTakeFirst();
    const there = await ctx.db
      .selectFrom('bank_statements')
      .select(['id', 'content'])
      .where('document_id', '=', document_id)
      .executeTakeFirst();
    const counted = document?.doc_type === 'Bank Statement' && countsOnPaper(document, there !== undefined);
    const statement = counted ? paperStatement(document) : undefined;
    const content = statement === undefined ? null : hashOf(statement);
    if (there !== undefined && there.content === content) return;
    if (there !== undefined) await dropStatement(ctx, there.id);
    if (statement === undefined || content === null) return;
    await importStatements(ctx, {
      format: 'document',
      filename: document!.filename,
      dry_run: false,
      statements: [storable(statement)],
      on: { document_id, content },
    });
  });

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
