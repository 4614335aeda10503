// Turns HTML into blocks: paragraphs, headings, lists and tables. Nothing is executed and nothing is fetched.
import { parseMarkup } from '../formats/parse-markup.ts';
import type { Block, Cell, TextStyle } from './blocks.ts';

/** Elements whose text nobody sees. */
const HIDDEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'object', 'iframe']);
const BREAKING = new Set(
  'title p div section article header footer main aside ul ol dl dt dd blockquote figure form fieldset address nav hr body html li h1 h2 h3 h4 h5 h6 pre table tr caption'.split(
    ' ',
  ),
);
const HEADING_SIZE: Record<string, number> = { title: 14, h1: 16, h2: 14, h3: 12, h4: 11, h5: 10, h6: 10 };
const LIST_INDENT = 16;
/** Tables inside tables are layout, not data: from this depth on their cells are read as text. */
const MAX_TABLE_DEPTH = 1;
/** Elements deeper than this are ignored; no page needs them. */
const MAX_DEPTH = 500;

/** Blocks in document order. */
export function htmlBlocks(html: string): Block[] {
  const builder = new HtmlBlockBuilder();
  parseMarkup(html, 'html', {
    onopentag: (name, attributes) => builder.open(name, attributes),
    ontext: (text) => builder.text(text),
    onclosetag: (name) => builder.close(name),
  });
  return builder.finish();
}

class HtmlBlockBuilder {
  private readonly blocks: Block[] = [];
  private paragraph = '';
  private hidden = 0;
  private bold = 0;
  private depth = 0;
  private lists = 0;
  private preformatted = 0;
  private heading: string | undefined;
  private tables: { rows: Cell[][]; cell: Cell | undefined }[] = [];

  open(name: string, attributes: Record<string, string>): void {
    this.depth++;
    if (HIDDEN.has(name) || this.depth > MAX_DEPTH || isHidden(attributes)) this.hidden++;
    else if (this.hidden > 0) this.hidden++;
    if (this.hidden > 0) return;
    if (name === 'br') this.append('\n');
    if (name === 'b' || name === 'strong') this.bold++;
    if (name === 'pre') this.preformatted++;
    if (name === 'input' && attributes.value && attributes.type !== 'hidden')
      this.append(` ${attributes.value} `);
    this.openTable(name, attributes);
    if (BREAKING.has(name)) this.breakParagraph();
    if (name in HEADING_SIZE) this.heading = name;
    if (name === 'ul' || name === 'ol') this.lists++;
  }

  private openTable(name: string, attributes: Record<string, string>): void {
    if (name === 'table') {
      if (this.tables.length < MAX_TABLE_DEPTH) this.breakParagraph();
      this.tables.push({ rows: [], cell: undefined });
    }
    const table = this.tables.at(-1);
    if (!table || this.tables.length > MAX_TABLE_DEPTH) return;
    if (name === 'tr') table.rows.push([]);
    if (name !== 'td' && name !== 'th') return;
    const span = Math.min(100, Math.max(1, Number.parseInt(attributes.colspan ?? '1', 10) || 1));
    table.cell = { text: '', bold: name === 'th' };
    if (span > 1) table.cell.span = span;
    if (table.rows.length === 0) table.rows.push([]);
    table.rows.at(-1)!.push(table.cell);
  }

  text(text: string): void {
    if (this.hidden > 0) return;
    this.append(this.preformatted > 0 ? text : text.replace(/\s+/g, ' '));
  }

  private append(text: string): void {
    const cell = this.tables[0]?.cell;
    if (!cell) this.paragraph += text;
    else {
      cell.text += text;
      if (this.bold > 0 && text.trim() !== '') cell.bold = true;
    }
  }

  close(name: string): void {
    this.depth--;
    if (this.hidden > 0) {
      this.hidden--;
      return;
    }
    if (name === 'table') this.closeTable();
    if ((name === 'td' || name === 'th') && this.tables.length === 1) this.tables[0]!.cell = undefined;
    if (BREAKING.has(name)) this.breakParagraph();
    if (name in HEADING_SIZE) this.heading = undefined;
    if (name === 'b' || name === 'strong') this.bold--;
    if (name === 'pre') this.preformatted--;
    if (name === 'ul' || name === 'ol') this.lists--;
  }

  private closeTable(): void {
    const table = this.tables.pop();
    if (!table || this.tables.length >= MAX_TABLE_DEPTH) return;
    const rows = table.rows
      .map((row) => row.map((cell) => ({ ...cell, text: tidy(cell.text) })))
      .filter((row) => row.some(({ text }) => text !== ''));
    if (rows.length > 0) this.blocks.push({ kind: 'table', rows });
  }

  /** Ends a line inside a table cell, a paragraph elsewhere. */
  private breakParagraph(): void {
    const cell = this.tables[0]?.cell;
    if (cell) {
      if (cell.text.trim() !== '') cell.text += '\n';
      return;
    }
    const text = this.preformatted > 0 ? this.paragraph : tidy(this.paragraph);
    this.paragraph = '';
    if (text.trim() === '') return;
    if (this.preformatted > 0) this.blocks.push({ kind: 'preformatted', text });
    else this.blocks.push({ kind: 'paragraph', text, style: this.style() });
  }

  private style(): TextStyle {
    const style: TextStyle = {};
    if (this.heading) Object.assign(style, { bold: true, size: HEADING_SIZE[this.heading] });
    else if (this.bold > 0) style.bold = true;
    if (this.lists > 0) style.indent = Math.min(10, this.lists) * LIST_INDENT;
    return style;
  }

  finish(): Block[] {
    while (this.tables.length > 0) this.closeTable();
    this.breakParagraph();
    return this.blocks;
  }
}

function isHidden({ style = '', hidden }: Record<string, string>): boolean {
  return (
    hidden !== undefined ||
    /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i.test(style)
  );
}

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim();
