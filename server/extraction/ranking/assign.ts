// Chooses one candidate per field for all fields together: sums must add up, and one printed value serves one field.
import { first, samePlace, type AmountCandidate, type Candidate } from '../candidates/candidate.ts';
import { isOneRange } from '../candidates/dates.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { TOLERANCE } from '../checks/tolerance.ts';
import { chargesBetween } from './charges.ts';
import { groupOf } from './features.ts';
import { nameKey } from '../candidates/organisations.ts';
import { fold } from '../text/fold.ts';
import { follows, leads } from './party-blocks.ts';
import type { Ranked } from './rank.ts';

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
/** Sums that add up, and that do not, in log odds. */
const ADDS_UP = 2.2;
const FAILS = -1.6;
const AGREES_WITH_LINES = 0.5;

/** Amounts known from elsewhere, in 1/10,000. */
export interface KnownSums {
  /** The sum of the line items. */
  lines: number | null;
  /** Printed beside the sums; what is taken off is negative. */
  charges: number[];
  /** What net amounts become with freight and other charges, by net amount. */
  charged: Map<number, number>;
}

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

/** Reward for sums that hold: net + tax = total; total - prepaid = due; lines = line total or net. */
function sumsOf(rankings: FieldRanking[], known: KnownSums): (chosen: (Ranked | null)[]) => number {
  const placeOf = (id: string) =>
    rankings.findIndex(({ meaning }) => meaning.concept?.id === id && meaning.field.type !== 'text');
  const places = new Map(SUMMED.map((id) => [id, placeOf(id)]));
  const asked = placeOf('grand_total') >= 0;
  return (chosen) => {
    const pick = (id: (typeof SUMMED)[number]) => chosen[places.get(id) ?? -1];
    const of = (id: (typeof SUMMED)[number]): number | null =>
      (pick(id)?.candidate as AmountCandidate | undefined)?.units ?? null;
    const [net, tax, total] = [of('net_total'), of('tax_total'), of('grand_total')];
    const taxed = (pick('tax_total')?.score ?? 0) > 0 && (net !== total || isIncluded(tax, total));
    const bare = asked && net !== null && !taxed && !isNamedApart(pick('net_total'), pick('grand_total'));
    const headless = asked && tax !== null && total === null;
    return judgeAll(of, known) + (bare ? (net === total ? LONE : FAILS) : 0) + (headless ? FAILS : 0);
  };
}

/** Whether a label in its row names the net amount and no other sum ("Total" may be any), and it is not the very print of the total. */
function isNamedApart(net: Ranked | null | undefined, total: Ranked | null | undefined): boolean {
  if (!net || !total) return false;
  const { inline = 0, left = 0, rival_any = 0 } = net.features;
  const named = Math.max(inline, left);
  return named >= NAMED && named > rival_any && !samePlace(net.candidate, total.candidate);
}

/** Whether a tax may be part of a sum: between equal sums there is no room for another. Included taxes have whole rates, by and large. */
function isIncluded(tax: number | null, total: number | null): boolean {
  if (!tax || total === null) return tax === 0;
  const rate = Math.round((100 * tax) / (total - tax));
  return rate >= 1 && Math.abs(((total - tax) * rate) / 100 - tax) <= CENT;
}
/** In 1/10,000. */
const CENT = 100;

/** In log odds: a sum without a tax, once or again on a second slip, is the total; it is the net amount as well only where a label says so, as is a smaller one. */
const LONE = -6;
/** From this closeness on a label names a value. */
const NAMED = 0.35;

const SUMMED = [
  'net_total',
  'tax_total',
  'grand_total',
  'due_payable',
  'prepaid',
  'line_total',
  'gross_pay',
  'net_pay',
] as const;

/** No tax is a larger share of what is to be paid; sums that hold with it have net and tax exchanged. */
const MOST_TAX = 0.4;
/** In log odds. */
const TOO_MUCH_TAX = -6;
/** A total below its net amount without any discount between them, in log odds. */
const SHRUNK = -4;

function judgeAll(of: (id: (typeof SUMMED)[number]) => number | null, known: KnownSums): number {
  const [net, tax, total] = [of('net_total'), of('tax_total'), of('grand_total')];
  const [due, prepaid, lines] = [of('due_payable'), of('prepaid'), of('line_total')];
  const heavy = tax !== null && total !== null && tax > MOST_TAX * total;
  const taxed =
    net !== null &&
    tax !== null &&
    total !== null &&
    !heavy &&
    chargesBetween(net + tax, total, known.charges) !== undefined;
  const [gross_pay, net_pay] = [of('gross_pay'), of('net_pay')];
  let score = 0;
  // A rate by the hour, say: refunds of expenses that exceed all that is kept back are rare.
  if (gross_pay !== null && net_pay !== null && net_pay > gross_pay) score += FAILS;
  if (heavy) score += TOO_MUCH_TAX;
  // Without a tax any amount is the sum of itself.
  else if (net !== null && tax !== null && total !== null) score += holds(taxed, tax === 0 ? 0 : total);
  if (net !== null && total !== null && !taxed && net > Math.max(total, 0) + TOLERANCE) score += SHRUNK;
  const charged = net === null ? undefined : known.charged.get(net);
  if (charged !== undefined && tax === null && total !== null) score += judge(charged - total, total);
  if (due !== null && prepaid !== null && total !== null)
    score += 0.7 * judge(total - Math.abs(prepaid) - due, total);
  if (due !== null && prepaid === null && total !== null && due !== total) score -= 0.3;
  if (known.lines !== null) {
    const base = lines ?? net;
    // Prices with their tax add up to the total of net and tax.
    const gross = taxed && total !== null && Math.abs(known.lines - total) <= TOLERANCE;
    if (base !== null) score += 0.6 * holds(gross || Math.abs(known.lines - base) <= TOLERANCE, base);
    // Taxes and service charges may come on top of the lines: only their agreement with the total says something.
    if (tax === null && total !== null && Math.abs(known.lines - total) <= TOLERANCE)
      score += AGREES_WITH_LINES;
  }
  return score;
}

const judge = (difference: number, total: number): number => holds(Math.abs(difference) <= TOLERANCE, total);

function holds(sum: boolean, total: number): number {
  if (!sum) return FAILS;
  return total === 0 ? 0 : ADDS_UP;
}
