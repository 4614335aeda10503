// Names of organisations that stand on the page without a label: letterheads, footers, sender lines.
import { isInFoot, overlapX, type PageLayout, type Segment, type Span } from '../layout/layout.ts';
import { COUNTRY_NAMES, STATE_NAMES } from '../../lexicon/places.ts';
import { isHeading, isLabel, isNumbered, leadingHeading, leadingLabel } from '../labels/leading-label.ts';
import { wordsOf as wordsAbout } from '../../lexicon/words.ts';
import { fold, isCjk } from '../text/fold.ts';
import { addressScore } from './addresses.ts';
import { readFrom, type Candidate, type Traits } from './candidate.ts';
import { joinLines } from './address-blocks.ts';
import {
  beginsWithNumber,
  isForPeople,
  isLedPerson,
  isMaker,
  isSalutation,
  isSentence,
  isSlogan,
  isTradingAs,
  MOST_PEOPLE,
  nameSigns,
  type NameSigns,
} from './organisations.ts';
import { isTitle } from './titles.ts';

/** The first cells of a page may be a name without any sign of one. */
const LETTERHEAD_CELLS = 8;
const SEPARATOR = /\s[-–—|·•∙]\s|\s{2,}|[·•|∙]|\t|,\s(?=\d)|,\s(?=\p{L}+(?:straße|str\.|strasse|weg)\s)/u;
const NO_NAME =
  /^(?:page|seite|tel|fax|date|datum|invoice|tax invoice|rechnung|facture|receipt|cash|bill|www|http|e-?mail)\b|@|^[^\p{L}\p{N}]*$|^[\d\s.,:/()+-]+$/iu;

/** What a Chinese document is called, with its kind in brackets. */
const CHINESE_TITLE =
  /(?:发票|发票联|客票|行程单|收据|凭证|结算单|销货清单)\s*(?:[（(][^（）()]{1,16}[)）])?$/u;

export function findNames(page: PageLayout): Candidate[] {
  const found: Candidate[] = [];
  let letterhead = 0;
  for (const segment of page.segments) {
    const text = segment.text;
    if (text.length > 160 || isNoName(text)) continue;
    const top = segment.y1 < 0.35 * page.height && letterhead < LETTERHEAD_CELLS;
    if (top && !isNoise(text)) letterhead++;
    for (const part of partsOf(segment)) {
      const name = nameIn(part, top, letterhead) ?? nameAbove(page, segment, part);
      if (name === undefined) continue;
      found.push(makeName(page, segment, [name.span], name.traits));
      const joined = withNextLine(page, segment, name.span, name.traits);
      if (joined !== undefined) found.push(joined);
    }
  }
  return found;
}

