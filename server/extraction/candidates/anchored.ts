// Text values found by their labels: what stands behind a label in its cell, in the next cell, or in the cell below.
import { overlapX, spanRect, type Row, type Segment, type Span } from '../layout/layout.ts';
import type { LabelHit, Labels } from '../labels/find-labels.ts';
import { DETAILS, GLUED_LABEL } from '../labels/leading-label.ts';
import { isCjk } from '../text/fold.ts';
import { joinLines } from './address-blocks.ts';
import { isSalutation, isSentence } from './organisations.ts';
import { readFrom, type Candidate } from './candidate.ts';

/** Where a text stands from its label: in the cell of it with a joint between or without, in the next cell, below. */
type AnchorRelation = 'inline' | 'loose' | 'right' | 'below';

export interface AnchorOptions {
  /** Whether the value may run over several lines. */
  multiline: boolean;
  separator: string;
  /** Whether a value in the label's own cell needs a colon before it: "Supplier GmbH" is no label with a value. */
  strict: boolean;
}

/** Weight from which a label counts without a colon behind it. */
const FORM_LABEL = 0.6;
/** Between a label and its value: how many there are ("Passengers (2)"), colons, leaders, the rest of "No." */
const JOINT = /^(?:\s?\(\d{1,2}\))?[\s:：=.…_#°º)）\]|*~-]*(?:(?:no|nr|n°|nº|number)\b[\s:：.]*)?/iu;
const BLANK = /^[\s_.\-–—/\\|*:：°º#]*$/u;

/** Candidates of kind `text` for one label; `own` tells strong labels of any kind, where another value begins. */
export function anchoredTexts(hit: LabelHit, labels: Labels, options: AnchorOptions): Candidate[] {
  const { row, end } = hit.span;
  const segment = row.segments.find((segment) => segment.start <= end - 1 && segment.end >= end);
  if (segment === undefined) return [];
  const inline = restOfCell(row, segment, end, labels);
  if (inline !== undefined) {
    const loose =
      !/[:：#=.)）\]]/u.test(row.text.slice(end, inline.start)) && !isCjk(row.text.slice(end - 1, end));
    // A label within a sentence is a word like others.
    const prose = !options.multiline && isSentence(row.text.slice(inline.start, inline.end));
    if (loose && (options.strict || prose)) return [];
    const found = [make([inline], loose ? 'loose' : 'inline', options)];
    if (options.multiline) found.push(...continued(hit, inline, labels, options, 'inline'));
    return found;
  }
  const found: Candidate[] = [];
  const under = cellBelow(segment, labels, Math.min(segment.x0, hit.x0));
  const right = headsColumn(segment, labels) ? undefined : nextCell(row, segment, labels);
  if (right !== undefined) {
    found.push(make([right], 'right', options));
    if (options.multiline) found.push(...continued(hit, right, labels, options, 'right'));
  }
  if (under !== undefined) {
    found.push(make([under], 'below', options));
    if (options.multiline) found.push(...continued(hit, under, labels, options, 'below'));
  }
  return found;
}

function restOfCell(row: Row, segment: Segment, from: number, labels: Labels): Span | undefined {
  const rest = row.text.slice(from, segment.end);
  const joint = JOINT.exec(rest)?.[0].length ?? 0;
  const start = from + joint;
  const end = nextLabel(row, start, segment.end, labels);
  const span = trim({ row, start, end });
  return BLANK.test(row.text.slice(span.start, span.end)) ? undefined : span;
}

/** A later label of the row ends the value: "Invoice 17 Date: …". It must look like one, with a colon behind it. */
function nextLabel(row: Row, from: number, to: number, labels: Labels): number {
  for (const hit of labels.byRow.get(row) ?? []) {
    if (hit.span.start <= from || hit.span.start >= to) continue;
    const after = row.text.slice(hit.span.end, hit.span.end + 3);
    const before = row.text[hit.span.start - 1] ?? ' ';
    if (/^\s?[:：#]/u.test(after) && /[\s,;，；(（]/u.test(before)) return hit.span.start;
  }
  return to;
}

function nextCell(row: Row, segment: Segment, labels: Labels): Span | undefined {
  const next = row.segments[row.segments.indexOf(segment) + 1];
  if (next === undefined) return undefined;
  const start = next.start + (/^[\s:：]*/u.exec(next.text)?.[0].length ?? 0);
  if (startsWithLabel(next, labels)) return undefined;
  const end = nextLabel(row, start, next.end, labels);
  const span = trim({ row, start, end });
  return BLANK.test(row.text.slice(span.start, span.end)) ? undefined : span;
}

/**
 * "CUSTOMER | VEHICLE" above "A. Jones | Van": the next cell heads a column of its own. Cells of a head hold words only, each above
 * a cell of the next row. Most of several are known labels, which tells them from a form ("Name | A. Jones | Name | B. Smith"); two
 * may as well be a label and its value unless both are written in capitals and the first is the heading of a party.
 */
export function headsColumn(segment: Segment, labels: Labels): boolean {
  const { row } = segment;
  const next = row.segments[row.segments.indexOf(segment) + 1];
  const below = row.page.rows[row.index + 1];
  if (next === undefined || below === undefined || below.y0 - row.y1 > row.page.line_height) return false;
  const heads = row.segments.length > 2 ? row.segments : [segment, next];
  const capitals = ({ text }: Segment) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  return (
    heads.every(({ text }) => !/[\d:：]/u.test(text)) &&
    (heads.length > 2
      ? heads.filter((head) => startsWithLabel(head, labels)).length > heads.length / 2
      : heads.every(capitals) && isHeading(segment, labels)) &&
    [segment, next].every((head) => below.segments.some((cell) => overlapX(head, cell) > 0)) &&
    (cellBelow(segment, labels) !== undefined || headsForm(segment, below, labels))
  );
}

/** "CUSTOMER" above "Name: A. Jones": what it is the heading of are labels with their values. */
const headsForm = (head: Segment, below: Row, labels: Labels): boolean =>
  below.segments.some(
    (cell) => overlapX(head, cell) > 0 && startsWithLabel(cell, labels) && holdsValue(cell),
  );

/** "Name: A. Jones": a label with its value behind it. */
export const holdsValue = ({ text }: Segment): boolean => /[:：]\s*[\p{L}\d]/u.test(text);

const isHeading = ({ row, start, end }: Segment, labels: Labels): boolean =>
  (labels.byRow.get(row) ?? []).some(
    ({ span, headings }) => span.start >= start && span.end <= end && headings.size > 0,
  );

/** The nearest cell below, when it stands under the label and no further than a blank line. */
function cellBelow(segment: Segment, labels: Labels, x0 = segment.x0): Span | undefined {
  const { page } = segment.row;
  const height = Math.max(segment.y1 - segment.y0, page.line_height);
  for (const row of page.rows.slice(segment.row.index + 1, segment.row.index + 6)) {
    if (row.y0 - segment.y1 > 2.2 * height) return undefined;
    const under = row.segments.find(
      (other) => overlapX({ ...segment, x0 }, other) > 0 && other.y0 > segment.y0 + 0.5 * height,
    );
    if (under === undefined || isSalutation(under.text)) continue;
    if (startsWithLabel(under, labels)) return undefined;
    const span = trim({ row, start: under.start, end: nextLabel(row, under.start, under.end, labels) });
    return BLANK.test(row.text.slice(span.start, span.end)) ? undefined : span;
  }
  return undefined;
}

/** Whether a cell is a label itself: a known phrase at its start with a colon behind it, or nothing else in it. */
export function startsWithLabel(segment: Segment, labels: Labels): boolean {
  return (labels.byRow.get(segment.row) ?? []).some((hit) => {
    if (hit.span.start - segment.start > 1 || hit.span.start < segment.start || hit.span.start >= segment.end)
      return false;
    if (hit.concepts.size + hit.fields.size + hit.headings.size === 0) return false;
    const rest = segment.text.slice(hit.span.end - segment.start);
    // Chinese forms print label and value side by side, without a colon; recognisers lose the blank between them.
    const glued = hit.length >= GLUED_LABEL;
    const form =
      hit.span.start === segment.start &&
      isCjk(segment.text.slice(0, 1)) &&
      (glued ? /^\s*\S/u : /^\s+\S/u).test(rest);
    return (
      /^\s*[:：]/u.test(rest) ||
      BLANK.test(rest) ||
      DETAILS.test(rest) ||
      (form && Math.max(0, ...hit.concepts.values()) >= FORM_LABEL)
    );
  });
}

/** The value with the lines below it that belong to it: same left edge, no label, no gap. */
function continued(
  hit: LabelHit,
  start: Span,
  labels: Labels,
  options: AnchorOptions,
  relation: AnchorRelation,
): Candidate[] {
  const spans = [start];
  const rect = spanRect(start);
  const { page } = start.row;
  let last = rect;
  for (const row of page.rows.slice(start.row.index + 1, start.row.index + 14)) {
    if (row.y0 - last.y1 > 1.1 * page.line_height) break;
    const next = row.segments.find((other) => {
      const aligned = Math.abs(other.x0 - rect.x0) < 1.5 * page.line_height;
      const under =
        relation === 'inline' && other.x0 >= hit.x0 - page.line_height && overlapX(other, rect) > 0;
      return (aligned || under) && other.y0 > last.y0;
    });
    if (next === undefined) {
      if (row.segments.some((other) => overlapX(other, rect) > 0)) break;
      continue;
    }
    if (startsWithLabel(next, labels) || (relation === 'right' && hasOwnLabel(next, hit))) break;
    const span = { row, start: next.start, end: next.end };
    spans.push(span);
    last = spanRect(span);
  }
  return spans.length > 1 ? [make(spans, relation, options)] : [];
}

/** A form: the next row has a label of its own in the column of this one. */
const hasOwnLabel = (value: Segment, hit: LabelHit): boolean =>
  value.row.segments.some((other) => other.x1 <= value.x0 && overlapX(other, hit) > 0);

function trim({ row, start, end }: Span): Span {
  const text = row.text.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return { row, start: start + lead, end: start + text.trimEnd().length };
}

function make(spans: Span[], relation: AnchorRelation, options: AnchorOptions): Candidate {
  const value = joinLines(
    spans.map(({ row, start, end }) => row.text.slice(start, end)),
    options.separator,
  );
  return readFrom(spans, 'text', clean(value), {
    [`anchored_${relation}`]: 1,
    multiline: spans.length > 1 ? 1 : 0,
    long: value.length > 80 ? 1 : 0,
    digits: /\d/.test(value) ? 1 : 0,
    colon: /[:：]/u.test(value) ? 1 : 0,
  });
}

const clean = (value: string): string => value.replace(/^[\s:：;,|]+/u, '').replace(/[\s;,|:：]+$/u, '');
