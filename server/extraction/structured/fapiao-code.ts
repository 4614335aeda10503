// The QR code of Chinese invoices: comma-separated "01,type,code,number,amount,date,check code,crc".
import { exists } from '../candidates/dates.ts';

/** Kinds of invoice by the second part (State Taxation Administration). Types 31 and 32 are the fully digital ones. */
const TYPES: Record<string, string> = {
  '01': '增值税专用发票',
  '04': '增值税普通发票',
  '08': '增值税电子专用发票',
  '10': '增值税电子普通发票',
  '11': '增值税普通发票',
  '14': '增值税电子普通发票',
  '31': '电子发票（增值税专用发票）',
  '32': '电子发票（普通发票）',
};

/** Values under the names of `EInvoice.values`; undefined for any other code. */
export function readFapiaoCode(text: string): Record<string, string> | undefined {
  const parts = text
    .trim()
    .split(',')
    .map((part) => part.trim());
  const [mark, type = '', code = '', number = '', amount = '', date = '', check = ''] = parts;
  if (mark !== '01' || parts.length < 6 || !/^\d{2}$/.test(type)) return undefined;
  if (!/^\d{8}$|^\d{20}$/.test(number) || !/^\d{8}$/.test(date)) return undefined;
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(4, 6)), Number(date.slice(6))];
  if (!exists(year, month, day)) return undefined;
  const values: Record<string, string> = {
    invoice_number: number,
    issue_date: `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`,
  };
  if (/^\d{10,12}$/.test(code)) values['invoice_code'] = code;
  if (/^\d{20}$/.test(check)) values['check_code'] = check;
  const known = TYPES[type];
  if (known !== undefined) values['invoice_type'] = known;
  // Fully digital invoices encode the total with tax, the older ones the amount before tax.
  if (/^-?\d+(?:\.\d+)?$/.test(amount))
    values[type === '31' || type === '32' ? 'grand_total' : 'net_total'] = amount;
  return values;
}
