// Export templates and what they have taken: SQL.
import { sql, type Selectable } from 'kysely';
import type { ExportTemplate, ExportTemplateInput } from '../../../contract/export-templates.ts';
import type { ExportPreview } from '../../../contract/export-template-endpoints.ts';
import { PREVIEW_MOST } from '../../../contract/export-columns.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import { isoSeconds } from '../../platform/clock.ts';
import { rowCount } from '../../platform/db/connect.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { selected, takenBy, type Selection } from '../selection.ts';

export interface Template extends ExportTemplateInput {
  id: number;
}

/** One that may not be kept yet, as a form sends it. */
export type DraftTemplate = ExportTemplateInput & Partial<Template>;

type TemplateRow = Selectable<Tables['export_templates']>;

const rows = (ctx: Context) => ctx.db.selectFrom('export_templates').selectAll();

export async function listTemplates(ctx: Context): Promise<ExportTemplate[]> {
  return (
    await rows(ctx)
      .orderBy(sql`lower(name)`)
      .execute()
  ).map(present);
}

async function getRow(ctx: Context, id: number): Promise<TemplateRow> {
  const row = await rows(ctx).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('exports.noTemplate', { id });
  return row;
}

export const presentTemplate = async (ctx: Context, id: number): Promise<ExportTemplate> =>
  present(await getRow(ctx, id));

export async function getTemplate(ctx: Context, id: number): Promise<Template> {
  const { name, content } = await getRow(ctx, id);
  return { ...content, name, id };
}

const present = ({ id, name, content, created_at, updated_at }: TemplateRow): ExportTemplate => ({
  id,
  ...content,
  name,
  created_at: isoSeconds(created_at),
  updated_at: isoSeconds(updated_at),
});

export const countTemplates = async (ctx: Context): Promise<number> =>
  (await ctx.db.selectFrom('export_templates').select(rowCount).executeTakeFirstOrThrow()).n;

/** Of the documents that a selection names, how many the template has taken, and the newest of them. */
export async function listTaken(
  ctx: Context,
  template_id: number,
  query: Selection,
): Promise<Pick<ExportPreview, 'taken' | 'taken_count'>> {
  const { n } = await ctx.db
    .selectFrom('documents')
    .select(rowCount)
    .where((eb) => selected(ctx, query)(eb))
    .where(takenBy(template_id))
    .executeTakeFirstOrThrow();
  const found = await ctx.db
    .selectFrom('documents')
    .innerJoin('exported_documents as taken', 'taken.document_id', 'documents.id')
    .select(['documents.id as document_id', 'documents.filename', 'taken.at', 'taken.by_name as by'])
    .where('taken.template_id', '=', template_id)
    .where((eb) => selected(ctx, query)(eb as never))
    .orderBy('documents.id', 'desc')
    .limit(PREVIEW_MOST)
    .execute();
  return { taken_count: n, taken: found.map((row) => ({ ...row, at: isoSeconds(row.at) })) };
}

const PORTION = 10_000;

/**
 * Remembers what a file holds, within a transaction.
 * @param again whether documents that an earlier file holds are meant; otherwise one of them throws conflict (409)
 */
export async function rememberTaken(
  ctx: Context,
  template_id: number,
  ids: number[],
  again: boolean,
): Promise<void> {
  for (let from = 0; from < ids.length; from += PORTION) {
    const portion = ids.slice(from, from + PORTION);
    const { rows: written } = await sql<{ document_id: number }>`
      insert into exported_documents (template_id, document_id, at, by_name)
      select ${template_id}::integer, id, ${ctx.clock.now()}::timestamptz, ${ctx.actor.name}::text
      from documents where id = any(${portion}::integer[])
      on conflict (template_id, document_id) do update set at = excluded.at, by_name = excluded.by_name
        where ${again}::boolean
      returning document_id`.execute(ctx.db);
    const taken = new Set(written.map(({ document_id }) => document_id));
    const other = portion.find((id) => !taken.has(id));
    if (other !== undefined) throw conflict('exports.changedMeanwhile', { id: other });
  }
}
