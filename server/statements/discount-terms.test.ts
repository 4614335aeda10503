// Terms as invoices print them, and texts that only look like some.
import { expect, test } from 'vitest';
import { discountsOf, discountTerms } from './discount-terms.ts';

const said = (text: string) => discountTerms(text).map(({ percent, days }) => `${percent} in ${days}`);

test.each([
  ['10 Tage 2 % Skonto, 30 Tage netto', '2 in 10'],
  ['Zahlbar innerhalb von 14 Tagen mit 2,5% Skonto; 30 Tage ohne Abzug', '2.5 in 14'],
  ['2/10 net 30', '2 in 10'],
  ['2/10, n/30', '2 in 10'],
  ['3% discount if paid within 8 days. Otherwise net 30 days.', '3 in 8'],
  ['#SKONTO#TAGE=14#PROZENT=2.00#\n', '2.00 in 14'],
  ['2 % d’escompte à 10 jours, 45 jours net', '2 in 10'],
  ['10天内付款享2%现金折扣', '2 in 10'],
])('%s', (text, terms) => expect(said(text)).toEqual([terms]));

test('several steps, the best first', () => {
  expect(said('7 Tage 3 % Skonto, 14 Tage 2 % Skonto, 30 Tage netto')).toEqual(['3 in 7', '2 in 14']);
  expect(said('#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.00#\n')).toEqual([
    '3.00 in 7',
    '2.00 in 14',
  ]);
});

test.each([
  'Zahlbar innerhalb von 30 Tagen netto',
  'Verzugszinsen 9 % nach 30 Tagen',
  'Net 30 days. Late payment: 5 % interest after 30 days',
  '19 % MwSt., 14 Tage',
  '20 % discount for new customers, payable within 14 days',
  'Rabatt 5 %',
])('%s grants none', (text) => expect(said(text)).toEqual([]));

test('what may be taken off, and until when', () => {
  expect(discountsOf({ payment_terms: '10 Tage 2 % Skonto', doc_date: '2026-02-25' }, '119.00')).toEqual([
    { amount: '2.38', percent: '2', until: '2026-03-07' },
  ]);
  expect(discountsOf({ payment_terms: '10 Tage 2 % Skonto', doc_date: null }, '119.00')).toEqual([]);
  expect(discountsOf({ payment_terms: '2/10 net 30', doc_date: '2026-02-25' }, '-100.00')[0]!.amount).toBe(
    '-2.00',
  );
});
