// A check as the engine finds it and as it is kept: sentences become text when somebody reads them.
import type { CHECK_CODES } from '../../../contract/check-codes.ts';
import type { Check } from '../../../contract/checks.ts';
import type { StoredCheck } from '../../database/stored-record.ts';
import type { Language } from '../../platform/sentences/language.ts';
import { say } from '../../platform/sentences/say.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';

/** What can be checked; the last part of the codes of their names. */
export type CheckCode = (typeof CHECK_CODES)[number];

export interface FoundCheck extends StoredCheck {
  code: CheckCode;
  detail: Sentence;
}

/** Checks whose failure says that something on the record or on the page is wrong. */
export const WEIGHTY: ReadonlySet<CheckCode> = new Set([
  'netPlusTax',
  'payable',
  'lineItems',
  'eInvoice',
  'capitals',
  'required',
]);
/** Checks of the document as a whole: somebody has to look, though every value may be right. */
export const FORMAL: ReadonlySet<CheckCode> = new Set(['eInvoiceRule', 'signature', 'duplicate']);
/** Checks that confirm amounts by other amounts. */
export const SUMS: ReadonlySet<CheckCode> = new Set(['netPlusTax', 'lineItems', 'capitals']);
/** Checks of what is printed, not of how it was read. */
export const CHECK_DIGITS: ReadonlySet<CheckCode> = new Set(['iban', 'vat', 'creditCode']);

/** A check whose name needs nothing but its code. */
export function found(
  code: CheckCode,
  passed: boolean,
  detail: Sentence,
  fields: string[],
  name: Sentence = sentence(`checks.${code}`),
): FoundCheck {
  return { code, name, passed, detail, fields };
}

/** Tells checks of one code apart that fail for reasons of their own. */
export function checkId({ code, fields, rule, signature }: FoundCheck): string {
  if (rule) return `${code}:${rule.id}`;
  if (signature) return `${code}:${signature.number}`;
  return code === 'eInvoice' ? `${code}:${fields.join()}` : code;
}

/** Says something without being a reason to stop. */
export const isWarning = ({ rule, signature }: Pick<StoredCheck, 'rule' | 'signature'>): boolean =>
  (rule ?? signature)?.severity === 'warning';

export const presentCheck = (check: StoredCheck, language: Language): Check => ({
  // What 0.1 stored has none.
  code: check.code ?? '',
  name: say(check.name, language),
  passed: check.passed,
  detail: say(check.detail, language),
  fields: check.fields,
  rule: check.rule ?? null,
  signature: presentSignature(check.signature, language),
});

const presentSignature = (signature: StoredCheck['signature'], language: Language): Check['signature'] =>
  signature === undefined ? null : { ...signature, covers: say(signature.covers, language) };
