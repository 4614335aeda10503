// The layout graph of a page: words, visual rows, cells of a row ("segments") and blocks. Lengths are page units.
import type { Box, PageSource } from '../../reading/reading.ts';

/** Longer rows are not searched: no business page holds them, hostile ones do. */
export const MAX_ROW_LENGTH = 2000;

export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface PlacedWord extends Rect {
  text: string;
  confidence: number;
  bold: boolean;
  /** As read, in fractions of the page; evidence is given in it. */
  box: Box;
  /** Offset of the word in the text of its row. */
  start: number;
}

/** Words that stand close together in a row: a cell of a table, one side of a letterhead, a line of a paragraph. */
export interface Segment extends Rect {
  row: Row;
  /** Offsets in `row.text`. */
  start: number;
  end: number;
  text: string;
  words: PlacedWord[];
  bold: boolean;
  block: Block | null;
}

/** All words at one height. `text` joins words by a blank, cells by a tab; CJK characters that touch are joined. */
export interface Row extends Rect {
  page: PageLayout;
  /** Within the page, from the top. */
  index: number;
  text: string;
  words: PlacedWord[];
  segments: Segment[];
}

/** Segments below each other without a gap: a paragraph, an address, a column of labels. */
export interface Block extends Rect {
  segments: Segment[];
}

export interface PageLayout {
  /** Page number, from 1. */
  number: number;
  /** Position among the pages of the document, from 0. */
  index: number;
  width: number;
  height: number;
  source: PageSource;
  rows: Row[];
  segments: Segment[];
  blocks: Block[];
  /** Height of the usual line; the unit in which distances are judged. */
  line_height: number;
}

export interface DocumentLayout {
  pages: PageLayout[];
}

export const pageTexts = ({ pages }: DocumentLayout): string[] =>
  pages.map(({ rows }) => rows.map(({ text }) => text).join('\n'));

/** A stretch of a row's text; what candidates, labels and evidence refer to. */
export interface Span {
  row: Row;
  start: number;
  end: number;
}

export const spanText = ({ row, start, end }: Span): string =>
  row.text.slice(start, end).replaceAll('\t', ' ');

/** The words a span touches, in order. */
export function spanWords({ row, start, end }: Span): PlacedWord[] {
  return row.words.filter((word) => word.start < end && word.start + word.text.length > start);
}

/** Where the span stands; parts of words are cut proportionally. */
export function spanRect(span: Span): Rect {
  const words = spanWords(span);
  const rect = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const word of words) {
    const width = (word.x1 - word.x0) / Math.max(word.text.length, 1);
    const from = Math.max(span.start - word.start, 0);
    const to = Math.min(span.end - word.start, word.text.length);
    rect.x0 = Math.min(rect.x0, word.x0 + from * width);
    rect.x1 = Math.max(rect.x1, word.x0 + to * width);
    rect.y0 = Math.min(rect.y0, word.y0);
    rect.y1 = Math.max(rect.y1, word.y1);
  }
  return words.length > 0 ? rect : { x0: 0, y0: 0, x1: 0, y1: 0 };
}

/** The segment that holds the given offset of the row, or the nearest one before it. */
export function segmentAt(row: Row, offset: number): Segment | undefined {
  let found = row.segments[0];
  for (const segment of row.segments) if (segment.start <= offset) found = segment;
  return found;
}

export const overlapX = (a: Rect, b: Rect): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
export const overlapY = (a: Rect, b: Rect): number => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

/** Footers begin here, in heights of the page. */
const FOOT = 0.85;
export const isInFoot = (y: number, { height }: PageLayout): boolean => y >= FOOT * height;

export function union(rects: Rect[]): Rect {
  const result = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const rect of rects) {
    result.x0 = Math.min(result.x0, rect.x0);
    result.y0 = Math.min(result.y0, rect.y0);
    result.x1 = Math.max(result.x1, rect.x1);
    result.y1 = Math.max(result.y1, rect.y1);
  }
  return rects.length > 0 ? result : { x0: 0, y0: 0, x1: 0, y1: 0 };
}

/** Proportions of A4 and Letter, as scanned. Photographs have those of the camera. */
export function isSheet({ width, height }: PageLayout): boolean {
  const proportion = Math.max(width, height) / Math.min(width, height);
  return (proportion > 1.36 && proportion < 1.46) || (proportion > 1.27 && proportion < 1.32);
}
