// Groups the words of a page into visual rows and cuts rows into segments at wide gaps.
import type { Page, Word } from '../../reading/reading.ts';
import { isCjk } from '../text/fold.ts';
import type { PageLayout, PlacedWord, Row, Segment } from './layout.ts';
import { areHalves, gatherSpreadLabels } from './spread-labels.ts';
import { straighten } from './straighten.ts';

/** Gaps wider than this many line heights separate cells. Blanks are about 0.3, justified text rarely exceeds 1. */
const CELL_GAP = 1.1;
/** A recogniser's own line regions are separate cells already at this gap; one region is parted only at a wide one. */
const REGION_GAP = 0.45;
const INSIDE_REGION_GAP = 1.7;

interface Placed extends PlacedWord {
  line: number;
}

/** Rows from top to bottom. Words without text or without a finite box are left out. */
export function buildRows(page: Page, layout: PageLayout): Row[] {
  const placed = place(page);
  layout.line_height = typicalHeight(placed) || layout.height / 60;
  const words = page.source === 'ocr' ? gatherSpreadLabels(placed, layout.line_height) : placed;
  const rows: Row[] = [];
  for (const group of groupByHeight(words, layout.line_height)) {
    rows.push(makeRow(group, layout, rows.length, page.source === 'ocr'));
  }
  return rows;
}

/**
 * Rules and dotted leaders typed as characters lead the eye, and are no words. Asterisks hide the figures of a card, and
 * underscores ask for a signature: they stay.
 */
const RULE = /^(?:[.·…]{4,}|[-–—=~]{4,})$/u;

function place(page: Page): Placed[] {
  const width = page.width > 0 ? page.width : 1;
  const height = page.height > 0 ? page.height : 1;
  const words: Placed[] = [];
  for (const word of page.words) {
    const text = word.text.trim();
    if (text === '' || RULE.test(text) || !word.box.every(Number.isFinite)) continue;
    const placed = placeWord(word, text, width, height);
    if (!isTurned(placed)) words.push(placed);
  }
  return straighten(words);
}

/** Text printed from bottom to top along the margin would tear rows apart; Chinese columns of letters are kept. */
function isTurned({ text, x0, x1, y0, y1 }: Placed): boolean {
  return text.length >= 3 && x1 - x0 < 0.5 * (y1 - y0) && !isCjk(text);
}

function placeWord(word: Word, text: string, width: number, height: number): Placed {
  const [a, b, c, d] = word.box;
  return {
    text: text.replaceAll(/\s+/gu, ' '),
    x0: Math.min(a, c) * width,
    y0: Math.min(b, d) * height,
    x1: Math.max(a, c) * width,
    y1: Math.max(b, d) * height,
    confidence: word.confidence,
    bold: word.bold === true,
    box: word.box,
    line: word.line,
    start: 0,
  };
}

function typicalHeight(words: Placed[]): number {
  const heights = words.map((word) => word.y1 - word.y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** A word joins a row when its centre lies within half a letter of the row's centre. */
function groupByHeight(words: Placed[], line_height: number): Placed[][] {
  const sorted = [...words].sort((a, b) => centre(a) - centre(b) || a.x0 - b.x0);
  const groups: { words: Placed[]; centre: number; height: number }[] = [];
  let open = 0;
  for (const word of sorted) {
    const height = Math.max(word.y1 - word.y0, line_height * 0.4);
    while (open < groups.length && centre(word) - (groups[open]?.centre ?? 0) > line_height * 6) open++;
    let best: (typeof groups)[number] | undefined;
    for (let i = groups.length - 1; i >= open; i--) {
      const group = groups[i];
      if (group === undefined) break;
      const near = Math.abs(centre(word) - group.centre) <= 0.5 * Math.min(height, group.height);
      if (!near) continue;
      const at = placeIn(group.words, word);
      // Sorted by their left edges, only neighbours can overlap.
      const free = !group.words.slice(Math.max(0, at - 3), at + 2).some((other) => overlaps(other, word));
      const closer =
        best === undefined || Math.abs(centre(word) - group.centre) < Math.abs(centre(word) - best.centre);
      if (free && closer) best = group;
    }
    if (best === undefined) groups.push({ words: [word], centre: centre(word), height });
    else {
      best.words.splice(placeIn(best.words, word), 0, word);
      const share = 1 / Math.min(best.words.length, 8);
      best.centre += (centre(word) - best.centre) * share;
      best.height += (height - best.height) * share;
    }
  }
  groups.sort((a, b) => a.centre - b.centre);
  return groups.map((group) => group.words);
}

/** Index at which the word keeps the list sorted by left edges. */
function placeIn(words: Placed[], { x0 }: Placed): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.x0 ?? 0) <= x0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const centre = (word: Placed): number => (word.y0 + word.y1) / 2;

function overlaps(a: Placed, b: Placed): boolean {
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  return shared > 0.5 * Math.min(a.x1 - a.x0, b.x1 - b.x0);
}

function makeRow(words: Placed[], page: PageLayout, index: number, ocr: boolean): Row {
  const row: Row = { page, index, text: '', words, segments: [], x0: 0, y0: 0, x1: 0, y1: 0 };
  let open: Placed[] = [];
  const cells: Placed[][] = [];
  let previous: Placed | undefined;
  for (const word of words) {
    const joint = previous === undefined ? '' : jointOf(previous, word, ocr);
    if (joint === '\t') {
      cells.push(open);
      open = [];
    }
    word.start = row.text.length + joint.length;
    row.text += joint + word.text;
    open.push(word);
    previous = word;
  }
  if (open.length > 0) cells.push(open);
  row.segments = cells.map((cell) => makeSegment(row, cell));
  row.x0 = Math.min(...row.segments.map((segment) => segment.x0));
  row.x1 = Math.max(...row.segments.map((segment) => segment.x1));
  row.y0 = Math.min(...row.segments.map((segment) => segment.y0));
  row.y1 = Math.max(...row.segments.map((segment) => segment.y1));
  return row;
}

function jointOf(left: Placed, right: Placed, ocr: boolean): '' | ' ' | '\t' {
  const height = Math.min(left.y1 - left.y0, right.y1 - right.y0);
  const gap = right.x0 - left.x1;
  if (ocr && areHalves(left.text, right.text)) return '';
  const widest = !ocr ? CELL_GAP : left.line === right.line ? INSIDE_REGION_GAP : REGION_GAP;
  if (gap > widest * height) return '\t';
  const touching = gap < 0.5 * height && isCjk(left.text.slice(-1)) && isCjk(right.text.slice(0, 1));
  return touching ? '' : ' ';
}

function makeSegment(row: Row, words: Placed[]): Segment {
  const first = words[0];
  const last = words.at(-1);
  const start = first?.start ?? 0;
  const end = (last?.start ?? 0) + (last?.text.length ?? 0);
  return {
    row,
    start,
    end,
    text: row.text.slice(start, end),
    words,
    bold: words.every((word) => word.bold),
    block: null,
    x0: Math.min(...words.map((word) => word.x0)),
    y0: Math.min(...words.map((word) => word.y0)),
    x1: Math.max(...words.map((word) => word.x1)),
    y1: Math.max(...words.map((word) => word.y1)),
  };
}
