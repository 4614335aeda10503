// Journeys on tickets, by their form: "Northbridge station G795 Southport station", "Northbridge → Southport", "From" beside "To",
// and the day before the time of departure.
import { anchoredTexts } from '../candidates/anchored.ts';
import { first, type Candidate } from '../candidates/candidate.ts';
import type { LabelHit } from '../labels/find-labels.ts';
import { segmentAt, type Row, type Span } from '../layout/layout.ts';
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
const TOWN = String.raw`\p{L}[\p{L}.'’()]+(?:[ -]\p{L}[\p{L}.'’()]+){0,3}?`;
const [BEGINS, ENDS] = [String.raw`(?<=^|\t|\| )`, String.raw`(?=$|\t| \|| \d)`];
/** An arrow, or a dash between codes of stations, alone in their cell. */
const ROUTES = [
  String.raw`${BEGINS}(?<departure_place>${TOWN}) ?[→➔➜➝⟶⇒►▶✈] ?(?<arrival_place>${TOWN})${ENDS}`,
  String.raw`${BEGINS}(?<departure_place>\p{Lu}{3,4}) ?[-–] ?(?<arrival_place>\p{Lu}{3,4})${ENDS}`,
].map((form) => new RegExp(form, 'du'));

type Journey = Partial<Record<JourneyPart, Named>>;

const journeys = remembered((scene: Scene): Journey[] => {
  const rows = scene.document.pages.flatMap((page) => page.rows);
  return [...rows.flatMap((row) => journeyIn(row) ?? []), ...labelledJourneys(scene)];
});

/** What the rows say of a journey, from top to bottom. */
export const findJourney = (part: JourneyPart, scene: Scene): Named[] =>
  journeys(scene).flatMap((journey) => journey[part] ?? []);

function journeyIn(row: Row): Journey | undefined {
  const found = [JOURNEY, ...ROUTES].map((form) => form.exec(row.text)).find((match) => match !== null);
  const parts = Object.entries(found?.indices?.groups ?? {}).map(([name, [start, end]]) => {
    // Tickets space the letters of short names to one width.
    const value = row.text.slice(start, end).replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
    return [name, { value, span: { row, start, end } }];
  });
  return found === undefined ? undefined : (Object.fromEntries(parts) as Journey);
}

/** Rows between the label of where a journey begins and that of where it ends. */
const NEAR = 3;
const PLACED = { multiline: false, separator: ' ', strict: true };

/** "From: Northbridge", "To: Southport": either may mean a day or a person as well, both together name a journey. */
function labelledJourneys({ labels }: Scene): Journey[] {
  return [...labels.values()].flatMap((own) => {
    const hits = [...own.byRow.values()].flat().filter(beginsCell);
    const placesOf = (id: JourneyPart) =>
      hits
        .filter(({ concepts }) => concepts.has(id))
        .flatMap((hit) => {
          const [text] = anchoredTexts(hit, own, PLACED).filter(({ value }) =>
            /^[^\d@]*\p{L}{2}[^\d@]*$/u.test(value),
          );
          return text === undefined ? [] : [{ hit, named: { value: text.value, span: first(text) } }];
        });
    const arrivals = placesOf('arrival_place');
    return placesOf('departure_place').flatMap((from) => {
      const to = arrivals.find((one) => isBeside(from.hit, one.hit));
      return to === undefined ? [] : [{ departure_place: from.named, arrival_place: to.named }];
    });
  });
}

const beginsCell = ({ span: { row, start } }: LabelHit): boolean => segmentAt(row, start)?.start === start;

function isBeside({ span: { row, start }, x0 }: LabelHit, { span, x0: other }: LabelHit): boolean {
  if (span.row === row) return span.start > start;
  const below =
    span.row.page === row.page && span.row.index > row.index && span.row.index <= row.index + NEAR;
  return below && Math.abs(other - x0) < row.page.line_height;
}

/** "16:33" with the word that the train leaves then. */
const LEAVES = new RegExp(String.raw`^\s*\d{1,2}[:：]\d{2}\s*(?:${wordsOf('leaves')})`, 'iu');

/** Whether a journey begins on this date: the time at which it does follows. */
export function departureSaid(candidate: Candidate): Said | undefined {
  const { row, end } = first(candidate);
  return LEAVES.test(row.text.slice(end)) ? { score: 8, named: true } : undefined;
}
