// Addresses of letterheads: lines between a name and the telephone or tax number below it belong to the address, even
// those that do not look like a part of one ("Old Town", "Level 2").
import { anyWhole, wordsOf } from '../../lexicon/words.ts';
import { isHeading, leadingLabel } from '../labels/leading-label.ts';
import { overlapY, type PageLayout, type Segment } from '../layout/layout.ts';
import { addressScore, hasPostcode, withWordsApart } from './addresses.ts';
import { isForPeople, isSlogan, nameSigns } from './organisations.ts';
import { isTitle } from './titles.ts';

/** Letterheads stand in the upper part of the first page. */
const UPPER = 0.5;
const MOST_ADDED = 2;
/** What ends an address: contact data, or the sign of a telephone for it, numbers of tax. Also without blanks. */
const CONTACT = new RegExp(
  String.raw`^[^\p{L}]{0,3}(?:${wordsOf('contact')})|@|^[^\p{L}]*\+?\d[\d\s()/-]{6,}$|^[^\p{L}\d]+$`,
  'iu',
);
/** Numbers of registration, the title of the document and its first lines, amounts. */
const OTHER_END = new RegExp(
  String.raw`^[^\p{L}]{0,3}(?:${wordsOf('letter_beginning')})|\d\.\d{2}(?!\d)|\d,\d{2}\s*\p{Sc}?$`,
  'iu',
);
/** "No. 12", "Lot 5", "B-2-1", "12A, …" */
const STARTS = /^(?:no\.?|lot|unit|blo[ck]k?|level|suite|room|shop|plot|g|#)?[\s.:#-]*[A-Z]{0,2}-?\d/iu;
/** Numbers of registration stand in brackets or end in a letter: "(1234567-X)", "(Co. No. 1234567-X)". */
const REGISTRATION = /^[^\p{L}\d]*(?:\p{L}{2}\d+|\d{5,})[\d\s-]*[A-Z]?[^\p{L}\d]*$|^[(（[].*\d{5}.*[)）\]]$/u;
/** "(Harbour branch)": the place of a branch in brackets. */
const BRANCH = /^[(（].*[)）]$/u;

/** "Store #1042", "Filiale 112", "Terminal 36": which of its shops and tills it is, not where. */
const BRANCH_NUMBER = new RegExp(
  String.raw`^(?:${wordsOf('branch')})\s*(?:code|id|no|nr|n°)?[\s.:#-]*\d{1,6}$`,
  'iu',
);

export const isBranchNumber = (text: string): boolean => BRANCH_NUMBER.test(text.trim());

const REGISTRATION_LABEL = /^[^\p{L}]{0,3}(?:co[\s.]*(?:reg|no)|company\s*(?:no|reg)|roc|brn)(?!\p{Ll})/iu;

/** A line that holds the number a business is registered under, and nothing else. */
export const isRegistration = (text: string): boolean =>
  REGISTRATION.test(text) || REGISTRATION_LABEL.test(text);

export type Neighbour = (page: PageLayout, segment: Segment) => Segment | undefined;

/** The lines with those above and below that belong to them; the same lines where nothing is to be added. */
export function extendInLetterhead(
  page: PageLayout,
  lines: Segment[],
  above: Neighbour,
  below: Neighbour,
): Segment[] {
  const first = lines[0];
  if (first === undefined || page.index !== 0 || first.y0 > UPPER * page.height) return lines;
  const extended = [...lines];
  const complete = lines.some(({ text }) => hasPostcode(text));
  for (let next = above(page, first); next !== undefined && extended.length < lines.length + MOST_ADDED;) {
    const further = above(page, next);
    // A plain line between two that belong belongs as well.
    const bridge =
      isPlain(next) && further !== undefined && belongsAbove(further) && !hasPostcode(further.text);
    if (!bridge && !belongsAbove(next) && !isBuilding(next, further)) break;
    // What has a postal code already is an address of its own: the sender line above the window.
    if (complete && hasPostcode(next.text)) break;
    extended.unshift(next);
    next = further;
  }
  const last = lines.at(-1) ?? first;
  const tail = tailBelow(page, last, lines, below);
  return [...extended, ...tail];
}

/**
 * Plain lines under the address up to contact data, which end most letterheads. Up to anything else, the title of the
 * document say, only while the address lacks its postal code, has a comma at the end, or names its branch in brackets.
 */
function tailBelow(page: PageLayout, last: Segment, lines: Segment[], below: Neighbour): Segment[] {
  const complete = lines.some(({ text }) => hasPostcode(text));
  const tail: Segment[] = [];
  let sure = 0;
  for (let next = below(page, last); next !== undefined; next = below(page, next)) {
    if (isEnd(next)) return isContact(next) || !complete ? tail : tail.slice(0, sure);
    if (!isPlain(next) || tail.length === MOST_ADDED) return [];
    const previous = tail.at(-1) ?? last;
    if (sure === tail.length && (previous.text.endsWith(',') || BRANCH.test(next.text))) sure++;
    tail.push(next);
  }
  return [];
}

const isContact = (segment: Segment): boolean => CONTACT.test(segment.text);
const isEnd = (segment: Segment): boolean =>
  isContact(segment) ||
  isTitle(segment.text) ||
  OTHER_END.test(segment.text) ||
  leadingLabel(segment.text) > 0;

/** Houses with a name instead of a number, or besides it. */
const BUILDING = anyWhole('building');

/** "Quarry House" above the street; at the top of the page and right below a heading it is a name. */
const isBuilding = (line: Segment, before: Segment | undefined): boolean =>
  isBuildingName(line.text) &&
  isPlain(line) &&
  (!isTopOfPage(line) || standsBesideName(line)) &&
  (before === undefined ||
    isForPeople(before.text) ||
    (leadingLabel(before.text) === 0 && !isHeading(before.text)));

export const isBuildingName = (text: string): boolean => BUILDING.test(withWordsApart(text));

/** Letterheads print the name on the left and the address on the right, from the same height. */
const standsBesideName = (line: Segment): boolean =>
  line.row.page.rows
    .slice(Math.max(0, line.row.index - 1), line.row.index + 2)
    .some(({ segments }) => segments.some((other) => other.x1 < line.x0 && overlapY(other, line) > 0));

/** The first line of the page, or of what stands below titles and greetings: a name. */
export const isTopOfPage = ({ row }: Segment): boolean =>
  row.index <= MOST_TITLES &&
  row.page.rows.slice(0, row.index).every(({ text }) => isTitle(text) || isSlogan(text));
const MOST_TITLES = 3;

/** Led by a number, or part of an address by its words; never the first line of the page, which is a name. */
function belongsAbove(line: Segment): boolean {
  const { text } = line;
  if (isTopOfPage(line) || isEnd(line) || isRegistration(text) || isBranchNumber(text) || isName(text))
    return false;
  return STARTS.test(text) || addressScore(text) > 0;
}

const isPlain = (line: Segment): boolean =>
  !isEnd(line) && !/\d/.test(line.text) && line.text.length <= 30 && !isName(line.text);

function isName(text: string): boolean {
  const signs = nameSigns(text);
  return signs.legal_form === 1 || signs.business_word === 1;
}
