// Pages that are hard to read in order or at all: columns, rotation, skew, text layers that are hidden, garbled or have
// no font with them.
import { describe, expect, it, vi } from 'vitest';
import { pictureOf, samplePicture, scannedPdf, turned } from '../../test/kit/samples/pictures.ts';
import { LINES } from '../../test/kit/samples/content.ts';
import { HELVETICA, linesDownFrom, pdfOfPages, textAt } from '../../test/kit/samples/pdf.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { openBytes } from './open-file.ts';
import type { Page } from './reading.ts';

// Recognition on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

async function firstPage(bytes: Uint8Array): Promise<Page> {
  const file = await openBytes(bytes, null, DEFAULT_LIMITS);
  try {
    return await file.readPage(1);
  } finally {
    await file.close();
  }
}

const textOf = ({ words }: Page) => words.map(({ text }) => text).join(' ');
const linesOf = ({ words }: Page) => {
  const lines: string[] = [];
  for (const { line, text } of words)
    lines[line] = lines[line] === undefined ? text : `${lines[line]} ${text}`;
  return lines;
};

describe('columns', () => {
  const left = [
    'The first column begins',
    'here and goes on with',
    'some more of its words',
    'over five lines until',
    'it comes to an end.',
  ];
  const right = [
    'The second column has',
    'lines of its own that',
    'must not be mixed with',
    'those of the first one',
    'on the same height.',
  ];

  it('of running text are read one after the other', async () => {
    const page = await firstPage(
      pdfOfPages([
        textAt(60, 790, 'A headline across both columns of the page, set in one line') +
          linesDownFrom(750, left, 60) +
          linesDownFrom(750, right, 320),
      ]),
    );
    expect(linesOf(page)).toEqual([
      'A headline across both columns of the page, set in one line',
      ...left,
      ...right,
    ]);
  });

  it('of a table are read row by row', async () => {
    const rows = [
      ['Garden chair', '2', '80.00'],
      ['Table', '1', '150.00'],
      ['Lamp', '4', '36.00'],
      ['Delivery', '1', '20.00'],
      ['Assembly', '1', '45.00'],
    ];
    const content = rows.map(
      ([name, count, amount], row) =>
        textAt(60, 700 - row * 18, name!) +
        textAt(300, 700 - row * 18, count!) +
        textAt(450, 700 - row * 18, amount!),
    );
    expect(linesOf(await firstPage(pdfOfPages([content.join('')])))).toEqual(
      rows.map((row) => row.join(' ')),
    );
  });
});

describe('rotation', () => {
  it.each([90, 180, 270])('of %i degrees stated by the file is followed', async (rotate) => {
    const page = await firstPage(pdfOfPages([linesDownFrom(780, LINES)], { rotate }));
    expect(linesOf(page)[0]).toBe('Invoice R-2041');
    // Most of the text decides which way up the page is shown.
    expect(page.words[0]!.box[1]).toBeLessThan(0.2);
  });

  // Some programs write text with a negative font size and a matrix that turns it back.
  it('of letters by a negative font size is undone by the matrix', async () => {
    const upright = LINES.map(
      (line, i) => `BT /F1 -12 Tf -1 0 0 -1 60 ${780 - 20 * i} Tm (${line}) Tj ET`,
    ).join('\n');
    const page = await firstPage(pdfOfPages([upright]));
    expect(page.turn).toBeUndefined();
    expect(linesOf(page)[0]).toBe('Invoice R-2041');
  });

  // Each turn for itself is tried where pictures are recognised.
  it.each([90])(
    'of a picture by %i degrees is undone',
    async (degrees) => {
      const page = await firstPage(
        await samplePicture('png', await turned(await pictureOf(LINES, 1240), degrees)),
      );
      expect(page.turn).toBeDefined();
      expect(textOf(page)).toContain('Invoice R-2041');
      expect(page.words[0]!.box[1]).toBeLessThan(0.2);
    },
    60_000,
  );

  it.each([-5])(
    'by %i degrees of skew is undone',
    async (degrees) => {
      const page = await firstPage(
        await samplePicture('png', await turned(await pictureOf(LINES, 1240), degrees)),
      );
      expect(page.turn).toBeCloseTo(-degrees, 0);
      expect(linesOf(page)[0]).toBe('Invoice R-2041');
      expect(linesOf(page).some((line) => /Garden chair 2 40\.00 80\.00/.test(line))).toBe(true);
    },
    60_000,
  );
});

