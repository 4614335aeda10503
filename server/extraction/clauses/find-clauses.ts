// Candidates that the wording of contracts, letters and tickets offers for a field: parties, dates, law, terms, journeys.
import { readFrom, first, type Candidate, type PlainKind } from '../candidates/candidate.ts';
import { runningText, type RunningText } from '../layout/running-text.ts';
import { remembered } from '../memo.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { Scene } from '../ranking/scene.ts';
import type { Clause } from './clause.ts';
import { findCompanyKinds } from './company-kind.ts';
import { effectiveSaid, isLetterDate, signingSaid, type Said } from './effective-date.ts';
import { findGoverningLaw } from './governing-law.ts';
import { departureSaid, findJourney, type JourneyPart } from './journey.ts';
import { letterParts, type LetterPart } from './letter.ts';
import { findParties } from './parties.ts';
import { findPaymentMethods } from './payment-method.ts';
import { findNoticePeriod, findTerm } from './term.ts';

const runningTextOf = remembered(runningText);

export const textOf = ({ document }: Pick<Scene, 'document'>): RunningText => runningTextOf(document);

/** Best first; the trait `clause_score` is the log odds. Empty for fields that clauses say nothing of. */
export function findClauses(meaning: FieldMeaning, scene: Scene): Candidate[] {
  const concept = meaning.concept?.id;
  switch (concept) {
    case 'parties':
      return candidates(findParties(textOf(scene)), 'text', scene);
    case 'jurisdiction':
      return candidates(findGoverningLaw(textOf(scene)), 'text', scene);
    case 'company_type':
      return candidates(findCompanyKinds(textOf(scene)), 'text', scene);
    case 'payment_method':
      return candidates(findPaymentMethods(textOf(scene)), 'text', scene);
    case 'term':
      return candidates(findTerm(textOf(scene)), 'duration', scene);
    case 'notice_period':
      return candidates(findNoticePeriod(textOf(scene)), 'duration', scene);
    case 'effective_date':
      return dates(scene, effectiveIn(scene), OF_LETTER);
    case 'signing_date':
      return dates(scene, (date) => signingSaid(date) ?? besidePlace(date, scene), OF_LETTER);
    case 'description':
      return ofLetter(letterParts(scene).subject, 'text');
    case 'party_name':
      return party(meaning, scene);
    case 'departure_date':
      return dates(scene, departureIn(scene));
    case 'departure_place':
    case 'arrival_place':
    case 'service_number':
      return journey(concept, scene);
    default:
      return [];
  }
}

function candidates(clauses: Clause[], kind: PlainKind, scene: Scene): Candidate[] {
  const text = textOf(scene);
  return clauses
    .sort((a, b) => b.score - a.score)
    .flatMap(({ value, places, score }) => {
      const spans = places.flatMap(({ start, end }) => text.spansOf(start, end));
      return spans.length === 0 ? [] : [readFrom(spans, kind, value, { clause_score: score })];
    });
}

/** As much of a date a signature says, where no wording says from when the agreement holds. */
const HOLDS_FROM_SIGNATURE = 0.4;

function effectiveIn({ candidates: { all } }: Scene): (date: Candidate) => Said | undefined {
  const said = all.some((one) => one.kind === 'date' && effectiveSaid(one) !== undefined);
  if (said) return effectiveSaid;
  return (date) => {
    const signed = signingSaid(date);
    return signed === undefined ? undefined : { score: HOLDS_FROM_SIGNATURE * signed.score, named: false };
  };
}

/** A ticket with one day is for this day. */
const ONLY_DAY: Said = { score: 2, named: false };

function departureIn({ candidates: { all } }: Scene): (date: Candidate) => Said | undefined {
  const days = new Set(all.filter(({ kind }) => kind === 'date').map(({ value }) => value));
  return (date) => departureSaid(date) ?? (days.size === 1 ? ONLY_DAY : undefined);
}

/** Words of a place, and letters that a language puts behind a year. */
const PLACE = /^(?:\p{Ll}{1,2}\.\s?)?\p{Lu}[\p{L}'’-]+(?:[ -]\p{L}[\p{L}'’.-]*){0,3}$/u;
const YEAR_WORD = 5;
/** Part of the first page above the clauses. */
const HEAD = 0.3;

/** "Minsk | 15.09.2022": contracts are headed by where and when they are made, at the two margins. */
function besidePlace(date: Candidate, { labels }: Scene): Said | undefined {
  const { row, start, end } = first(date);
  const [place, day, ...others] = row.segments;
  if (place === undefined || day === undefined || others.length > 0) return undefined;
  if (date.page > 0 || row.y0 > HEAD * row.page.height || !PLACE.test(place.text)) return undefined;
  if (start !== day.start || day.end - end > YEAR_WORD) return undefined;
  const named = (labels.get(row.page)?.byRow.get(row) ?? []).some(({ span }) => span.start < place.end);
  return named ? undefined : { score: 2, named: true };
}

const OF_LETTER: Said = { score: 1.2, named: false };

/** Log odds that what stands between two stations, and these, are those of the journey. */
const OF_JOURNEY = 4;

const journey = (part: JourneyPart, scene: Scene): Candidate[] =>
  findJourney(part, scene).map(({ value, span }) =>
    readFrom([span], 'text', value, { clause_score: OF_JOURNEY }),
  );

/** Who signed a letter wrote it; who it is addressed to is whose address stands above the salutation. */
function party({ side }: FieldMeaning, scene: Scene): Candidate[] {
  if (side === null) return [];
  const { signer, addressee } = letterParts(scene);
  return ofLetter(side === 'issuer' ? signer : addressee, 'organisation');
}

function ofLetter(part: LetterPart | undefined, kind: PlainKind): Candidate[] {
  if (part === undefined) return [];
  const { segment, score } = part;
  const { row, start, end, text } = segment;
  return [readFrom([{ row, start, end }], kind, text, { clause_score: score })];
}

/** Earlier pages and places first among dates of the same wording; `ofLetter` is said of the date that a letter begins with. */
function dates(scene: Scene, saidOf: (date: Candidate) => Said | undefined, ofLetter?: Said): Candidate[] {
  let letter = ofLetter !== undefined;
  return scene.candidates.all
    .filter((candidate) => candidate.kind === 'date')
    .flatMap((candidate) => {
      const said = saidOf(candidate) ?? (letter && isLetterDate(candidate) ? ofLetter : undefined);
      if (said === undefined) return [];
      if (isLetterDate(candidate)) letter = false;
      const clause_score = said.score - 0.15 * Math.min(candidate.page, 10);
      const traits = { ...candidate.traits, clause_score, clause_named: said.named ? 1 : 0 };
      return [{ ...candidate, traits }];
    });
}
