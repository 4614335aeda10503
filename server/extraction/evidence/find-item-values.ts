// Looks up where the values of line items that a person entered are printed: the description anywhere, the numbers in its row.
import type { Evidence, LineItem } from '../../../contract/documents.ts';
import type { DocumentLayout, Row } from '../layout/layout.ts';
import { evidenceOf, findText } from './find-evidence.ts';
import { numbersIn } from './find-value.ts';

export type ItemEvidence = Partial<Record<keyof LineItem, Evidence[]>>;

const COLUMNS = ['quantity', 'unit_price', 'amount'] as const;

/** @param known evidence of the item's columns that is known already; it is kept, and tells where the item stands */
export function findItemValues(item: LineItem, known: ItemEvidence, document: DocumentLayout): ItemEvidence {
  const found: ItemEvidence = { ...known };
  if (found.description === undefined && item.description !== '') {
    const description = findText(item.description, document);
    if (description.length > 0) found.description = description;
  }
  const rows = rowsOf(found, document);
  const taken = new Set<string>();
  for (const column of COLUMNS) {
    const value = item[column];
    if (value === null || found[column] !== undefined) continue;
    for (const row of rows) {
      const span = numbersIn(row, value).find(({ start }) => !taken.has(`${row.index}:${start}`));
      if (span === undefined) continue;
      taken.add(`${row.index}:${span.start}`);
      found[column] = evidenceOf(String(value), [span]);
      break;
    }
  }
  return found;
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
