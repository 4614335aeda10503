// Finds amounts and other numbers in a row of text: separators of both kinds, currency before or after, signs.
import type { Row } from '../layout/layout.ts';
import { CURRENCY_PATTERN, currencyOf, decimalsOf } from '../../lexicon/currencies.ts';
import { decimalString, NUMBER_PATTERN, parseNumber, tornNumber, type DecimalMark } from './numbers.ts';
import { placeOf, type AmountCandidate, type Candidate } from './candidate.ts';

/** A slash ends no amount ("3/2026" is a date), except of a price: "85.00/h", "12.50/100". */
const PRICED = String.raw`(?<=[.,]\d{2}\/)(?:\p{L}|10{2,3}(?!\d))`;
/** A dash right behind a colon parts label and value: "Total:- 450.00". */
const NO_SIGN = String.raw`(?!(?<=[:：])[-–−])`;
/** "(-) 0.40": what bookkeeping programs print where others have a dash. */
const SIGN = String.raw`(?:[-–−+]|\([-–−]\))`;
const amountOf = (number: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{Lu}\p{Ll}\d][.,/:_-]?)${NO_SIGN}(?<open>\()?(?<sign1>${SIGN}\s?)?(?<before>${CURRENCY_PATTERN})?\s?(?<sign2>[-–−+]\s?)?` +
      String.raw`(?<number>${number})(?!\d)(?!\/(?!${PRICED}))(?![.,:_-]\d)` +
      String.raw`(?<minus>[-–−](?![\p{L}\d]))?\s?(?<percent>[%％‰])?(?:(?<after>${CURRENCY_PATTERN}|元|圆|円)(?<last>[-–−](?![\p{L}\d]))?)?(?<close>\))?`,
    'gu',
  );
const AMOUNT = amountOf(NUMBER_PATTERN);
/** Recognisers see a gap beside the decimal mark, and in figures set apart: "65. 20", "1. 3 8", "45 .6 0". */
const RECOGNISED_AMOUNT: Record<DecimalMark, RegExp> = {
  '.': amountOf(`${tornNumber('.')}|${NUMBER_PATTERN}`),
  ',': amountOf(`${tornNumber(',')}|${NUMBER_PATTERN}`),
};
/** A currency sign glued to digits keeps the number from being found by the look-behind above ("RM12.00"). */
const GLUED = /(?<=^|[^\p{L}])(RM|Rs\.?|EUR|USD|GBP|CHF|CNY|RMB|INR|R(?=[\d ,]+\.\d{2}(?!\d)))(?=\d)/gu;

export interface NumberStyle {
  mark: DecimalMark | undefined;
}

export function findAmounts(row: Row, style: NumberStyle, masked: (at: number) => boolean): Candidate[] {
  const found: Candidate[] = [];
  const glued = new Map<number, string>();
  const recognised = row.page.source === 'ocr';
  const text = row.text.replaceAll(GLUED, (sign, _group, at: number) => {
    glued.set(at + sign.length, sign);
    return ' '.repeat(sign.length);
  });
  for (const match of text.matchAll(recognised ? RECOGNISED_AMOUNT[style.mark ?? '.'] : AMOUNT)) {
    const candidate = fromMatch(row, match, style, glued);
    if (candidate !== undefined && !candidate.spans.some((span) => masked(span.start))) found.push(candidate);
  }
  return found;
}

type Groups = Record<string, string | undefined>;

function fromMatch(
  row: Row,
  match: RegExpExecArray,
  style: NumberStyle,
  glued: Map<number, string>,
): Candidate | undefined {
  const groups: Groups = match.groups ?? {};
  const printed = groups['number'] ?? '';
  const at = match.index + match[0].indexOf(printed, match[0].length - match[0].trimStart().length);
  const sign = groups['before'] ?? groups['after'] ?? glued.get(at);
  const currency = sign === undefined ? null : (currencyOf(sign) ?? null);
  const thousandths = decimalsOf(currency) === 3 && /[.,]\d{3}$/.test(printed);
  const parsed = parseNumber(printed, thousandths ? lastMark(printed) : style.mark);
  if (parsed === undefined) return undefined;
  const span = { row, start: at, end: at + printed.length };
  const base = placeOf([span]);
  if (groups['percent'] !== undefined) {
    const value = decimalString(parsed.units, parsed.decimals);
    return { ...base, kind: 'percent', value, traits: {} };
  }
  const negative = isNegative(groups);
  const units = negative ? -parsed.units : parsed.units;
  const amount: AmountCandidate = {
    ...base,
    kind: 'amount',
    value: decimalString(units, parsed.decimals),
    units,
    decimals: parsed.decimals,
    currency,
    traits: traitsOf(printed, thousandths ? 2 : parsed.decimals, sign !== undefined, negative),
  };
  return amount;
}

const lastMark = (printed: string): DecimalMark => (printed.at(-4) === ',' ? ',' : '.');

function isNegative(groups: Groups): boolean {
  if (groups['open'] !== undefined && groups['close'] !== undefined) return true;
  if (groups['minus'] !== undefined || groups['last'] !== undefined) return true;
  return [groups['sign1'], groups['sign2']].some((sign) => sign !== undefined && /[-–−]/.test(sign));
}

function traitsOf(printed: string, decimals: number, currency: boolean, negative: boolean) {
  return {
    decimals: decimals === 2 ? 1 : 0,
    currency: currency ? 1 : 0,
    grouped: /\d[.,'’ ]\d{3}(?!\d)/.test(printed) && decimals !== 3 ? 1 : 0,
    negative: negative ? 1 : 0,
    whole: decimals === 0 ? 1 : 0,
    long: printed.length > 9 && decimals === 0 ? 1 : 0,
  };
}

/** All numbers printed in a text, for the vote on the decimal mark. */
export function printedNumbers(text: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\d.,/:-])\d[\d.,]*\d(?![\p{L}\d/:-])`, 'gu'))].map(
    ([number]) => number,
  );
}
