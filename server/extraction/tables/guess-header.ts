// Columns of a table that names none: the white space its rows have in common.
import { union, type PageLayout, type PlacedWord, type Rect, type Row, type Span } from '../layout/layout.ts';
import type { Scene } from '../ranking/scene.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { HeaderCell, TableHeader } from './header.ts';
import { isCarriedOver, isTotalsRow } from './table-end.ts';

/** Rows whose amounts end within this many line heights of each other are one column. */
const EDGE = 1;
/** A table has at least this many columns: text and amount alone are a receipt, which is read otherwise. */
const LEAST_COLUMNS = 3;
/** Share of the rows that may have something where columns are parted: long texts, cells run together. */
const CROSSED = 0.15;
/** Lines of text above the numbers of the first item. */
const TEXT_ABOVE = 12;

/** The header that the first rows of numbers of a document would have; its cells have no names. */
export function guessHeader(scene: Scene): TableHeader | undefined {
  for (const page of scene.document.pages) {
    // Whole sums only where no column holds money: dates and numbers of orders stand below each other too.
    for (const isMoney of [isPrinted, isAny]) {
      const rows = numericRows(page, scene, isMoney);
      const header = rows.length < 2 ? undefined : headerOf(page, rows, scene);
      if (header !== undefined) return header;
    }
  }
  return undefined;
}

/** Money as it is printed: with decimals or a currency. */
const isPrinted = (candidate: Candidate): boolean =>
  /\.\d{2}/.test(candidate.value) || candidate.traits['currency'] === 1;
const isAny = (): boolean => true;

/** Rows of several cells, with text, that end in an amount below the amounts of others. */
function numericRows(page: PageLayout, scene: Scene, isMoney: (candidate: Candidate) => boolean): Row[] {
  const rows = page.rows.flatMap((row) => {
    const last = row.segments.at(-1);
    if (
      last === undefined ||
      cellsIn(row, scene, false).length < LEAST_COLUMNS ||
      !/\p{L}{2}/u.test(row.text)
    )
      return [];
    if (isCarriedOver(row) || isTotalsRow(row, scene.labels.get(page))) return [];
    const money = (scene.candidates.byRow.get(row) ?? []).filter(
      (candidate) => candidate.kind === 'amount' && isMoney(candidate),
    );
    const edge = money.at(-1)?.x1;
    return edge === undefined ? [] : [{ row, edge }];
  });
  let best: Row[] = [];
  for (const { edge } of rows) {
    const near = rows.filter((other) => Math.abs(other.edge - edge) < EDGE * page.line_height);
    if (near.length > best.length) best = near.map(({ row }) => row);
  }
  return best;
}

function headerOf(page: PageLayout, rows: Row[], scene: Scene): TableHeader | undefined {
  const filled = rows.map((row) => cellsIn(row, scene));
  const columns = columnsIn(filled, page.line_height).flatMap((column) =>
    partCodes(column, rows, filled, page.line_height),
  );
  const cells = columns.map((rect): HeaderCell => ({
    ...rect,
    text: '',
    words: [],
    role: null,
  }));
  const texts = cells.reduce<Rect | undefined>(
    (a, b) => (a === undefined || b.x1 - b.x0 > a.x1 - a.x0 ? b : a),
    undefined,
  );
  const first = rows[0];
  if (cells.length < LEAST_COLUMNS || first === undefined || texts === undefined) return undefined;
  let to = first.index - 1;
  while (to >= 0 && first.index - to <= TEXT_ABOVE && isTextAbove(page.rows[to], page.rows[to + 1], texts))
    to--;
  return { page, from: to, to, cells, score: 0, ...union(cells), y0: -Infinity };
}

function isTextAbove(row: Row | undefined, below: Row | undefined, texts: Rect): boolean {
  if (row === undefined || below === undefined || row.segments.length !== 1) return false;
  const close = below.y0 - row.y0 < 1.9 * row.page.line_height;
  return close && row.x0 >= texts.x0 - row.page.line_height && row.x1 <= texts.x1 + row.page.line_height;
}

/**
 * The cells of a row: numbers that stand close to each other are parted, with the currency before or behind each. With
 * `pieces`, so is the number of pieces right before a text ("3 Garden bench"): receipts have that too and are no table for it.
 */
