// The cells of a row, in the layout of its template.
import type { ExportTemplateInput } from '../../../contract/export-templates.ts';
import type { DelimitedCell } from '../../platform/spreadsheet/csv.ts';
import { cellOf } from './cells.ts';
import { datevRow, notNumeric } from './datev.ts';
import type { Value } from './sources.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';

/** @param values one for each column of the template */
export function writeRow(template: ExportTemplateInput, values: Value[]): DelimitedCell[] {
  if (template.layout === 'datev') return datevRow(datevTexts(template, values));
  return values.map((value, i) => cellOf(value, template.columns[i]!, template));
}

/** Why a row cannot stand in a file of that layout; undefined where it can. */
export function wrongForLayout(template: ExportTemplateInput, values: Value[]): Sentence | undefined {
  if (template.layout !== 'datev') return undefined;
  const texts = datevTexts(template, values);
  const label = notNumeric(texts);
  return label === undefined ? undefined : sentence('exports.noNumber', { label, value: texts.get(label)! });
}

/** By the name of the column. */
function datevTexts(template: ExportTemplateInput, values: Value[]): Map<string, string> {
  const style = { ...template, decimal: ',', quote: 'texts' } as const;
  return new Map(
    values.map((value, i) => {
      const column = template.columns[i]!;
      return [column.label, cellOf(value, column, style).text];
    }),
  );
}
