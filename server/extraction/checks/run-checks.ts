// All deterministic checks of a document, those that failed first.
import { sentence } from '../../platform/sentences/sentence.ts';
import { isImplied } from '../labels/implied-fields.ts';
import { found, type FoundCheck } from './check.ts';
import { checkDates } from './dates.ts';
import { findingOf, type Findings } from './findings.ts';
import { checkCapitals, checkIdentifiers } from './identifiers.ts';
import { checkInvoiceRules } from './invoice-rules.ts';
import { checkItems } from './items.ts';
import { checkSignatures } from './signatures.ts';
import { checkStructured } from './structured.ts';
import { checkSums } from './sums.ts';
import { checkTaxes } from './taxes.ts';

export function runChecks(findings: Findings): FoundCheck[] {
  const checks = [
    ...required(findings),
    ...checkSums(findings),
    ...checkItems(findings),
    ...checkTaxes(findings),
    ...checkCapitals(findings),
    ...checkDates(findings),
    ...checkIdentifiers(findings),
    ...currency(findings),
    ...checkStructured(findings),
    ...checkInvoiceRules(findings),
    ...checkSignatures(findings),
  ];
  return sortChecks(
    checks.map((check) => ({ ...check, fields: check.fields.filter((key) => !isImplied(key)) })),
  );
}

/** Those that failed first. */
export const sortChecks = (checks: FoundCheck[]): FoundCheck[] =>
  checks.sort((a, b) => Number(a.passed) - Number(b.passed));

function required({ fields }: Findings): FoundCheck[] {
  const wanted = fields.filter(({ meaning }) => meaning.field.required);
  if (wanted.length === 0) return [];
  const missing = wanted.filter(({ value }) => value === null);
  const keys = (missing.length > 0 ? missing : wanted).map(({ meaning }) => meaning.field.key);
  const names = missing.map(({ meaning }) => meaning.field.label);
  const detail =
    missing.length === 0
      ? sentence('details.allFound', { count: wanted.length })
      : sentence('details.missing', { labels: names });
  return [found('required', missing.length === 0, detail, keys)];
}

/** The stated currency is one of those printed with the amounts. */
function currency(findings: Findings): FoundCheck[] {
  const stated = findingOf(findings, 'currency');
  const printed = findings.currencies;
  if (stated?.value === null || stated === undefined || printed.length === 0) return [];
  const passed = printed.includes(stated.value);
  const codes = printed.join(', ');
  const detail = passed
    ? sentence('details.printedIn', { codes })
    : sentence('details.statedPrinted', { stated: stated.value, codes });
  return [found('currency', passed, detail, [stated.meaning.field.key])];
}
