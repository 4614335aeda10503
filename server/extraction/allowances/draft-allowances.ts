// Allowances and charges of a whole document that no field of its profile holds: as the e-invoice states them, with the places where
// the page says the same, else as they are printed among the totals.
import { sumOf } from '../../platform/sum.ts';
import { TAX_CATEGORIES } from '../../../contract/tax-columns.ts';
import type { EInvoiceAllowance } from '../../reading/reading.ts';
import { signedAllowances } from '../checks/check-record.ts';
import { findingOf, unitsOf, type Findings } from '../checks/findings.ts';
import type { DraftAllowance } from '../draft.ts';
import { evidenceOf } from '../evidence/find-evidence.ts';
import { findRowValues, type RowEvidence } from '../evidence/find-row-values.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { spanText } from '../layout/layout.ts';
import { chargesBetween, printedCharges, type PrintedCharge } from '../ranking/charges.ts';
import type { Scene } from '../ranking/scene.ts';
import { labelOf } from '../ranking/sum-features.ts';
import { isHeld } from '../structured/allowance-values.ts';

/** Rounding, and what the buyer withholds, have terms of their own in e-invoices. */
const KINDS = ['discount', 'shipping', 'charges'];

/**
 * @param stated by the e-invoice; undefined where it has no such groups
 * @param meanings of all fields of the profile
 */
export const draftAllowances = (
  scene: Scene,
  stated: EInvoiceAllowance[] | undefined,
  meanings: FieldMeaning[],
  findings: Findings,
): DraftAllowance[] =>
  stated === undefined
    ? neededOf(printedCharges(scene), findings)
        .flatMap((charge) => fromPage(charge, scene))
        .filter((row) => !isHeld(heldAs(row), meanings))
    : stated.filter((one) => !isHeld(one, meanings)).map((one) => beside(fromSource(one), scene));

const heldAs = ({ type, reason }: DraftAllowance) => ({ charge: type === 'charge', reason, code: null });

function fromPage({ candidate, units }: PrintedCharge, scene: Scene): DraftAllowance[] {
  const label = labelOf(scene, candidate, KINDS);
  if (label === undefined) return [];
  const amount = Math.abs(units) / 10_000;
  const reason = spanText(label.span).trim();
  return [
    {
      ...EMPTY,
      type: units < 0 ? 'allowance' : 'charge',
      reason,
      amount,
      evidence: {
        reason: evidenceOf(reason, [label.span]),
        amount: evidenceOf(String(amount), candidate.spans),
      },
    },
  ];
}

const EMPTY = { tax_rate: null, tax_category: null, reason_code: null, percent: null, base: null };

/**
 * Those that lead from the lines to a total: a saving that the lines have taken off already, and freight that is a line, are printed
 * again among the totals. All where no choice leads there, or where the lines are not known.
 */
function neededOf(printed: PrintedCharge[], { fields, items }: Findings): PrintedCharge[] {
  const amounts = items.flatMap(({ amount }) => (amount === null ? [] : [amount.units]));
  if (amounts.length === 0 || amounts.length < items.length) return printed;
  const lines = sumOf(amounts);
  const [net, tax, total] = ['net_total', 'tax_total', 'grand_total'].map((concept) =>
    unitsOf(findingOf({ fields }, concept)),
  );
  const taxed = total === undefined || tax === undefined ? undefined : total - tax;
  for (const sum of [taxed, net, total]) {
    if (sum === undefined) continue;
    const between = chargesBetween(
      lines,
      sum,
      printed.map(({ units }) => units),
    );
    if (between === undefined) continue;
    const left = [...between];
    return printed.filter(({ units }) => left.includes(units) && left.splice(left.indexOf(units), 1));
  }
  return printed;
}

const fromSource = (stated: EInvoiceAllowance): DraftAllowance => ({
  type: stated.charge ? 'charge' : 'allowance',
  reason: stated.reason,
  amount: Number(stated.amount),
  tax_rate: toNumber(stated.rate),
  tax_category: TAX_CATEGORIES.find((one) => one === stated.category) ?? null,
  reason_code: stated.code,
  percent: toNumber(stated.percent),
  base: toNumber(stated.base),
  evidence: {},
});

const toNumber = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** With the places of what is printed of it: among the totals, else where its reason stands. */
function beside(row: DraftAllowance, scene: Scene): DraftAllowance {
  const { type, reason, amount } = row;
  const own = printedCharges(scene)
    .flatMap((charge) => fromPage(charge, scene))
    .find((printed) => printed.type === type && printed.amount === amount);
  const known: RowEvidence = own === undefined ? {} : { amount: own.evidence['amount'] ?? [] };
  return { ...row, evidence: findRowValues({ reason, amount }, known, scene.document) };
}

/**
 * What stands between the sums beside the rows, in 1/10,000. The sums of an e-invoice are those of all its allowances and of all its
 * charges, and may hold several rows.
 */
export function besides(rows: DraftAllowance[], charges: number[]): number[] {
  const left = [...charges];
  for (const row of rows) {
    const [units = 0] = signedAllowances([row]);
    const at = left.includes(units)
      ? left.indexOf(units)
      : left.findIndex((one) => one * units > 0 && Math.abs(one) > Math.abs(units));
    if (at >= 0) left[at]! -= units;
  }
  return left.filter((units) => units !== 0);
}
