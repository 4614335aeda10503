// Chooses one candidate per field for all fields together: sums must add up, and one printed value serves one field.
import type { AmountCandidate, Candidate } from '../candidates/candidate.ts';
import { isOneRange } from '../candidates/dates.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { groupOf } from './features.ts';
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

interface State {
  score: number;
  chosen: (Ranked | null)[];
}

/** Partial solutions kept while going through the fields. */
const BEAM = 120;
/** Two fields on the same printed value, in log odds. */
const SHARED = -2.5;
/** Sums that add up, and that do not, in log odds. */
const ADDS_UP = 2.2;
const FAILS = -1.6;
const AGREES_WITH_LINES = 0.5;
/** One unit of the last place per summand, in 1/10,000. */
export const TOLERANCE = 200;

/** Amounts known from elsewhere: the sum of the line items, in 1/10,000. */
export interface KnownSums {
  lines: number | null;
}

/** Amounts are settled first and together; the other fields follow, each place serving one field. */
export function assign(rankings: FieldRanking[], known: KnownSums): Assignment[] {
  const amounts = rankings.filter(({ meaning }) => groupOf(meaning) === 'amount');
  const others = rankings.filter(({ meaning }) => groupOf(meaning) !== 'amount');
  const settled = new Map(
    [...search(amounts, known), ...search(others, { lines: null })].map((one) => [one.meaning, one]),
  );
  return rankings.flatMap(({ meaning }) => settled.get(meaning) ?? []);
}

function search(rankings: FieldRanking[], known: KnownSums): Assignment[] {
  let beam: State[] = [{ score: 0, chosen: [] }];
  for (const [i, { ranked }] of rankings.entries()) {
    const options: (Ranked | null)[] = [...ranked.filter(({ score }) => score > -3), null];
    const next: State[] = [];
    for (const state of beam) {
      for (const option of options) {
        const chosen = [...state.chosen, option];
        next.push({
          chosen,
          score:
            state.score +
            (option?.score ?? 0) +
            sharing(rankings, state.chosen, option, i) +
            belonging(rankings, state.chosen, option, i) +
            spanning(rankings, state.chosen, option, i),
        });
      }
    }
    beam = best(next);
  }
  const withSums = beam.map((state) => ({
    ...state,
    score: state.score + sums(rankings, state.chosen, known),
  }));
  const winner = withSums.reduce(
    (a, b) => (b.score > a.score ? b : a),
    withSums[0] ?? { score: 0, chosen: [] },
  );
  return rankings.map(({ meaning, ranked }, i) => {
    const chosen = winner.chosen[i] ?? null;
    const rival = ranked.find((other) => readingOf(other) !== (chosen && readingOf(chosen))) ?? null;
    return { meaning, chosen, rival };
  });
}

/** Rates are found with their sign and without. */
const readingOf = ({ candidate }: Ranked): string => candidate.value.replace(/\s*%$/, '');

const best = (states: State[]): State[] => states.sort((a, b) => b.score - a.score).slice(0, BEAM);

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

function sharing(
  rankings: FieldRanking[],
  before: (Ranked | null)[],
  option: Ranked | null,
  at: number,
): number {
  if (option === null) return 0;
  let penalty = 0;
  for (const [j, other] of before.entries()) {
    if (other === null) continue;
    if (areOpposed(rankings[j]?.meaning, rankings[at]?.meaning) && sameValue(other, option))
      penalty += OPPOSED;
    if (!samePlace(other.candidate, option.candidate)) continue;
    const a = rankings[j]?.meaning.concept?.id ?? '';
    const b = rankings[at]?.meaning.concept?.id ?? '';
    const twins = TWINS.some((set) => set.has(a) && set.has(b));
    penalty += twins ? SHARED * 0.2 : SHARED;
  }
  return penalty;
}

const SELLERS = new Set<string | null>(['seller', 'payee', 'ship_from']);
const BUYERS = new Set<string | null>(['buyer', 'payer', 'ship_to']);
/** One value for both parties is wrong, however well it fits each. In log odds. */
const OPPOSED = -20;

