// Reads printed numbers: both separators, grouping, signs. Values are kept in units of 1/10,000: whole ones, and so exact, unless
// more than four decimals are printed.

/** How a document writes decimals; decided by its unambiguous numbers. */
export type DecimalMark = ',' | '.';

export interface PrintedNumber {
  units: number;
  decimals: number;
}

export const UNITS = 10_000;

/** Prices without their tax are printed with up to so many decimals: "943.396226415094". */
const MOST_DECIMALS = 15;

/** Lakhs and crores of India group by two above the thousand: "1,22,288.15", "12,34,56,789". */
const INDIAN_GROUPS = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d{1,4})?`;

/** Grouped by three or plain; up to four decimals, as a price up to fifteen. */
const COMMON_NUMBER = String.raw`(?:\d{1,9}[.,]\d{5,${MOST_DECIMALS}}|\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,4})?|\d{1,3}(?:[  ]\d{3})+(?:[.,]\d{1,4})?|\d{1,15}(?:[.,]\d{1,4})?|[.,]\d{2})`;

/** One number as printed, without sign and currency. */
export const NUMBER_PATTERN = `(?:${INDIAN_GROUPS}|${COMMON_NUMBER})`;

/**
 * An amount of money with a blank beside its decimal mark, and perhaps between its decimals. Not at the start of a line of more,
 * where "1. 25" are two numbers, and only before what may stand behind an amount: another number, or the letters of a rate of tax.
 */
export const tornNumber = (mark: DecimalMark): string => {
  const apart = String.raw`(?:\s?[${mark}]\s|\s[${mark}])(?:\d{2}|\d\s\d)`;
  const behind = String.raw`(?=\s*$|\s+\d+[${mark}]|\s+\p{Lu}{1,2}(?![\p{L}\d]))`;
  return String.raw`(?<!\d[.,]\s)(?:(?<!^\s*)|(?=\S+\s\S+$))\d{1,6}(?:${apart}|[${mark}]\d \d)${behind}`;
};

/**
 * Both separators, or one followed by other than three digits: then the last separator is the decimal mark, also where the same one
 * parts the thousands ("933.038.548.23").
 */
function certainMark(text: string): DecimalMark | undefined {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return undefined;
  const mark = text[last] === ',' ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  if (text.includes(other) || text.length - last - 1 !== 3) return mark;
  return text.indexOf(mark) === last ? undefined : other;
}

/** The decimal mark most unambiguous numbers of a text use; undefined without any, and where money has no decimals. */
export function voteDecimalMark(printed: Iterable<string>): DecimalMark | undefined {
  const numbers = [...printed];
  if (isWhole(numbers)) return undefined;
  let comma = 0;
  let dot = 0;
  for (const text of numbers) {
    // Two decimals are the sign of money; one decimal is often a version or a measure.
    const weight = /[.,]\d\d$/.test(text) ? 3 : 1;
    const mark = certainMark(text);
    if (mark === ',') comma += weight;
    if (mark === '.') dot += weight;
  }
  if (comma === dot) return undefined;
  return comma > dot ? ',' : '.';
}

const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;

/**
 * Money in groups of three figures, beside fewer rates and measures ("19.0 %", "1.5 l"): of a currency without decimals. "1,152.050"
 * has thousandths, unless both marks part thousands: recognition takes some dots for commas.
 */
function isWhole(numbers: string[]): boolean {
  if (numbers.some((text) => /[.,]\d\d$/.test(text))) return false;
  const parted = (mark: string) => numbers.some((text) => text.split(mark).length > 2);
  if (numbers.some((text) => text.includes('.') && text.includes(','))) return parted('.') && parted(',');
  const grouped = numbers.filter((text) => GROUPED.test(text)).length;
  return grouped > numbers.filter((text) => /[.,](?:\d|\d{4,})$/.test(text)).length;
}

/**
 * Value of a printed number. "1.234" is ambiguous: with `mark` "," it is 1234; with "." it is 1.234; without a vote
 * a group of three digits counts as thousands. Undefined when it is no number or too large to be exact.
 */
export function parseNumber(text: string, mark: DecimalMark | undefined): PrintedNumber | undefined {
  const plain = text.replaceAll(/[\s'’]/gu, '');
  if (!/^[\d.,]*\d$/.test(plain)) return undefined;
  const decimalMark = certainMark(plain) ?? ambiguousMark(plain, mark);
  const at = decimalMark === undefined ? -1 : plain.lastIndexOf(decimalMark);
  const whole = (at < 0 ? plain : plain.slice(0, at)).replaceAll(/[.,]/g, '');
  const fraction = at < 0 ? '' : plain.slice(at + 1);
  if (whole.length > 11 || fraction.length > MOST_DECIMALS) return undefined;
  const further = Number(`0.${fraction.slice(4) || '0'}`);
  const units = Number(whole || '0') * UNITS + Number(fraction.padEnd(4, '0').slice(0, 4)) + further;
  return { units, decimals: fraction.length };
}

/** Only one separator, three digits behind it. */
function ambiguousMark(text: string, mark: DecimalMark | undefined): DecimalMark | undefined {
  if (!/[.,]/.test(text)) return undefined;
  // "0,500" and "0.500" cannot be thousands.
  if (/^0[.,]/.test(text)) return text.includes(',') ? ',' : '.';
  return mark !== undefined && text.includes(mark) ? mark : undefined;
}

/** Decimal string with at least the given number of decimals: 123400 -> "12.34". */
export function decimalString(units: number, decimals: number): string {
  if (!Number.isInteger(units)) return (units / UNITS).toFixed(Math.min(decimals, MOST_DECIMALS));
  const sign = units < 0 ? '-' : '';
  const absolute = Math.abs(units);
  const whole = Math.floor(absolute / UNITS);
  const fraction = String(absolute % UNITS).padStart(4, '0');
  let keep = Math.min(Math.max(decimals, 0), 4);
  while (keep < 4 && Number(fraction.slice(keep)) !== 0) keep++;
  return keep === 0 ? `${sign}${whole}` : `${sign}${whole}.${fraction.slice(0, keep)}`;
}
