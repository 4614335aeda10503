// A drawn year of one account: numbers as vendors and payers write them, and money that pays nothing of it.
import { expect, test } from 'vitest';
import { random } from '../../bench/random.ts';
import { openLedger, type PayableDocument } from './ledger.ts';
import { matchMovement, type PayingMovement } from './match-movement.ts';

const DOCUMENTS = 3000;
const money = (cents: number): string => (cents / 100).toFixed(2);

interface Drawn {
  kind: string;
  movement: PayingMovement;
  /** Ids of the documents that it pays by itself. */
  pays: number[];
}

const { next } = random(290);
const below = (n: number): number => Math.floor(next() * n);

/** Each vendor counts in its own way, and many from 1: the same numbers come from several. */
function numberOf(vendor: number, nth: number): string {
  const padded = String(nth).padStart(4, '0');
  const styles = [
    `RE-2026-${vendor}${padded}`,
    `${vendor}/${nth}/26`,
    `INV${vendor}${padded}`,
    `2026-${padded}`,
    `${10_000 + nth}`,
  ];
  return styles[vendor % styles.length]!;
}

function draw(): { documents: PayableDocument[]; drawn: Drawn[] } {
  const documents = Array.from({ length: DOCUMENTS }, (_, i): PayableDocument => {
    const credit = i % 12 === 11;
    const cents = 1000 + below(500_000);
    return {
      id: i + 1,
      filename: `${i}.pdf`,
      number: numberOf(i % 97, Math.floor(i / 97) + 1),
      vendor: `Vendor ${i % 97}`,
      currency: i % 31 === 0 ? 'USD' : 'EUR',
      owed: money(credit ? -cents : cents),
      paid: '0',
      accounts: [],
      discounts: [],
    };
  });
  const uses = new Map<string, number>();
  for (const { number } of documents) uses.set(number!, (uses.get(number!) ?? 0) + 1);
  const unique = ({ number }: PayableDocument) => uses.get(number!) === 1;
  const bills = documents.filter(({ owed, currency }) => !owed.startsWith('-') && currency === 'EUR');
  const credits = documents.filter(
    (one) => one.owed.startsWith('-') && one.currency === 'EUR' && unique(one),
  );
  const drawn = bills.flatMap((document, i): Drawn[] => {
    const cents = Math.round(Number(document.owed) * 100);
    const written = [
      document.number!,
      document.number!.replaceAll(/[-/]/g, ' '),
      `Invoice ${document.number} of 14.03.2026`,
    ];
    const pay = (kind: string, paid: number, purpose: string, pays: number[], rest = {}): Drawn => ({
      kind,
      movement: {
        amount: money(-paid),
        currency: 'EUR',
        reversal: false,
        name: document.vendor,
        account: null,
        purpose,
        references: [],
        booked: '2026-03-20',
        valued: null,
        ...rest,
      },
      pays,
    });
    const text = written[i % written.length]!;
    const ids = unique(document) ? [document.id] : [];
    switch (i % 8) {
      case 0:
        return [pay('cent more', cents + 1, text, [])];
      case 1:
        return [pay('no number', cents, 'As agreed', [])];
      case 2:
        return [pay('reversal', cents, text, [], { reversal: true })];
      case 3:
        return [pay('part', Math.floor(cents / 2), text, ids)];
      case 4: {
        const credit = credits.pop();
        const left = cents + Math.round(Number(credit?.owed ?? 0) * 100);
        if (credit === undefined || left <= 0 || ids.length === 0) return [];
        return [pay('with credit', left, `${text} less ${credit.number}`, [document.id, credit.id])];
      }
      case 5:
        return [pay('exact', cents, text, ids), pay('twice', cents, text, [])];
      default:
        return [pay('exact', cents, text, ids)];
    }
  });
  return { documents, drawn };
}

test('money pays what its number and amount say, and nothing else', () => {
  const { documents, drawn } = draw();
  const ledger = openLedger(documents);
  const seen: Record<string, { drawn: number; right: number; missed: number; wrong: number }> = {};
  for (const { kind, movement, pays } of drawn) {
    const matches = matchMovement(movement, ledger);
    for (const { document, amount } of matches) ledger.take(document, amount);
    const counts = (seen[kind] ??= { drawn: 0, right: 0, missed: 0, wrong: 0 });
    counts.drawn += 1;
    const paid = matches.map(({ document }) => document.id);
    counts.right += pays.filter((id) => paid.includes(id)).length;
    counts.missed += pays.filter((id) => !paid.includes(id)).length;
    counts.wrong += paid.filter((id) => !pays.includes(id)).length;
  }
  console.table(seen);
  const sum = (of: 'right' | 'missed' | 'wrong') =>
    Object.values(seen).reduce((all, counts) => all + counts[of], 0);
  const precision = sum('right') / (sum('right') + sum('wrong'));
  const recall = sum('right') / (sum('right') + sum('missed'));
  console.log(
    `${drawn.length} movements, ${documents.length} documents: precision ${precision}, recall ${recall}`,
  );
  expect(sum('wrong')).toBe(0);
  expect(recall).toBeGreaterThan(0.95);
});