/** "FINK三": recognisers see a Chinese letter in a mark or a drawn letter of a logo. */
const DRAWN =
  /^[^\p{Script=Han}]*\p{Script=Latin}{2}\p{Script=Han}[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u;

const isNoName = (text: string): boolean =>
  NO_NAME.test(text) ||
  DRAWN.test(text) ||
  CHINESE_TITLE.test(text.trim()) ||
  isTitle(text) ||
  isPlace(text) ||
  MEANS.test(text.trim()) ||
  isDetails(text) ||
  isLedPerson(text) ||
  isMaker(text) ||
  isTradingAs(text);

/** "PayPal", "Visa": how somebody is paid, in a list of ways to pay. */
const MEANS = new RegExp(String.raw`^(?:${wordsAbout('payment_means')})$`, 'iu');

/** "Guatemala, Guatemala", "Brno, Czechia", "Fresno, California": a town with its district, state or country, and nobody's name. */
function isPlace(text: string): boolean {
  const [, place = '', region = ''] =
    /^(\p{Lu}[\p{L}\s.'-]+),\s*(\p{Lu}[\p{L}\s.'-]+)$/u.exec(text.trim()) ?? [];
  if (STATION.test(text.trim()) || isRegion(text.trim().toLowerCase())) return true;
  if (region === '' || nameSigns(text).legal_form === 1) return false;
  return fold(place) === fold(region) || isRegion(region.toLowerCase());
}

/** The name of a state or a country, which often has a line of its own in an address. */
const isRegion = (name: string): boolean => COUNTRY_NAMES.has(name) || STATE_NAMES.has(name);

/** "北京南站": where trains stop. */
const STATION = new RegExp(String.raw`^\p{L}{1,8}(?:${wordsAbout('station')})$`, 'u');

/** "Hotel details", "Datos de la factura": the heading of what follows. */
const isDetails = (text: string): boolean => DETAILED.test(text) && nameSigns(text).legal_form === 0;
const DETAILED = new RegExp(
  String.raw`^(?:\p{L}+\s){1,3}(?:${wordsAbout('details')})\s*:?$|^(?:${wordsAbout('details')})\sd(?:e|el|es|u)\s`,
  'iu',
);

/** What stands right above an address is a name, be it in the window or in the foot; in the foot also before it in the same line. */
function nameAbove(page: PageLayout, segment: Segment, part: Span) {
  const foot = isInFoot(segment.y0, page);
  if (!foot && segment.y1 > WINDOW * page.height) return undefined;
  const whole = part.end === segment.end;
  if (!whole && !foot) return undefined;
  const rest = whole
    ? (lineBelowPeople(page, segment)?.text ?? '')
    : segment.row.text.slice(part.end, segment.end);
  const text = part.row.text.slice(part.start, part.end);
  // Chinese forms print a label before each value: what stands above the address there is the value of another one.
  if (addressScore(rest) < LIKELY_ADDRESS || addressScore(text) > 0 || /\d|:/u.test(text) || isCjk(text))
    return undefined;
  // Below the name of a firm it is a person of that firm; below a sender's line it is who the letter is for.
  const block = segment.block?.segments ?? [];
  const before = block[block.indexOf(segment) - 1];
  const firm = before !== undefined && nameSigns(before.text).legal_form === 1;
  if (firm && addressScore(before.text) < LIKELY_ADDRESS) return undefined;
  return nameIn(part, true, LETTERHEAD_CELLS);
}

/** Windows of envelopes and blocks of addresses end here, in heights of the page. */
const WINDOW = 0.45;
/** The next line that names no department and no person of it. */
function lineBelowPeople(page: PageLayout, segment: Segment): Segment | undefined {
  let next = nextBelow(page, segment);
  for (let i = 0; i < MOST_PEOPLE && next !== undefined; i++) {
    if (!isForPeople(next.text)) break;
    next = nextBelow(page, next);
  }
  return next;
}

const LIKELY_ADDRESS = 0.3;

/** Greetings, and what somebody scribbled or stamped above the letterhead: no name begins there. */
const isNoise = (text: string): boolean =>
  isSlogan(text) ||
  (!/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text)) ||
  !/\p{L}{3}|\p{Script=Han}{2}/u.test(text);

/** A sender line holds name and address in one: "Muster GmbH · Musterweg 1 · 12345 Musterstadt". */
function partsOf(segment: Segment): Span[] {
  const { row } = segment;
  const start = segment.start + (leadingLabel(segment.text) || leadingHeading(segment.text));
  const text = row.text.slice(start, segment.end);
  const parts: Span[] = [{ row, start, end: segment.end }];
  const word = SINGLE_WORD.exec(text)?.[0] ?? '';
  if (word !== '' && isHeading(word) && nameSigns(text.slice(word.length)).legal_form === 1)
    parts.push({ row, start: start + word.length, end: segment.end });
  const cut = SEPARATOR.exec(text);
  if (cut !== null && cut.index > 2 && !HOUSE.test(text.slice(cut.index + cut[0].length))) {
    // "Factura electrónica - Muster": what the paper is called stands before who wrote it.
    if (isTitle(text.slice(0, cut.index)))
      return [{ row, start: start + cut.index + cut[0].length, end: segment.end }];
    parts.push({ row, start, end: start + cut.index });
  }
  const street = STREET_BEHIND.exec(text)?.index ?? 0;
  if (street > 2) parts.push({ row, start, end: start + street });
  return parts;
}

/** "CLIENTE MUSTER, S.L.": the word may be a label or begin the name; its neighbours decide. */
const SINGLE_WORD = /^\p{Lu}\p{L}+\s+(?=\p{Lu})/u;

