// Looks up where the values of a row that a person entered are printed: what tells it apart anywhere, the rest in its row.
import type { Evidence } from '../../../contract/documents.ts';
import type { RecordRow } from '../../../contract/record-tables.ts';
import type { DocumentLayout, Row, Span } from '../layout/layout.ts';
import { evidenceOf, findText } from './find-evidence.ts';
import { numbersIn } from './find-value.ts';

/** By column. */
export type RowEvidence = Record<string, Evidence[]>;

/** @param known evidence of the row's columns that is known already; it is kept, and tells where the row stands */
export function findRowValues(row: RecordRow, known: RowEvidence, document: DocumentLayout): RowEvidence {
  const found: RowEvidence = { ...known };
  const telling = tellingColumn(row);
  if (telling !== undefined && found[telling] === undefined) {
    const places = findText(String(row[telling]), document);
    if (places.length > 0) found[telling] = places;
  }
  const rows = rowsOf(found, document);
  const taken = new Set<string>();
  for (const [column, value] of Object.entries(row)) {
    if (value === null || value === '' || found[column] !== undefined) continue;
    for (const printed of rows) {
      const spans = typeof value === 'number' ? numbersIn(printed, value) : textsIn(printed, value);
      const span = spans.find(({ start }) => !taken.has(`${printed.index}:${start}`));
      if (span === undefined) continue;
      taken.add(`${printed.index}:${span.start}`);
      found[column] = evidenceOf(String(value), [span]);
      break;
    }
  }
  return found;
}

/** What is looked for on all pages: the description of a line, the reason of a charge, the taxable amount of a rate. */
export const tellingColumn = (row: RecordRow): string | undefined =>
  ['description', 'reason', 'base', 'tax'].find((column) => (row[column] ?? '') !== '');

/** Where a text stands in a row as a word or several: "Stk" is not part of "Stkpreis". */
function textsIn(row: Row, text: string): Span[] {
  const spans: Span[] = [];
  for (let start = row.text.indexOf(text); start >= 0; start = row.text.indexOf(text, start + 1)) {
    const end = start + text.length;
    const beside = (row.text[start - 1] ?? ' ') + (row.text[end] ?? ' ');
    if (!/[\p{L}\d]/u.test(beside)) spans.push({ row, start, end });
  }
  return spans;
}

/** The rows that hold what is known of the row. */
function rowsOf(known: RowEvidence, document: DocumentLayout): Row[] {
  const places = Object.values(known).flat();
  return document.pages.flatMap((page) =>
    page.rows.filter((row) =>
      places.some(({ page: number, box }) => {
        if (number !== page.number) return false;
        const middle = ((box[1] + box[3]) / 2) * page.height;
        return middle >= row.y0 && middle <= row.y1;
      }),
    ),
  );
}
