// Arithmetic signals of totals: what the labelled amounts of a document say the total must be, and what amounts without
// a legible label say: a table of taxes, what was paid and given back.
import { sumOf } from '../../platform/sum.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { first, isAmount, isSum, type AmountCandidate } from '../candidates/candidate.ts';
import type { Row } from '../layout/layout.ts';
import type { LabelHit } from '../labels/find-labels.ts';
import { fold } from '../text/fold.ts';
import type { Features } from './signal.ts';
import { remembered } from '../memo.ts';
import { contextsIn, type Scene } from './scene.ts';

/** Labelled amounts of the document, in 1/10,000. */
export interface LabelledSums {
  cash: number[];
  change: number[];
  rounding: number[];
  net: number[];
  tax: number[];
  gross: number[];
  total: number[];
  due: number[];
  lines: number[];
  /** Net plus tax of each row of a table of taxes, and of all its rows together. */
  taxed: number[];
  /** Amounts that two amounts of later rows differ by, as payment and change do; and those payments. */
  paid: number[];
  payments: number[];
  /** What is left of an amount after a discount below it, and such amounts before their discount. */
  reduced: number[];
  unreduced: number[];
  /** Rows of tables of taxes: their totals are not what is to be paid. */
  tax_table: Set<Row>;
}

type Labelled = 'cash' | 'change' | 'rounding' | 'net' | 'tax' | 'gross' | 'total' | 'due' | 'lines';

const CONCEPTS: Record<Labelled, string[]> = {
  cash: ['cash_tendered'],
  change: ['cash_change'],
  rounding: ['rounding'],
  net: ['net_total'],
  tax: ['tax_total'],
  gross: ['grand_total', 'due_payable', 'net_total'],
  total: ['grand_total'],
  due: ['due_payable'],
  lines: ['line_total'],
};

/** Labels of lower closeness do not name the amount. */
const NAMED = 0.3;
/** Rounding to five cents moves a total by at most this. */
const MOST_ROUNDING = 500;

export const sumsIn = remembered((scene: Scene): LabelledSums => {
  const rows = moneyByRow(scene);
  const sums: LabelledSums = {
    cash: [],
    change: [],
    rounding: [],
    net: [],
    tax: [],
    gross: [],
    total: [],
    due: [],
    lines: [],
    ...taxTable(rows),
    ...paidIn(rows),
    ...reducedIn(scene, rows),
  };
  for (const candidate of rows.flatMap(({ amounts }) => amounts)) {
    for (const name of Object.keys(CONCEPTS) as Labelled[]) {
      if (isNamed(scene, candidate, CONCEPTS[name]) && sums[name].length < 12)
        sums[name].push(candidate.units);
    }
  }
  return sums;
});

export interface MoneyRow {
  row: Row;
  amounts: AmountCandidate[];
}

/**
 * Rows with amounts of money, from top to bottom; where nothing has cents, with what is printed as sums are. Hostile pages are made of
 * nothing else: the last ones count.
 */
export const moneyByRow = remembered((scene: Scene): MoneyRow[] => {
  const amounts = scene.candidates.all.filter(isAmount);
  const with_cents = amounts.filter(({ traits }) => traits['decimals'] === 1);
  const rows = new Map<Row, AmountCandidate[]>();
  for (const amount of with_cents.length > 0 ? with_cents : amounts.filter(isSum)) {
    const { row } = first(amount);
    rows.set(row, [...(rows.get(row) ?? []), amount]);
  }
  return [...rows].map(([row, some]) => ({ row, amounts: some })).slice(-MOST_ROWS);
});

const MOST_ROWS = 80;
/** "GST Summary", "VAT breakdown", "Steueraufschlüsselung": the table of taxes at the end of receipts and invoices. */
const TAX_TABLE = new RegExp(wordsOf('tax_table'), 'u');
/** Rates of tax: from 1 % to 30 %. */
const RATE = [0.01, 0.3] as const;

