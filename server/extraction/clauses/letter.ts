// What a letter says without labels: who it is for, who signed it, and what it is about. All of it stands around the salutation.
import { wholeWords } from '../../lexicon/words.ts';
import { isSalutation } from '../candidates/organisations.ts';
import { isTitle } from '../candidates/titles.ts';
import type { Block, DocumentLayout, Row, Segment } from '../layout/layout.ts';
import { remembered } from '../memo.ts';
import { fold } from '../text/fold.ts';
import type { Scene } from '../ranking/scene.ts';

/** What a part of the letter is, and the log odds that it is. */
export interface LetterPart {
  segment: Segment;
  score: number;
}

export interface LetterParts {
  addressee?: LetterPart;
  signer?: LetterPart;
  subject?: LetterPart;
}

/** Parts of the letter on the first page; empty without a salutation above running text. */
export const letterParts = remembered(findParts);

const OPENING = new RegExp(`^(?:${wholeWords('opening')})`, 'iu');
/** A salutation is a short line that ends so, whatever its words; in a list the line above does as well. */
const OPENED = /^\p{L}[^\d:()]{2,40}[,，:：!]$/u;
const LONGEST_OPENING = 60;
/** Lines of text are at least so wide, in widths of the page. */
const TEXT_WIDTH = 0.5;
const TEXT_WORDS = 7;
/** Rows below a salutation in which the text begins. */
const NEAR = 2;
/** Bills greet as well: a letter has fewer rows of money. */
const MONEY = /\d[.,]\d{2}(?!\d)/;
const MONEY_ROWS = 2;

function findParts({ document, candidates }: Scene): LetterParts {
  const opening = openingOf(document);
  if (opening === undefined) return {};
  const { page } = opening;
  const head = page.rows.slice(0, opening.index);
  const dated = new Set(
    candidates.all
      .filter(({ kind }) => kind === 'date')
      .flatMap(({ spans }) => spans.map(({ row, start }) => segmentFrom(row, start))),
  );
  const isDate = (segment: Segment) => dated.has(segment);
  const addressee = addresseeIn(head, isDate, (row) => candidates.addressLines.has(row));
  const subject = subjectIn(head, opening, isDate, addressee?.block);
  const signer = signerIn(page.rows.slice(opening.index + 1), head, addressee?.segment);
  return {
    ...(addressee && { addressee }),
    ...(subject && { subject }),
    ...(signer && { signer }),
  };
}

/** The salutation on the first page, above running text; undefined on what is no letter, or a bill that greets. */
export function openingOf({ pages: [page] }: DocumentLayout): Row | undefined {
  if (page === undefined || page.rows.filter(({ text }) => MONEY.test(text)).length >= MONEY_ROWS)
    return undefined;
  return page.rows.find((row) => isOpening(row));
}

const segmentFrom = ({ segments }: Row, at: number): Segment | undefined =>
  segments.find(({ start, end }) => start <= at && at < end);

const isText = ({ segments, page }: Row): boolean => {
  const [only, ...others] = segments;
  return (
    only !== undefined &&
    others.length === 0 &&
    only.words.length >= TEXT_WORDS &&
    only.x1 - only.x0 > TEXT_WIDTH * page.width
  );
};

function isOpening(row: Row): boolean {
  const { page, index, segments, text } = row;
  if (segments.length !== 1 || text.length > LONGEST_OPENING || isText(row)) return false;
  const listed = /[,，:：]$/u.test(page.rows[index - 1]?.text ?? '');
  if (!OPENING.test(text) && (listed || !OPENED.test(text))) return false;
  return page.rows.slice(index + 1, index + 1 + NEAR).some(isText);
}

/** Ways to reach somebody, and lines that go on: they stand in letterheads. */
const CONTACT = /@|www\.|https?:|\+\d|\(?\d{2,5}\)?[\s/-]\d{3,}[\s-]?\d{2,}|^\p{L}[\p{L} .-]{1,12}:/iu;
const MOST_LINES = 7;

/** The lowest address above the salutation: letterheads and what they refer to stand above it, or are in one line. */
function addresseeIn(
  head: Row[],
  isDate: (one: Segment) => boolean,
  isAddress: (row: Row) => boolean,
): (LetterPart & { block: Block }) | undefined {
  const blocks = [...new Set(head.flatMap(({ segments }) => segments.flatMap(({ block }) => block ?? [])))];
  const fitting = blocks.filter(
    ({ segments }) =>
      segments.length >= 2 &&
      segments.length <= MOST_LINES &&
      segments.every((one) => one.row.index < head.length && !isDate(one) && !CONTACT.test(one.text)),
  );
  const block = fitting.toSorted((a, b) => b.y1 - a.y1)[0];
  const segment = block?.segments.find(({ text }) => !isSalutation(text) && !isTitle(text));
  if (block === undefined || segment === undefined) return undefined;
  const addressed = block.segments.some(({ row }) => isAddress(row));
  return { block, segment, score: addressed ? ADDRESSED : UNSURE };
}
const [ADDRESSED, UNSURE] = [4, 2];

/** Farther above the salutation, in heights of a line, stands something else. */
const FAR = 7;

/** The line above the salutation that is neither the day nor the end of the address. */
function subjectIn(
  head: Row[],
  opening: Row,
  isDate: (one: Segment) => boolean,
  addressee?: Block,
): LetterPart | undefined {
  const rows = head.toReversed().filter((row) => opening.y0 - row.y1 < FAR * row.page.line_height);
  const row = rows.find(({ segments }) => segments.some((one) => !isDate(one)));
  const segment = row?.segments.find((one) => !isDate(one));
  if (
    row === undefined ||
    segment === undefined ||
    segment.block === addressee ||
    /[:：]/u.test(segment.text)
  )
    return undefined;
  const lines = segment.block?.segments.length ?? 1;
  if (lines > 2 || !/\p{L}{3}/u.test(segment.text) || row.segments.length > 2) return undefined;
  return { segment, score: segment.bold ? ADDRESSED : UNSURE };
}

/** A name below the text that the head has too: who signs is who writes. */
function signerIn(text: Row[], head: Row[], addressee?: Segment): LetterPart | undefined {
  const short = text
    .flatMap(({ segments }) => segments)
    .filter((one) => one.words.length <= SIGNED_WORDS && one !== addressee);
  for (const signed of short) {
    const name = fold(signed.text);
    if (name.length < SHORTEST_NAME) continue;
    const segment = head
      .flatMap(({ segments }) => segments)
      .find((one) => one !== addressee && fold(one.text).startsWith(name));
    if (segment !== undefined)
      return { segment: fold(segment.text) === name ? segment : signed, score: ADDRESSED };
  }
  return undefined;
}
const SIGNED_WORDS = 5;
const SHORTEST_NAME = 5;
