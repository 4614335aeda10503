// Gathers the words that stand on one visual line, whatever columns or table cells they belong to.
import { joinTouching } from './join-touching.ts';
import { toRow, type PlacedWord, type Row } from './placed-word.ts';

/** Two words share a line when they overlap vertically by this part of the lower one. */
const SAME_LINE = 0.5;
/** Enough for a superscript that nearly touches the word before it. */
const ATTACHED = 0.25;
/** What it counts for that two words were drawn one after the other: lines that overlap stay apart. */
const DRAWN_NEXT = 0.5;

/**
 * Rows from top to bottom. Words are chained from left to right, each to the row whose last words it overlaps most, so
 * that slightly curved or skewed lines stay whole.
 */
export function findRows(words: readonly PlacedWord[]): Row[] {
  const rows: PlacedWord[][] = [];
  const byTop: Bands = new Map();
  for (const word of [...words].sort((a, b) => a.x0 - b.x0)) {
    const row = bestRow(byTop, word);
    if (row) {
      row.push(word);
      remember(byTop, row, word);
    } else {
      const started = [word];
      rows.push(started);
      remember(byTop, started, word);
    }
  }
  return rows.map((row) => toRow(joinTouching(row))).sort((a, b) => middle(a) - middle(b) || a.x0 - b.x0);
}

/** Rows by the horizontal bands of the page they touch, so that a word is compared with its neighbours only. */
type Bands = Map<number, Set<PlacedWord[]>>;
const BAND = 12;
/** Of a word as high as 1,200 points; damaged files have words of millions, and bands without end. */
const MOST_BANDS = 100;

function bandsOf({ y0, y1 }: PlacedWord): number[] {
  const first = Math.floor(y0 / BAND);
  const count = Math.min(MOST_BANDS, Math.floor(y1 / BAND) - first + 1);
  return Array.from({ length: Math.max(0, count) || 0 }, (_, index) => first + index);
}

function remember(bands: Bands, row: PlacedWord[], word: PlacedWord): void {
  for (const band of bandsOf(word)) {
    const touched = bands.get(band);
    if (touched) touched.add(row);
    else bands.set(band, new Set([row]));
  }
}

function bestRow(bands: Bands, word: PlacedWord): PlacedWord[] | undefined {
  let best: PlacedWord[] | undefined;
  let most = 0;
  for (const band of bandsOf(word)) {
    for (const row of bands.get(band) ?? []) {
      const overlap = overlapWithEnd(row, word);
      if (overlap > most) [best, most] = [row, overlap];
    }
  }
  return best;
}

/** Overlap with the last two words of a row, 0 if it is not enough to belong to it. */
function overlapWithEnd(row: PlacedWord[], word: PlacedWord): number {
  let most = 0;
  for (const last of row.slice(-2)) {
    const overlap = Math.min(last.y1, word.y1) - Math.max(last.y0, word.y0);
    const lower = Math.min(last.y1 - last.y0, word.y1 - word.y0) || 1;
    const share = overlap / lower;
    const touches = Math.abs(word.x0 - last.x1) < lower * 0.5;
    if (share < SAME_LINE && !(touches && share >= ATTACHED)) continue;
    const drawnNext = last.order !== undefined && word.order === last.order + 1;
    most = Math.max(most, drawnNext ? share + DRAWN_NEXT : share);
  }
  return most;
}

const middle = ({ y0, y1 }: Row) => (y0 + y1) / 2;
