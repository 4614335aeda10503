// Orders, receipts and invoices that fit, and the same with one thing changed: nothing is matched that should not be, and each
// difference is named with both places. `npm run test:orders` draws more of them.
import { expect, test } from 'vitest';
import { random } from '../bench/random.ts';
import { drawTriple, TRIPLE_KINDS, type Triple } from './kit/order-triples.ts';
import { say } from '../server/platform/sentences/say.ts';
import { linkOrders } from '../server/orders/link-orders.ts';

const TRIPLES = Number(process.env['ORDER_TRIPLES'] ?? 500);
const EXACT = { percent: null, amount: null };

const link = ({ invoice, named, open }: Triple) =>
  linkOrders({ invoice, named, open, ordering: true, tolerance: EXACT, field: 'po_number' });

test(`${TRIPLES} orders with receipts and invoices: every difference is found and named, and nothing else`, () => {
  const { next } = random(23);
  const seen: Record<string, number> = {};
  for (let i = 0; i < TRIPLES; i++) {
    const triple = drawTriple(next, i);
    const match = link(triple);
    const found = match!.lines
      .filter(({ result }) => result !== 'matched')
      .map(({ line, result, order_line }) => ({ line, result, order_line }));
    const about = JSON.stringify({ i, kind: triple.kind, triple, match }, null, 1);
    expect(found, about).toEqual(triple.lines.toSorted((a, b) => a.line - b.line));
    expect(
      match!.questions.map(({ code }) => code),
      about,
    ).toEqual(triple.questions);
    const differs = triple.lines.length + triple.questions.length > 0;
    expect(match!.result === 'matched', about).toBe(!differs);
    for (const { line, order, order_line, differences } of match!.lines)
      for (const { message } of differences) {
        const page = triple.invoice.lines.find(({ index }) => index === line)!.page;
        expect(say(message, 'en')).toContain(`Line ${line! + 1} on page ${page}`);
        expect(say(message, 'en')).toContain(
          order === null ? 'order ' : `order ${order} line ${order_line}:`,
        );
      }
    seen[triple.kind] = (seen[triple.kind] ?? 0) + 1;
  }
  expect(Object.keys(seen).toSorted()).toEqual(TRIPLE_KINDS.toSorted());
});
