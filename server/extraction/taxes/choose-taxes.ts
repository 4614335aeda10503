// Which of the taxes that the rows of a page speak of are those of the document.
import { isOnePlace, type FoundTax, type Hypothesis } from './found-tax.ts';

/**
 * Of what was read several times one for each rate: those that add up to the tax of the document, else the fullest.
 * @param sum the tax of the document in 1/10,000, where it is known
 */
export function chooseTaxes(found: Hypothesis[], sum: number | undefined): FoundTax[] {
  const byRate = new Map<number, Hypothesis[]>();
  for (const one of found.toSorted((a, b) => b.weight - a.weight)) {
    const same = byRate.get(one.rate.units) ?? [];
    if (!same.some((other) => isSame(other, one))) same.push(one);
    byRate.set(one.rate.units, same);
  }
  const rates = [...byRate.values()];
  const adding = sum === undefined ? undefined : addingUp(rates, sum);
  return (adding ?? rates.flatMap(([best]) => best ?? []))
    .toSorted((a, b) => b.rate.units - a.rate.units)
    .map(({ weight: _weight, ...tax }) => ({ ...tax, exemption: null }));
}

const isSame = (a: Hypothesis, b: Hypothesis): boolean =>
  a.base.units === b.base.units && a.tax.units === b.tax.units && isOnePlace(a.tax, b.tax);

/** Combinations beyond these are not tried. */
const MOST_TRIED = 500;

/** One of each rate; only where these do not reach the sum, two of a rate that two authorities charge on one amount. */
const addingUp = (rates: Hypothesis[][], sum: number): Hypothesis[] | undefined =>
  choosing(
    rates.map((found) => found.map((one) => [one])),
    sum,
  ) ??
  choosing(
    rates.map((found) => [...twice(found), ...found.map((one) => [one])]),
    sum,
  );

/** Two taxes of one rate on one amount, the nearest to each other first. */
function twice(found: Hypothesis[]): Hypothesis[][] {
  const rowsApart = ([a, b]: Hypothesis[]) =>
    Math.abs((a?.tax.spans[0]?.row.index ?? 0) - (b?.tax.spans[0]?.row.index ?? 0));
  const some = found.slice(0, MOST_OF_RATE);
  return some
    .flatMap((one, i) =>
      some
        .slice(i + 1)
        .filter(({ base, tax }) => base.units === one.base.units && !isOnePlace(tax, one.tax))
        .map((other) => [one, other]),
    )
    .toSorted((a, b) => rowsApart(a) - rowsApart(b));
}
const MOST_OF_RATE = 8;

/** Of each rate one of its choices, or none, so that their taxes come to the sum. */
function choosing(rates: Hypothesis[][][], sum: number): Hypothesis[] | undefined {
  let tried = 0;
  const search = (at: number, left: number): Hypothesis[] | undefined => {
    if (tried++ > MOST_TRIED) return undefined;
    const choices = rates[at];
    if (choices === undefined) return Math.abs(left) <= 100 * rates.length ? [] : undefined;
    for (const some of [...choices, []]) {
      const charged = some.reduce((total, { tax }) => total + Math.abs(tax.units), 0);
      const rest = search(at + 1, left - charged);
      if (rest !== undefined && (some.length > 0 || rest.length > 0 || at + 1 < rates.length))
        return [...some, ...rest];
    }
    return undefined;
  };
  const found = search(0, Math.abs(sum));
  return found === undefined || found.length === 0 ? undefined : found;
}
