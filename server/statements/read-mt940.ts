// Reads bank statements of SWIFT (MT940), with or without the envelope of a message; one file may hold many.
import { decodeText } from '../reading/formats/decode-text.ts';
import { negated } from '../platform/decimal.ts';
import { readDetails } from './payment-details.ts';
import { isReference } from './reference.ts';
import type { Movement, Statement } from './statement.ts';

interface Field {
  tag: string;
  /** The first stands behind the tag. */
  lines: string[];
}

const FIELD = /^:(\d{2}[A-Z]?):(.*)$/;
const BALANCE = /^([CD])\d{6}([A-Z]{3})(\d+,\d*)/;
/** Value date, day of booking, direction (R: of a reversal), third letter of the currency, amount, kind, own and bank's reference. */
const MOVEMENT = /^(\d{6})(\d{4})?(R?)([CD])[A-Z]?(\d+,\d*)([NSF][A-Z0-9]{3})?(.*?)(?:\/\/(.*))?$/;
/** Larger files are no statement of one day. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Undefined when the bytes are no such statement, or more than 64 MiB. */
export function readMt940(bytes: Uint8Array): Statement[] | undefined {
  if (bytes.length > MAX_BYTES) return undefined;
  const fields = fieldsOf(decodeText(bytes)?.text ?? '');
  const messages: Field[][] = [];
  for (const field of fields) {
    if (field.tag === '20') messages.push([]);
    messages.at(-1)?.push(field);
  }
  const statements = messages.filter((message) => message.some(({ tag }) => /^6[02][FM]$/.test(tag)));
  return statements.length === 0 ? undefined : statements.map(readStatement);
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    // Blocks 1 to 3 of a message stand before its fields; a stroke alone ends it.
    const content = line.replace(/^\{1:.*\{4:/, '');
    const start = FIELD.exec(content);
    if (start) fields.push({ tag: start[1]!, lines: [start[2]!] });
    else if (/^(-|-\}.*|\{.*)$/.test(content)) fields.push({ tag: '', lines: [] });
    else fields.at(-1)?.lines.push(content);
  }
  return fields;
}

function readStatement(fields: Field[]): Statement {
  const first = (...tags: string[]) => fields.find(({ tag }) => tags.includes(tag))?.lines[0];
  const opening = BALANCE.exec(first('60F', '60M') ?? '');
  const closing = BALANCE.exec(fields.findLast(({ tag }) => tag === '62F' || tag === '62M')?.lines[0] ?? '');
  const currency = opening?.[2] ?? closing?.[2] ?? null;
  const statement: Statement = {
    account: first('25', '25P')?.replaceAll(' ', '') || null,
    currency,
    number: first('28C', '28')?.trim() || null,
    opening: opening && signed(opening[1]!, opening[3]!),
    closing: closing && signed(closing[1]!, closing[3]!),
    movements: [],
    unread: [],
  };
  fields.forEach(({ tag, lines }, index) => {
    if (tag !== '61') return;
    const next = fields[index + 1];
    const read = currency && readMovement(lines, currency, next?.tag === '86' ? next.lines : []);
    if (read) statement.movements.push(read);
    else statement.unread.push(lines.join(' '));
  });
  return statement;
}

function readMovement(lines: string[], currency: string, details: string[]): Movement | undefined {
  const found = MOVEMENT.exec(lines[0]!);
  const valued = found && dayOf(found[1]!);
  if (!found || !valued) return undefined;
  const [, , entry, reversal, direction, amount, , own = '', bank = ''] = found;
  const read = readDetails(details);
  const further = lines.slice(1).join(' ').trim();
  return {
    ...read,
    id: isReference(bank.trim()) ? bank.trim() : null,
    booked: entry === undefined ? null : bookedOn(entry, valued),
    valued,
    // A reversed credit takes money away.
    amount: signed((direction === 'C') === (reversal === '') ? 'C' : 'D', amount!),
    currency,
    reversal: reversal !== '',
    purpose: read.purpose || further,
    references: [...[own.trim()].filter(isReference), ...read.references],
  };
}

/** "1234,5" as "1234.5", negative for D. */
function signed(direction: string, amount: string): string {
  const decimal = amount.replace(/,$/, '').replace(',', '.');
  return direction === 'D' ? negated(decimal) : decimal;
}

/** ISO date of YYMMDD; undefined where there is no such day. Years from 80 on are of the last century. */
function dayOf(text: string): string | undefined {
  const year = Number(text.slice(0, 2));
  const day = `${year >= 80 ? 19 : 20}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

/** MMDD in the year in which it is nearest to the value date; null where there is no such day. */
function bookedOn(monthDay: string, valued: string): string | null {
  const year = Number(valued.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => dayOf(`${String(one % 100).padStart(2, '0')}${monthDay}`))
    .filter((day) => day !== undefined);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valued));
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
