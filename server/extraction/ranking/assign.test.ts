// The joint choice: sums that must hold outweigh a slightly better label.
import { expect, test } from 'vitest';
import { profileField, typedReading } from '../../../test/kit/typed-page.ts';
import type { AmountCandidate } from '../candidates/candidate.ts';
import { findCandidates } from '../candidates/find-candidates.ts';
import { understandField } from '../labels/understand-field.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { assign } from './assign.ts';
import type { Ranked } from './rank.ts';
import type { KnownSums } from './sums-hold.ts';

const layout = buildLayout(typedReading(['100.00', '19.00', '119.00', '120.00', '20.00']));
const amounts = findCandidates(layout, '2026-11-21').all.filter(
  (candidate): candidate is AmountCandidate => candidate.kind === 'amount',
);
const ranked = (value: string, score: number): Ranked => {
  const candidate = amounts.find((amount) => amount.value === value);
  if (candidate === undefined) throw new Error(`no candidate ${value}`);
  return { candidate, features: {}, score };
};
const [net, tax, total, due] = ['Net Total', 'Tax Total', 'Grand Total', 'Due Payable'].map((label) =>
  understandField(profileField(label, 'amount')),
);

const NOTHING: KnownSums = { lines: null, charges: [], charged: new Map() };

function chosen(rankings: Parameters<typeof assign>[0], known: Partial<KnownSums> = {}): (string | null)[] {
  return assign(rankings, { ...NOTHING, ...known }).map((one) => one.chosen?.candidate.value ?? null);
}

test('net plus tax decides between two totals', () => {
  expect(
    chosen([
      { meaning: net!, ranked: [ranked('100.00', 3)] },
      { meaning: tax!, ranked: [ranked('19.00', 3)] },
      { meaning: total!, ranked: [ranked('120.00', 2.5), ranked('119.00', 2)] },
    ]),
  ).toEqual(['100.00', '19.00', '119.00']);
});

test('a total without tax is the sum of nothing', () => {
  const free: Ranked = { ...ranked('120.00', 4) };
  const none = { ...free, candidate: { ...free.candidate, value: '0.00', units: 0 } as AmountCandidate };
  expect(
    chosen([
      { meaning: net!, ranked: [ranked('119.00', 3), ranked('100.00', 3)] },
      { meaning: tax!, ranked: [none, ranked('19.00', 2.5)] },
      { meaning: total!, ranked: [ranked('119.00', 3)] },
    ]),
  ).toEqual(['100.00', '19.00', '119.00']);
});

test('an amount that adds nothing up is no tax, and makes no net amount of the total', () => {
  expect(
    chosen([
      { meaning: net!, ranked: [ranked('119.00', 3)] },
      { meaning: tax!, ranked: [ranked('20.00', 1)] },
      { meaning: total!, ranked: [ranked('119.00', 6)] },
    ]),
  ).toEqual([null, '20.00', '119.00']);
  expect(
    chosen([
      { meaning: net!, ranked: [ranked('119.00', 3)] },
      { meaning: tax!, ranked: [ranked('19.00', 1)] },
      { meaning: total!, ranked: [ranked('119.00', 6)] },
    ]),
    'included at 19 %',
  ).toEqual(['119.00', '19.00', '119.00']);
  expect(
    chosen([
      { meaning: tax!, ranked: [ranked('119.00', 3)] },
      { meaning: total!, ranked: [ranked('119.00', 2.5)] },
    ]),
  ).toEqual([null, '119.00']);
});

test('without a tax the total is what the lines come to, beside a net amount as well', () => {
  const named = { ...ranked('119.00', 5), features: { left: 1 } };
  expect(
    chosen(
      [
        { meaning: net!, ranked: [{ ...named, candidate: { ...named.candidate, spans: [] } }] },
        { meaning: total!, ranked: [ranked('120.00', 3), ranked('119.00', 2.8)] },
      ],
      { lines: ranked('119.00', 0).candidate.kind === 'amount' ? 1_190_000 : null },
    ),
  ).toEqual(['119.00', '119.00']);
});

test('a rate is no rival of itself without its sign', () => {
  const rate = (value: string, score: number): Ranked => {
    const { candidate } = ranked('19.00', score);
    return { candidate: { ...candidate, kind: 'text', value }, features: {}, score };
  };
  const meaning = understandField(profileField('Tax Rate'));
  const rivalOf = (...others: Ranked[]) =>
    assign([{ meaning, ranked: [rate('13', 3), ...others] }], NOTHING)[0]!.rival?.candidate.value;
  expect(rivalOf(rate('13%', 2))).toBeUndefined();
  expect(rivalOf(rate('13%', 2), rate('9%', 1))).toBe('9%');
});

test('without sums the better label wins', () => {
  expect(chosen([{ meaning: total!, ranked: [ranked('120.00', 2.5), ranked('119.00', 2)] }])).toEqual([
    '120.00',
  ]);
});

test('one printed amount does not serve net and tax; total and payable may share one', () => {
  expect(
    chosen([
      { meaning: net!, ranked: [ranked('100.00', 2)] },
      { meaning: tax!, ranked: [ranked('100.00', 1)] },
    ]),
  ).toEqual(['100.00', null]);
  expect(
    chosen([
      { meaning: total!, ranked: [ranked('119.00', 2)] },
      { meaning: due!, ranked: [ranked('119.00', 1)] },
    ]),
  ).toEqual(['119.00', '119.00']);
});

test('what is less likely than nothing is left out', () => {
  expect(chosen([{ meaning: total!, ranked: [ranked('119.00', -1)] }])).toEqual([null]);
});

test('what freight is added to is not the total', () => {
  const rankings = [
    { meaning: net!, ranked: [{ ...ranked('100.00', 3), features: { left: 1 } }] },
    { meaning: total!, ranked: [ranked('119.00', 3), ranked('120.00', 1)] },
  ];
  expect(chosen(rankings)).toEqual(['100.00', '119.00']);
  expect(chosen(rankings, { charged: new Map([[1_000_000, 1_200_000]]) })).toEqual(['100.00', '120.00']);
});

test('lines with their tax add up to the total, and leave the net amount alone', () => {
  const rankings = [
    { meaning: net!, ranked: [ranked('119.00', 5), ranked('100.00', 3)] },
    { meaning: tax!, ranked: [ranked('19.00', 3)] },
    { meaning: total!, ranked: [ranked('119.00', 3)] },
  ];
  expect(chosen(rankings, { lines: 1_190_000 })).toEqual(['100.00', '19.00', '119.00']);
});

test('the sum of the lines decides between two net totals', () => {
  expect(
    chosen([{ meaning: net!, ranked: [ranked('120.00', 2), ranked('100.00', 1.5)] }], { lines: 1_000_000 }),
  ).toEqual(['100.00']);
});
