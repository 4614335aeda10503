// All deterministic checks of a document, those that failed first.
import type { Check } from '../../../contract/documents.ts';
import { isImplied } from '../labels/implied-fields.ts';
import { checkDates } from './dates.ts';
import { findingOf, type Findings } from './findings.ts';
import { checkCapitals, checkIdentifiers } from './identifiers.ts';
import { checkItems } from './items.ts';
import { checkStructured } from './structured.ts';
import { checkSums } from './sums.ts';

export function runChecks(findings: Findings): Check[] {
  const checks = [
    ...required(findings),
    ...checkSums(findings),
    ...checkItems(findings),
    ...checkCapitals(findings),
    ...checkDates(findings),
    ...checkIdentifiers(findings),
    ...currency(findings),
    ...checkStructured(findings),
  ];
  return sortChecks(
    checks.map((check) => ({ ...check, fields: check.fields.filter((key) => !isImplied(key)) })),
  );
}

/** Those that failed first. */
export const sortChecks = (checks: Check[]): Check[] =>
  checks.sort((a, b) => Number(a.passed) - Number(b.passed));

function required({ fields }: Findings): Check[] {
  const wanted = fields.filter(({ meaning }) => meaning.field.required);
  if (wanted.length === 0) return [];
  const missing = wanted.filter(({ value }) => value === null);
  const keys = (missing.length > 0 ? missing : wanted).map(({ meaning }) => meaning.field.key);
  const names = missing.map(({ meaning }) => meaning.field.label).join(', ');
  const detail = missing.length === 0 ? `all ${wanted.length} were found` : `not found: ${names}`;
  return [{ name: 'Required fields', passed: missing.length === 0, detail, fields: keys }];
}

/** The stated currency is one of those printed with the amounts. */
function currency(findings: Findings): Check[] {
  const stated = findingOf(findings, 'currency');
  const printed = findings.currencies;
  if (stated?.value === null || stated === undefined || printed.length === 0) return [];
  const passed = printed.includes(stated.value);
  const detail = passed
    ? `amounts are printed in ${printed.join(', ')}`
    : `stated ${stated.value}, amounts are printed in ${printed.join(', ')}`;
  return [{ name: 'One currency', passed, detail, fields: [stated.meaning.field.key] }];
}
