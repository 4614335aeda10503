// What accounts follow from: lines of the same words, what is usual, and when nothing does.
import { describe, expect, test } from 'vitest';
import { random } from '../../bench/random.ts';
import { codeCell, codeField, type PastDocument } from './coding.ts';

const line = (description: string, account: string) => ({
  description,
  quantity: 1,
  unit_price: 1,
  amount: 1,
  ...(account === '' ? {} : { account }),
});
const past = (
  lines: [description: string, account: string][],
  project: string | null = null,
): PastDocument => ({
  extracted_fields: { project },
  line_items: lines.map(([description, account]) => line(description, account)),
  approved: '2026-05-01',
});

describe('a cell', () => {
  const documents = [
    past([
      ['Oak shelf 80 x 20', '4930'],
      ['Delivery', '4730'],
    ]),
    past([['Paper A4', '4930']]),
  ];

  test.each([
    ['Oak shelf', '4930', 1],
    ['OAK SHELF, 120 x 30', '4930', 1],
    ['Delivery 03/2026', '4730', 1],
    ['Paper A3', '4930', 1],
  ])('of %s is %s', (description, value, of) => {
    expect(codeCell(documents, 'account', line(description, ''))).toMatchObject({ value, of });
  });

  test('of the same article is what that article had, whatever it is called', () => {
    const bought = [
      past([['Oak shelf', '4930']]),
      { ...past([]), line_items: [{ ...line('Shelf, oak, oiled', '0480'), sku: 'AB-100' }] },
    ];
    const now = { ...line('Oak shelf', ''), sku: 'ab 100' };
    expect(codeCell(bought, 'account', now, ['sku'])).toMatchObject({ value: '0480', of: 1 });
    expect(codeCell(bought, 'account', now)).toMatchObject({ value: '4930', of: 1 });
    // An article that nobody has bought yet may still be called like one.
    expect(codeCell(bought, 'account', { ...now, sku: 'X-1' }, ['sku'])).toMatchObject({ value: '4930' });
    expect(codeCell(bought, 'account', { ...line('Unknown', ''), sku: '' }, ['sku'])).toMatchObject({
      value: null,
      of: 2,
    });
  });

  test('of unknown words is what most documents have, where they agree', () => {
    const agreed = [past([['Oak', '4930']]), past([['Beech', '4930']]), past([['Ash', '4930']])];
    expect(codeCell(agreed, 'account', line('Walnut', ''))).toMatchObject({
      value: '4930',
      confidence: 0.8,
      of: 3,
    });
    const differing = codeCell(documents, 'account', line('Consulting', ''));
    expect(differing).toMatchObject({
      value: null,
      uses: [
        { value: '4930', count: 2 },
        { value: '4730', count: 1 },
      ],
    });
    expect(codeCell([past([['Oak', '']])], 'account', line('Oak', ''))).toBeUndefined();
  });
});

test('a field needs two documents, and four in five of them', () => {
  const of = (...projects: (string | null)[]) =>
    codeField(
      projects.map((project) => past([], project)),
      'project',
    );
  expect(of()).toBeUndefined();
  expect(of(null)).toBeUndefined();
  expect(of('A')).toMatchObject({ value: null, of: 1 });
  expect(of('A', 'A', null)).toMatchObject({ value: 'A', confidence: 0.75, of: 2 });
  expect(of('A', 'A', 'A', 'A', 'B')).toMatchObject({ value: 'A', of: 5 });
  expect(of('A', 'A', 'A', 'B')).toMatchObject({ value: null, of: 4 });
});

test('of drawn histories with slips of people, at least 95 in 100 proposals are right', () => {
  const { between, chance, pick } = random(7);
  const SLIPS = 0.03;
  let [proposed, right, all] = [0, 0, 0];
  for (let vendor = 0; vendor < 300; vendor++) {
    const goods = Array.from({ length: between(1, 8) }, (_, i) => ({
      description: `Article ${'abcdefgh'[i]!.repeat(3)}`,
      account: String(4000 + between(0, 2) * 100),
    }));
    const drawn = (slips: number) => {
      const { description, account } = pick(goods);
      return {
        description: `${description} ${between(0, 899)}`,
        account,
        booked: chance(slips) ? '9999' : account,
      };
    };
    const documents = Array.from({ length: between(1, 20) }, () =>
      past(
        Array.from({ length: between(1, 4) }, () => {
          const { description, booked } = drawn(SLIPS);
          return [description, booked];
        }),
      ),
    );
    for (let i = 0; i < 5; i++) {
      const { description, account } = drawn(0);
      const value = codeCell(documents, 'account', line(description, ''))?.value ?? null;
      all++;
      if (value === null) continue;
      proposed++;
      if (value === account) right++;
    }
  }
  expect(right / proposed).toBeGreaterThan(0.95);
  expect(proposed / all).toBeGreaterThan(0.8);
});
