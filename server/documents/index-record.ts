// What full-text search knows of a document besides its pages: names, fields, line items, summary, notes.
import type { Context } from '../context.ts';
import { indexRecord } from '../search/index-document.ts';
import type { DocumentRow } from './store.ts';

export async function indexDocumentRecord(ctx: Context, document: DocumentRow): Promise<void> {
  const { filename, doc_type, ai_summary, notes, extracted_fields, line_items } = document;
  const values = Object.values(extracted_fields);
  const items = line_items.map((item) => item.description);
  const lines = [filename, doc_type, ai_summary, notes, ...values, ...items].filter(
    (line) => typeof line === 'string',
  );
  await indexRecord(ctx, document.id, lines.join('\n'));
}
