// Puts lines that look like parts of an address together to whole addresses.
import { sumBy } from '../../platform/sum.ts';
import { overlapX, type PageLayout, type Segment } from '../layout/layout.ts';
import { isHeading, leadingLabel } from '../labels/leading-label.ts';
import { isCjk } from '../text/fold.ts';
import { addressEnd, senderName, withCommas } from './address-form.ts';
import { addressScore, hasPostcode, isBrokenPlace, isCountryLine, loosenPostcode } from './addresses.ts';
import { extendInLetterhead, isBranchNumber, isRegistration, isTopOfPage } from './letterhead-address.ts';
import { isForPeople, MOST_PEOPLE, nameSigns } from './organisations.ts';
import { isTitle } from './titles.ts';
import { readFrom, type Candidate } from './candidate.ts';

/** Lines from this score on start or continue an address. */
const LIKELY = 0.3;
/** What stands at the top is rather a name, which may begin with a number: "3 Brothers Trading". */
const LIKELY_AT_TOP = 0.45;
const MAX_LINES = 8;
/** Lines without a sign of an address between the street and the postal code: locality, town and county of a British one. */
const MOST_PLAIN = 3;

export function findAddresses(page: PageLayout): Candidate[] {
  const scores = new Map(page.segments.map((segment) => [segment, scoreOf(segment.text)]));
  const used = new Set<Segment>();
  const found: Candidate[] = [];
  for (const segment of page.segments) {
    const least = isTopOfPage(segment) ? LIKELY_AT_TOP : LIKELY;
    if (used.has(segment) || (scores.get(segment) ?? 0) < least) continue;
    const lines = follow(page, segment, scores);
    for (const line of lines) used.add(line);
    found.push(makeAddress(page, extendInLetterhead(page, lines, above, below), scores));
  }
  return found;
}

/** A number of registration is no address; nor is a name with a legal form, whatever place it names, unless the address stands in the same line. */
function scoreOf(text: string): number {
  const score = addressScore(text);
  if (score === 0) return 0;
  if (isRegistration(text) || isBranchNumber(text) || isHeading(text) || isTitle(text)) return 0;
  if (nameSigns(text).legal_form === 1 && !hasPostcode(text) && !/[,·|]/u.test(text)) return 0;
  return score;
}

function follow(page: PageLayout, start: Segment, scores: Map<Segment, number>): Segment[] {
  const lines = [start];
  let pending: Segment[] = [];
  for (let last = start; lines.length + pending.length < MAX_LINES;) {
    const next = below(page, last);
    if (next === undefined || leadingLabel(next.text) > 0) break;
    last = next;
    const likely =
      (scores.get(next) ?? 0) >= LIKELY ||
      isCountryLine(next.text) ||
      isBrokenPlace(lines.at(-1)?.text ?? '', next.text);
    if (likely && (pending.length < 2 || hasPostcode(next.text))) {
      lines.push(...pending, next);
      pending = [];
    } else if (pending.length < MOST_PLAIN && !hasPostcode(lines.at(-1)?.text ?? '') && isPlain(next.text))
      pending.push(next);
    else break;
  }
  return lines;
}

/** A line between street and place, such as a floor or a district: words only, no label, no title, no name. */
const isPlain = (text: string): boolean =>
  text.length < 50 &&
  !/[:：@€$]/u.test(text) &&
  !/\d{5,}/.test(text) &&
  !isTitle(text) &&
  nameSigns(text).legal_form === 0;

/** The line directly below in the same column. */
function below(page: PageLayout, segment: Segment): Segment | undefined {
  const { line_height } = page;
  for (const row of page.rows.slice(segment.row.index + 1, segment.row.index + 5)) {
    if (row.y0 - segment.y1 > 1.6 * line_height) return undefined;
    const next = row.segments.find(
      (other) =>
        overlapX(segment, other) > 0.3 * Math.min(segment.x1 - segment.x0, other.x1 - other.x0) &&
        other.y0 - segment.y1 > -0.6 * line_height &&
        other.y0 - segment.y1 < 1.6 * line_height,
    );
    if (next !== undefined) return next;
  }
  return undefined;
}

/** The line directly above in the same column. */
function above(page: PageLayout, segment: Segment): Segment | undefined {
  const { line_height } = page;
  for (let i = segment.row.index - 1; i >= 0 && i >= segment.row.index - 4; i--) {
    const row = page.rows[i];
    if (row === undefined || segment.y0 - row.y1 > 1.6 * line_height) return undefined;
    const next = row.segments.find(
      (other) => overlapX(segment, other) > 0.3 * Math.min(segment.x1 - segment.x0, other.x1 - other.x0),
    );
    if (next !== undefined) return next;
  }
  return undefined;
}

function makeAddress(page: PageLayout, lines: Segment[], scores: Map<Segment, number>): Candidate {
  const spans = lines.map(({ row, start, text }, i) => ({
    row,
    start: i === 0 ? start + (leadingLabel(text) || senderName(text)) : start,
    end: start + addressEnd(text),
  }));
  const sum = sumBy(lines, (line) => scores.get(line) ?? 0);
  const read = page.source === 'ocr' ? loosenPostcode : (text: string) => text;
  const value = joinLines(
    spans.map(({ row, start, end }, i) => {
      const text = read(row.text.slice(start, end));
      return senderName(lines[i]?.text ?? '') > 0 ? withCommas(text) : text;
    }),
  );
  return readFrom(spans, 'address', value, {
    likely: Math.min(sum / 1.5, 1),
    lines: Math.min(lines.length, 4) / 4,
    postcode: lines.some((line) => hasPostcode(line.text)) ? 1 : 0,
    people: peopleAbove(page, lines[0]),
  });
}

/** How many lines between name and address say who it is for: the department, the person. */
function peopleAbove(page: PageLayout, line: Segment | undefined): number {
  let next = line && above(page, line);
  let count = 0;
  for (; next !== undefined && count < MOST_PEOPLE && isForPeople(next.text); count++)
    next = above(page, next);
  return count;
}

/** Lines of one value as one line: Chinese runs on, other scripts get a comma where the line has no end of its own. */
export function joinLines(lines: string[], separator = ', '): string {
  let result = '';
  for (const line of lines) {
    const text = line.replaceAll('\t', ' ').trim();
    if (result === '') result = text;
    else if (isCjk(result.slice(-1)) || isCjk(text.slice(0, 1))) result += text;
    else result += /[,;:.]$/.test(result) ? ` ${text}` : `${separator}${text}`;
  }
  return result;
}
