// Making, changing and deleting export templates.
import { MOST_TEMPLATES } from '../../../contract/export-columns.ts';
import type { ExportTemplateInput } from '../../../contract/export-templates.ts';
import { audit } from '../../audit/audit.ts';
import { changedValues } from '../../audit/changed-values.ts';
import type { Context } from '../../context.ts';
import { violatedUnique } from '../../platform/db/connect.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { sentence, wrongValue } from '../../platform/sentences/sentence.ts';
import { DATEV_NAMES } from './datev.ts';
import { countTemplates, getTemplate } from './store.ts';

/** One at a time, so that the limit holds. */
const CREATE_LOCK = 7_250_000_001;

/** Returns its id. */
export async function createTemplate(ctx: Context, input: ExportTemplateInput): Promise<number> {
  return unlessTaken(input.name, () =>
    ctx.transaction(async (ctx) => {
      await ctx.lock(CREATE_LOCK);
      if ((await countTemplates(ctx)) >= MOST_TEMPLATES)
        throw conflict('exports.manyTemplates', { most: MOST_TEMPLATES });
      await requireFitting(ctx, input);
      const now = ctx.clock.now();
      const { id } = await ctx.db
        .insertInto('export_templates')
        .values({ name: input.name, content: JSON.stringify(input), created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await audit(ctx, { event: 'export_template.created', detail: { template_id: id, name: input.name } });
      return id;
    }),
  );
}

export async function replaceTemplate(ctx: Context, id: number, input: ExportTemplateInput): Promise<void> {
  await unlessTaken(input.name, () =>
    ctx.transaction(async (ctx) => {
      const before = await getTemplate(ctx, id);
      await requireFitting(ctx, input);
      await ctx.db
        .updateTable('export_templates')
        .set({ name: input.name, content: JSON.stringify(input), updated_at: ctx.clock.now() })
        .where('id', '=', id)
        .execute();
      await audit(ctx, {
        event: 'export_template.updated',
        detail: { template_id: id, name: input.name, ...changedValues(before, input) },
      });
    }),
  );
}

export async function deleteTemplate(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { name } = await getTemplate(ctx, id);
    await ctx.db.deleteFrom('export_templates').where('id', '=', id).execute();
    await audit(ctx, { event: 'export_template.deleted', detail: { template_id: id, name } });
  });
}

/** Throws where a profile does not exist (404), or a column of a DATEV file is none of that format. */
export async function requireFitting(ctx: Context, input: ExportTemplateInput): Promise<void> {
  const unknown = input.columns.findIndex(({ label }) => !DATEV_NAMES.includes(label));
  if (input.layout === 'datev' && unknown !== -1)
    throw invalid(wrongValue(`columns.${unknown}.label`, sentence('values.datevColumn')));
  for (const { profile_id } of input.accounts.profiles) {
    const profiles = ctx.db.selectFrom('profiles').select('id').where('id', '=', profile_id);
    const found = await profiles.where('deleted_at', 'is', null).executeTakeFirst();
    if (found === undefined) throw notFound('setup.noProfile', { id: profile_id });
  }
}

async function unlessTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedUnique(error) === 'export_templates_name') throw conflict('refusals.nameTaken', { name });
    throw error;
  }
}
