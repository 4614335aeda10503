// The taxes of a document by rate, as printed: summaries below the items, sentences ("incl. 19 % VAT 3.19"), or totals that a
// printed rate explains. Arithmetic decides: what is taken for base and tax gives the rate.
import { sumBy } from '../../platform/sum.ts';
import type { AmountCandidate, Candidate } from '../candidates/candidate.ts';
import { isAmount, isMoney, unitsIn } from '../candidates/candidate.ts';
import type { Findings } from '../checks/findings.ts';
import { findingOf, unitsOf } from '../checks/findings.ts';
import type { Row, Span } from '../layout/layout.ts';
import type { Scene } from '../ranking/scene.ts';
import { furtherCells } from '../tables/further-cells.ts';
import type { LineTable } from '../tables/read-tables.ts';
import { gives, taxOf } from '../checks/tax-arithmetic.ts';
import { chooseTaxes } from './choose-taxes.ts';
import { findExemption } from './exemptions.ts';
import { isOnePlace, type FoundTax, type Hypothesis, type TaxNumber } from './found-tax.ts';

type Totals = Record<'net' | 'tax' | 'gross', number | undefined>;

/** Rates above are none of a tax on turnover. */
const HIGHEST = 350_000;
/** Rates by the first of which a page is searched: hostile ones repeat them. */
const MOST_RATES = 60;
/** A rate, its base and its tax stand within so many rows. */
const ROWS = 4;
/** More amounts than these around a rate are not tried. */
const MOST_AMOUNTS = 14;

export function readTaxes(scene: Scene, findings: Findings, table: LineTable): FoundTax[] {
  const totals = totalsOf(findings);
  const printed = chooseTaxes(summaries(scene), totals.tax);
  const taxes =
    printed.length > 0 ? printed : (explained(scene, table, totals) ?? byLine(scene, table, totals));
  return withExemption(taxes, scene, totals);
}

const totalsOf = (findings: Findings): Totals => ({
  net: unitsOf(findingOf(findings, 'net_total')),
  tax: unitsOf(findingOf(findings, 'tax_total')),
  gross: unitsOf(findingOf(findings, 'grand_total')),
});

const placeOf = (candidate: Candidate): Span[] => candidate.spans.slice(0, 1);
const numberOf = (candidate: AmountCandidate): TaxNumber => ({
  units: candidate.units,
  spans: placeOf(candidate),
});

function summaries(scene: Scene): Hypothesis[] {
  const found: Hypothesis[] = [];
  for (const page of scene.document.pages) {
    const rows = page.rows.filter((row) => !scene.table_rows.has(row));
    for (const [i, row] of rows.entries()) {
      if (found.length >= MOST_RATES) return found;
      if (!speaksOfTax(rows.slice(Math.max(0, i - 6), i + 1), scene)) continue;
      const taken = ratesIn(row, scene).flatMap((rate) => around(rate, rows, i, scene) ?? []);
      for (const one of taken) if (!taken.some((other) => excludes(other, one))) found.push(one);
    }
  }
  return found;
}

/** "7,00   10,93   0,77   11,70": either of the first two may be the rate of the other; the sum tells, else the smaller one is. */
const excludes = (other: Hypothesis, one: Hypothesis): boolean =>
  other.tax.spans[0]?.start === one.tax.spans[0]?.start &&
  (other.weight > one.weight || (other.weight === one.weight && other.rate.units < one.rate.units));

const TAXES = new Set(['tax_total', 'tax_rate', 'tax_basis']);

/** Whether a label of taxes stands in one of the rows, and the last is not about a discount. */
function speaksOfTax(rows: Row[], scene: Scene): boolean {
  const hits = (row: Row) => scene.labels.get(row.page)?.byRow.get(row) ?? [];
  const own = rows.at(-1);
  if (own !== undefined && hits(own).some(({ concepts }) => concepts.has('discount'))) return false;
  return rows.some((row) =>
    hits(row).some(({ concepts }) => [...concepts.keys()].some((id) => TAXES.has(id))),
  );
}

interface PrintedRate extends TaxNumber {
  /** Without a percent sign: "100,00   19   19,00", which only its own row can confirm. */
  bare: boolean;
}

