// The labels around a candidate: before it in its cell, in cells to the left, in cells above.
import { first, type Candidate } from '../candidates/candidate.ts';
import { isOneRange } from '../candidates/dates.ts';
import { fold } from '../text/fold.ts';
import { overlapX, overlapY, segmentAt, type Rect, type Row, type Segment } from '../layout/layout.ts';
import type { ConceptId } from '../labels/concepts.ts';
import type { LabelHit, Labels } from '../labels/find-labels.ts';

export type Relation = 'inline' | 'left' | 'above';

export interface LabelContext {
  hit: LabelHit;
  relation: Relation;
  /** 0..1: how directly the label belongs to the candidate; 1 when it stands right beside it and says nothing else. */
  closeness: number;
}

/** Cells between label and value that hold other values weaken the link. */
const BETWEEN = 0.6;
const REACH_LEFT = 4;
/** Column headers may stand far above; other cells in between cost less there. */
const REACH_ABOVE = 30;
const BETWEEN_ABOVE = 0.8;

export function contextsOf(
  candidate: Candidate,
  labels: Labels,
  byRow: Map<Row, Candidate[]>,
): LabelContext[] {
  const { row, start } = first(candidate);
  const segment = segmentAt(row, start);
  if (segment === undefined) return [];
  // A label before a period is that of both its dates.
  const leader = beginningOf(candidate, byRow) ?? candidate;
  const cell = segmentAt(first(leader).row, first(leader).start) ?? segment;
  const before = left(leader, cell, labels, byRow);
  const heading = above(candidate, segment, labels);
  const headed = before.length > 0 && heading.length > 0 && isHeaded(row, labels, byRow);
  return [
    ...inline(leader, cell, labels, byRow),
    ...(headed ? before.map((one) => ({ ...one, closeness: one.closeness * OF_ALL })) : before),
    ...heading,
  ];
}

/** The first date of a period that the candidate ends. */
function beginningOf(candidate: Candidate, byRow: Map<Row, Candidate[]>): Candidate | undefined {
  if (candidate.kind !== 'date') return undefined;
  const { row } = first(candidate);
  const rows = [row, row.page.rows[row.index - 1]];
  return rows
    .flatMap((one) => (one && byRow.get(one)) ?? [])
    .find((other) => other.kind === 'date' && isOneRange(other, candidate));
}

/** What stands before several amounts, each with a heading that says which sum it is, names the row: "Total" of taxes. */
const OF_ALL = 0.3;
const SUMS: ConceptId[] = ['grand_total', 'net_total', 'tax_total', 'tax_basis', 'due_payable', 'line_total'];

/** Whether amounts of the row stand under headings of at least two different sums. */
function isHeaded(row: Row, labels: Labels, byRow: Map<Row, Candidate[]>): boolean {
  const amounts = (byRow.get(row) ?? []).filter(
    (one) => one.kind === 'amount' && one.traits['decimals'] === 1,
  );
  if (amounts.length < 2 || amounts.length > MOST_AMOUNTS) return false;
  const named = new Set<ConceptId>();
  for (const amount of amounts) {
    const cell = segmentAt(row, first(amount).start);
    const hits = cell === undefined ? [] : above(amount, cell, labels);
    const [nearest] = hits.toSorted((a, b) => b.closeness - a.closeness);
    const sum = nearest && SUMS.find((id) => (nearest.hit.concepts.get(id) ?? 0) > 0);
    if (sum !== undefined) named.add(sum);
  }
  return named.size > 1;
}

/** Amounts of one row that are looked at: hostile pages are made of nothing else. */
const MOST_AMOUNTS = 8;

function inline(
  candidate: Candidate,
  segment: Segment,
  labels: Labels,
  byRow: Map<Row, Candidate[]>,
): LabelContext[] {
  const { row, start } = first(candidate);
  let from = segment.start;
  for (const other of byRow.get(row) ?? []) {
    const end = other.spans.find((span) => span.row === row)?.end ?? 0;
    // Plain identifiers are too loose to end a label: "Rechnung 2 vom".
    const value = other.kind === 'date' || (other.kind === 'amount' && other.traits['decimals'] === 1);
    if (value && end <= start && end > from) from = end;
  }
  return cellContexts(row, from, start, labels, 'inline', 1);
}

/** Labels within a stretch of text that ends where the value begins. */
function cellContexts(
  row: Row,
  from: number,
  to: number,
  labels: Labels,
  relation: Relation,
  share: number,
): LabelContext[] {
  const contexts: LabelContext[] = [];
  for (const hit of labels.byRow.get(row) ?? []) {
    if (hit.span.start < from || hit.span.end > to) continue;
    const lead = fold(leadOf(row.text.slice(from, hit.span.start))).length;
    const behind = row.text.slice(hit.span.end, to);
    const gap = Math.min(fold(behind).length, lead === 0 && QUALIFIED.test(behind) ? NEXT_WORD : Infinity);
    const adjacency = 1 / (1 + gap / 7);
    const cover = 0.55 + (0.45 * hit.length) / (lead + hit.length);
    contexts.push({ hit, relation, closeness: share * adjacency * cover });
  }
  return contexts;
}

/** "Date of issue, as defined in section 31 (2): …": what follows a label up to its colon qualifies it. */
const QUALIFIED = /^[^:：\t]+[:：]\s*$/u;
/** Folded characters of a word between label and value. */
const NEXT_WORD = 3;

/** Only the last sentence or part before the label counts as its lead. */
const leadOf = (text: string): string => text.split(/[.;:：,，。；!?|]\s*/u).at(-1) ?? '';

