// How values are written: dates, numbers, texts, and what stands in quotation marks.
import type { DateFormat } from '../../../contract/export-columns.ts';
import type { ExportTemplateColumn, ExportTemplateInput } from '../../../contract/export-templates.ts';
import { divideDecimal, isDecimal } from '../../platform/decimal.ts';
import type { DelimitedCell } from '../../platform/spreadsheet/csv.ts';
import type { Value } from './sources.ts';

type Style = Pick<ExportTemplateInput, 'date_format' | 'decimal' | 'quote'>;

/** @param column undefined for what a layout adds by itself */
export function cellOf({ kind, text }: Value, column: ExportTemplateColumn, style: Style): DelimitedCell {
  if (text === null || text === '') return { text: '', quoted: false };
  const quoted = kind === 'text' && style.quote === 'texts';
  return { text: written(kind, text, column, style), quoted };
}

function written(kind: Value['kind'], text: string, column: ExportTemplateColumn, style: Style): string {
  if (kind === 'date') return dateIn(text, column.format ?? style.date_format);
  if (kind === 'number' && isDecimal(text)) return numberIn(text, column, style.decimal);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return column.max_length === null ? line : [...line].slice(0, column.max_length).join('');
}

function numberIn(text: string, { places, unsigned }: ExportTemplateColumn, sign: Style['decimal']): string {
  const rounded = places === null ? text : divideDecimal(text, 1, places);
  const shown = unsigned || /^-0*\.?0*$/.test(rounded) ? rounded.replace('-', '') : rounded;
  return shown.replace('.', sign);
}

/** Anything that is no ISO date stays as it is. */
export function dateIn(text: string, format: DateFormat): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (year === undefined) return text;
  return format.replace('YYYY', year).replace('YY', year.slice(2)).replace('MM', month!).replace('DD', day!);
}
