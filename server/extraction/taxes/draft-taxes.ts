// The tax breakdown of a draft: as the e-invoice states it, with the places where the page says the same, else as printed.
import { TAX_CATEGORIES } from '../../../contract/tax-columns.ts';
import type { EInvoiceTax } from '../../reading/reading.ts';
import type { DraftTaxLine } from '../draft.ts';
import { evidenceOf } from '../evidence/find-evidence.ts';
import type { FoundTax, TaxNumber } from './found-tax.ts';

export const draftTaxes = (found: FoundTax[], stated: EInvoiceTax[]): DraftTaxLine[] => {
  const printed = found.map(fromPage);
  return stated.length === 0 ? printed : stated.map((tax) => beside(fromSource(tax), printed));
};

const toNumber = ({ units }: TaxNumber): number => units / 10_000;

function fromPage({ rate, base, tax, exemption }: FoundTax): DraftTaxLine {
  const evidence: DraftTaxLine['evidence'] = {};
  for (const [column, number] of Object.entries({ rate, base, tax }))
    if (number.spans.length > 0) evidence[column] = evidenceOf(String(toNumber(number)), number.spans);
  if (exemption !== null) evidence['exemption_reason'] = evidenceOf(exemption.reason, exemption.spans);
  return {
    rate: toNumber(rate),
    base: toNumber(base),
    tax: toNumber(tax),
    category: exemption?.category ?? (rate.units > 0 ? 'S' : null),
    exemption_reason: exemption?.reason ?? null,
    evidence,
  };
}

const fromSource = ({ rate, base, tax, category, exemption_reason }: EInvoiceTax): DraftTaxLine => ({
  rate: rate === null ? null : Number(rate),
  base: base === null ? null : Number(base),
  tax: tax === null ? null : Number(tax),
  category: TAX_CATEGORIES.find((one) => one === category) ?? null,
  exemption_reason,
  evidence: {},
});

/** What the source says, with the places of what the page says the same of; a reason that it leaves out is the page's. */
function beside(line: DraftTaxLine, printed: DraftTaxLine[]): DraftTaxLine {
  const own = printed.find(({ rate, tax }) => rate === line.rate && tax === line.tax);
  if (own === undefined) return line;
  const exemption_reason = line.exemption_reason ?? own.exemption_reason;
  const both = { ...line, exemption_reason };
  const same = Object.entries(own.evidence).filter(
    ([column]) => both[column as keyof typeof both] === own[column as keyof typeof own],
  );
  return { ...both, evidence: Object.fromEntries(same) };
}
