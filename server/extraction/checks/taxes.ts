// Checks of the tax breakdown: base x rate = tax of each rate, and the sums of both against the totals of the document.
import { sumOf } from '../../platform/sum.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { isImplied } from '../labels/implied-fields.ts';
import { found, type CheckCode, type FoundCheck } from './check.ts';
import { findingOf, printUnits, unitsOf, type CheckedTax, type Findings } from './findings.ts';
import { comparison } from './sums.ts';
import { TOLERANCE } from './tolerance.ts';
import { gives, taxOf } from './tax-arithmetic.ts';

export function checkTaxes(findings: Findings): FoundCheck[] {
  return [
    ofRates(findings),
    ofSum(findings, 'taxTotal', 'tax', 'tax_total'),
    ofSum(findings, 'taxBases', 'base', 'net_total'),
  ].filter((check) => check !== undefined);
}

type Whole = Record<keyof CheckedTax, number>;

const isWhole = (tax: CheckedTax): tax is Whole => tax.rate !== null && tax.base !== null && tax.tax !== null;

function ofRates({ taxes }: Findings): FoundCheck | undefined {
  const judged = taxes.flatMap((tax, i) => (isWhole(tax) ? [{ tax, i }] : []));
  const failing = judged.filter(({ tax: { base, rate, tax } }) => !gives(base, rate, tax));
  const [first] = failing.length > 0 ? failing : judged;
  if (first === undefined) return undefined;
  const detail =
    failing.length === 0 && judged.length > 1
      ? sentence('details.holdsRates', { count: judged.length })
      : arithmetic(first.tax);
  const fields = (failing.length > 0 ? failing : judged).map(({ i }) => `tax_breakdown[${i}]`);
  return found('taxRates', failing.length === 0, detail, fields);
}

/** "100.00 x 19 % = 19.00, stated 19.10, difference 0.10" */
function arithmetic({ base, rate, tax }: Whole) {
  const due = taxOf(base, rate);
  const percent = printUnits(rate).replace(/\.00$/, '');
  const difference = gives(base, rate, tax) ? 0 : Math.abs(Math.abs(due) - Math.abs(tax));
  return comparison(`${printUnits(base)} x ${percent} % = ${printUnits(due)}`, tax, difference);
}

/** Compared only where every rate has the number; what nobody asked for may confirm, not accuse. */
function ofSum(
  findings: Findings,
  code: CheckCode,
  column: 'base' | 'tax',
  concept: string,
): FoundCheck | undefined {
  const values = findings.taxes.flatMap((tax) => tax[column] ?? []);
  const total = findingOf(findings, concept);
  const stated = unitsOf(total);
  if (values.length === 0 || values.length < findings.taxes.length) return undefined;
  if (total === undefined || stated === undefined) return undefined;
  const differenceOf = (some: number[]) => Math.abs(Math.abs(sumOf(some)) - Math.abs(stated));
  // A state and its provinces may tax one and the same amount: it counts once where that gives the total.
  const once = [...new Set(values)];
  const parts = column === 'base' && differenceOf(once) <= TOLERANCE ? once : values;
  const difference = differenceOf(parts);
  const passed = difference <= TOLERANCE;
  const { key } = total.meaning.field;
  if (!passed && isImplied(key)) return undefined;
  const sum = printUnits(sumOf(parts));
  const shown = parts.length === 1 ? sum : `${parts.map(printUnits).join(' + ')} = ${sum}`;
  return found(code, passed, comparison(shown, stated, passed ? 0 : difference), ['tax_breakdown', key]);
}
