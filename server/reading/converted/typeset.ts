// Lays the blocks of a document out on pages, so that it has lines, columns and places like any other.
import type { Page, Word } from '../reading.ts';
import type { Block, TextStyle } from './blocks.ts';
import { setTable } from './set-table.ts';
import { isWide, textWidth } from './text-width.ts';
import { wrapText } from './wrap-text.ts';

/** A4 in points. Pages grow wider for tables that need it, up to `WIDEST`. */
const [WIDTH, HEIGHT, MARGIN, WIDEST] = [595, 842, 48, 3000] as const;
const SIZE = 10;
/** Line height and the part of it that letters take, in font heights. */
const LEADING = 1.4;
const ABOVE = 0.15;
const LETTERS = 1.1;
/** Columns of a terminal; longer preformatted lines wrap there. */
const TERMINAL_COLUMNS = 160;
const TAB = 8;

/** Pages from 1; stops after `max_pages` (`complete` is false then). */
export function typeset(blocks: Iterable<Block>, max_pages: number): { pages: Page[]; complete: boolean } {
  const setter = new Typesetter();
  for (const block of blocks) {
    setter.put(block);
    if (setter.pages.length >= max_pages) return { pages: setter.pages.slice(0, max_pages), complete: false };
  }
  setter.finishPage();
  const pages = setter.pages.length > 0 ? setter.pages : [setter.blankPage()];
  return { pages: pages.slice(0, max_pages), complete: pages.length <= max_pages };
}

class Typesetter {
  readonly pages: Page[] = [];
  private words: Word[] = [];
  private line = 0;
  private y: number = MARGIN;
  private width: number = WIDTH;

  put(block: Block): void {
    if (block.kind === 'paragraph') this.putParagraph(block.text, block.style ?? {});
    else if (block.kind === 'preformatted') this.putPreformatted(block.text);
    else if (block.kind === 'table') this.putTable(block);
    else this.finishPage();
  }

  private putParagraph(text: string, { bold = false, size = SIZE, indent = 0 }: TextStyle): void {
    for (const line of wrapText(text, WIDTH - 2 * MARGIN - indent, size, bold)) {
      this.makeRoom(size * LEADING);
      for (const word of line) this.putWord(word.text, MARGIN + indent + word.x, word.width, 0, size, bold);
      this.endLine(line.length > 0, size * LEADING);
    }
    this.y += SIZE * 0.4;
  }

  /** Every character takes one column, wide ones two: what was aligned stays aligned. */
  private putPreformatted(text: string): void {
    const lines = text.split(/\r\n|\r|\n/).flatMap((line) => toColumns(line));
    const longest = Math.max(
      80,
      ...lines.flatMap((line) => line.map(({ column, columns }) => column + columns)),
    );
    const step = (WIDTH - 2 * MARGIN) / longest;
    const size = Math.min(SIZE, step / 0.6);
    for (const line of lines) {
      this.makeRoom(SIZE * LEADING);
      for (const { text, column, columns } of line) {
        const wide = Math.min(columns * step, textWidth(text, size));
        this.putWord(text, MARGIN + column * step, wide, 0, size, false);
      }
      this.endLine(line.length > 0, SIZE * LEADING);
    }
  }

  private putTable({ rows }: Block & { kind: 'table' }): void {
    const table = setTable(rows, WIDTH - 2 * MARGIN, SIZE);
    const lineHeight = SIZE * LEADING;
    for (const row of table.rows) {
      const height = Math.max(1, ...row.map(({ lines }) => lines.length));
      this.makeRoom(Math.min(height, 30) * lineHeight);
      this.width = Math.min(WIDEST, Math.max(this.width, table.width + 2 * MARGIN));
      for (let index = 0; index < height; index++) {
        this.makeRoom(lineHeight);
        const words = row.flatMap(({ x, bold, lines }) =>
          (lines[index] ?? []).map((word) => ({ ...word, x: x + word.x, bold })),
        );
        for (const { text, x, width, bold } of words) this.putWord(text, MARGIN + x, width, 0, SIZE, bold);
        this.endLine(words.length > 0, lineHeight);
      }
      this.y += SIZE * 0.3;
    }
    this.y += SIZE * 0.6;
  }

  private putWord(text: string, x: number, width: number, dy: number, size: number, bold: boolean): void {
    const top = this.y + dy + size * ABOVE;
    const word: Word = {
      text,
      box: [x, top, x + width, top + size * LETTERS],
      confidence: 1,
      line: this.line,
    };
    if (bold) word.bold = true;
    this.words.push(word);
  }

  private endLine(filled: boolean, height: number): void {
    if (filled) this.line++;
    this.y += height;
  }

  private makeRoom(height: number): void {
    if (this.y + height > HEIGHT - MARGIN && this.y > MARGIN) this.finishPage();
  }

  finishPage(): void {
    if (this.words.length > 0) {
      const page = this.blankPage();
      const fraction = (value: number, of: number) => Math.round(Math.min(1, value / of) * 100_000) / 100_000;
      for (const { box } of this.words) {
        for (const at of [0, 2] as const) box[at] = fraction(box[at], page.width);
        for (const at of [1, 3] as const) box[at] = fraction(box[at], page.height);
      }
      page.words = this.words.filter(({ box }) => box[0] < 1);
      this.pages.push(page);
    }
    this.words = [];
    this.line = 0;
    this.y = MARGIN;
    this.width = WIDTH;
  }

  blankPage(): Page {
    const number = this.pages.length + 1;
    const frame = { width: this.width, height: HEIGHT };
    return { number, ...frame, source: 'converted', words: [], codes: [], part: null, warnings: [] };
  }
}

/** Words of a line by the column at which they start; lines longer than a terminal wrap. */
function toColumns(line: string): { text: string; column: number; columns: number }[][] {
  const lines: { text: string; column: number; columns: number }[][] = [[]];
  let column = 0;
  let open = false;
  for (const character of line) {
    if (/\s/.test(character)) {
      column += character === '\t' ? TAB - (column % TAB) : 1;
      open = false;
      continue;
    }
    const columns = isWide(character.codePointAt(0)!) ? 2 : 1;
    if (column + columns > TERMINAL_COLUMNS) {
      lines.push([]);
      column = 0;
      open = false;
    }
    const last = lines.at(-1)!.at(-1);
    if (open && last) {
      last.text += character;
      last.columns += columns;
    } else lines.at(-1)!.push({ text: character, column, columns });
    open = true;
    column += columns;
  }
  return lines;
}
