// Looks up where the values of line items that a person entered are printed: the description anywhere, the numbers in its row.
import type { Evidence, LineItem } from '../../../contract/documents.ts';
import type { DocumentLayout, Row, Span } from '../layout/layout.ts';
import { evidenceOf, findText } from './find-evidence.ts';
import { numbersIn } from './find-value.ts';

/** By column. */
export type ItemEvidence = Record<string, Evidence[]>;

/** @param known evidence of the item's columns that is known already; it is kept, and tells where the item stands */
export function findItemValues(item: LineItem, known: ItemEvidence, document: DocumentLayout): ItemEvidence {
  const found: ItemEvidence = { ...known };
  if (found['description'] === undefined && item.description !== '') {
    const description = findText(item.description, document);
    if (description.length > 0) found['description'] = description;
  }
  const rows = rowsOf(found, document);
  const taken = new Set<string>();
  for (const [column, value] of Object.entries(item)) {
    if (value === null || value === '' || found[column] !== undefined) continue;
    for (const row of rows) {
      const spans = typeof value === 'number' ? numbersIn(row, value) : textsIn(row, value);
      const span = spans.find(({ start }) => !taken.has(`${row.index}:${start}`));
      if (span === undefined) continue;
      taken.add(`${row.index}:${span.start}`);
      found[column] = evidenceOf(String(value), [span]);
      break;
    }
  }
  return found;
}

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

/** The rows that hold what is known of the item. */
function rowsOf(known: ItemEvidence, document: DocumentLayout): Row[] {
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