describe('text layers', () => {
  it('spell ligatures out and join accents', async () => {
    const map = toUnicode({ '01': 'FB03', '02': '0065 0301' });
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 4 0 R >>';
    const content = 'BT /F1 12 Tf 60 700 Td <6F01636520636166 02> Tj ET';
    const page = await firstPage(
      pdfOfPages([content], { font, extra: [{ dictionary: '<< >>', stream: map }] }),
    );
    expect(textOf(page)).toBe('office caf\u00E9');
  });

  it('with Chinese fonts that are not embedded are read by their predefined map', async () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 >>] >>';
    const hex = [...'发票号码：12345678']
      .map((character) => character.codePointAt(0)!.toString(16).padStart(4, '0'))
      .join('');
    const page = await firstPage(pdfOfPages([`BT /F1 14 Tf 60 700 Td <${hex}> Tj ET`], { font }));
    expect(page.source).toBe('text_layer');
    expect(textOf(page)).toBe('发票号码： 12345678');
  });

  it('whose characters mean nothing are recognised instead', async () => {
    // Drawn as Helvetica draws them, but mapped into the private use area.
    const codes = Array.from({ length: 95 }, (_, index) => index + 32);
    const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
    const map = toUnicode(Object.fromEntries(codes.map((code) => [hex(code, 2), hex(0xe000 + code, 4)])));
    const font = HELVETICA.replace('>>', '/ToUnicode 4 0 R >>');
    const page = await firstPage(
      pdfOfPages([linesDownFrom(780, LINES)], { font, extra: [{ dictionary: '<< >>', stream: map }] }),
    );
    expect(page.source).toBe('ocr');
    expect(textOf(page)).toContain('Invoice R-2041');
  });

  it('that lack what is drawn as shapes are not believed', async () => {
    const words = ['TEETH', 'HEFT', 'THE', 'FEET'];
    const drawn = Array.from({ length: 6 }, (_, row) => drawnText(60, 700 - row * 40, words.join(' ')));
    const page = await firstPage(pdfOfPages([textAt(60, 780, 'Invoice R-2041') + drawn.join('')]));
    expect(page.source).toBe('ocr');
    expect(textOf(page)).toContain('R-2041');
    // Nothing of it stands in the text layer.
    expect(textOf(page).match(/TEETH|HEFT|FEET/g)?.length).toBeGreaterThanOrEqual(9);
    const boxes = Array.from(
      { length: 200 },
      (_, at) => `${60 + (at % 40) * 12} ${(at / 40) | 0}00 8 9 re f\n`,
    );
    const ruled = await firstPage(pdfOfPages([linesDownFrom(780, LINES) + boxes.join('')]));
    expect(ruled.source).toBe('text_layer');
  });

  it('hidden behind a scan are not believed', async () => {
    const layer = linesDownFrom(780, ['Wrong words that nobody sees', 'and more of them']).replaceAll(
      ' 0 Tr',
      ' 3 Tr',
    );
    const page = await firstPage(await scannedPdf(await pictureOf(), layer));
    expect(page.source).toBe('ocr');
    expect(textOf(page)).toContain('Invoice R-2041');
    expect(textOf(page)).not.toContain('Wrong');
  });
});

/** Outlines of letters in a square of 10, bars 2 wide. */
const OUTLINES: Record<string, string> = {
  T: '0,10 10,10 10,8 6,8 6,0 4,0 4,8 0,8',
  H: '0,10 2,10 2,6 8,6 8,10 10,10 10,0 8,0 8,4 2,4 2,0 0,0',
  E: '0,10 9,10 9,8 2,8 2,6 7,6 7,4 2,4 2,2 9,2 9,0 0,0',
  F: '0,10 9,10 9,8 2,8 2,6 7,6 7,4 2,4 2,0 0,0',
};

/** Text as programs write it that turn letters into paths: filled outlines, 18 points high. */
function drawnText(x: number, y: number, text: string): string {
  return [...text]
    .map((letter, at) => {
      const points = (OUTLINES[letter] ?? '').split(' ').filter((point) => point !== '');
      const steps = points.map((point, index) => {
        const [dx = 0, dy = 0] = point.split(',').map((part) => Number(part) * 1.8);
        return `${x + at * 22 + dx} ${y + dy} ${index === 0 ? 'm' : 'l'}`;
      });
      return steps.length === 0 ? '' : `${steps.join(' ')} h f\n`;
    })
    .join('');
}

function toUnicode(codes: Record<string, string>): string {
  const rows = Object.entries(codes).map(([code, unicode]) => `<${code}> <${unicode.replaceAll(' ', '')}>`);
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += 100) {
    const part = rows.slice(at, at + 100);
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange\n${blocks.join('\n')}\nendcmap end end`;
}
