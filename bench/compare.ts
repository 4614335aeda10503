// The typed comparison of values that all figures rest on: amounts by value, dates by day, texts by letters and digits.
import { editDistance } from '../server/extraction/text/similarity.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const nfkc = (value: unknown): string => text(value).normalize('NFKC').trim();

export const alphanumeric = (value: unknown): string =>
  nfkc(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Decimal value of a printed amount of either style; null without digits. */
export function money(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  const text = nfkc(value).replaceAll(' ', '').replaceAll("'", '');
  const negative = text.includes('-') || text.startsWith('(');
  let digits = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]+$/, '');
  if (digits === undefined) return null;
  if (digits.includes(',') && digits.includes('.')) {
    const comma = digits.lastIndexOf(',') > digits.lastIndexOf('.');
    digits = comma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  } else if (digits.includes(','))
    digits = /,\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(',', '');
  const number = Number(digits);
  if (!Number.isFinite(number)) return null;
  const rounded = Math.round(number * 1e4) / 1e4;
  return negative ? -rounded : rounded;
}

const sameMoney = (a: unknown, b: unknown): boolean => {
  const [left, right] = [money(a), money(b)];
  return left !== null && right !== null && Math.abs(Math.abs(left) - Math.abs(right)) < 0.005;
};

/** Truth files and the engine both give ISO dates; anything else is compared as text. */
function sameDate(a: unknown, b: unknown): boolean {
  const day = (value: unknown) => /\d{4}-\d{2}-\d{2}/.exec(nfkc(value))?.[0] ?? nfkc(value);
  return day(a) === day(b);
}

const MONEY = new Set([
  'total',
  'grand_total',
  'net_total',
  'tax_total',
  'due_payable',
  'line_total',
  'prepaid',
  'gross_amount',
  'amount_without_tax',
  'tax_amount',
]);

/** Keys of the truth that are no fields of the page. */
export const SKIPPED = new Set(['taxes', 'type_code', 'doc_title', 'currency_raw']);

/** Whether a predicted value means the same as the true one; lists compare as sets. */
export function same(key: string, predicted: unknown, truth: unknown): boolean {
  if (predicted === null || predicted === undefined || predicted === '') return false;
  if (Array.isArray(truth)) {
    const given = Array.isArray(predicted) ? predicted : text(predicted).split(/\s*[;\n]\s*|\s+and\s+/);
    const left = new Set(given.map(alphanumeric).filter((item) => item !== ''));
    const right = new Set(truth.map(alphanumeric));
    return left.size === right.size && [...left].every((item) => right.has(item));
  }
  if (MONEY.has(key)) return sameMoney(predicted, truth);
  if (key.includes('date') || key.startsWith('flight_')) return sameDate(predicted, truth);
  return alphanumeric(predicted) === alphanumeric(truth);
}

interface Item {
  description?: string | null;
  amount?: string | number | null;
}

/** Greedy matching of line items: same amount (where the truth has one) and one description within the other. */
export function matchItems<P extends Item, T extends Item>(
  predicted: readonly P[],
  truth: readonly T[],
): { missed: T[]; invented: P[]; pairs: [P, T][] } {
  const invented = [...predicted];
  const missed: T[] = [];
  const pairs: [P, T][] = [];
  for (const item of truth) {
    const at = invented.findIndex((other) => sameItem(other, item));
    if (at < 0) missed.push(item);
    else for (const found of invented.splice(at, 1)) pairs.push([found, item]);
  }
  return { missed, invented, pairs };
}

function sameItem(predicted: Item, truth: Item): boolean {
  if (truth.amount !== null && truth.amount !== undefined && !sameMoney(predicted.amount, truth.amount))
    return false;
  const wanted = alphanumeric(truth.description ?? '');
  const given = alphanumeric(predicted.description ?? '');
  if (wanted === '' || given.includes(wanted)) return true;
  if (given === '') return false;
  if (wanted.includes(given)) return given.length >= 0.5 * wanted.length;
  return nearlyAlike(given, wanted);
}

/** As the reference scorer has it: at most one letter in ten differs. */
function nearlyAlike(a: string, b: string): boolean {
  const longest = Math.max(a.length, b.length);
  return editDistance(a, b, Math.floor(longest / 10)) <= longest / 10;
}

/** The fields of a row that count: a value is known, it stands on the page, and the label is not in doubt. */
export function scoredFields(row: {
  truth: Record<string, unknown>;
  visible?: Record<string, boolean | null> | null;
  suspect?: string[];
  not_visible?: string[] | null;
}): [string, unknown][] {
  return Object.entries(row.truth).filter(([key, value]) => {
    if (SKIPPED.has(key) || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return false;
    if (row.visible?.[key] === false) return false;
    return !(row.suspect ?? []).includes(key) && !(row.not_visible ?? []).includes(key);
  });
}
