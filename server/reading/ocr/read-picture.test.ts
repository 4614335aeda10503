import { beforeAll, expect, it } from 'vitest';
import { typeset } from '../converted/typeset.ts';
import { drawWords } from '../pdf/draw-words.ts';
import { turnRaster } from '../pictures/turn-raster.ts';
import type { Raster } from './raster.ts';
import { readPicture, type PictureText } from './read-picture.ts';

/** Small print, in which the detector finds other regions when it sees it turned. */
const SIZE = 9;
const WIDTH = 500;
const LINES = [
  'Tax invoice  No. 4711-0815',
  '2 x Coffee beans, 250 g  17.80',
  '1 x Filter paper  3.45',
  'Service charge 10 %  2.13',
  'Total  23.38',
  'Thank you, please come again',
];

let page: Raster;
let upright: PictureText;

beforeAll(async () => {
  const blocks = LINES.map((text) => ({ kind: 'paragraph', text, style: { size: SIZE } }) as const);
  page = await drawWords(typeset(blocks, 1).pages[0]!, WIDTH, 20_000_000);
  upright = await readPicture(page);
}, 60_000);

it('reads small print', () => {
  expect(upright.words.map(({ text }) => text)).toEqual(LINES.join(' ').split(/\s+/));
});

it.each([90, 180, 270])(
  'reads a picture turned by %i degrees just as the upright one',
  async (degrees) => {
    const { turn, ...shown } = await readPicture(await turnRaster(page, degrees));
    expect((turn + degrees) % 360).toBe(0);
    expect({ ...shown, turn: 0 }).toEqual(upright);
  },
  60_000,
);

it('letters with marks and signs of money are read as they are printed', async () => {
  const printed = [
    'Größe über 3 m², Straße',
    'Façade, déjà à l’hôtel',
    'España, mañana',
    'Preis 12,50 € oder £ 3.20',
  ];
  const blocks = printed.map((text) => ({ kind: 'paragraph', text, style: { size: 12 } }) as const);
  const { words } = await readPicture(await drawWords(typeset(blocks, 1).pages[0]!, 900, 20_000_000));
  const read = words.map(({ text }) => text).join(' ');
  for (const word of ['Größe', 'über', 'Straße', 'Façade', 'déjà', 'hôtel', 'España', 'mañana', '€', '£'])
    expect(read).toContain(word);
}, 60_000);
