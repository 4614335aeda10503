// Payments that are drawn apart from the rules that match them, through files of each kind: who is paid what, by kind.
import { expect, test } from 'vitest';
import { drawPayments, type DrawnMovement } from '../../bench/payments/draw-payments.ts';
import { camtFile } from '../../test/kit/bank-statements.ts';
import { sumDecimals } from '../platform/decimal.ts';
import { openLedger } from './ledger.ts';
import { matchMovement } from './match-movement.ts';
import { paperStatement } from './paper-statement.ts';
import { readStatements } from './read-statements.ts';
import type { Movement } from './statement.ts';

type Reader = (drawn: DrawnMovement) => Movement;

const only = (movements: Movement[] | undefined): Movement => {
  expect(movements).toHaveLength(1);
  return movements![0]!;
};
const bytes = (text: string) => new TextEncoder().encode(text);

const camt: Reader = ({ amount, currency, day, name, purpose, reference, reversal }) =>
  only(
    readStatements(
      bytes(
        camtFile([{ amount, day, name, purpose, reversal, ...(reference === null ? {} : { reference }) }], {
          currency,
        }),
      ),
    )?.statements[0]?.movements,
  );

/** Fields of 27 characters, as German banks write them. */
const mt940: Reader = ({ amount, currency, day, name, purpose, reference, reversal }) => {
  const short = day.replaceAll('-', '').slice(2);
  const parts = `${reference === null ? '' : `EREF+${reference} `}SVWZ+${purpose}`.match(/.{1,27}/g) ?? [];
  const details = `166?00UEBERWEISUNG${parts.map((part, i) => `?${20 + i}${part}`).join('')}?32${name.slice(0, 27)}`;
  const out = amount.startsWith('-');
  const direction = reversal ? `R${out ? 'C' : 'D'}` : out ? 'D' : 'C';
  const lines = [
    ':20:S',
    ':25:DE02120300000000202051',
    ':28C:1',
    `:60F:C260101${currency}100,`,
    `:61:${short}${direction}${amount.replace('-', '').replace('.', ',')}NTRFNONREF`,
    `:86:${(details.match(/.{1,65}/g) ?? []).join('\r\n')}`,
    `:62F:C260101${currency}100,`,
    '-',
  ];
  return only(readStatements(bytes(lines.join('\r\n')))?.statements[0]?.movements);
};

/** Where text of a page was read, signs are lost and balances tell. */
const paper: Reader = ({ amount, currency, day, name, purpose, reference, reversal }) => ({
  ...only(
    paperStatement({
      extracted_fields: {
        iban: 'DE02120300000000202051',
        opening_balance: '20000',
        closing_balance: sumDecimals(['20000', amount]),
      },
      line_items: [
        {
          description: [name, purpose, reference ?? ''].join(' ').trim(),
          quantity: null,
          unit_price: null,
          amount: Math.abs(Number(amount)),
          date: day,
          balance: Number(sumDecimals(['20000', amount])),
        },
      ],
      currency,
    })?.movements,
  ),
  // Paper does not say so in a field of its own.
  reversal,
});

const READERS = { camt, mt940, paper };

test.each([1, 2, 3])('seed %i: precision .995 at recall .9', (seed) => {
  const { documents, movements } = drawPayments(7000 + seed);
  const ledger = openLedger(documents);
  const seen: Record<string, { drawn: number; right: number; missed: number; wrong: number }> = {};
  movements.forEach((drawn, i) => {
    const [source, read] = Object.entries(READERS)[i % 3]!;
    const matches = matchMovement(read(drawn), ledger);
    for (const { document, amount, discount } of matches)
      ledger.take(document, sumDecimals([amount, discount?.amount ?? '0']));
    const paid = matches.map(({ document }) => document.id);
    for (const kind of [drawn.kind, `(${source})`]) {
      const counts = (seen[kind] ??= { drawn: 0, right: 0, missed: 0, wrong: 0 });
      counts.drawn += 1;
      counts.right += drawn.pays.filter((id) => paid.includes(id)).length;
      if (drawn.knowable) counts.missed += drawn.pays.filter((id) => !paid.includes(id)).length;
      counts.wrong += paid.filter((id) => !drawn.pays.includes(id)).length;
    }
  });
  console.table(seen);
  const sum = (of: 'right' | 'missed' | 'wrong') =>
    Object.entries(seen).reduce((all, [kind, counts]) => (kind.startsWith('(') ? all : all + counts[of]), 0);
  const precision = sum('right') / (sum('right') + sum('wrong'));
  const recall = sum('right') / (sum('right') + sum('missed'));
  console.log(
    `${movements.length} movements, ${documents.length} documents: precision ${precision}, recall ${recall}`,
  );
  expect(precision).toBeGreaterThanOrEqual(0.995);
  expect(recall).toBeGreaterThanOrEqual(0.9);
});
