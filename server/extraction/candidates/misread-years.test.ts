// Years that a recogniser misread, and years that it did not.
import { describe, expect, test } from 'vitest';
import { readingOfPages, typedPage } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { findCandidates } from './find-candidates.ts';

const datesIn = (source: 'ocr' | 'text_layer', ...lines: string[]): { value: string; doubtful: boolean }[] =>
  findCandidates(buildLayout(readingOfPages([typedPage(lines, 1, source)])), '2026-11-21')
    .all.filter(({ kind }) => kind === 'date')
    .map(({ value, traits }) => ({ value, doubtful: traits['misread_year'] === 1 }));

const recognised = (...lines: string[]) => datesIn('ocr', ...lines);

describe('a year that was misread', () => {
  test.each([
    ['a tax that did not exist yet', ['GST ID 000123456789', '04-05-2013 16:07', 'TOTAL RM 10.60']],
    ['the day of the week', ['Fri 04/05/2013 16:07', 'TOTAL 10.60']],
    ['the number of the receipt', ['Receipt 20180504-0017', '04/05/2013', 'TOTAL 10.60']],
    ['a number that begins with the day', ['Ref 1805040017', '04/05/2013', 'TOTAL 10.60']],
    ['the same day twice', ['04/05/2013', 'Printed 04/05/2018', 'Paid 04/05/2018', 'TOTAL 10.60']],
  ])('is put right by %s', (_, lines) => {
    const dates = recognised(...lines);
    expect(new Set(dates.map(({ value }) => value))).toEqual(new Set(['2018-05-04']));
    expect(dates.filter(({ doubtful }) => doubtful)).toHaveLength(1);
  });

  test('is only doubted where several years are possible', () => {
    expect(recognised('GST 6% included', '04-05-2010', 'TOTAL RM 10.60')).toEqual([
      { value: '2010-05-04', doubtful: true },
    ]);
    expect(recognised('04-05-2028', 'TOTAL 10.60')).toEqual([{ value: '2028-05-04', doubtful: true }]);
  });
});

describe('a year stays as it was read', () => {
  test.each([
    ['nothing speaks against it', ['04-05-2013', 'TOTAL RM 10.60']],
    ['the day of the week is right', ['GST 6%', 'Sat 04-05-2013', 'TOTAL RM 10.60']],
    ['a date a year later is another one', ['04-05-2013', 'Warranty until 04-05-2014']],
    ['the tax is that of another country', ['GST 6%', '04-05-2013', 'TOTAL $10.60']],
    ['one date stands against one', ['04-05-2013', 'Valid until 04-05-2018']],
  ])('where %s', (_, lines) => {
    const [date] = recognised(...lines);
    expect(date).toEqual({ value: '2013-05-04', doubtful: false });
  });

  test('in a text that nobody had to recognise', () => {
    expect(datesIn('text_layer', 'GST ID 000123456789', '04-05-2013', 'TOTAL RM 10.60')).toEqual([
      { value: '2013-05-04', doubtful: false },
    ]);
  });
});
