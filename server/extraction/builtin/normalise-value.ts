// The stored form of a value: ISO dates, decimal strings, identifiers without blanks, texts trimmed.
import { wordsOf } from '../../lexicon/words.ts';
import { normalAddress } from '../candidates/address-form.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { decimalString, parseNumber, UNITS } from '../candidates/numbers.ts';
import { legalSystem } from '../clauses/legal-system.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { groupOf } from '../ranking/features.ts';
import { homesOf } from '../ranking/home-country.ts';
import type { Scene } from '../ranking/scene.ts';

/** Fields of these concepts are digits in groups; the blanks between are no part of them. */
const GROUPED = new Set(['iban', 'bank_account', 'check_code', 'vat_id', 'tax_number', 'uscc']);
/** Currencies are printed without decimals in these. */
const LONGEST = 20_000;

/** Null when the candidate cannot be brought into the form of the field's type. */
export function normaliseValue(candidate: Candidate, meaning: FieldMeaning, scene: Scene): string | null {
  const { field, concept } = meaning;
  const value = candidate.value.normalize('NFC').trim();
  switch (field.type) {
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
    case 'amount':
      return decimal(value, 2);
    case 'number':
      return decimal(value, 0);
    case 'integer': {
      const number = decimal(value, 0);
      return number !== null && Number.isInteger(Number(number)) ? String(Number(number)) : null;
    }
    case 'boolean':
    case 'choice':
      return value;
    case 'text':
    case 'list':
      return concept?.id === 'address'
        ? normalAddress(value, homesOf(scene)).slice(0, LONGEST)
        : text(value, candidate, meaning, concept?.id ?? '');
  }
}

/** Decimal string with at least `decimals` places: "280" -> "280.00". */
export function decimal(value: string, decimals: number): string | null {
  const negative = /^\s*[-–−(]/.test(value);
  const parsed = /^-?\d+(?:\.\d+)?$/.test(value)
    ? { units: Math.round(Math.abs(Number(value)) * UNITS), decimals: value.split('.')[1]?.length ?? 0 }
    : parseNumber(value.replaceAll(/[^\d.,'’\s]/gu, '').trim(), undefined);
  if (parsed === undefined) return null;
  return decimalString(negative ? -parsed.units : parsed.units, Math.max(parsed.decimals, decimals));
}

function text(value: string, candidate: Candidate, meaning: FieldMeaning, concept: string): string | null {
  if (value === '') return null;
  if (candidate.kind === 'percent') return `${value}%`;
  if (groupOf(meaning) === 'amount' && candidate.kind === 'amount') return decimal(value, 2);
  if (concept === 'jurisdiction') return legalSystem(value).slice(0, LONGEST);
  if (GROUPED.has(concept) && /^[\dA-Z][\dA-Z\s.-]*$/.test(value) && /\d{4}/.test(value)) {
    return concept === 'tax_number' ? value.replaceAll(/\s/g, '') : value.replaceAll(/[\s.-]/g, '');
  }
  if (concept === 'company_type') return value.replace(BEHIND_TYPE, '').slice(0, LONGEST);
  if (groupOf(meaning) === 'party' || PARTY.test(meaning.field.label))
    return nameOnly(value).slice(0, LONGEST);
  return value.slice(0, LONGEST);
}

/** Fields of any profile that take the name of a person or company. */
const PARTY = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsOf('other_person')})(?!\p{L})(?!.*(?:number|no\.|nr|id|code|#|address))`,
  'iu',
);
/** The address of a Chinese licence stands below the kind of company, and may have been read as its end. */
const BEHIND_TYPE =
  /(?<=(?:公司|企业|工商户|合作社)(?:[（(][^（()）]*[)）])?)\p{Script=Han}{2,7}(?:省|市|自治区)\p{Script=Han}.*$/u;
/** What follows a box of the post is an address, not a name. */
const BEHIND_NAME = /,?\s+P\.?\s?O\.?\s?Box\s.*$|,?\s+Postfach\s.*$/iu;

/** 御中 behind the name of who a letter is for. */
const HONORIFIC = new RegExp(String.raw`(?<=\S)\s*(?:${wordsOf('honorific')})$`, 'u');

/** "Firma" leads the name of a company in letters, and is no part of it. */
const BEFORE_NAME = /^(?:Firma|Fa\.|Messrs\.?|Spett\.?\s?le)\s+(?=\S)/u;

/** The name without what is printed before and behind it in the same line. */
export function nameOnly(value: string): string {
  const name = value.replace(BEHIND_NAME, '').replace(HONORIFIC, '').replace(BEFORE_NAME, '').trim();
  return /\p{L}{2}/u.test(name) ? name : value;
}
