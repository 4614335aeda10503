// Turns Rich Text Format into blocks: paragraphs and tables, in whatever encodings its fonts use.
import iconv from 'iconv-lite';
import type { Block, Cell } from './blocks.ts';
import { rtfTokens } from './rtf-tokens.ts';

/** Destinations that hold no text of the document. */
const SKIPPED = new Set(
  `fonttbl colortbl stylesheet listtable listoverridetable revtbl rsidtbl info generator pict object objdata themedata
   colorschememapping datastore latentstyles xmlnstbl filetbl fldinst bkmkstart bkmkend nonshppict panose falt pgptbl
   annotation atnauthor atnid mmathPr wgrffmtfilter template background shpinst`.split(/\s+/),
);
/** Code pages by the character set of a font (RTF 1.9.1, `\fcharset`). */
const CHARSETS: Record<number, string> = {
  0: 'windows-1252',
  128: 'shift_jis',
  129: 'cp949',
  134: 'gb18030',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const SYMBOLS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '\u2014',
  endash: '\u2013',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201C',
  rdblquote: '\u201D',
  bullet: '\u2022',
  '~': '\u00A0',
  _: '-',
};
const MAX_DEPTH = 500;
/** Fonts are measured in half points. */
const HALF_POINTS = 2;

interface Group {
  skipped: boolean;
  in_font_table: boolean;
  font: number;
  bold: boolean;
  hidden: boolean;
  size: number | undefined;
  /** Characters that stand behind each Unicode character for readers that do not know it. */
  fallback: number;
}

export function rtfBlocks(bytes: Uint8Array): Block[] {
  const builder = new RtfBuilder();
  for (const token of rtfTokens(bytes)) {
    if (token.kind === 'open') builder.open();
    else if (token.kind === 'close') builder.close();
    else if (token.kind === 'bytes') builder.bytes(token.bytes);
    else builder.control(token.word, token.value);
  }
  return builder.finish();
}

class RtfBuilder {
  private readonly blocks: Block[] = [];
  private readonly groups: Group[] = [];
  private group: Group = {
    skipped: false,
    in_font_table: false,
    font: -1,
    bold: false,
    hidden: false,
    size: undefined,
    fallback: 1,
  };
  private readonly encodings = new Map<number, string>();
  private ansi = 'windows-1252';
  private text = '';
  private letters = 0;
  private bold = 0;
  private size: number | undefined;
  private skip = 0;
  private star = false;
  private row: Cell[] | undefined;
  private rows: Cell[][] = [];

  open(): void {
    if (this.groups.length < MAX_DEPTH) this.groups.push({ ...this.group });
    this.star = false;
  }

  close(): void {
    this.group = this.groups.pop() ?? this.group;
    this.skip = 0;
  }

  bytes(bytes: number[]): void {
    const dropped = Math.min(this.skip, bytes.length);
    this.skip -= dropped;
    if (this.group.skipped || this.group.hidden) return;
    const encoding = this.encodings.get(this.group.font) ?? this.ansi;
    this.append(iconv.decode(Buffer.from(bytes.slice(dropped)), encoding));
  }

  private append(text: string): void {
    this.text += text;
    this.letters += text.length;
    if (this.group.bold) this.bold += text.length;
    this.size ??= this.group.size;
  }

  control(word: string, value: number | undefined): void {
    const { group } = this;
    if (word === '*') {
      this.star = true;
      return;
    }
    if (SKIPPED.has(word) || (this.star && word !== 'shptxt')) {
      group.skipped = true;
      group.in_font_table = word === 'fonttbl' || group.in_font_table;
    }
    this.star = false;
    if (word === 'f') group.font = value ?? 0;
    else if (word === 'fcharset' && group.in_font_table)
      this.encodings.set(group.font, CHARSETS[value ?? 0] ?? this.ansi);
    else if (word === 'ansicpg') this.setCodePage(value);
    if (!group.skipped) this.formatting(word, value);
  }

  private setCodePage(value: number | undefined): void {
    const name = value === 936 ? 'gb18030' : value === 950 ? 'big5' : `cp${value ?? 1252}`;
    if (iconv.encodingExists(name)) this.ansi = name;
  }

  private formatting(word: string, value: number | undefined): void {
    const { group } = this;
    if (word === 'u') this.unicode(value ?? 0);
    else if (word === 'uc') group.fallback = Math.max(0, value ?? 1);
    else if (word === 'b') group.bold = value !== 0;
    else if (word === 'v') group.hidden = value !== 0;
    else if (word === 'fs') group.size = Math.min(24, Math.max(7, (value ?? 24) / HALF_POINTS));
    else if (word === 'plain') Object.assign(group, { bold: false, hidden: false, size: undefined });
    else if (word === 'par' || word === 'sect') this.endParagraph();
    else if (word === 'page') this.pageBreak();
    else if (word === 'cell') this.endCell();
    else if (word === 'row') this.endRow();
    else if (word === '\\' || word === '{' || word === '}') this.append(word);
    else if (word in SYMBOLS && !group.hidden) this.append(SYMBOLS[word]!);
  }

  private unicode(value: number): void {
    if (!this.group.hidden) this.append(String.fromCharCode(value & 0xffff));
    this.skip = this.group.fallback;
  }

  private endParagraph(): void {
    if (this.row) {
      if (this.text.trim() !== '') this.text += '\n';
      return;
    }
    this.endTable();
    const text = this.text.trim();
    const bold = this.bold * 2 > this.letters;
    if (text.includes('\t')) {
      const rows = text
        .split('\n')
        .map((line) => line.split(/\t+/).map((cell) => ({ text: cell.trim(), bold })));
      this.blocks.push({ kind: 'table', rows });
    } else if (text !== '') {
      const style = this.size === undefined ? { bold } : { bold, size: this.size };
      this.blocks.push({ kind: 'paragraph', text, style });
    }
    this.startText();
  }

  private endCell(): void {
    this.row ??= [];
    this.row.push({ text: this.text.trim(), bold: this.letters > 0 && this.bold * 2 > this.letters });
    this.startText();
  }

  private endRow(): void {
    if (this.row) this.rows.push(this.row);
    this.row = undefined;
    this.startText();
  }

  private endTable(): void {
    if (this.rows.length > 0) this.blocks.push({ kind: 'table', rows: this.rows });
    this.rows = [];
  }

  private pageBreak(): void {
    this.endParagraph();
    this.blocks.push({ kind: 'page_break' });
  }

  private startText(): void {
    this.text = '';
    this.letters = 0;
    this.bold = 0;
    this.size = undefined;
  }

  finish(): Block[] {
    if (this.row) this.endRow();
    this.endParagraph();
    this.endTable();
    return this.blocks;
  }
}
