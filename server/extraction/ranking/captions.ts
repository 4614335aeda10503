// Cells of forms that are captions although no label is known that reads so: they stand among captions, as these do.
import { first, type Candidate } from '../candidates/candidate.ts';
import { headsColumn, holdsValue, startsWithLabel } from '../candidates/anchored.ts';
import { STRONG } from '../labels/catalog.ts';
import type { ConceptId } from '../labels/concepts.ts';
import type { Labels } from '../labels/find-labels.ts';
import type { Row, Segment } from '../layout/layout.ts';
import type { Scene } from './scene.ts';

/** Cells of a row from which it may be one of captions. */
const CAPTIONS = 3;
/** Share of the other cells that are captions: where captions and values alternate, it is less. */
const MOSTLY = 0.7;
/** Cells of one column begin at the same place, give or take this share of a line height. */
const ALIGNED = 0.6;

/** Whether the cell of a candidate names a value instead of being one. */
export function isCaption(candidate: Candidate, scene: Scene): boolean {
  const { row, start } = first(candidate);
  const cell = row.segments.find((one) => one.start <= start && start < one.end);
  const labels = scene.labels.get(row.page);
  if (cell === undefined || labels === undefined) return false;
  return (
    isAmongCaptions(cell, row, labels) || isBesideHead(cell, row, labels) || isBelowCaption(cell, row, labels)
  );
}

/** "Employee Name | SSN | Pay Period | Pay Date", with the values below. */
function isAmongCaptions(cell: Segment, row: Row, labels: Labels): boolean {
  if (row.segments.length < CAPTIONS || /\d/.test(row.text)) return false;
  const others = row.segments.filter((one) => one !== cell);
  const captions = others.filter((one) => startsWithLabel(one, labels) && isNamed(one, labels));
  return captions.length >= MOSTLY * others.length;
}

/** "VEHICLE" beside "CUSTOMER", with their values below. */
function isBesideHead(cell: Segment, row: Row, labels: Labels): boolean {
  const head = row.segments[row.segments.indexOf(cell) - 1];
  return head !== undefined && startsWithLabel(head, labels) && headsColumn(head, labels);
}

/** "Invoice" and "Date" may be words of any cell. */
const isNamed = ({ row, start, end }: Segment, labels: Labels): boolean =>
  (labels.byRow.get(row) ?? []).some(
    ({ span, concepts, headings }) =>
      span.start >= start &&
      span.end <= end &&
      Math.max(0, ...concepts.values(), ...headings.values()) >= STRONG,
  );

/** "Domain | Sales" below "Employee Name | A. Jones": what stands where the caption above stands, beside a value, is one too. */
function isBelowCaption(cell: Segment, row: Row, labels: Labels): boolean {
  const above = row.page.rows[row.index - 1];
  const value = rightOf(cell, row);
  if (above === undefined || value === undefined) return false;
  const caption = above.segments.find((one) => isAligned(one, cell) || isCentred(one, cell));
  const its = caption === undefined ? undefined : rightOf(caption, above);
  if (caption === undefined || its === undefined || !isAligned(its, value)) return false;
  if (headsColumn(caption, labels) || holdsValue(caption) || holdsValue(cell)) return false;
  // Headings side by side have the names below them, as has one beside a telephone number.
  const isValue =
    /\p{L}{2}/u.test(its.text) && !holdsLabel(its, labels) && !isAmongCaptions(its, above, labels);
  return isValue && startsWithLabel(caption, labels);
}

/** What names the parties may be a word of a name: "SOCIETE GENERALE". */
const holdsLabel = (cell: Segment, labels: Labels): boolean =>
  startsWithLabel(cell, labels) ||
  (labels.byRow.get(cell.row) ?? []).some(
    ({ span, concepts, headings }) =>
      span.start >= cell.start && span.end <= cell.end && (headings.size > 0 || !isOnlyName(concepts)),
  );

const isOnlyName = (concepts: ReadonlyMap<ConceptId, number>): boolean =>
  concepts.size === 1 && concepts.has('party_name');

const rightOf = (cell: Segment, row: Row): Segment | undefined =>
  row.segments[row.segments.indexOf(cell) + 1];

/** Captions may stand in the middle of their boxes. */
const isCentred = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < ALIGNED * a.row.page.line_height;

const isAligned = (a: Segment, b: Segment): boolean =>
  Math.abs(a.x0 - b.x0) < ALIGNED * a.row.page.line_height;
