// From when an agreement holds, and when it was signed: dates with the wording of commencement or signature beside them.
import type { Candidate } from '../candidates/candidate.ts';
import { first } from '../candidates/candidate.ts';
import { placesBeforeDates } from '../labels/place-and-date.ts';
import { wordsWithin } from './clause.ts';

type Wording = [RegExp, number];

/** Before the day on which an agreement was made, which is also the day from which it holds unless another is named. */
const MADE: Wording[] = [
  [
    new RegExp(
      String.raw`\b(?:dated(?: and effective)?|made(?: and entered into| effective)?|entered into|executed|is made)\b` +
        String.raw`[^.;]{0,60}?\b(?:as of|on|this|effective)?[\s,:]*(?:the\s+)?$`,
      'iu',
    ),
    3.2,
  ],
  [/\bas of\s+(?:the\s+)?$/iu, 2.2],
];
/** Before the day from which it holds. */
const HOLDS: Wording[] = [
  [
    /\beffective(?:\s+(?:for all purposes|date))?[\s,:(“"]*(?:as of|on|is|from|date)?[\s,:]*(?:the\s+)?$/iu,
    4,
  ],
  [new RegExp(String.raw`(?:${wordsWithin('starting')})\s*$`, 'iu'), 3.2],
];
const HOLDS_BEHIND: Wording[] = [
  [/^[^.;]{0,30}?\(?(?:the\s+)?[“"']?(?:effective date|commencement date)/iu, 4],
  [new RegExp(String.raw`^[^.;]{0,30}?(?:${wordsWithin('effective_behind')})`, 'iu'), 3],
];
const SIGNED: Wording[] = [[new RegExp(String.raw`(?:${wordsWithin('signing')})\s*$`, 'iu'), 3.2]];
/** A line of place and date stands above signatures. */
const PLACE_AND_DATE = 3;
/** What the wording around a date says of it. */
export interface Said {
  /** Log odds that it is the day in question. */
  score: number;
  /** The wording names this very day, and is not that of any paper that was made on a day. */
  named: boolean;
}

/** Whether an agreement holds from this date on; undefined when no wording says so. */
export function effectiveSaid(candidate: Candidate): Said | undefined {
  const { before, after } = around(candidate);
  const [front, behind, made] = [best(HOLDS, before), best(HOLDS_BEHIND, after), best(MADE, before)];
  if (front === 0 && behind === 0) return made === 0 ? undefined : { score: made, named: false };
  // "自 … 起生效": the second half of a wording makes the first surer.
  const score = Math.max(front, behind) + 0.5 * Math.min(front, behind);
  return { score: Math.max(score, made), named: true };
}

/** Whether it is the day of signature; undefined when no wording says so. */
export function signingSaid(candidate: Candidate): Said | undefined {
  const { before } = around(candidate);
  const signed = best(SIGNED, before) || (isPlaceAndDate(candidate) ? PLACE_AND_DATE : 0);
  const made = best(MADE, before);
  return signed === 0 && made === 0 ? undefined : { score: Math.max(signed, made), named: signed > 0 };
}

/** 0 where none of them stands there. */
const best = (wordings: Wording[], text: string): number =>
  Math.max(0, ...wordings.filter(([pattern]) => pattern.test(text)).map(([, score]) => score));

function isPlaceAndDate(candidate: Candidate): boolean {
  const { row, start } = first(candidate);
  return placesBeforeDates(row).some(({ span }) => span.end <= start);
}

/** The text before and behind a date, with the lines above and below. */
function around(candidate: Candidate): { before: string; after: string } {
  const { row, start, end } = first(candidate);
  const previous = row.page.rows[row.index - 1]?.text ?? '';
  const next = row.page.rows[row.index + 1]?.text ?? '';
  return {
    before: `${previous} ${row.text.slice(0, start)}`.replaceAll('\t', ' ').slice(-140),
    after: `${row.text.slice(end)} ${next}`.replaceAll('\t', ' ').slice(0, 120),
  };
}

/** Letters begin with their date: the first date of the first page, alone in its line, above the salutation. */
export function isLetterDate(candidate: Candidate): boolean {
  const { row, start, end } = first(candidate);
  if (candidate.page !== 0 || row.y0 > 0.5 * row.page.height) return false;
  const rest = row.text.slice(0, start) + row.text.slice(end);
  return rest.replaceAll(/[^\p{L}\d]/gu, '').length <= 12;
}
