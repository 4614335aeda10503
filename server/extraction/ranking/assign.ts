// Chooses one candidate per field for all fields together: sums must add up, and one printed value serves one field.
import { first, samePlace, type Candidate } from '../candidates/candidate.ts';
import { isOneRange } from '../candidates/dates.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { groupOf } from './features.ts';
import { nameKey } from '../candidates/organisations.ts';
import { fold } from '../text/fold.ts';
import { follows, leads } from './party-blocks.ts';
import type { Ranked } from './rank.ts';
import { NAMED, sumsOf, type KnownSums } from './sums-hold.ts';

export interface FieldRanking {
  meaning: FieldMeaning;
  ranked: Ranked[];
}

export interface Assignment {
  meaning: FieldMeaning;
  chosen: Ranked | null;
  /** The best of the others that reads differently. */
  rival: Ranked | null;
}

/** A partial solution: for each field so far, which of its options. */
interface State {
  score: number;
  picks: number[];
}

/** A field with what it may take: one of its likely candidates, or nothing. */
interface Choice {
  meaning: FieldMeaning;
  options: (Ranked | null)[];
}

/** Partial solutions kept while going through the fields. */
const BEAM = 120;
/** Two fields on the same printed value, in log odds. */
const SHARED = -2.5;

const NOTHING: KnownSums = { lines: null, charges: [], charged: new Map() };

/** Amounts are settled first and together; the other fields follow, each place serving one field. */
export function assign(rankings: FieldRanking[], known: KnownSums): Assignment[] {
  const amounts = rankings.filter(({ meaning }) => groupOf(meaning) === 'amount');
  const others = rankings.filter(({ meaning }) => groupOf(meaning) !== 'amount');
  const settled = new Map(
    [...search(amounts, known), ...search(others, NOTHING)].map((one) => [one.meaning, one]),
  );
  return rankings.flatMap(({ meaning }) => settled.get(meaning) ?? []);
}

function search(rankings: FieldRanking[], known: KnownSums): Assignment[] {
  const choices = rankings.map(({ meaning, ranked }): Choice => ({
    meaning,
    options: [...ranked.filter(({ score }) => score > LEAST_SCORE), null],
  }));
  let beam: State[] = [{ score: 0, picks: [] }];
  for (const [i, choice] of choices.entries()) beam = best(extensions(beam, choice, choices.slice(0, i)));
  const chosenIn = ({ picks }: State) => choices.map(({ options }, i) => options[picks[i] ?? -1] ?? null);
  const judgeSums = sumsOf(rankings, known);
  const withSums = beam.map((state) => ({ ...state, score: state.score + judgeSums(chosenIn(state)) }));
  const winner = chosenIn(
    withSums.reduce((a, b) => (b.score > a.score ? b : a), withSums[0] ?? { score: 0, picks: [] }),
  );
  return rankings.map(({ meaning, ranked }, i) => {
    const chosen = winner[i] ?? null;
    const rival = ranked.find((other) => readingOf(other) !== (chosen && readingOf(chosen))) ?? null;
    return { meaning, chosen, rival };
  });
}

/** Log odds below which a candidate is no option. */
const LEAST_SCORE = -3;

interface Extension {
  score: number;
  state: State;
  option: number;
}

/** Each partial solution with each option of the next field. */
function extensions(beam: State[], choice: Choice, before: Choice[]): Extension[] {
  const beside = choice.options.map((option) => affinities(choice.meaning, option, before));
  const next: Extension[] = [];
  for (const state of beam) {
    for (const [option, candidate] of choice.options.entries()) {
      let score = state.score + (candidate?.score ?? 0);
      for (const { field, gains } of beside[option] ?? []) score += gains[state.picks[field] ?? -1] ?? 0;
      next.push({ score, state, option });
    }
  }
  return next;
}

/** What an option gains beside the options of the fields before it, in log odds; fields that change nothing are left out. */
function affinities(meaning: FieldMeaning, option: Ranked | null, before: Choice[]) {
  if (option === null) return [];
  return before.flatMap((other, field) => {
    const gains = other.options.map((its) =>
      its === null ? 0 : affinity({ meaning, option }, { meaning: other.meaning, option: its }),
    );
    return gains.some((gain) => gain !== 0) ? [{ field, gains }] : [];
  });
}

/** Rates are found with their sign and without. */
const readingOf = ({ candidate }: Ranked): string => candidate.value.replace(/\s*%$/, '');

function best(extended: Extension[]): State[] {
  const least = extended.length > BEAM ? scoreAt(BEAM, extended) : -Infinity;
  return extended
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, BEAM)
    .map(({ score, state, option }) => ({ score, picks: [...state.picks, option] }));
}

/** The score that so many have or surpass. */
const scoreAt = (place: number, extended: Extension[]): number =>
  Float64Array.from(extended, ({ score }) => score)
    .sort()
    .at(-place) ?? -Infinity;

/** An option of a field. */
interface Pick {
  meaning: FieldMeaning;
  option: Ranked;
}

/** What two options of different fields say of each other, in log odds. */
const affinity = (one: Pick, before: Pick): number =>
  sharing(one, before) + belonging(one, before) + spanning(one, before);

/** Concepts that often are one and the same printed value. */
const TWINS = [
  new Set(['grand_total', 'due_payable', 'net_total', 'line_total']),
  new Set([
    'issue_date',
    'delivery_date',
    'effective_date',
    'signing_date',
    'period_start',
    'period_end',
    'order_date',
  ]),
  new Set(['vat_id', 'tax_number', 'uscc']),
  new Set(['invoice_number', 'payment_reference', 'document_number', 'receipt_number']),
  new Set(['buyer_reference', 'order_number']),
];

