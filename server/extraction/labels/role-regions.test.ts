// How far a heading reaches: the lines of the block below it, not the column beside that.
import { expect, test } from 'vitest';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { findLabels, ownPhrases } from './find-labels.ts';
import { findRoleRegions, rolesAt } from './role-regions.ts';

/** The roles that headings give to the cell with this text; the right column may stand lower, in lines. */
function rolesOf(wanted: string, lines: string[], lower = 0): string[] {
  const reading = typedReading(lines);
  for (const { words } of reading.pages)
    for (const word of words)
      if (word.box[0] > 0.4)
        word.box = [word.box[0], word.box[1] + lower / 66, word.box[2], word.box[3] + lower / 66];
  const [page] = buildLayout(reading).pages;
  const cell = page?.segments.find(({ text }) => text === wanted);
  if (page === undefined || cell === undefined) throw new Error(`${wanted} is not on the page.`);
  const regions = findRoleRegions(page, findLabels(page, ownPhrases([])));
  return [...rolesAt(regions, cell, page.line_height).keys()];
}

const DELIVERY = [
  '                                              Vandam Tipografia SRL',
  'Destinazione merce                            Ufficio Contabilità',
  'Magazzino Vandam SRL                          Via Lunga, 134',
  'Via del Porto, 14                             64579 Castelmare',
];

test.each([0, 0.4])('a block that began above the heading is not governed by it, %d lines lower', (lower) => {
  expect(rolesOf('Magazzino Vandam SRL', DELIVERY, lower)).toEqual(['ship_to']);
  expect(rolesOf('Via Lunga, 134', DELIVERY, lower)).toEqual([]);
});

test('nor is the column of numbers and dates beside the block', () => {
  const lines = [
    'Customer                                      Prepared by Robin Sander',
    'Corvin Logistics                              Despatch note no. 354310',
    '81 Creek Parade                               Inv. No 73737',
  ];
  expect(rolesOf('Corvin Logistics', lines)).toEqual(['buyer']);
  expect(rolesOf('Prepared by Robin Sander', lines)).toEqual([]);
});

test('the value in the line of its label is, and so are those below it', () => {
  const form = [
    'Customer              Corvin Logistics',
    'Address               81 Creek Parade',
    '                      Eastvale QLD 5697',
  ];
  expect(rolesOf('Corvin Logistics', form)).toEqual(['buyer']);
  expect(rolesOf('Eastvale QLD 5697', form)).toEqual(['buyer']);
});

test('a heading in two scripts, side by side, is one heading', () => {
  const lines = ['DELIVER TO التوصيل إلى        CARRIER', 'Corvin Watch House           -'];
  expect(rolesOf('Corvin Watch House', lines)).toEqual(['ship_to']);
});
