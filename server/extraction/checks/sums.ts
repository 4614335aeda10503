// Checks of arithmetic between the amounts of a document.
import { sumBy, sumOf } from '../../platform/sum.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { found, type CheckCode, type FoundCheck } from './check.ts';
import { chargesBetween } from '../ranking/charges.ts';
import { isImplied } from '../labels/implied-fields.ts';
import {
  betweenSums,
  findingOf,
  printUnits,
  unitsOf,
  type CheckedItem,
  type FieldFinding,
  type Findings,
} from './findings.ts';
import { TOLERANCE } from './tolerance.ts';

export function checkSums(findings: Findings): FoundCheck[] {
  return [netPlusTax(findings), due(findings), lines(findings)].filter((check) => check !== undefined);
}

interface Part {
  units: number;
  key: string;
}

function part(finding: FieldFinding | undefined): Part | undefined {
  const units = unitsOf(finding);
  return units === undefined || finding === undefined ? undefined : { units, key: finding.meaning.field.key };
}

/** "1240.00 + 235.60 = 1475.60, stated 1475.50, difference 0.10" */
function compare(code: CheckCode, left: Part, sign: '+' | '-', right: Part, stated: Part): FoundCheck {
  const result = sign === '+' ? left.units + right.units : left.units - right.units;
  const difference = Math.abs(result - stated.units);
  const sum = `${printUnits(left.units)} ${sign} ${printUnits(right.units)} = ${printUnits(result)}`;
  const passed = difference <= TOLERANCE;
  return found(code, passed, comparison(sum, stated.units, difference), [left.key, right.key, stated.key]);
}

/** The sum alone where it is what is stated; all in 1/10,000. */
export const comparison = (sum: string | Sentence, stated: number, difference: number): Sentence =>
  difference === 0
    ? sentence('details.plain', { text: sum })
    : sentence('details.stated', { sum, stated: printUnits(stated), difference: printUnits(difference) });

function netPlusTax(findings: Findings): FoundCheck | undefined {
  const net = part(findingOf(findings, 'net_total'));
  const tax = part(findingOf(findings, 'tax_total'));
  const total = part(findingOf(findings, 'grand_total'));
  if (net === undefined || tax === undefined || total === undefined) return undefined;
  const plain = compare('netPlusTax', net, '+', tax, total);
  const check = plain.passed ? plain : (withCharges(net, tax, total, findings) ?? plain);
  // What nobody asked for may confirm a total, not accuse it: receipts print subtotals that hold the tax already.
  return check.passed || ![net, tax, total].some(({ key }) => isImplied(key)) ? check : undefined;
}

/** Freight, a surcharge or a discount may stand between; undefined where the sum does not hold with them either. */
function withCharges(net: Part, tax: Part, total: Part, findings: Findings): FoundCheck | undefined {
  const added = chargesBetween(net.units + tax.units, total.units, betweenSums(findings));
  if (added === undefined) return undefined;
  return explained('netPlusTax', [net.units, tax.units, ...added], total, [net.key, tax.key, total.key]);
}

/** "160.00 - 10.00 + 5.00 = 155.00" */
function explained(code: CheckCode, parts: number[], stated: Part, fields: string[]): FoundCheck {
  const sum = sumOf(parts);
  const shown = parts.map(
    (units, i) => `${i === 0 ? '' : units < 0 ? ' - ' : ' + '}${printUnits(Math.abs(units))}`,
  );
  const text = `${shown.join('')} = ${printUnits(sum)}`;
  const detail = comparison(text, stated.units, Math.abs(sum - stated.units));
  return found(code, true, detail, fields);
}

function due(findings: Findings): FoundCheck | undefined {
  const total = part(findingOf(findings, 'grand_total'));
  const prepaid = part(findingOf(findings, 'prepaid'));
  const payable = part(findingOf(findings, 'due_payable'));
  if (total === undefined || prepaid === undefined || payable === undefined) return undefined;
  return compare('payable', total, '-', { ...prepaid, units: Math.abs(prepaid.units) }, payable);
}

/** The line items add up to the sum of lines, the net total or the total, whichever the profile has and fits. */
function lines(findings: Findings): FoundCheck | undefined {
  const { items } = findings;
  if (items.length === 0 || items.some((item) => item.amount === null)) return undefined;
  const sum = sumBy(items, ({ amount }) => amount?.units ?? 0);
  const stated = ['line_total', 'net_total', 'grand_total']
    .map((concept) => part(findingOf(findings, concept)))
    .filter((found) => found !== undefined);
  const first = stated[0];
  if (first === undefined) return undefined;
  const fitting = stated.find(({ units }) => Math.abs(units - sum) <= TOLERANCE + 50 * items.length);
  if (fitting === undefined)
    return linesWithCharges(sum, stated, findings) ?? linesCompared(items, sum, first);
  return linesCompared(items, sum, fitting);
}

/** Discounts, freight and surcharges may lie between the lines and a total; undefined where they do not explain it. */
function linesWithCharges(sum: number, stated: Part[], findings: Findings): FoundCheck | undefined {
  for (const total of stated) {
    const added = chargesBetween(sum, total.units, betweenSums(findings));
    if (added !== undefined) return explained('lineItems', [sum, ...added], total, ['line_items', total.key]);
  }
  return undefined;
}

function linesCompared(items: CheckedItem[], sum: number, fitting: Part): FoundCheck {
  const difference = Math.abs(sum - fitting.units);
  const passed = difference <= TOLERANCE + 50 * items.length;
  const shown =
    items.length <= 4
      ? `${items.map((item) => printUnits(item.amount?.units ?? 0)).join(' + ')} = ${printUnits(sum)}`
      : sentence('details.sumOf', { lines: items.length, sum: printUnits(sum) });
  return found('lineItems', passed, comparison(shown, fitting.units, difference), [
    'line_items',
    fitting.key,
  ]);
}