function cellsIn(row: Row, scene: Scene, pieces = true): Rect[] {
  const numbers = (scene.candidates.byRow.get(row) ?? []).flatMap(({ kind, spans }) =>
    kind === 'amount' || kind === 'percent' ? spans.slice(0, 1) : [],
  );
  return row.segments.flatMap(({ words, end }) => {
    const [first, second] = words;
    const within = (word: PlacedWord) => numbers.some((span) => isWithin(word, span));
    const leads = pieces && first !== undefined && within(first) && /^\p{L}{3}/u.test(second?.text ?? '');
    const rest = partNumbers(leads ? words.slice(1) : words, numbers, row.text, end);
    return leads ? [union([first]), ...rest] : rest;
  });
}

const isWithin = ({ start }: PlacedWord, span: Span): boolean => start >= span.start && start < span.end;

function partNumbers(words: PlacedWord[], numbers: Span[], text: string, end: number): Rect[] {
  const own = numbers.filter((span) => words.some((word) => isWithin(word, span)));
  // A number at the end of a cell has its currency before it, and so have the others: they end behind their figures.
  const ends = !/[\p{L}\p{Sc}]/u.test(text.slice(own.at(-1)?.end ?? 0, end));
  const cells: PlacedWord[][] = [];
  for (const word of words) {
    const cell = cells.at(-1);
    const from = cell?.[0]?.start ?? word.start;
    const numbered = own.some((span) => span.start >= from && span.end <= word.start);
    const opens = ends ? /^[\p{L}\p{Sc}\d(]/u.test(word.text) : own.some((span) => span.start === word.start);
    const parted = numbered && opens;
    if (cell === undefined || parted) cells.push([word]);
    else cell.push(word);
  }
  return cells.map(union);
}

/** Share of the rows in which a word begins where a column of its own does, and of those in which a cell does. */
const BEGIN = 0.9;
const BEGIN_APART = 0.5;

/** Texts that run up to the codes beside them leave no white space, but all rows have a word that begins there. */
function partCodes(column: Rect, rows: Row[], filled: Rect[][], line_height: number): Rect[] {
  const margin = 0.25 * line_height;
  const near = (a: number, b: number) => Math.abs(a - b) < margin;
  const inside = (x: number) => x > column.x0 + 2 * line_height && x < column.x1 - line_height;
  const starts = filled.flatMap((cells) => cells.map(({ x0 }) => x0).filter(inside));
  const at = starts.find((x) => {
    const apart = filled.filter((cells) => cells.some(({ x0 }) => near(x0, x)));
    const begun = rows.filter(({ words }) => words.some(({ x0 }) => near(x0, x)));
    const crossed = rows.some(({ words }) => words.some(({ x0, x1 }) => x0 < x - margin && x1 > x));
    return (
      rows.length > 2 &&
      !crossed &&
      apart.length >= BEGIN_APART * rows.length &&
      begun.length >= BEGIN * rows.length
    );
  });
  if (at === undefined) return [column];
  return [
    { ...column, x1: at - margin },
    { ...column, x0: at },
  ];
}

/** Stretches of the width in which the rows have something, parted where hardly any has. */
function columnsIn(rows: Rect[][], line_height: number): Rect[] {
  const left = Math.min(...rows.flat().map((cell) => cell.x0));
  const right = Math.max(...rows.flat().map((cell) => cell.x1));
  const step = 0.2 * (line_height || 1);
  const y = rows[0]?.[0]?.y0 ?? 0;
  const columns: Rect[] = [];
  let open: Rect | undefined;
  for (let x = left; x <= right + step; x += step) {
    const filled = rows.filter((cells) =>
      cells.some((cell) => cell.x0 - 0.5 * step <= x && cell.x1 + 0.5 * step >= x),
    ).length;
    if (filled > CROSSED * rows.length && x <= right) {
      if (open === undefined) open = { x0: x, x1: x, y0: y, y1: y };
      open.x1 = x;
    } else if (open !== undefined) {
      columns.push(open);
      open = undefined;
    }
  }
  return columns;
}