/** "Rua das Flores - 200 - Centro": what stands before the number of a house alone is a street. */
const HOUSE = /^\d{1,4}\s?\p{L}?\s*(?:[-–—,·|]|$)/u;

/** A street with its number behind a name in the same cell: "Muster Handwerk Hauptstraße 12". */
const STREET_BEHIND = new RegExp(
  String.raw`(?<=\p{L}{3})\s+\p{Lu}[\p{L}-]*\p{L}(?:${wordsAbout('street_ending')})\s+\d{1,4}(?!\d)`,
  'u',
);

function nameIn(span: Span, top: boolean, position: number) {
  const text = span.row.text.slice(span.start, span.end);
  if (isLabel(text) || isNumbered(text) || isSalutation(text) || isSentence(text)) return undefined;
  if (text.length < 3 || text.length > 90 || !/\p{L}{2}/u.test(text) || CODE.test(text)) return undefined;
  const signs = nameSigns(text);
  if (signs.legal_form === 0 && signs.business_word === 0 && !top) return undefined;
  const end = endsAfterForm(text, signs.ends)
    ? span.start + signs.ends
    : span.end - (REGISTERED.exec(text)?.[0].length ?? 0);
  const name = text.slice(0, end - span.start).trimEnd();
  const kept = { ...span, end: span.start + name.length };
  return {
    span: kept,
    traits: {
      legal_form: signs.legal_form,
      business_word: signs.business_word,
      letterhead: top ? 1 : 0,
      first: top && position === 1 && !isNoise(text) ? 1 : 0,
      second: top && position === 2 && !isNoise(text) ? 1 : 0,
      slogan: isSlogan(text) ? 1 : 0,
      open: OPEN.test(name) ? 1 : 0,
      lower: /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text) ? 1 : 0,
      address_like: addressScore(name),
      digits: Math.min((name.match(/\d/g)?.length ?? 0) / 6, 1),
      words: Math.min(name.split(/\s+/).length / 8, 1),
    },
  };
}

/** The code of a form ("COD.01") names nobody. */
const CODE = /^\p{L}{1,4}[.\s-]?0?\d{1,3}$/u;

/** Behind a name in brackets: "(Co. Reg. No. 1234567-X)", "(198801234K)". */
const REGISTERED =
  /(?<=\S)\s*[(（](?:co|company|reg|roc|uen|brn|no|[\s.:])*[A-Z]{0,3}\d{5,}[\s-]?[A-Z]?[)）]\s*$/iu;

/** More of the name must follow: "Muster Print &", "Muster Sdn"; but not behind a dash that closes what another opened, "Muster -TA-". */
const OPEN = /(?:[&+,/]|(?<!\s-\p{L}{1,8})-|\s(?:and|und|et|sdn\.?|pte\.?|pty\.?|co\.))$/iu;