/** Rows under the heading of a table of taxes, and the gross amounts that its rows add up to. */
function taxTable(rows: MoneyRow[]): Pick<LabelledSums, 'taxed' | 'tax_table'> {
  const tax_table = new Set<Row>();
  const taxed = new Set<number>();
  let sum = 0;
  const page = rows[0]?.row.page;
  const heading = page?.rows.findLast((row) => TAX_TABLE.test(fold(row.text)));
  for (const { row, amounts } of rows) {
    if (heading !== undefined && row.page === heading.page && row.index >= heading.index) tax_table.add(row);
    const [net, tax] = amounts;
    if (net === undefined || tax === undefined || amounts.length > 3) continue;
    const rate = tax.units / Math.max(net.units, 1);
    if (rate < RATE[0] || rate > RATE[1]) continue;
    taxed.add(net.units + tax.units);
    if (!tax_table.has(row)) continue;
    sum += net.units + tax.units;
    taxed.add(sum);
  }
  return { tax_table, taxed: [...taxed] };
}

/** Receipts end in total, amount paid, change: the total is the difference of two single amounts below it. */
function paidIn(rows: MoneyRow[]): Pick<LabelledSums, 'paid' | 'payments'> {
  const single = rows
    .flatMap(({ amounts }) => (amounts.length === 1 ? amounts : []))
    .map(({ units }) => units);
  const triples = single.flatMap((payment, i) => {
    const change = single[i + 1] ?? payment;
    const total = payment - change;
    const above = single.slice(Math.max(0, i - REACH), i);
    return change >= 0 && total > 0 && above.includes(total) ? [{ total, payment }] : [];
  });
  return {
    paid: triples.map(({ total }) => total),
    payments: triples.flatMap(({ total, payment }) => (payment === total ? [] : [payment])),
  };
}

/** Subtotal, discounts, what is left: in rows near each other, with tax and rounding in between now and then. */
function reducedIn(scene: Scene, rows: MoneyRow[]): Pick<LabelledSums, 'reduced' | 'unreduced'> {
  const reduced: number[] = [];
  const unreduced: number[] = [];
  for (const [i, { amounts }] of rows.entries()) {
    const off = amounts.find(
      (amount) => amount.units < 0 || isNamed(scene, amount, ['discount', 'withholding']),
    );
    if (off === undefined || off.units === 0 || isNamed(scene, off, PAID)) continue;
    const unitsOf = (some: MoneyRow[]) => some.flatMap((row) => row.amounts.map(({ units }) => units));
    const below = new Set(unitsOf(rows.slice(i + 1, i + 1 + REACH_OFF)));
    for (const before of unitsOf(rows.slice(Math.max(0, i - REACH), i))) {
      const left = before - Math.abs(off.units);
      if (left <= 0 || !below.has(left)) continue;
      reduced.push(left);
      unreduced.push(before);
    }
  }
  return { reduced, unreduced };
}

/** What was paid is taken off as well, but what is left then is not the total. */
const PAID = ['prepaid', 'cash_tendered'];
/** Rows between a discount and what is left. */
const REACH_OFF = 5;

/** Rows between total and payment: rounding, the name of the card. */
const REACH = 3;

/** Totals without cents: what an amount and the taxes below it come to, or some of these; any where nothing is printed as money is. */
export const wholeTotals = remembered((scene: Scene): ReadonlySet<number> => {
  const { tax } = sumsIn(scene);
  const taxes = new Set(
    tax.flatMap((_, from) => tax.slice(from).map((_one, more) => sumOf(tax.slice(from, from + more + 1)))),
  );
  const before = new Set(moneyByRow(scene).flatMap(({ amounts }) => amounts.map(({ units }) => units)));
  const isProven = (units: number) =>
    scene.facts.largest === 0 || [...taxes].some((one) => one > 0 && before.has(units - one));
  const whole = scene.candidates.all.filter(
    (one): one is AmountCandidate => one.kind === 'amount' && one.traits.whole === 1 && one.units > 0,
  );
  return new Set(
    whole
      .filter((one) => isProven(one.units) && isNamed(scene, one, [...CONCEPTS.total, ...CONCEPTS.due]))
      .map(({ units }) => units),
  );
});

