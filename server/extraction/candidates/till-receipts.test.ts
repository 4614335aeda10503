// What heads a till receipt: title, sign of the shop, company, address on narrow paper; and dates as tills write them.
import { describe, expect, test } from 'vitest';
import { readingOfPages, typedPage } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import type { Candidate, CandidateKind } from './candidate.ts';
import { findCandidates } from './find-candidates.ts';

const candidatesOf = (kind: CandidateKind, ...lines: string[]): Candidate[] =>
  findCandidates(buildLayout(readingOfPages([typedPage(lines, 1)])), '2026-11-21').all.filter(
    (candidate) => candidate.kind === kind,
  );
const found = (kind: CandidateKind, ...lines: string[]): string[] =>
  candidatesOf(kind, ...lines).map(({ value }) => value);

describe('names', () => {
  test.each([
    'TAX INVOICE',
    '*** CUSTOMER COPY ***',
    'Invoice / Receipt',
    'KLANTTICKET',
    'Kassenbon',
    'SCONTRINO',
    '结账单',
    'INVOIS CUKAI',
  ])('the title %s is none, nor the beginning of one', (title) => {
    const names = found('organisation', title, 'BLUE HERON DINER', '12 Mill Lane', 'LS1 4AP Leeds');
    expect(names).toContain('BLUE HERON DINER');
    expect(names.filter((name) => name.includes(title))).toEqual([]);
  });

  test('a name that has the word of a title in it is one', () => {
    expect(found('organisation', 'The Ticket Office Ltd')).toEqual(['The Ticket Office Ltd']);
  });

  test('the trading name behind a company is no part of its name', () => {
    expect(found('organisation', 'SUNRISE TRADING LTD t/a THE COPPER KETTLE')).toContain(
      'SUNRISE TRADING LTD',
    );
    const below = found(
      'organisation',
      'SUNRISE TRADING LTD',
      'trading as The Copper Kettle',
      '12 Mill Lane',
    );
    expect(below).toContain('SUNRISE TRADING LTD');
    expect(below.filter((name) => name.includes('Kettle'))).toEqual([]);
  });

  test('who made the till is not who sold', () => {
    expect(found('organisation', 'Powered by Tillworks Ltd', 'Software: Tillworks GmbH')).toEqual([]);
  });

  test('a legal form may be broken over two lines', () => {
    const [joined] = candidatesOf('organisation', 'KIM SOON LEE RETAIL SDN', 'BHD', '12 Mill Lane').filter(
      ({ traits }) => traits['joined'] === 1,
    );
    expect(joined?.value).toBe('KIM SOON LEE RETAIL SDN BHD');
    expect(joined?.traits).toMatchObject({ joined_form: 1, open: 0 });
    expect(candidatesOf('organisation', 'KIM SOON LEE RETAIL SDN', 'BHD')[0]?.traits['open']).toBe(1);
  });

  test('a name that has its legal form goes on with another part of the form only', () => {
    const joinedOf = (...lines: string[]) =>
      candidatesOf('organisation', ...lines)
        .filter(({ traits }) => traits['joined'] === 1)
        .map(({ value }) => value);
    expect(joinedOf('GRAVEL & OSTER MANUFACTURING CO.', 'Kim Sander')).toEqual([]);
    expect(joinedOf('郑州明珠净水材料有限公司', '有限责任公司')).toEqual([]);
    expect(joinedOf('GRAVEL & OSTER TRADING CO', 'SDN BHD')).toEqual(['GRAVEL & OSTER TRADING CO SDN BHD']);
  });

  test('the sign of a shop above its company differs from a name that was broken', () => {
    const joinedOf = (...lines: string[]) =>
      candidatesOf('organisation', ...lines).find(({ traits }) => traits['joined'] === 1)?.traits ?? {};
    const two = joinedOf('KIM LEE CAFE', 'KIM LEE FOOD INDUSTRIES SDN BHD', '12 Mill Lane');
    const one = joinedOf('HARBOUR FRESH SEAFOOD AND STEAMBOAT', 'RESTAURANT SDN BHD', '12 Mill Lane');
    for (const sign of ['joined_whole', 'joined_again', 'joined_complete', 'joined_room'] as const)
      expect(two[sign], sign).toBeGreaterThan(one[sign] ?? 1);
  });
});