/** The same fact of the two parties of a document. */
function areOpposed(a: FieldMeaning | undefined, b: FieldMeaning | undefined): boolean {
  if (a === undefined || b === undefined || a.concept?.id !== b.concept?.id) return false;
  return (SELLERS.has(a.role) && BUYERS.has(b.role)) || (BUYERS.has(a.role) && SELLERS.has(b.role));
}

const sameValue = (a: Ranked, b: Ranked): boolean => fold(a.candidate.value) === fold(b.candidate.value);

/** Name, address and tax number of one party stand together; those of different parties do not. */
function belonging(
  rankings: FieldRanking[],
  before: (Ranked | null)[],
  option: Ranked | null,
  at: number,
): number {
  const meaning = rankings[at]?.meaning;
  if (option === null || meaning === undefined) return 0;
  let reward = 0;
  for (const [j, other] of before.entries()) {
    const its = rankings[j]?.meaning;
    if (other === null || its === undefined || its.concept?.id === meaning.concept?.id) continue;
    if (!standTogether([meaning, option.candidate], [its, other.candidate])) continue;
    reward += (its.role ?? 'seller') === (meaning.role ?? 'seller') ? TOGETHER : MIXED;
  }
  return reward;
}

type Placed = [meaning: FieldMeaning, candidate: Candidate];

function standTogether(a: Placed, b: Placed): boolean {
  const [[first, name], [second, address]] = isAddress(b[0]) ? [a, b] : [b, a];
  if (!isAddress(second)) return false;
  if (isParty(first)) return leads(name, address);
  return isTaxNumber(first) && follows(name, address);
}

const isAddress = ({ concept }: FieldMeaning): boolean => concept?.id === 'address';
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
function spanning(
  rankings: FieldRanking[],
  before: (Ranked | null)[],
  option: Ranked | null,
  at: number,
): number {
  const range = rankings[at]?.meaning.range ?? null;
  if (option === null || range === null || !isRanged(option.candidate)) return 0;
  let reward = 0;
  for (const [j, other] of before.entries()) {
    const its = rankings[j]?.meaning.range ?? null;
    if (other === null || its === null || its === range || !isRanged(other.candidate)) continue;
    const [start, end] = range === 'end' ? [other, option] : [option, other];
    reward += isOneRange(start.candidate, end.candidate) ? ONE_PERIOD : TWO_PERIODS;
  }
  return reward;
}

const isRanged = ({ traits }: Candidate): boolean => traits['range_start'] === 1 || traits['range_end'] === 1;

function samePlace(a: Candidate, b: Candidate): boolean {
  const left = a.spans[0];
  const right = b.spans[0];
  if (left === undefined || right === undefined) return false;
  return left.row === right.row && left.start < right.end && right.start < left.end;
}

/** Reward for sums that hold: net + tax = total; total - prepaid = due; lines = line total or net. */
function sums(rankings: FieldRanking[], chosen: (Ranked | null)[], known: KnownSums): number {
  const of = (id: string): number | null => {
    const at = rankings.findIndex(
      ({ meaning }) => meaning.concept?.id === id && meaning.field.type !== 'text',
    );
    const candidate = chosen[at]?.candidate as AmountCandidate | undefined;
    return candidate?.units ?? null;
  };
  const [net, tax, total] = [of('net_total'), of('tax_total'), of('grand_total')];
  const [due, prepaid, lines] = [of('due_payable'), of('prepaid'), of('line_total')];
  let score = 0;
  if (net !== null && tax !== null && total !== null) score += judge(net + tax - total, total);
  if (net !== null && tax === null && total !== null && net > total + TOLERANCE) score += FAILS;
  if (due !== null && prepaid !== null && total !== null)
    score += 0.7 * judge(total - Math.abs(prepaid) - due, total);
  if (due !== null && prepaid === null && total !== null && due !== total) score -= 0.3;
  if (known.lines !== null) {
    const base = lines ?? net;
    if (base !== null) score += 0.6 * judge(known.lines - base, base);
    // Taxes and service charges may come on top of the lines: only their agreement with the total says something.
    else if (total !== null && Math.abs(known.lines - total) <= TOLERANCE) score += AGREES_WITH_LINES;
  }
  return score;
}

function judge(difference: number, total: number): number {
  if (Math.abs(difference) <= TOLERANCE) return total === 0 ? 0 : ADDS_UP;
  return FAILS;
}