function ratesIn(row: Row, scene: Scene): PrintedRate[] {
  const all = scene.candidates.byRow.get(row) ?? [];
  const percents = all.filter(({ kind }) => kind === 'percent');
  const bare = percents.length === 0;
  return (bare ? all.filter(isAmount) : percents).flatMap((candidate) => {
    const units = unitsIn(candidate);
    return units >= Number(bare) && units <= HIGHEST ? [{ units, spans: placeOf(candidate), bare }] : [];
  });
}

/** Base and tax of a rate, in its own row first, then in those around it, then the base anywhere. */
function around(
  { bare, ...rate }: PrintedRate,
  rows: Row[],
  at: number,
  scene: Scene,
): Hypothesis | undefined {
  for (let size = 1; size <= (bare ? 1 : ROWS); size++) {
    for (let from = at - size + 1; from <= at; from++) {
      const amounts = rows
        .slice(Math.max(0, from), from + size)
        .flatMap((row) => (scene.candidates.byRow.get(row) ?? []).filter(isMoney))
        .filter((amount) => !isOnePlace(amount, rate));
      if (amounts.length > MOST_AMOUNTS) continue;
      const pair = pairOf(rate, amounts);
      if (pair !== undefined) return { rate, ...pair, weight: pair.weight - size };
    }
  }
  if (bare) return undefined;
  const row = rows[at];
  const own = row === undefined ? [] : (scene.candidates.byRow.get(row) ?? []).filter(isMoney);
  return own.length === 1 && own[0] !== undefined ? withBaseElsewhere(rate, own[0], scene) : undefined;
}

/** The base and the tax among amounts: with the sum of both best, then the base printed, then the sum alone. */
function pairOf(rate: TaxNumber, amounts: AmountCandidate[]): Omit<Hypothesis, 'rate'> | undefined {
  let best: Omit<Hypothesis, 'rate'> | undefined;
  const take = (found: Omit<Hypothesis, 'rate'>) => {
    const nearer = () => apart(rate, found.tax) < apart(rate, best?.tax);
    if (best === undefined || found.weight > best.weight || (found.weight === best.weight && nearer()))
      best = found;
  };
  for (const tax of amounts) {
    for (const other of amounts) {
      if (other === tax || Math.abs(other.units) < Math.abs(tax.units)) continue;
      if (other.units === 0 || (rate.units > 0 && tax.units === 0)) continue;
      if (gives(other.units, rate.units, tax.units)) {
        const whole = amounts.some(({ units }) => units === other.units + tax.units && units !== other.units);
        take({ base: numberOf(other), tax: numberOf(tax), weight: whole ? 30 : 20 });
      } else if (rate.units > 0 && gives(other.units - tax.units, rate.units, tax.units)) {
        take({ base: { units: other.units - tax.units, spans: [] }, tax: numberOf(tax), weight: 15 });
      }
    }
  }
  return best;
}

/** Letters between a rate and a tax to its right; a tax before it or in another row is beyond all of them. */
function apart({ spans: [rate] }: TaxNumber, tax: TaxNumber | undefined): number {
  const span = tax?.spans[0];
  return rate === undefined || span === undefined || span.row !== rate.row || span.start < rate.end
    ? Infinity
    : span.start - rate.end;
}

/** "plus 19 % VAT 3.19": the base, or the sum that holds the tax, stands in another part of the page. */
function withBaseElsewhere(rate: TaxNumber, tax: AmountCandidate, scene: Scene): Hypothesis | undefined {
  if (rate.units === 0 || tax.units === 0) return undefined;
  const others = scene.candidates.all
    .filter(isMoney)
    .filter(({ spans }) => !spans.some(({ row }) => scene.table_rows.has(row)));
  const base = others.findLast(({ units }) => gives(units, rate.units, tax.units));
  if (base !== undefined) return { rate, base: numberOf(base), tax: numberOf(tax), weight: 10 };
  const whole = others.findLast(({ units }) => gives(units - tax.units, rate.units, tax.units));
  if (whole === undefined) return undefined;
  return { rate, base: { units: whole.units - tax.units, spans: [] }, tax: numberOf(tax), weight: 8 };
}