function sharing(one: Pick, before: Pick): number {
  let penalty = 0;
  if (areOpposed(before.meaning, one.meaning)) {
    if (sameValue(before.option, one.option)) penalty += OPPOSED;
    else if (isName(one.meaning) && holdsOther(before.option, one.option)) penalty += HELD;
  }
  if (!samePlace(before.option.candidate, one.option.candidate)) return penalty;
  const a = before.meaning.concept?.id ?? '';
  const b = one.meaning.concept?.id ?? '';
  const ends = before.meaning.range !== null && one.meaning.range !== null;
  if (ends && isMonth(before.option.candidate) && isMonth(one.option.candidate)) return penalty;
  // One day that is printed once is one end of a period; the other is not there, or was not read.
  if (ends && sameValue(before.option, one.option)) return penalty + OPPOSED;
  if (a !== b && DAYS.has(a) && DAYS.has(b)) return penalty + ONE_DAY;
  const twins = !ends && TWINS.some((set) => set.has(a) && set.has(b));
  return penalty + (twins ? SHARED * 0.2 : SHARED);
}

/** The day until when something is paid is printed as that day: it says nothing of when the document was issued. */
const DAYS = new Set(['issue_date', 'due_date']);
/** In log odds. */
const ONE_DAY = -8;

/** A month that is printed once has a first and a last day. */
const isMonth = ({ traits }: Candidate): boolean => traits['month'] === 1;

/** One value for both parties is wrong, however well it fits each. In log odds. */
const OPPOSED = -20;

/** The same fact of the two parties of a document. */
function areOpposed(a: FieldMeaning, b: FieldMeaning): boolean {
  if (a.concept?.id !== b.concept?.id) return false;
  return a.side !== null && b.side !== null && a.side !== b.side;
}

const sameValue = (a: Ranked, b: Ranked): boolean => fold(a.candidate.value) === fold(b.candidate.value);

/** "Muster DIENST" of a logo and "MusterDienst24 GmbH" above the window are mostly one party; two of a group may trade with each other. */
function holdsOther({ candidate: a }: Ranked, { candidate: b }: Ranked): boolean {
  const [short = '', long = ''] = [nameKey(a.value), nameKey(b.value)].toSorted(
    (x, y) => x.length - y.length,
  );
  return short.length >= TELLING && long.startsWith(short);
}
/** In log odds. */
const HELD = -3;
/** Letters of a name that tell it from any other. */
const TELLING = 5;

/** Name, address and tax number of one party stand together; those of different parties do not. */
function belonging(one: Pick, before: Pick): number {
  if (before.meaning.concept?.id === one.meaning.concept?.id) return 0;
  const same = (before.meaning.role ?? 'seller') === (one.meaning.role ?? 'seller');
  if (standTogether(one, before)) return same ? TOGETHER : MIXED;
  return !same && isNumberOf(one, before) ? MIXED : 0;
}

/** A tax number right below the name of a party, or beside it in a form whose every value has its label before it, is that party's. */
function isNumberOf(a: Pick, b: Pick): boolean {
  const [name, number] = isTaxNumber(b.meaning) ? [a, b] : [b, a];
  if (!isName(name.meaning) || !isTaxNumber(number.meaning)) return false;
  const [party, its] = [name.option.candidate, number.option.candidate];
  return follows(its, party) || (isOneRow(party, its) && [name, number].every(isLabelled));
}

const isOneRow = (a: Candidate, b: Candidate): boolean => first(a).row === first(b).row;
/** A label right before the value, in its cell. */
const isLabelled = ({ option: { features } }: Pick): boolean => (features['inline'] ?? 0) >= NAMED;

function standTogether(a: Pick, b: Pick): boolean {
  const [first, second] = isAddress(b.meaning) ? [a, b] : [b, a];
  if (!isAddress(second.meaning)) return false;
  const [party, address] = [first.option.candidate, second.option.candidate];
  if (isParty(first.meaning)) return leads(party, address);
  return isTaxNumber(first.meaning) && follows(party, address);
}

const isAddress = ({ concept }: FieldMeaning): boolean => concept?.id === 'address';
const isName = ({ concept }: FieldMeaning): boolean => concept?.id === 'party_name';
const isTaxNumber = ({ concept }: FieldMeaning): boolean =>
  concept?.id === 'vat_id' || concept?.id === 'tax_number';
const isParty = ({ concept }: FieldMeaning): boolean =>
  concept?.id === 'party_name' || concept?.id === 'address';
/** In log odds. */
const TOGETHER = 1.2;
const MIXED = -2;

/** In log odds: beginning and end from one printed period, and from two. */
const ONE_PERIOD = 1.2;
const TWO_PERIODS = -1;

/** Fields for the two ends of one period take both from one place. */
function spanning(one: Pick, before: Pick): number {
  const [range, its] = [one.meaning.range, before.meaning.range];
  if (range === null || its === null || its === range) return 0;
  if (!isRanged(one.option.candidate) || !isRanged(before.option.candidate)) return 0;
  const [start, end] = range === 'end' ? [before, one] : [one, before];
  return isOneRange(start.option.candidate, end.option.candidate) ? ONE_PERIOD : TWO_PERIODS;
}

const isRanged = ({ traits }: Candidate): boolean => traits['range_start'] === 1 || traits['range_end'] === 1;
