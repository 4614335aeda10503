// What an approved bank statement on paper says, as other statements say it.
import type { ExtractedFields, LineItem } from '../../contract/documents.ts';
import { compareDecimals, magnitude, subtractDecimals, sumDecimals } from '../platform/decimal.ts';
import { balanceDifference, type Movement, type Statement } from './statement.ts';

interface Paper {
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  currency: string | null;
}

const AMOUNT = /^-?\d{1,15}(\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Undefined where it names no account, no currency or no movement: it could not be told from others. */
export function paperStatement({ extracted_fields, line_items, currency }: Paper): Statement | undefined {
  const account = (extracted_fields['iban'] ?? extracted_fields['account_number'])
    ?.replaceAll(/\s/g, '')
    .toUpperCase();
  const lines = line_items.flatMap((item, line) => {
    const amount = amountOf(item);
    return amount === undefined ? [] : [{ line, item, amount }];
  });
  if (account === undefined || currency === null || !/^[A-Z]{3}$/.test(currency) || lines.length === 0)
    return undefined;
  const balance = (key: string) => {
    const text = extracted_fields[key] ?? '';
    return AMOUNT.test(text) ? text : null;
  };
  const printed: Statement = {
    account,
    currency,
    number: null,
    opening: balance('opening_balance'),
    closing: balance('closing_balance'),
    movements: lines.map(({ line, item, amount }) => movementOf(item, { line, amount, currency })),
    unread: [],
  };
  if (balanceDifference(printed) === null) return printed;
  const balances = lines.map(({ item }) => numberOf(item, 'balance'));
  const signed = { ...printed, movements: signedBy(balances, printed.opening, printed.movements) };
  return balanceDifference(signed) === null ? signed : printed;
}

function movementOf(
  item: LineItem,
  { line, amount, currency }: { line: number; amount: string; currency: string },
): Movement {
  const day = item['date'];
  return {
    id: null,
    booked: typeof day === 'string' && DAY.test(day) ? day : null,
    valued: null,
    amount,
    currency,
    reversal: false,
    name: null,
    account: null,
    purpose: item.description ?? '',
    references: [],
    line,
  };
}

/** Many papers print no sign: which way money went is told by the balance that it left behind. */
function signedBy(
  balances: (string | undefined)[],
  opening: string | null,
  movements: Movement[],
): Movement[] {
  let before = opening;
  // Since the last printed balance.
  let waiting: number[] = [];
  const signed = [...movements];
  balances.forEach((balance, i) => {
    waiting.push(i);
    if (balance === undefined) return;
    const moved = before === null ? undefined : subtractDecimals(balance, before);
    for (const { index, amount } of signsOf(waiting, movements, moved))
      signed[index] = { ...movements[index]!, amount };
    before = balance;
    waiting = [];
  });
  return signed;
}

/** More are too many to try. */
const MOST_SIGNS = 12;

/** The one way to sign the amounts so that they come to what the balance moved by; none where there are several ways. */
function signsOf(
  indices: number[],
  movements: Movement[],
  moved: string | undefined,
): { index: number; amount: string }[] {
  if (moved === undefined || indices.length > MOST_SIGNS) return [];
  const sizes = indices.map((index) => magnitude(movements[index]!.amount));
  const ways = Array.from({ length: 2 ** sizes.length }, (_, bits) =>
    sizes.map((size, i) => (Math.floor(bits / 2 ** i) % 2 === 1 ? `-${size}` : size)),
  ).filter((amounts) => compareDecimals(sumDecimals(amounts), moved) === 0);
  const [only, ...others] = ways;
  return only === undefined || others.length > 0
    ? []
    : only.map((amount, i) => ({ index: indices[i]!, amount }));
}

/** As printed; of two columns, what was paid out is negative. */
function amountOf(item: LineItem): string | undefined {
  const [debit, credit] = [numberOf(item, 'debit'), numberOf(item, 'credit')];
  if (debit !== undefined && credit === undefined) return `-${magnitude(debit)}`;
  if (credit !== undefined && debit === undefined) return magnitude(credit);
  return numberOf(item, 'amount');
}

/** Undefined where there is none, or nothing moved. */
function numberOf(item: LineItem, key: string): string | undefined {
  const value = item[key];
  const text = typeof value === 'number' ? String(value) : (value ?? '');
  return AMOUNT.test(text) && compareDecimals(text, '0') !== 0 ? text : undefined;
}
