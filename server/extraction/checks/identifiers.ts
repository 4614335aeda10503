// Checks of identifiers by their check digits, and of 大写 amounts against the figures.
import { sentence } from '../../platform/sentences/sentence.ts';
import { ibanLength, isIban } from '../../lexicon/iban.ts';
import { checkVatId, isUscc } from '../candidates/check-digits.ts';
import { found, type FoundCheck } from './check.ts';
import { findingOf, printUnits, unitsOf, type FieldFinding, type Findings } from './findings.ts';

export function checkIdentifiers(findings: Findings): FoundCheck[] {
  return findings.fields.flatMap((finding) => checkOne(finding) ?? []);
}

function checkOne({ meaning, value }: FieldFinding): FoundCheck | undefined {
  if (value === null) return undefined;
  const fields = [meaning.field.key];
  switch (meaning.concept?.id ?? '') {
    case 'iban':
      if (ibanLength(value.slice(0, 2)) === undefined) return undefined;
      return isIban(value)
        ? found('iban', true, sentence('details.remainder', { value }), fields)
        : found('iban', false, sentence('details.noRemainder', { value }), fields);
    case 'vat_id': {
      if (isUsccLike(value)) return uscc(value, fields);
      const { form, valid } = checkVatId(value);
      if (!form || valid === null) return undefined;
      const detail = valid ? sentence('details.valid', { value }) : sentence('details.digitWrong', { value });
      return found('vat', valid, detail, fields);
    }
    case 'uscc':
    case 'tax_number':
      return isUsccLike(value) ? uscc(value, fields) : undefined;
    default:
      return undefined;
  }
}

const isUsccLike = (value: string): boolean => /^[0-9A-Z]{2}\d{6}[0-9A-Z]{10}$/.test(value);

function uscc(value: string, fields: string[]): FoundCheck {
  const passed = isUscc(value);
  const detail = passed
    ? sentence('details.valid', { value })
    : sentence('details.characterWrong', { value });
  return found('creditCode', passed, detail, fields);
}

/** 价税合计（大写） and （小写） say the same amount. */
export function checkCapitals(findings: Findings): FoundCheck[] {
  const total = findingOf(findings, 'grand_total');
  const units = unitsOf(total);
  if (units === undefined || total === undefined || findings.capitals.length === 0) return [];
  const passed = findings.capitals.some((capital) => capital === Math.abs(units));
  const printed = findings.capitals.map(printUnits).join(', ');
  const values = { printed, stated: printUnits(units) };
  const detail = passed
    ? sentence('details.capitalsAgree', values)
    : sentence('details.capitalsStated', values);
  return [found('capitals', passed, detail, [total.meaning.field.key])];
}