/** The largest amount of money on the page, in 1/10,000; asked for of every candidate. */
export const largestIn = remembered((scene: Scene): number =>
  [...wholeTotals(scene)].reduce((most, units) => Math.max(most, units), scene.facts.largest),
);

/** The best label of the amount is one of these concepts. */
export const isNamed = (scene: Scene, candidate: AmountCandidate, concepts: string[]): boolean =>
  labelOf(scene, candidate, concepts) !== undefined;

/** The same where the label may be the heading of its column. */
export const isHeaded = (scene: Scene, candidate: AmountCandidate, concepts: string[]): boolean =>
  labelOf(scene, candidate, concepts, true) !== undefined;

/**
 * The label that names the amount; undefined where its best label is none of these concepts.
 * @param headings whether labels above it count as well
 */
export function labelOf(
  scene: Scene,
  candidate: AmountCandidate,
  concepts: string[],
  headings = false,
): LabelHit | undefined {
  let wanted = 0;
  let other = 0;
  let label: LabelHit | undefined;
  for (const { hit, closeness, relation } of contextsIn(scene, candidate)) {
    if (relation === 'above' && !headings) continue;
    for (const [concept, weight] of hit.concepts) {
      const strength = weight * closeness * hit.similarity;
      if (!concepts.includes(concept)) other = Math.max(other, strength);
      else if (strength > wanted) [wanted, label] = [strength, hit];
    }
  }
  return wanted >= NAMED && wanted >= other ? label : undefined;
}

/** What was paid before is the total less what is left to pay, also in a list of payments without a label; "Total due" may be either. */
export const isPaidBefore = (units: number, { total, due }: LabelledSums): boolean =>
  units !== 0 &&
  [...total, ...due].some((sum) => due.some((left) => left > 0 && sum - left === Math.abs(units)));

/** Cash less change, the amount after rounding, net plus tax: each names the total without its label. */
export function sumFeatures(
  { units, spans }: Pick<AmountCandidate, 'units' | 'spans'>,
  sums: LabelledSums,
): Features {
  const pairs = (left: number[], right: number[], combine: (a: number, b: number) => number) =>
    left.some((a) => right.some((b) => b !== 0 && Math.abs(combine(a, b) - units) <= 50));
  const roundings = sums.rounding.filter((value) => Math.abs(value) <= MOST_ROUNDING && value !== 0);
  const signed = roundings.flatMap((value) => [value, -value]);
  const isRounded = (value: number) => [...sums.gross, ...sums.paid].includes(units + value);
  return {
    cash_less_change: [0, ...signed].some((value) =>
      pairs(sums.cash, sums.change, (cash, change) => cash - change - value),
    )
      ? 1
      : 0,
    paid_exactly: sums.cash.includes(units) && sums.change.includes(0) ? 1 : 0,
    paid_alike: units !== 0 && sums.cash.includes(units) && sums.change.length === 0 ? 1 : 0,
    reduced: sums.reduced.includes(units) ? 1 : 0,
    unreduced: sums.unreduced.includes(units) ? 1 : 0,
    after_rounding: signed.some((value) => sums.gross.includes(units - value)) && units % 500 === 0 ? 1 : 0,
    before_rounding: units % 500 !== 0 && signed.some(isRounded) ? 1 : 0,
    tax_table: spans[0] !== undefined && sums.tax_table.has(spans[0].row) ? 1 : 0,
    tax_table_sum: sums.taxed.some((sum) => Math.abs(sum - units) <= 100) ? 1 : 0,
    paid_below: sums.paid.includes(units) ? 1 : 0,
    is_payment: sums.payments.includes(units) && !sums.paid.includes(units) ? 1 : 0,
    net_plus_tax: units !== 0 && pairs(sums.net, sums.tax, (net, tax) => net + tax) ? 1 : 0,
  };
}
