// Rows of a file that become one: those that agree in all columns but the ones that are added up.
import type { ExportTemplateColumn } from '../../../contract/export-templates.ts';
import { isDecimal, sumDecimals } from '../../platform/decimal.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import type { Value } from './sources.ts';

export const isSummed = (columns: readonly ExportTemplateColumn[]): boolean => columns.some(({ sum }) => sum);

/** Whether no row of one document can agree with a row of another. */
export const namesDocument = (columns: readonly ExportTemplateColumn[]): boolean =>
  columns.some(({ source }) => source === 'id' || source === 'link');

/** Rows in the order in which the first of each came. Amounts of different currencies are never added. */
export class Sums {
  #rows = new Map<string, Value[]>();
  readonly #columns: readonly ExportTemplateColumn[];

  constructor(columns: readonly ExportTemplateColumn[]) {
    this.#columns = columns;
  }

  get size(): number {
    return this.#rows.size;
  }

  /** @param values one for each column */
  add(values: Value[], currency: string | null): void {
    const key = JSON.stringify([
      currency,
      ...values.map(({ text }, i) => (this.#columns[i]!.sum ? null : (text ?? ''))),
    ]);
    const before = this.#rows.get(key);
    this.#rows.set(
      key,
      before === undefined ? values : before.map((value, i) => this.#sum(i, value, values[i]!)),
    );
  }

  /** All rows, and none is left. */
  take(): Value[][] {
    const rows = [...this.#rows.values()];
    this.#rows.clear();
    return rows;
  }

  #sum(i: number, before: Value, next: Value): Value {
    if (!this.#columns[i]!.sum) return before;
    const known = [before.text, next.text].filter((text) => text !== null && text !== '');
    return { kind: 'number', text: known.length === 0 ? null : sumDecimals(known as string[]) };
  }
}

/** What hinders adding up a row; undefined where nothing does. */
export function notSummable(column: ExportTemplateColumn, { text }: Value): Sentence | undefined {
  if (!column.sum || text === null || text === '' || isDecimal(text)) return undefined;
  return sentence('exports.notAdded', { label: column.label, value: text });
}