/** One rate that is printed somewhere, and by which the totals of the document belong together. */
function explained(scene: Scene, { items }: LineTable, totals: Totals): FoundTax[] | undefined {
  const { net, tax } = withThird(totals);
  if (net === undefined || tax === undefined || tax === 0) return undefined;
  const percents = scene.candidates.all
    .filter(({ kind }) => kind === 'percent')
    .map((one) => ({ units: unitsIn(one), spans: placeOf(one) }));
  const rate = [...percents, ...lineRates(scene, items).flatMap((one) => one ?? [])].find(
    ({ units }) => units > 0 && units <= HIGHEST && gives(net, units, tax),
  );
  if (rate === undefined) return undefined;
  return [{ rate, base: printedAs(net, scene), tax: printedAs(tax, scene), exemption: null }];
}

/** Net and tax, where two of the three totals are known. */
function withThird({ net, tax, gross }: Totals): Totals {
  if (net === undefined && tax !== undefined && gross !== undefined) return { net: gross - tax, tax, gross };
  if (tax === undefined && net !== undefined && gross !== undefined) return { net, tax: gross - net, gross };
  return { net, tax, gross };
}

/** An amount with its last place outside the items: totals stand at the end. */
function printedAs(units: number, scene: Scene): TaxNumber {
  const place = scene.candidates.all.findLast(
    (one) => isMoney(one) && one.units === units && !one.spans.some(({ row }) => scene.table_rows.has(row)),
  );
  return { units, spans: place === undefined ? [] : placeOf(place) };
}

const RATE = { label: 'Tax rate', key: 'tax_rate', type: 'number', required: false, aliases: [] } as const;

/** The rates of the items, in their order; undefined of those that have none. */
const lineRates = (scene: Scene, items: LineTable['items']): (TaxNumber | undefined)[] =>
  items.map((item) => {
    const cell = furtherCells(item, [{ ...RATE, aliases: [] }], scene.candidates.byRow)[RATE.key];
    return typeof cell?.value === 'number'
      ? { units: Math.round(cell.value * 10_000), spans: cell.spans }
      : undefined;
  });

/** The sums of the items by their rates, where these come to the tax of the document. */
function byLine(scene: Scene, { items }: LineTable, totals: Totals): FoundTax[] {
  const { tax } = withThird(totals);
  if (tax === undefined) return [];
  const rates = lineRates(scene, items);
  const sums = new Map<number, FoundTax>();
  for (const [i, item] of items.entries()) {
    const rate = rates[i];
    if (rate === undefined || item.amount === null || rate.units > HIGHEST) return [];
    const known = sums.get(rate.units) ?? {
      rate,
      base: { units: 0, spans: [] },
      tax: { units: 0, spans: [] },
      exemption: null,
    };
    known.base.units += item.amount.units;
    sums.set(rate.units, known);
  }
  const taxes = [...sums.values()].map((one) => ({
    ...one,
    base: printedAs(one.base.units, scene),
    tax: printedAs(taxOf(one.base.units, one.rate.units), scene),
  }));
  const sum = sumBy(taxes, (one) => one.tax.units);
  return Math.abs(sum - tax) <= 100 * taxes.length
    ? taxes.toSorted((a, b) => b.rate.units - a.rate.units)
    : [];
}

/** Why nothing is charged: for the rate of zero, or for what the other rates leave of the net total. */
function withExemption(taxes: FoundTax[], scene: Scene, totals: Totals): FoundTax[] {
  const exemption = findExemption(scene);
  if (exemption === undefined) return taxes;
  if (taxes.some(({ rate }) => rate.units === 0))
    return taxes.map((one) => (one.rate.units === 0 ? { ...one, exemption } : one));
  const taxed = sumBy(taxes, ({ base }) => base.units);
  const free = taxes.length === 0 && (totals.tax ?? 0) === 0;
  const left = (totals.net ?? (free ? totals.gross : undefined) ?? taxed) - taxed;
  if ((!free && taxes.length === 0) || left <= 200) return taxes;
  const rate = { units: 0, spans: [] };
  return [...taxes, { rate, base: printedAs(left, scene), tax: printedAs(0, scene), exemption }];
}
