// The text of pages as Markdown: headings by their size or weight, paragraphs by the space between lines, tables where several lines
// in a row have the same number of cells. Pure.
import type { Page, Word } from '../../reading/reading.ts';

interface Line {
  words: Word[];
  top: number;
  bottom: number;
  height: number;
  bold: boolean;
  /** Texts parted by wide gaps. */
  cells: string[];
}

const heightOf = ({ box }: Word): number => box[3] - box[1];
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** In heights of the line. */
const CELL_GAP = 1.6;
const PARAGRAPH_GAP = 0.9;
const HEADING_SIZE = 1.25;
const HEADING_LONGEST = 80;
const TABLE_CELLS = 3;

export function markdownOf(title: string, pages: readonly Page[]): string {
  const parts = [`# ${escaped(title)}`];
  for (const page of pages) parts.push(`<!-- page ${page.number} -->`, ...blocksOf(page));
  return `${parts.join('\n\n')}\n`;
}

function blocksOf(page: Page): string[] {
  const lines = linesOf(page);
  const usual = median(lines.map(({ height }) => height));
  const blocks: string[] = [];
  for (let i = 0; i < lines.length;) {
    const rows = tableFrom(lines, i);
    if (rows >= 2) {
      blocks.push(table(lines.slice(i, i + rows)));
      i += rows;
      continue;
    }
    const line = lines[i]!;
    if (isHeading(line, usual)) {
      blocks.push(`## ${escaped(textOf(line))}`);
      i += 1;
      continue;
    }
    const from = i;
    do i += 1;
    while (i < lines.length && goesOn(lines[i - 1]!, lines[i]!, usual) && tableFrom(lines, i) < 2);
    blocks.push(
      lines
        .slice(from, i)
        .map((one) => escaped(textOf(one)))
        .join('\n'),
    );
  }
  return blocks;
}

function linesOf({ words, width, height }: Page): Line[] {
  const byLine = new Map<number, Word[]>();
  for (const word of words) byLine.set(word.line, [...(byLine.get(word.line) ?? []), word]);
  // Boxes are fractions of the page: a gap across is measured in heights.
  const across = height === 0 ? 1 : width / height;
  return [...byLine.values()].map((ofLine) => {
    const size = median(ofLine.map(heightOf));
    const cells: string[] = [];
    ofLine.forEach((word, i) => {
      const before = ofLine[i - 1];
      const gap = before === undefined ? Infinity : (word.box[0] - before.box[2]) * across;
      if (gap > size * CELL_GAP) cells.push(word.text);
      else cells[cells.length - 1] += ` ${word.text}`;
    });
    return {
      words: ofLine,
      top: Math.min(...ofLine.map(({ box }) => box[1])),
      bottom: Math.max(...ofLine.map(({ box }) => box[3])),
      height: size,
      bold: ofLine.every(({ bold }) => bold === true),
      cells,
    };
  });
}

const textOf = ({ words }: Line): string => words.map(({ text }) => text).join(' ');

const isHeading = (line: Line, usual: number): boolean =>
  line.cells.length === 1 &&
  textOf(line).length <= HEADING_LONGEST &&
  /\p{L}/u.test(textOf(line)) &&
  (line.bold || line.height > usual * HEADING_SIZE);

const goesOn = (before: Line, line: Line, usual: number): boolean =>
  !isHeading(line, usual) && line.top - before.bottom < usual * PARAGRAPH_GAP;

/** How many lines from there on have the same number of cells. */
function tableFrom(lines: readonly Line[], from: number): number {
  const count = lines[from]!.cells.length;
  if (count < TABLE_CELLS) return 0;
  let to = from;
  while (lines[to]?.cells.length === count) to += 1;
  return to - from;
}

function table([head, ...rows]: Line[]): string {
  const row = ({ cells }: Line): string =>
    `| ${cells.map((cell) => escaped(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [row(head!), `|${' --- |'.repeat(head!.cells.length)}`, ...rows.map(row)].join('\n');
}

/** What Markdown would take for its own signs. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<]/g, String.raw`\$&`).replace(/^([#>+-]|\d+[.)])(?=\s)/, String.raw`\$1`);