function left(
  candidate: Candidate,
  segment: Segment,
  labels: Labels,
  byRow: Map<Row, Candidate[]>,
): LabelContext[] {
  const { row } = segment;
  const contexts: LabelContext[] = [];
  const at = row.segments.indexOf(segment);
  const line_height = row.page.line_height || 1;
  // Text in front of the value in its own cell is its label; what stands further left is less so.
  let share = LETTERS.test(row.text.slice(segment.start, first(candidate).start)) ? 0.5 : 1;
  contexts.push(...raised(candidate, segment, labels, share));
  for (let i = at - 1; i >= 0 && i >= at - REACH_LEFT; i--) {
    const cell = row.segments[i];
    if (cell === undefined) break;
    const distance = Math.max(0, candidate.x0 - cell.x1) / line_height;
    const far = 1 / (1 + distance / 60);
    const found = cellContexts(row, cell.start, cell.end, labels, 'left', share * far);
    contexts.push(...found);
    const blank = !/[\p{L}\p{N}]/u.test(cell.text) || /^[^\p{L}]{1,4}$/u.test(cell.text);
    const value = (byRow.get(row) ?? []).some((other) =>
      other.spans.some((span) => span.start >= cell.start && span.start < cell.end),
    );
    if (found.length > 0) share *= 0.35;
    else if (!blank) share *= value ? BETWEEN : BETWEEN * 0.7;
  }
  return contexts;
}

const LETTERS = /\p{L}{3}/u;
/** Forms print label and value at slightly different heights; such a neighbour counts a little less. */
const RAISED = 0.85;

/** The nearest cell to the left in the rows just above and below, when it overlaps the candidate's height. */
function raised(candidate: Candidate, segment: Segment, labels: Labels, share: number): LabelContext[] {
  const { page, index } = segment.row;
  const contexts: LabelContext[] = [];
  for (const row of [page.rows[index - 1], page.rows[index + 1]]) {
    if (row === undefined) continue;
    if (overlapY(row, candidate) < 0.25 * (candidate.y1 - candidate.y0)) continue;
    let cell: Segment | undefined;
    for (const other of row.segments) if (other.x1 <= candidate.x0) cell = other;
    if (cell === undefined) continue;
    // The value must not have a neighbour of its own row in between.
    const rival = segment.row.segments[segment.row.segments.indexOf(segment) - 1];
    if (rival !== undefined && rival.x1 > cell.x0) continue;
    const far = 1 / (1 + (candidate.x0 - cell.x1) / (60 * (page.line_height || 1)));
    contexts.push(...cellContexts(row, cell.start, cell.end, labels, 'left', share * far * RAISED));
  }
  return contexts;
}

function above(candidate: Candidate, segment: Segment, labels: Labels): LabelContext[] {
  const { page } = segment.row;
  const line_height = page.line_height || 1;
  const contexts: LabelContext[] = [];
  let share = 1;
  let bottom = candidate.y0;
  for (let i = segment.row.index - 1; i >= 0 && i >= segment.row.index - REACH_ABOVE; i--) {
    const row = page.rows[i];
    if (row === undefined || candidate.y0 - row.y1 > 28 * line_height) break;
    const cell =
      row.segments.find((other) => isAbove(candidate, other, line_height)) ??
      columnOf(candidate, row, labels);
    if (cell === undefined) continue;
    const gap = Math.max(0, bottom - cell.y1) / line_height;
    share *= gap > 1.5 ? 0.75 : 1;
    const hits = (labels.byRow.get(row) ?? []).filter(
      (hit) => hit.span.start >= cell.start && hit.span.end <= cell.end,
    );
    const facing = hits.filter((hit) => isAbove(candidate, hit, line_height));
    for (const hit of facing.length > 0 ? facing : hits)
      contexts.push({ hit, relation: 'above', closeness: share * coverAbove(cell, hit) });
    if (facing.length > 0) share *= 0.3;
    share *= hits.length > 0 ? 0.7 : BETWEEN_ABOVE;
    bottom = cell.y0;
    if (share < 0.08) break;
  }
  return contexts;
}

/** In a row of headings of sums, the one whose column reaches over the candidate: headings begin where sums do not. */
function columnOf(candidate: Candidate, row: Row, labels: Labels): Segment | undefined {
  if (candidate.kind !== 'amount' || row.segments.length < 2) return undefined;
  if (sumsIn(labels.byRow.get(row) ?? []).size < 2) return undefined;
  const at = row.segments.findLastIndex(({ x0 }) => x0 <= candidate.x0);
  const next = row.segments[at + 1];
  return next === undefined || candidate.x1 <= next.x0 ? row.segments[at] : undefined;
}

/** The sums that labels name. */
const sumsIn = (hits: LabelHit[]): Set<ConceptId> =>
  new Set(SUMS.filter((id) => hits.some(({ concepts }) => concepts.has(id))));

/** Shares its horizontal extent, or one of its edges. */
function isAbove(lower: Rect, upper: Rect, line_height: number): boolean {
  const shared = overlapX(lower, upper);
  if (shared > 0.3 * Math.min(lower.x1 - lower.x0, upper.x1 - upper.x0)) return true;
  const near = 0.6 * line_height;
  return Math.abs(lower.x0 - upper.x0) < near || Math.abs(lower.x1 - upper.x1) < near;
}

/** A label above counts in full when it fills its cell; "GST: 12 %" names what stands behind it and hardly what is below. */
function coverAbove(cell: Segment, hit: LabelHit): number {
  const whole = fold(cell.text).length;
  const served = SERVED.test(cell.row.text.slice(hit.span.end, cell.end)) ? OF_OTHER : 1;
  return whole === 0 ? 0 : served * (0.4 + (0.6 * hit.length) / whole);
}

const SERVED = /^\s*[:：]\s*\S/u;
const OF_OTHER = 0.4;
