// Journeys on tickets, which have no labels: "Northbridge station G795 Southport station", and the day before the time of departure.
import { first, type Candidate } from '../candidates/candidate.ts';
import type { Row, Span } from '../layout/layout.ts';
import { remembered } from '../memo.ts';
import { wordsOf } from '../../lexicon/words.ts';
import type { Scene } from '../ranking/scene.ts';
import type { Said } from './effective-date.ts';

export type JourneyPart = 'departure_place' | 'arrival_place' | 'service_number';

export interface Named {
  value: string;
  span: Span;
}

const PLACE = String.raw`\p{L}[\p{L} ]{0,20}?(?:${wordsOf('station')})`;
/** Letters of the kind of train and its number. */
const NUMBER = String.raw`\p{Lu}{1,3}\s?\d{1,5}`;
const JOURNEY = new RegExp(
  String.raw`(?<departure_place>${PLACE})\s*(?<service_number>${NUMBER})\s*(?<arrival_place>${PLACE})`,
  'du',
);

const journeys = remembered(({ pages }: Scene['document']) =>
  pages.flatMap((page) => page.rows).flatMap((row) => journeyIn(row) ?? []),
);

/** What the rows say of a journey, from top to bottom. */
export const findJourney = (part: JourneyPart, { document }: Pick<Scene, 'document'>): Named[] =>
  journeys(document).map((journey) => journey[part]);

function journeyIn(row: Row): Record<JourneyPart, Named> | undefined {
  const found = JOURNEY.exec(row.text);
  if (found === null) return undefined;
  const part = (name: JourneyPart): Named => {
    const [start, end] = found.indices?.groups?.[name] ?? [0, 0];
    // Tickets space the letters of short names to one width.
    const value = row.text.slice(start, end).replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
    return { value, span: { row, start, end } };
  };
  return {
    departure_place: part('departure_place'),
    arrival_place: part('arrival_place'),
    service_number: part('service_number'),
  };
}

/** "16:33" with the word that the train leaves then. */
const LEAVES = new RegExp(String.raw`^\s*\d{1,2}[:：]\d{2}\s*(?:${wordsOf('leaves')})`, 'iu');

/** Whether a journey begins on this date: the time at which it does follows. */
export function departureSaid(candidate: Candidate): Said | undefined {
  const { row, end } = first(candidate);
  return LEAVES.test(row.text.slice(end)) ? { score: 8, named: true } : undefined;
}
