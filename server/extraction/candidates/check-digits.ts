// Check digits of identifiers. Each function answers whether a string, blanks aside, is a valid one.
import type { CheckRule } from '../../lexicon/country.ts';
import { COUNTRIES } from '../../lexicon/countries/index.ts';

const clean = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** GB 32100-2015: the alphabet leaves out I, O, S, V and Z. */
const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Unified Social Credit Code: 18 characters, weights 3^i mod 31, check character 31 - sum mod 31 (GB 32100-2015). */
export function isUscc(text: string): boolean {
  const code = clean(text);
  if (code.length !== 18) return false;
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, 17)) {
    const value = USCC_ALPHABET.indexOf(character);
    if (value < 0) return false;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return USCC_ALPHABET.indexOf(code.slice(17)) === (31 - (sum % 31)) % 31;
}

/** ISO 7064 MOD 11,10 over all digits, as in German VAT numbers (Bundeszentralamt für Steuern). */
function isMod1110(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Chinese business registration number before the Unified Social Credit Code: 15 digits, ISO 7064 MOD 11,10 (GS 15-2006). */
export const isChineseRegistration = (text: string): boolean => /^\d{15}$/.test(text) && isMod1110(text);

/** French VAT number: key = (12 + 3 * (SIREN mod 97)) mod 97 (article 289 CGI, annexe). */
function isFrenchVat(body: string): boolean {
  if (!/^\d{11}$/.test(body)) return /^[0-9A-Z]{2}\d{9}$/.test(body);
  return Number(body.slice(0, 2)) === (12 + 3 * (Number(body.slice(2)) % 97)) % 97;
}

/** Swiss UID (eCH-0097): eight digits weighted, modulo 11; the ninth makes it up to 11. */
function isSwissUid(body: string): boolean {
  const digits = body.replaceAll(/\D/g, '');
  const sum = [5, 4, 3, 2, 7, 6, 5, 4].reduce((all, weight, i) => all + weight * Number(digits[i]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}

/** Italian partita IVA: Luhn over eleven digits. */
export function isLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const value = Number(digits.at(-1 - i)) * (i % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const CHECKS: Record<CheckRule, (body: string) => boolean> = {
  mod1110: isMod1110,
  mod97: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
  mod89: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)),
  luhn: isLuhn,
  french: isFrenchVat,
  swiss: isSwissUid,
};
/** Forms of VAT numbers by the two letters they begin with. */
const VAT = new Map(
  COUNTRIES.flatMap(({ code, vat }) =>
    vat === undefined
      ? []
      : [[vat.prefix ?? code, { form: new RegExp(`^${vat.form}$`), check: vat.check }] as const],
  ),
);

/** Countries whose VAT numbers are known, as an alternation. */
export const VAT_COUNTRIES = [...VAT.keys()].join('|');

/** `form`: looks like a VAT number of its country. `valid`: its check digit, null where none is checked. */
export function checkVatId(text: string): { form: boolean; valid: boolean | null } {
  const id = clean(text);
  const rule = VAT.get(id.slice(0, 2));
  const body = id.slice(2);
  if (rule === undefined || !rule.form.test(body)) return { form: false, valid: null };
  return { form: true, valid: rule.check === undefined ? null : CHECKS[rule.check](body) };
}

const BARE = COUNTRIES.flatMap(({ code, bare_vat }) =>
  bare_vat === undefined
    ? []
    : [{ code, form: new RegExp(`^(?:${bare_vat.replace(/^\(\?<=.*?\{0,20\}\)/, '')})$`) }],
);

/** The number of an article in trade (EAN, UPC), by its check digit. */
export const isGtin = (value: string): boolean =>
  /^\d{12,14}$/.test(value) &&
  [...value].reverse().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0;

/** Forms of tax numbers without the letters of their country, as an alternation. */
export const BARE_VAT = COUNTRIES.flatMap(({ bare_vat }) => bare_vat ?? []).join('|');

/** Country whose tax numbers look like this without its letters. */
export const countryOfBareVat = (text: string): string | undefined =>
  BARE.find(({ form }) => form.test(text))?.code;
