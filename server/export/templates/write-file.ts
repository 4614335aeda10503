// A file of a template: written whole to a temporary file, or refused; what it holds is remembered with it.
import iconv from 'iconv-lite';
import { EXPORT_LIMITS } from '../../../contract/export-limits.ts';
import type { TemplateQuery } from '../../../contract/export-template-endpoints.ts';
import { audit } from '../../audit/audit.ts';
import { dataPaths } from '../../config.ts';
import type { Context } from '../../context.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { spool, writeTo, type Spooled } from '../../platform/files/spool.ts';
import { BOM, toDelimited, type DelimitedCell } from '../../platform/spreadsheet/csv.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { requireSelection, type Selection } from '../selection.ts';
import { DATEV_MOST_ROWS } from './datev.ts';
import { listTaken, rememberTaken, type DraftTemplate, type Template } from './store.ts';
import { planExport, writtenPortions } from './template-rows.ts';

/** Documents that a refusal names. */
const NAMED = 5;

/** What the template takes of what the caller selects. */
export const selectionOf = (template: DraftTemplate, { again, ...query }: TemplateQuery): Selection => ({
  ...query,
  within: template.filter,
  ...(again === false && template.id !== undefined ? { not_taken_by: template.id } : {}),
});

export async function writeFile(ctx: Context, template: Template, given: TemplateQuery): Promise<Spooled> {
  const query = selectionOf(template, given);
  const { file, ids } = await ctx.snapshot(async (ctx) => {
    await requireSelection(ctx, query, EXPORT_LIMITS.csv);
    if (given.again === undefined) await requireNotTaken(ctx, template, query);
    const ids: number[] = [];
    const file = await spool(dataPaths(ctx.config).temporary, async (stream) => {
      for await (const text of chunks(ctx, template, query, ids)) await writeTo(stream, text);
    });
    return { file, ids };
  });
  try {
    await ctx.transaction(async (ctx) => {
      await rememberTaken(ctx, template.id, ids, given.again === true);
      const { again, ...selection } = given;
      const detail = { format: 'template', template_id: template.id, name: template.name };
      await audit(ctx, {
        event: 'documents.exported',
        detail: { ...detail, documents: ids.length, selection, ...(again === undefined ? {} : { again }) },
      });
    });
  } catch (error) {
    await file.remove();
    throw error;
  }
  return file;
}

async function requireNotTaken(ctx: Context, template: Template, query: Selection): Promise<void> {
  const { taken, taken_count } = await listTaken(ctx, template.id, query);
  if (taken_count === 0) return;
  throw conflict('exports.takenBefore', {
    count: taken_count,
    list: taken.slice(0, NAMED).map(({ document_id }) => sentence('exports.document', { id: document_id })),
  });
}

/** The text of the file in portions; the ids of its documents are added to `ids`. */
async function* chunks(
  ctx: Context,
  template: Template,
  query: Selection,
  ids: number[],
): AsyncIterable<Buffer> {
  const plan = await planExport(ctx, template, query);
  const encode = encoderOf(template);
  const refusals: Sentence[] = [];
  let refused = 0;
  let rows = 0;
  yield encode(plan.lead, true);
  for await (const { documents, rows: written } of writtenPortions(ctx, plan)) {
    for (const { id, missing } of documents) {
      ids.push(id);
      if (missing.length === 0) continue;
      refused++;
      if (refusals.length < NAMED) refusals.push(sentence('exports.lacks', { id, list: missing }));
    }
    rows += written.length;
    if (refused === 0) yield encode(written, false);
  }
  if (ids.length === 0) throw invalid('exports.nothing');
  if (refused > 0) throw invalid('exports.incomplete', { count: refused, list: refusals });
  if (template.layout === 'datev' && rows > DATEV_MOST_ROWS)
    throw invalid('exports.manyPostings', { count: DATEV_MOST_ROWS });
}

/** Bytes of rows; those of the beginning carry the byte order mark. */
function encoderOf(template: Template): (rows: DelimitedCell[][], first: boolean) => Buffer {
  const isDatev = template.layout === 'datev';
  const encoding = isDatev ? 'windows-1252' : template.encoding;
  // A program that reads DATEV files runs no formulas; an apostrophe would be posted.
  const style = { separator: isDatev ? ';' : template.separator, neutral: !isDatev };
  return (rows, first) => {
    const text = toDelimited(rows, style);
    if (encoding === 'windows-1252') return iconv.encode(text, 'win1252');
    return Buffer.from(first && encoding === 'utf-8-bom' ? BOM + text : text);
  };
}
