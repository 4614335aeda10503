import { expect, test } from 'vitest';
import type { Page } from '../../reading/reading.ts';
import { markdownOf } from './markdown.ts';

/** Cells by their left edge, a line each. */
function pageOf(
  rows: { y: number; cells: [x: number, text: string][]; bold?: true; height?: number }[],
): Page {
  const words = rows.flatMap(({ y, cells, bold, height = 0.015 }, line) =>
    cells.map(([x, text]) => ({
      text,
      box: [x, y, x + text.length * 0.01, y + height] as [number, number, number, number],
      confidence: 1,
      line,
      ...(bold === undefined ? {} : { bold }),
    })),
  );
  return {
    number: 1,
    width: 595,
    height: 842,
    source: 'text_layer',
    part: null,
    codes: [],
    warnings: [],
    words,
  };
}

test('headings, paragraphs and tables', () => {
  const page = pageOf([
    { y: 0.1, cells: [[0.1, 'Invoice']], bold: true },
    { y: 0.15, cells: [[0.1, 'First line']] },
    { y: 0.168, cells: [[0.1, 'second line']] },
    { y: 0.25, cells: [[0.1, '1. another']] },
    {
      y: 0.3,
      cells: [
        [0.1, 'Item'],
        [0.4, 'Qty'],
        [0.7, 'Price'],
      ],
    },
    {
      y: 0.32,
      cells: [
        [0.1, 'Bolt|nut'],
        [0.4, '2'],
        [0.7, '3.00'],
      ],
    },
  ]);
  expect(markdownOf('a_b.pdf', [page])).toBe(
    [
      String.raw`# a\_b.pdf`,
      '<!-- page 1 -->',
      '## Invoice',
      'First line\nsecond line',
      String.raw`\1. another`,
      `| Item | Qty | Price |\n| --- | --- | --- |\n${String.raw`| Bolt\|nut | 2 | 3.00 |`}`,
      '',
    ]
      .join('\n\n')
      .replace(/\n\n$/, '\n'),
  );
});

test('what is larger than the rest is a heading, and a page without words is its comment', () => {
  const page = pageOf([
    { y: 0.1, cells: [[0.1, 'Summary']], height: 0.03 },
    { y: 0.2, cells: [[0.1, 'text']] },
    { y: 0.3, cells: [[0.1, 'text']] },
  ]);
  expect(markdownOf('x', [page, { ...pageOf([]), number: 2 }])).toBe(
    '# x\n\n<!-- page 1 -->\n\n## Summary\n\ntext\n\ntext\n\n<!-- page 2 -->\n',
  );
});
