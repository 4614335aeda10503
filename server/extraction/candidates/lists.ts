// Lists below a heading: attendees, agenda, decisions, action items. Items are bullets, numbered lines or comma-separated.
import type { Row, Segment, Span } from '../layout/layout.ts';
import type { LabelHit, Labels } from '../labels/find-labels.ts';
import { startsWithLabel } from './anchored.ts';
import { readFrom, type Candidate } from './candidate.ts';

const BULLET =
  /^\s*(?:[-–—•·▪◦‣*●○■□☐☑✓]|\(?\d{1,3}[.)、]|\(?[a-z][.)]|[（(][一二三四五六七八九十\d]+[)）]|[一二三四五六七八九十]+、)\s*/u;
const MAX_ITEMS = 100;

/** One candidate per label, its value the items joined by "; ". */
export function listsBelow(hits: { hit: LabelHit; labels: Labels }[]): Candidate[] {
  return hits.flatMap(({ hit, labels }) => {
    const spans = itemsOf(hit, labels);
    const items = spans.flatMap(({ row, start, end }, i) => {
      const text = row.text.slice(start, end).replaceAll('\t', ' ');
      return spans.length === 1 || i < 0 ? splitItems(text) : [clean(text)];
    });
    const merged = mergeWrapped(spans, items);
    if (merged.length === 0) return [];
    return [readFrom(spans, 'text', merged.join('; '), { anchored_inline: 1, list: 1 })];
  });
}

function itemsOf(hit: LabelHit, labels: Labels): Span[] {
  const { row, end } = hit.span;
  const segment = row.segments.find((segment) => segment.start < end && segment.end >= end);
  if (segment === undefined) return [];
  const inline = {
    row,
    start: end + (/^[\s:：)）-]*/u.exec(row.text.slice(end, segment.end))?.[0].length ?? 0),
    end: segment.end,
  };
  const spans: Span[] = [];
  if (inline.end - inline.start > 1) spans.push(inline);
  const next = row.segments[row.segments.indexOf(segment) + 1];
  if (spans.length === 0 && next !== undefined) spans.push({ row, start: next.start, end: next.end });
  return [...spans, ...linesBelow(row, segment, labels, spans.length > 0)];
}

function linesBelow(start: Row, heading: Segment, labels: Labels, inline: boolean): Span[] {
  const { page } = start;
  const spans: Span[] = [];
  let bottom = start.y1;
  let bulleted: boolean | undefined;
  for (const row of page.rows.slice(start.index + 1, start.index + 1 + MAX_ITEMS)) {
    const cell = row.segments.find((segment) => segment.x0 >= heading.x0 - page.line_height);
    if (cell === undefined) continue;
    const gap = row.y0 - bottom;
    if (gap > 2.2 * page.line_height || startsWithLabel(cell, labels) || isHeading(cell, heading)) break;
    const bullet = BULLET.test(cell.text);
    bulleted ??= bullet;
    // A list given behind the label ends with the paragraph; bullets end where plain text at their left edge begins.
    if (inline && !bullet && gap > 0.9 * page.line_height) break;
    spans.push({ row, start: cell.start, end: row.text.length });
    bottom = row.y1;
  }
  return spans;
}

/** A line of the same make as the heading above the list. */
const isHeading = (cell: Segment, heading: Segment): boolean =>
  !BULLET.test(cell.text) &&
  ((heading.bold && cell.bold) ||
    cell.y1 - cell.y0 > 1.15 * (heading.y1 - heading.y0) ||
    /[:：]\s*$/u.test(cell.text));

/** A line without bullet below one with a bullet continues it. */
function mergeWrapped(spans: Span[], items: string[]): string[] {
  const bulleted = spans.map(({ row, start, end }) => BULLET.test(row.text.slice(start, end)));
  if (spans.length !== items.length || !bulleted.some(Boolean)) return items.filter((item) => item !== '');
  const merged: string[] = [];
  for (const [i, item] of items.entries()) {
    const last = merged.length - 1;
    if (bulleted[i] === true || last < 0) merged.push(item);
    else merged[last] = `${merged[last]} ${item}`;
  }
  return merged.filter((item) => item !== '');
}

const clean = (text: string): string =>
  text
    .replace(BULLET, '')
    .replace(/[\s;；,，]+$/u, '')
    .trim();

/** One line of names: separated by semicolons, else by commas. */
function splitItems(text: string): string[] {
  const separator = /[;；]/u.test(text) ? /[;；]/u : /[,，、]|\s(?:and|und|et|y|en)\s|\t/u;
  return text
    .split(separator)
    .map(clean)
    .filter((item) => item !== '');
}
