// What a template would write: every document is looked at, nothing is kept.
import { EXPORT_LIMITS } from '../../../contract/export-limits.ts';
import { PREVIEW_MOST, PREVIEW_ROWS } from '../../../contract/export-columns.ts';
import type { ExportPreview, TemplateQuery } from '../../../contract/export-template-endpoints.ts';
import type { Context } from '../../context.ts';
import { say } from '../../platform/sentences/say.ts';
import { requireSelection } from '../selection.ts';
import { listTaken, type DraftTemplate } from './store.ts';
import { planExport, writtenPortions } from './template-rows.ts';
import { selectionOf } from './write-file.ts';

/** @param template one that is not kept has taken nothing before */
export async function previewFile(
  ctx: Context,
  template: DraftTemplate,
  given: TemplateQuery = {},
): Promise<ExportPreview> {
  const { id } = template;
  const query = selectionOf(template, given);
  return ctx.snapshot(async (ctx) => {
    const documents = await requireSelection(ctx, query, EXPORT_LIMITS.csv);
    const plan = await planExport(ctx, template, query);
    const preview: ExportPreview = {
      documents,
      rows: 0,
      headings: plan.headings,
      sample: [],
      problem_count: 0,
      problems: [],
      ...(id === undefined
        ? { taken: [], taken_count: 0 }
        : await listTaken(ctx, id, selectionOf(template, { ...given, again: undefined }))),
    };
    for await (const { documents, rows } of writtenPortions(ctx, plan)) {
      preview.rows += rows.length;
      for (const row of rows.slice(0, PREVIEW_ROWS - preview.sample.length))
        preview.sample.push(row.map(({ text }) => text));
      for (const { id, filename, missing } of documents) {
        if (missing.length === 0) continue;
        preview.problem_count++;
        if (preview.problems.length < PREVIEW_MOST)
          preview.problems.push({
            document_id: id,
            filename,
            missing: missing.map((said) => say(said, ctx.language)),
          });
      }
    }
    return preview;
  });
}