/** Registration numbers and addresses behind the legal form are no part of the name; further words are ("Muster AG Nord"). */
const endsAfterForm = (text: string, ends: number): boolean =>
  ends > 2 &&
  (/^\s*(?:[(,;:|/–—-]|\d|$)/u.test(text.slice(ends)) ||
    isTradingAs(text.slice(ends)) ||
    beginsWithNumber(text.slice(ends)));

function makeName(page: PageLayout, segment: Segment, spans: Span[], traits: Traits): Candidate {
  const printed = joinLines(
    spans.map(({ row, start, end }) => row.text.slice(start, end)),
    ' ',
  );
  const height = (segment.y1 - segment.y0) / (page.line_height || 1);
  return readFrom(spans, 'organisation', printed.replaceAll(/^[:：\s]+|[,;:\s]+$/gu, ''), {
    ...traits,
    tall: Math.max(0, Math.min(height - 1.15, 1)),
    bold: segment.bold ? 1 : 0,
  });
}

/** Names that run over two lines: the next line is of the same make and no address. */
function withNextLine(page: PageLayout, segment: Segment, span: Span, traits: Traits): Candidate | undefined {
  if (span.end < segment.end || traits['letterhead'] !== 1) return undefined;
  const own = span.row.text.slice(span.start, span.end);
  const block = segment.block?.segments ?? [];
  const next = block[block.indexOf(segment) + 1] ?? nextBelow(page, segment);
  if (next === undefined || next.text.length > 60) return undefined;
  if (/\d/.test(next.text) || addressScore(next.text) >= 0.3 || isNoName(next.text) || isForPeople(next.text))
    return undefined;
  if (isComplete(own) && !FORM_GOES_ON.test(next.text)) return undefined;
  if (isWholeChinese(next.text) || isLabel(next.text)) return undefined;
  const signs = signsBelow(own, next.text);
  const end = endsAfterForm(next.text, signs.ends) ? next.start + signs.ends : next.end;
  const joined = {
    ...traits,
    joined: 1,
    open: 0,
    slogan: Math.max(traits['slogan'] ?? 0, isSlogan(next.text) ? 1 : 0),
    legal_form: Math.max(traits['legal_form'] ?? 0, signs.legal_form),
    joined_form: traits['legal_form'] === 0 && signs.legal_form === 1 ? 1 : 0,
    ...likenessOf(page, segment, next, signs.ends),
  };
  return makeName(page, segment, [span, { row: next.row, start: next.start, end }], joined);
}

/** A name that ends in its legal form goes on below only with another part of the form: "Muster & Co" and "Ltd". */
const isComplete = (name: string): boolean => nameSigns(name).ends >= name.trimEnd().length;
const FORM_GOES_ON =
  /^(?:[&+(]|(?:co|kg|kgaa|ohg|ltd|limited|inc|llc|llp|corp|sdn|bhd|pte|pty|plc)(?!\p{L}))/iu;

/** A Chinese name is broken before its legal form or within it; what stands above a whole one is the sign of the shop. */
const isWholeChinese = (text: string): boolean =>
  /^\p{Script=Han}{4,}(?:有限责任公司|股份有限公司|有限公司|公司)$/u.test(text.trim());

/** A form may be broken too: "Muster Trading Sdn" and "Bhd". Offsets are those of the second line. */
function signsBelow(first: string, second: string): NameSigns {
  const signs = nameSigns(second);
  if (signs.legal_form === 1) return signs;
  const whole = nameSigns(`${first} ${second}`);
  const ends = whole.ends - first.length - 1;
  return ends > 0 ? { ...signs, legal_form: 1, ends } : signs;
}

/** Signs that two lines are two names, of the shop and of the company that runs it, rather than one that was broken. */
function likenessOf(page: PageLayout, first: Segment, second: Segment, ends: number): Traits {
  const heights = Math.abs(Math.log((first.y1 - first.y0) / Math.max(second.y1 - second.y0, 1e-6)));
  const own = ends > 0 ? wordsOf(second.text.slice(0, ends)).slice(0, -1) : [];
  const words = new Set(wordsOf(first.text));
  const [lead = ''] = wordsOf(second.text);
  // A line is broken where the next word has no room.
  const widest = Math.max(...page.segments.map(({ x0, x1 }) => x1 - x0));
  const letter = (second.x1 - second.x0) / Math.max(second.text.length, 1);
  const room = widest - (first.x1 - first.x0) - letter * (lead.length + 1);
  return {
    joined_uneven: Math.min(heights / 0.5, 1),
    joined_whole: Math.min(own.length / 3, 1),
    joined_again: own.some((word) => word.length > 2 && words.has(word)) ? 1 : 0,
    joined_complete: nameSigns(first.text).business_word,
    joined_room: Math.max(0, Math.min(room / Math.max(widest, 1e-6), 1)),
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function nextBelow(page: PageLayout, segment: Segment): Segment | undefined {
  // The lines of a block beside it stand at other heights.
  for (const row of page.rows.slice(segment.row.index + 1, segment.row.index + 4)) {
    if (row.y0 - segment.y1 > page.line_height) return undefined;
    const next = row.segments.find((other) => overlapX(segment, other) > 0);
    if (next !== undefined) return next.y0 - segment.y1 < page.line_height ? next : undefined;
  }
  return undefined;
}
