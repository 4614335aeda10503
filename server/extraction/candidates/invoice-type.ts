// The kind of a document as it names itself: 增值税电子普通发票, "TAX INVOICE", "Schlussrechnung".
import { anyWhole } from '../../lexicon/words.ts';
import type { DocumentLayout, Row } from '../layout/layout.ts';
import { readFrom, type Candidate } from './candidate.ts';

const CHINESE =
  /增值税(?:电子)?(?:普通|专用)发票|电子发票\s*[（(]\s*[\p{Script=Han}]{2,16}\s*[)）]|机动车销售统一发票|通用(?:机打)?发票|(?:出租车|定额|火车|航空)[\p{Script=Han}]{0,6}(?:发票|客票)|电子客票/u;
const LATIN = anyWhole('bill_title');

/** Titles stand in the upper half of the first page. */
export function findInvoiceType(document: DocumentLayout): Candidate[] {
  const page = document.pages[0];
  if (page === undefined) return [];
  for (const pattern of [CHINESE, LATIN]) {
    for (const row of page.rows) {
      if (row.y0 > 0.5 * page.height) break;
      const match = pattern.exec(row.text);
      if (match !== null) return [made(row, match.index, match[0])];
    }
  }
  return [];
}

function made(row: Row, start: number, text: string): Candidate {
  const span = { row, start, end: start + text.length };
  return readFrom([span], 'text', text.replaceAll(/\s(?=[（(])/g, ''));
}
