// A bank statement on paper: once it is approved, its line items are movements, each with its place on the page. Whatever takes
// the decision back takes the statement back.
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { goesOn } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { dropStatement } from './delete-statement.ts';
import { importStatements } from './import-statements.ts';
import { paperStatement } from './paper-statement.ts';
import { storable } from './read-statements.ts';
import { lockPayments } from './store.ts';

type Paper = Pick<Selectable<Tables['documents']>, 'status' | 'doc_type' | 'deleted_at' | 'rejection'>;

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
    const counted = document !== undefined && counts(document, there !== undefined);
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

/** @param there it counts already: what is archived after its approval stays as it is */
const counts = ({ status, rejection, doc_type, deleted_at }: Paper, there: boolean): boolean =>
  doc_type === 'Bank Statement' &&
  deleted_at === null &&
  (goesOn(status) || (there && status === 'Archived' && rejection === null));
