// Letters with marks, signs of money and spaces on pages that Chromium draws and a scanner's JPEG blurs: how many are read.
import sharp from 'sharp';
import type { Raster } from '../../server/reading/ocr/raster.ts';
import { readPicture } from '../../server/reading/ocr/read-picture.ts';
import { launchChromium } from '../../test/browser/kit/chromium.ts';
import { percent } from './measure.ts';
import { AMOUNTS, SENTENCES } from './sentences.ts';

/** A4 at 150 dpi; the browser draws it with a device scale so that a CSS pixel is a point and a half. */
const WIDTH = 827;
const SCALE = 1.5;
/** Typefaces and their sizes in CSS pixels: 8, 9 and 11 points. */
const PRINT = [
  ['Liberation Sans', 11],
  ['Liberation Serif', 12.5],
  ['Liberation Mono', 15],
  ['DejaVu Sans', 11],
] as const;
const [SKEW, QUALITY] = [0.4, 75] as const;

const MARKED = /[\u00C0-\u017F]/u;
const MONEY = /[€£₹¥§]/u;

/** Right and all of each kind. */
export interface Letters {
  marked: [number, number];
  money: [number, number];
  spaces: [number, number];
  other: [number, number];
  /** Spaces where none is, and marks where none is. */
  invented: number;
  marks: number;
}

export const emptyLetters = (): Letters => ({
  marked: [0, 0],
  money: [0, 0],
  spaces: [0, 0],
  other: [0, 0],
  invented: 0,
  marks: 0,
});

/** For each language, and for amounts, what was read of what is printed. */
export async function benchLetters(): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ deviceScaleFactor: SCALE, viewport: { width: WIDTH, height: 400 } });
    const results: string[] = [];
    for (const [name, lines] of Object.entries({ ...SENTENCES, Amounts: AMOUNTS })) {
      const sum = emptyLetters();
      for (const [typeface, size] of PRINT) {
        await page.setContent(pageOf(lines, typeface, size));
        const { words } = await readPicture(await scanned(await page.screenshot({ fullPage: true })));
        compareLetters(sum, lines.join(' '), words.map(({ text }) => text).join(' '));
      }
      results.push(`${name}: ${describeLetters(sum)}`);
    }
    return results.join('\n  ');
  } finally {
    await browser.close();
  }
}

const pageOf = (lines: readonly string[], typeface: string, size: number): string =>
  `<body style="margin:40px;background:#fff;font:${size}px '${typeface}','Noto Sans CJK SC'">${lines.map((line) => `<p style="white-space:nowrap;margin:${size}px 0">${line}</p>`).join('')}`;

async function scanned(png: Buffer): Promise<Raster> {
  const turned = await sharp(png).flatten().rotate(SKEW, { background: '#fff' }).blur(0.5).toBuffer();
  const jpeg = await sharp(turned).jpeg({ quality: QUALITY }).toBuffer();
  const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export function compareLetters(sum: Letters, wanted: string, found: string): void {
  for (const [a, b] of align([...plainQuotes(wanted)], [...plainQuotes(found)])) {
    if (a === '') {
      if (b === ' ') sum.invented++;
      continue;
    }
    const kind = a === ' ' ? sum.spaces : MONEY.test(a) ? sum.money : MARKED.test(a) ? sum.marked : sum.other;
    kind[1]++;
    if (a === b) kind[0]++;
    else if (kind === sum.other && MARKED.test(b)) sum.marks++;
  }
}

const plainQuotes = (text: string): string => text.normalize('NFC').replaceAll('’', "'");

/** Pairs of characters of the cheapest way to make one text of the other; '' where one has nothing. */
function align(wanted: string[], found: string[]): [string, string][] {
  const rows = [Array.from({ length: found.length + 1 }, (_, at) => at)];
  for (const [i, a] of wanted.entries()) {
    const above = rows[i]!;
    const row = [i + 1];
    for (const [j, b] of found.entries())
      row.push(Math.min(above[j]! + (a === b ? 0 : 1), above[j + 1]! + 1, row[j]! + 1));
    rows.push(row);
  }
  const pairs: [string, string][] = [];
  let [i, j] = [wanted.length, found.length];
  while (i > 0 || j > 0) {
    const cost = rows[i]![j]!;
    const [a, b] = [wanted[i - 1], found[j - 1]];
    if (i > 0 && j > 0 && cost === rows[i - 1]![j - 1]! + (a === b ? 0 : 1)) {
      pairs.push([a!, b!]);
      [i, j] = [i - 1, j - 1];
    } else if (i > 0 && cost === rows[i - 1]![j]! + 1) pairs.push([wanted[--i]!, '']);
    else pairs.push(['', found[--j]!]);
  }
  return pairs.reverse();
}

export function describeLetters({ marked, money, spaces, other, invented, marks }: Letters): string {
  const share = ([right, all]: [number, number]) => `${right} of ${all} (${percent(right, all)})`;
  const parts = [
    ...(marked[1] > 0 ? [`marked letters right ${share(marked)}`] : []),
    ...(money[1] > 0 ? [`€ £ ₹ ¥ § right ${share(money)}`] : []),
    `spaces seen ${share(spaces)}, ${invented} where none is`,
    `other characters right ${share(other)}, ${marks} read with a mark`,
  ];
  return parts.join('; ');
}
