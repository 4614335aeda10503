// What bookkeeping wants of a row: amounts by rate with the sign of the posting, accounts, and the key of the tax.
import type { ExportTemplateInput } from '../../../contract/export-templates.ts';
import type { RecordRow } from '../../../contract/record-tables.ts';
import { compareDecimals, isDecimal, multiplyDecimals, sumDecimals } from '../../platform/decimal.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import type { Codings } from './codings.ts';
import type { ExportRow } from '../selection.ts';

/** Decimal texts; null where the document does not say it. */
export interface Booking {
  net: string | null;
  tax: string | null;
  gross: string | null;
  rate: string | null;
  category: string | null;
  exemption_reason: string | null;
  /** Null where the template knows no key for the tax. */
  tax_key: string | null;
  expense_account: string | null;
  payable_account: string | null;
  cost_center: string | null;
}

type Rules = Pick<ExportTemplateInput, 'rows' | 'accounts' | 'tax_keys'>;
type Amounts = Pick<Booking, 'net' | 'tax' | 'gross' | 'rate' | 'category' | 'exemption_reason'>;

/** Nothing is charged in these categories, so a tax that is not stated is none. UNTDID 5305. */
const UNTAXED = new Set(['Z', 'E', 'AE', 'K', 'G', 'O']);

interface Stated {
  /** The row of its table that is posted; undefined for the document as a whole. */
  line: RecordRow | undefined;
  /** The tax of the record where it has no breakdown; null where it says none. */
  stated_tax: string | null;
  /** What the record says of its bookkeeping: it comes before all that is usual. */
  coded: Codings;
}

export function bookingOf(rules: Rules, row: ExportRow, stated: Stated): Booking {
  const { coded } = stated;
  const amounts = signed(amountsOf(rules.rows, row, stated), row);
  return {
    ...amounts,
    tax_key: coded.tax_code ?? taxKey(rules.tax_keys, amounts),
    expense_account:
      coded.account ??
      row.expense_account ??
      rules.accounts.profiles.find(({ profile_id }) => profile_id === row.profile_id)?.expense_account ??
      rules.accounts.expense_account,
    payable_account: row.payable_account ?? rules.accounts.payable_account,
    cost_center: coded.cost_center ?? row.cost_center,
  };
}

function amountsOf(rows: Rules['rows'], row: ExportRow, { line, stated_tax }: Stated): Amounts {
  if (rows === 'lines') return { ...NONE, net: decimal(line?.['amount']), rate: decimal(line?.['tax_rate']) };
  if (line !== undefined) return ofRate(line);
  const rates = row.rows.map(ofRate);
  const [only] = rates;
  const one = rates.length === 1 && only !== undefined ? only : NONE;
  const net = sumKnown(rates.map((rate) => rate.net));
  const tax = sumKnown(rates.map((rate) => rate.tax));
  if (rates.length > 0) return { ...one, net, tax, gross: row.total };
  const untaxed = stated_tax === null || compareDecimals(stated_tax, '0') === 0;
  return { ...NONE, gross: row.total, ...(untaxed ? { net: row.total, tax: '0' } : {}) };
}

const NONE: Amounts = {
  net: null,
  tax: null,
  gross: null,
  rate: null,
  category: null,
  exemption_reason: null,
};

function ofRate(line: RecordRow): Amounts {
  const category = textOf(line['category']);
  const net = decimal(line['base']);
  const tax = decimal(line['tax']) ?? (category !== null && UNTAXED.has(category) ? '0' : null);
  const gross = net === null || tax === null ? null : sumDecimals([net, tax]);
  const exemption_reason = textOf(line['exemption_reason']);
  return { net, tax, gross, rate: decimal(line['rate']), category, exemption_reason };
}

/** Null where one is not known: a sum without it would be another one. */
const sumKnown = (amounts: (string | null)[]): string | null =>
  amounts.includes(null) ? null : sumDecimals(amounts.filter((amount) => amount !== null));

const textOf = (value: RecordRow[string] | undefined): string | null =>
  value === undefined || value === null || value === '' ? null : String(value);
const decimal = (value: RecordRow[string] | undefined): string | null => {
  const text = textOf(value);
  return text !== null && isDecimal(text) ? text : null;
};

/** Credit notes state what they give back, most of them without a sign. */
export const isReversed = ({ doc_type, total }: Pick<ExportRow, 'doc_type' | 'total'>): boolean =>
  doc_type === 'Credit Note' && (compareDecimals(total ?? '0', '0') ?? 0) >= 0;

function signed(amounts: Amounts, row: ExportRow): Amounts {
  if (!isReversed(row)) return amounts;
  const { net, tax, gross } = amounts;
  return { ...amounts, net: reversed(net), tax: reversed(tax), gross: reversed(gross) };
}

export const reversed = (amount: string | null): string | null =>
  amount === null ? null : multiplyDecimals(amount, '-1');

/** What names more of the tax comes before what names less; at a rate of 0, the category tells more than the rate. */
function taxKey(keys: Rules['tax_keys'], { category, rate }: Amounts): string | null {
  const isRate = (one: number | null) =>
    one !== null && rate !== null && compareDecimals(String(one), rate) === 0;
  const found =
    keys.find((key) => key.category !== null && key.category === category && isRate(key.rate)) ??
    keys.find((key) => key.category !== null && key.category === category && key.rate === null) ??
    keys.find((key) => key.category === null && isRate(key.rate)) ??
    keys.find((key) => key.category === null && key.rate === null);
  return found?.key ?? null;
}

/** A cent that rounding by rate leaves. */
const TOLERANCE = '0.01';

/** Why the taxes by rate are not what is to be posted; undefined where they are, or none are stated. */
export function sumProblem({ rows, total }: ExportRow): Sentence | undefined {
  const sum = sumKnown(rows.map((row) => ofRate(row).gross));
  if (rows.length === 0 || sum === null || total === null) return undefined;
  const difference = sumDecimals([sum, multiplyDecimals(total, '-1')]).replace('-', '');
  if ((compareDecimals(difference, TOLERANCE) ?? 0) <= 0) return undefined;
  return sentence('exports.sumDiffers', { sum, total });
}
