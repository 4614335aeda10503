// Checks of identifiers by their check digits, and of 大写 amounts against the figures.
import type { Check } from '../../../contract/documents.ts';
import { checkVatId, ibanLength, isIban, isUscc } from '../candidates/check-digits.ts';
import { findingOf, printUnits, unitsOf, type FieldFinding, type Findings } from './findings.ts';

export function checkIdentifiers(findings: Findings): Check[] {
  return findings.fields.flatMap((finding) => checkOne(finding) ?? []);
}

function checkOne({ meaning, value }: FieldFinding): Check | undefined {
  if (value === null) return undefined;
  const fields = [meaning.field.key];
  switch (meaning.concept?.id ?? '') {
    case 'iban':
      if (ibanLength(value.slice(0, 2)) === undefined) return undefined;
      return result(
        'IBAN check digits',
        isIban(value),
        `${value}: remainder modulo 97 ${isIban(value) ? 'is 1' : 'is not 1, or the length is wrong'}`,
        fields,
      );
    case 'vat_id': {
      if (isUsccLike(value)) return uscc(value, fields);
      const { form, valid } = checkVatId(value);
      return form && valid !== null
        ? result(
            'VAT number check digit',
            valid,
            `${value}: ${valid ? 'valid' : 'the check digit does not fit'}`,
            fields,
          )
        : undefined;
    }
    case 'uscc':
    case 'tax_number':
      return isUsccLike(value) ? uscc(value, fields) : undefined;
    default:
      return undefined;
  }
}

const isUsccLike = (value: string): boolean => /^[0-9A-Z]{2}\d{6}[0-9A-Z]{10}$/.test(value);

const uscc = (value: string, fields: string[]): Check =>
  result(
    'Credit code check character (GB 32100)',
    isUscc(value),
    `${value}: ${isUscc(value) ? 'valid' : 'the last character does not fit'}`,
    fields,
  );

const result = (name: string, passed: boolean, detail: string, fields: string[]): Check => ({
  name,
  passed,
  detail,
  fields,
});

/** 价税合计（大写） and （小写） say the same amount. */
export function checkCapitals(findings: Findings): Check[] {
  const total = findingOf(findings, 'grand_total');
  const units = unitsOf(total);
  if (units === undefined || total === undefined || findings.capitals.length === 0) return [];
  const passed = findings.capitals.some((capital) => capital === Math.abs(units));
  const printed = findings.capitals.map(printUnits).join(', ');
  const detail = passed
    ? `大写 ${printed} = ${printUnits(units)}`
    : `大写 ${printed}, stated ${printUnits(units)}`;
  return [{ name: 'Amount in words (大写) is the total', passed, detail, fields: [total.meaning.field.key] }];
}
