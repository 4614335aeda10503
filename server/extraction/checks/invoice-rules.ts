// What the validation of an e-invoice found, as checks: one for each rule that is broken, or one that says that all hold.
import type { Validation } from '../../reading/e-invoice/rules/validate-e-invoice.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { found, type FoundCheck } from './check.ts';
import type { Findings } from './findings.ts';

export function checkInvoiceRules({ validation }: Pick<Findings, 'validation'>): FoundCheck[] {
  if (validation === null) return [];
  const { broken, rules, profile } = validation;
  const guideline = validation.guideline === '' ? '–' : validation.guideline;
  const checks = broken.map((rule) => brokenRule(rule, validation));
  if (broken.some(({ severity }) => severity === 'fatal')) return checks;
  const holding = rules - broken.length;
  const detail = sentence('details.rulesHold', { holding, rules, profile, guideline });
  return [...checks, found('eInvoiceRule', true, detail, [])];
}

function brokenRule(
  { id, terms, path, severity, message, count }: Validation['broken'][number],
  { profile, guideline }: Validation,
): FoundCheck {
  const name = sentence('checks.eInvoiceRuleBroken', { rule: id, profile });
  const values = { said: message, place: path };
  const detail =
    count === 1
      ? sentence('details.ruleBroken', values)
      : sentence('details.ruleBrokenOften', { ...values, count: count - 1 });
  const rule = { id, terms, path, severity, profile, guideline };
  return { ...found('eInvoiceRule', false, detail, [], name), rule };
}
