// Addresses of letterheads: lines between a name and the telephone or tax number below it belong to the address, even
// those that do not look like a part of one ("Old Town", "Level 2").
import { leadingLabel } from '../labels/leading-label.ts';
import type { PageLayout, Segment } from '../layout/layout.ts';
import { addressScore } from './addresses.ts';
import { nameSigns } from './organisations.ts';

/** Letterheads stand in the upper part of the first page. */
const UPPER = 0.5;
const MOST_ADDED = 2;
/** What ends an address: contact data, numbers of registration and tax, the title of the document. Also without blanks. */
const CONTACT =
  /^[^\p{L}]{0,3}(?:tel|phone|fax|mobile|hp\b|h\/p|hotline|e-?mail|www|http|gst|sst|vat|tva|tax|ust|siret|iban|co\.?\s*reg|company\s*(?:no|reg)|roc|reg|brn|invoice|receipt|cash|bill|date|time|table|order|cashier|welcome|thank|电话|传真|税号)|@|\d[.,]\d{2}(?!\d)/iu;
/** "No. 12", "Lot 5", "B-2-1", "12A, …" */
const STARTS = /^(?:no\.?|lot|unit|blo[ck]k?|level|suite|room|shop|plot|g|#)?[\s.:#-]*[A-Z]{0,2}-?\d/iu;
/** Numbers of registration stand in brackets or end in a letter: "(1234567-X)". */
const REGISTRATION = /^[^\p{L}\d]*(?:\p{L}{2}\d+|\d{5,})[\d\s-]*[A-Z]?[^\p{L}\d]*$/u;

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
  for (let next = above(page, first); next !== undefined && extended.length < lines.length + MOST_ADDED;) {
    const further = above(page, next);
    // A plain line between two that belong belongs as well.
    const bridge = isPlain(next) && further !== undefined && belongsAbove(further);
    if (!bridge && !belongsAbove(next)) break;
    extended.unshift(next);
    next = further;
  }
  const last = lines.at(-1) ?? first;
  const tail: Segment[] = [];
  for (
    let next = below(page, last);
    next !== undefined && tail.length < MOST_ADDED;
    next = below(page, next)
  ) {
    // Only lines that contact data follow are known to belong; others may be anything.
    if (isEnd(next)) return [...extended, ...tail];
    if (!isPlain(next)) break;
    tail.push(next);
  }
  return extended;
}

const isEnd = (segment: Segment): boolean => CONTACT.test(segment.text) || leadingLabel(segment.text) > 0;

/** Led by a number, or part of an address by its words; never the first line of the page, which is a name. */
function belongsAbove(line: Segment): boolean {
  const { text, row } = line;
  if (row.index === 0 || isEnd(line) || REGISTRATION.test(text) || isName(text)) return false;
  return STARTS.test(text) || addressScore(text) > 0;
}

const isPlain = (line: Segment): boolean =>
  !isEnd(line) && !/\d/.test(line.text) && line.text.length <= 30 && !isName(line.text);

function isName(text: string): boolean {
  const signs = nameSigns(text);
  return signs.legal_form === 1 || signs.business_word === 1;
}
