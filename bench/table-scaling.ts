// Whether long tables cost in proportion to their length: invoices of 5, 10, 25 and 50 pages, made up on the spot.
import { extract } from '../server/extraction/builtin/extract.ts';
import type { Page, Reading, Word } from '../server/reading/reading.ts';
import { SETS } from './sets.ts';

const LINES_PER_PAGE = 40;
const COLUMNS = [0.08, 0.16, 0.62, 0.74, 0.88];

export function timeLongTables(today: string): string {
  const profile = SETS.find(({ profile: own }) => own.line_items)?.profile;
  if (profile === undefined) return 'no set has line items';
  const once = (pages: number) => {
    const reading = invoiceOf(pages);
    const started = performance.now();
    const draft = extract(reading, profile, { today, learned: [] });
    const milliseconds = performance.now() - started;
    return { milliseconds, lines: draft.line_items.length };
  };
  once(5);
  return [5, 10, 25, 50]
    .map((pages) => {
      const { milliseconds, lines } = once(pages);
      return `${pages} pages ${(milliseconds / pages).toFixed(1)} ms each, ${lines} of ${pages * LINES_PER_PAGE} lines`;
    })
    .join('; ');
}

function invoiceOf(pages: number): Reading {
  let total = 0;
  const made = Array.from({ length: pages }, (_, i): Page => {
    const words: Word[] = [];
    if (i === 0) put(words, 0.04, ['Invoice', 'Number:', 'A-1001'], [0.08, 0.18, 0.3]);
    put(words, 0.08, ['Pos', 'Description', 'Qty', 'Price', 'Amount'], COLUMNS);
    for (let line = 0; line < LINES_PER_PAGE; line++) {
      const at = i * LINES_PER_PAGE + line + 1;
      const cents = (at % 90) * 10 + 105;
      total += cents * 2;
      const cells = [
        String(at),
        `Article of kind ${at}`,
        '2',
        (cents / 100).toFixed(2),
        (cents / 50).toFixed(2),
      ];
      put(words, 0.1 + line * 0.02, cells, COLUMNS);
    }
    if (i === pages - 1) put(words, 0.93, ['Grand total', (total / 100).toFixed(2)], [0.62, 0.88]);
    return pageOf(i + 1, words);
  });
  return {
    format: 'pdf',
    media_type: 'application/pdf',
    page_count: pages,
    language: 'en',
    attachments: [],
    e_invoice: null,
    warnings: [],
    pages: made,
  };
}

function put(words: Word[], y: number, cells: string[], columns: number[]): void {
  for (const [i, cell] of cells.entries()) {
    let x = columns[i] ?? 0;
    for (const text of cell.split(' ')) {
      const width = text.length * 0.008;
      words.push({ text, box: [x, y, x + width, y + 0.012], confidence: 1, line: Math.round(y * 1000) });
      x += width + 0.004;
    }
  }
}

const pageOf = (number: number, words: Word[]): Page => ({
  number,
  width: 595,
  height: 842,
  source: 'text_layer',
  words,
  codes: [],
  part: null,
  warnings: [],
});
