// Decimal numbers as text, compared and added exactly: amounts never pass through binary fractions.

interface Decimal {
  units: bigint;
  scale: number;
}

const FORM = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Undefined for anything but an optional sign, digits and a fraction. */
function parse(text: string): Decimal | undefined {
  const [, sign = '', whole = '', fraction = ''] = FORM.exec(text.trim()) ?? [];
  if (whole === '') return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

const scaled = ({ units, scale }: Decimal, to: number): bigint => units * 10n ** BigInt(to - scale);

/** Negative, zero or positive, as for sorting; undefined when one of them is no decimal number. */
export function compareDecimals(a: string, b: string): number | undefined {
  const [x, y] = [parse(a), parse(b)];
  if (x === undefined || y === undefined) return undefined;
  const scale = Math.max(x.scale, y.scale);
  const difference = scaled(x, scale) - scaled(y, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const isDecimal = (text: string): boolean => parse(text) !== undefined;

/** The exact sum of numbers that came from JSON; those in exponent notation are rounded to ten places. */
export function sumNumbers(values: readonly number[]): string {
  const decimals = values.map((value) => parse(numberText(value)) ?? { units: 0n, scale: 0 });
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  const units = decimals.reduce((sum, decimal) => sum + scaled(decimal, scale), 0n);
  return format({ units, scale });
}

/** The exact sum of decimal texts; those that are none are left out. */
export function sumDecimals(values: readonly string[]): string {
  const decimals = values.map(parse).filter((decimal) => decimal !== undefined);
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  return format({ units: decimals.reduce((sum, decimal) => sum + scaled(decimal, scale), 0n), scale });
}

/** "-12.50" of "12.50" and the other way round; nothing stays nothing. */
export const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : compareDecimals(amount, '0') === 0 ? amount : `-${amount}`;

/** Whether both are negative, or neither is. */
export const sameSign = (a: string, b: string): boolean => a.startsWith('-') === b.startsWith('-');

/** The amount without its sign. */
export const magnitude = (amount: string): string => amount.replace('-', '');

/** One text for an amount however many zeros end it: "12.5" of "12.50". */
export const canonicalDecimal = (amount: string): string =>
  amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount;

/** The exact difference of two decimal texts. */
export const subtractDecimals = (a: string, b: string): string => sumDecimals([a, negated(b)]);

/** The exact product of two decimal texts; zero where one of them is none. */
export function multiplyDecimals(a: string, b: string): string {
  const [x, y] = [parse(a), parse(b)];
  if (x === undefined || y === undefined) return '0';
  return format({ units: x.units * y.units, scale: x.scale + y.scale });
}

/** A decimal text divided by a positive decimal (a text, or a count), rounded half away from zero to so many places. */
export function divideDecimal(value: string, by: string | number, places: number): string {
  const { units, scale } = parse(value) ?? { units: 0n, scale: 0 };
  const parts = parse(String(by)) ?? { units: 1n, scale: 0 };
  const divisor = parts.units * 10n ** BigInt(scale);
  const scaledUp = (units < 0n ? -units : units) * 10n ** BigInt(places + parts.scale);
  const rounded = (scaledUp * 2n + divisor) / (divisor * 2n);
  return format({ units: units < 0n ? -rounded : rounded, scale: places });
}

/** A number that came from JSON without exponent notation; what was in it is rounded to ten places. */
export function numberText(value: number): string {
  if (!String(value).includes('e')) return String(value);
  return Number.isInteger(value) ? String(BigInt(value)) : value.toFixed(10);
}

function format({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
}