describe('addresses', () => {
  test.each([
    [['5159 Main St Ste 110, CEDAR FALLS, IA', '24358'], '5159 Main St Ste 110, CEDAR FALLS, IA, 24358'],
    [['9288 US Hwy 41, Brooklyn,', 'NY 63999'], '9288 US Hwy 41, Brooklyn, NY 63999'],
    [['4151 MAIN ST #4, SAN MATEO, CA 72110'], '4151 MAIN ST #4, SAN MATEO, CA 72110'],
    [['947 N. LAKEVIEW DR', 'SAN MATEO, CA 20653'], '947 N. LAKEVIEW DR, SAN MATEO, CA 20653'],
    [['12 JOO CHIAT ROAD,', 'S(109392)'], '12 JOO CHIAT ROAD, S(109392)'],
    [['79 TAMPINES CENTRAL 1, SINGAPORE', '(659374)'], '79 TAMPINES CENTRAL 1, SINGAPORE, (659374)'],
    [
      ['NO 12, JALAN MAWAR, 10050 GEORGETOWN, PULAU', 'PINANG'],
      'NO 12, JALAN MAWAR, 10050 GEORGETOWN, PULAU, PINANG',
    ],
    [['Piazza del Mercato, 108, 00184 Roma', '(RM)'], 'Piazza del Mercato, 108, 00184 Roma, (RM)'],
  ])('narrow paper breaks %j', (lines, address) => {
    expect(found('address', 'CORNER TRADING LTD', ...lines, 'Tel: 012-345')).toEqual([address]);
  });

  test.each([
    'Reg. in England 69353652',
    'St.-Nr. 162/568/23173',
    'Filiale 112',
    'STORE #1042',
    'Terminal 36',
    'Guest Check',
  ])('%s is no line of one', (line) => {
    const address = ['12 Harbour Road, 20095 Hamburg'];
    expect(found('address', 'CORNER TRADING LTD', line, ...address, 'Tel: 012-345')).toEqual(address);
    expect(found('address', 'CORNER TRADING LTD', ...address, line, 'Tel: 012-345')).toEqual(address);
  });

  test('what a shop says of itself is no line of one', () => {
    expect(found('address', 'CORNER TRADING', 'Tea Room & Bar', '12 Harbour Road, 20095 Hamburg')).toEqual([
      '12 Harbour Road, 20095 Hamburg',
    ]);
  });

  test('a name that begins with a number stands above it, below a title as well', () => {
    expect(
      found('address', 'TAX INVOICE', '3 BROTHERS SUITES', 'Lot 50-40, Mutiara Mall', '40000 Shah Alam'),
    ).toEqual(['Lot 50-40, Mutiara Mall, 40000 Shah Alam']);
  });

  test('the company between the number of the branch and the street is no line of one', () => {
    expect(found('address', 'Outlet 07', 'CORNER TRADING LTD', '12 Harbour Road', 'LS1 4AP Leeds')).toEqual([
      '12 Harbour Road, LS1 4AP Leeds',
    ]);
  });
});

describe('dates', () => {
  test.each([
    ['18 OGO 2023', '2023-08-18'],
    ['05-MAC-2021', '2021-03-05'],
    ['1 Disember 2020', '2020-12-01'],
  ])('Malay months: %s', (printed, date) => {
    expect(found('date', printed)).toEqual([date]);
  });

  test('a ZIP code on a line of its own, or a telephone number, puts the month first', () => {
    expect(found('date', '12 Main St, Springvale, OH', '50113', '03/08/2022')).toEqual(['2022-03-08']);
    expect(found('date', 'Tel 655-590-4295', '03/08/2022', 'TAX 4.10')).toEqual(['2022-03-08']);
    expect(found('date', 'Tel 055-590-4295', '03/08/2022', 'TAX 4.10')).toEqual(['2022-08-03']);
  });
});

test('the year of two figures behind a sign', () => {
  expect(found('date', "Mar14'26 08:22PM")).toEqual(['2026-03-14']);
});

test('a recogniser tears the last decimal of large letters off', () => {
  const amounts = (...lines: string[]) =>
    findCandidates(
      buildLayout(readingOfPages([{ ...typedPage(lines, 1), source: 'ocr' }])),
      '2026-11-21',
    ).all.flatMap(({ kind, value }) => (kind === 'amount' ? [value] : []));
  expect(amounts('Deo stick     4.50', 'TOTAL     4.5 0')).toEqual(['4.50', '4.50']);
  expect(amounts('Deo stick     4.50', 'Rope 1.5 2 metres')).not.toContain('1.52');
});

test('a recogniser loses the dots of a date before the time', () => {
  const document = buildLayout(readingOfPages([typedPage(['14 03 2026 21:54', '14 03 2026'], 1, 'ocr')]));
  const dates = findCandidates(document, '2026-11-21').all.filter(({ kind }) => kind === 'date');
  expect(dates.map(({ value }) => value)).toEqual(['2026-03-14']);
});
