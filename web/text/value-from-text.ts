// What people type, or take from a page, as the service stores it: dates YYYY-MM-DD, amounts as plain decimals.
import type { FieldType, ProfileField } from '../../contract/profiles.ts';

/** Undefined when the text cannot be such a value. An empty text clears the field: null. */
export function valueFromText(
  field: Pick<ProfileField, 'type' | 'options'>,
  raw: string,
): string | null | undefined {
  const text = tidy(raw);
  if (text === '') return null;
  switch (field.type) {
    case 'date':
      return dateFromText(text);
    case 'amount':
    case 'number':
      return decimalFromText(text);
    case 'integer': {
      const value = decimalFromText(text);
      return value !== undefined && /^-?\d+$/.test(value) ? value : undefined;
    }
    case 'boolean':
      return /^(true|yes|y|是|有|☑|✓|x)$/i.test(text)
        ? 'true'
        : /^(false|no|n|否|无|☐)$/i.test(text)
          ? 'false'
          : undefined;
    case 'choice':
      return field.options.find((option) => option.toLowerCase() === text.toLowerCase());
    case 'text':
    case 'list':
      return raw.trim();
  }
}

/** Full-width digits and signs as plain ones. */
const tidy = (raw: string) => raw.normalize('NFKC').trim();

export function decimalFromText(raw: string): string | undefined {
  const text = tidy(raw);
  const negative = /^\(.*\)$/.test(text) || /^[^\d]*[-−–]/.test(text) || /[-−]$/.test(text);
  // Currency signs and codes around it; nothing else may stand there.
  const digits = /^[^\d]*?([\d][\d.,'’\s]*\d|\d)[^\d]*$/.exec(text)?.[1]?.replaceAll(/['’\s]/g, '');
  if (digits === undefined || /[\p{L}]{6,}/u.test(text)) return undefined;
  const plain = withoutGrouping(digits);
  if (plain === undefined) return undefined;
  return negative && /[1-9]/.test(plain) ? `-${plain}` : plain;
}

/** "1.234,56" and "1,234.56" -> "1234.56"; a single separator before exactly three digits groups them. */
function withoutGrouping(digits: string): string | undefined {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last === -1) return digits;
  const mark = digits[last] ?? '';
  const decimals = digits.slice(last + 1);
  const grouped = digits.slice(0, last).split(/[.,]/);
  const otherMark = digits.slice(0, last).includes(mark === '.' ? ',' : '.');
  const isGrouping = decimals.length === 3 && !otherMark && grouped[0] !== '0';
  if (grouped.slice(1).some((group) => group.length !== 3)) return undefined;
  return isGrouping ? `${grouped.join('')}${decimals}` : `${grouped.join('')}.${decimals}`;
}

const MONTHS = [
  ['jan', 'ene', 'janv'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz', 'maa'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mei'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
];

export function dateFromText(raw: string): string | undefined {
  const text = tidy(raw).toLowerCase();
  const yearFirst = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(text);
  if (yearFirst !== null) return isoDay(yearFirst[1], yearFirst[2], yearFirst[3]);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact !== null) return isoDay(compact[1], compact[2], compact[3]);
  const numbers = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})$/.exec(text);
  if (numbers !== null) return dayFirst(numbers[1], numbers[2], numbers[3]);
  return namedMonth(text);
}

/** Day first, as most of the world writes; month first where only that is possible. */
function dayFirst(first = '', second = '', year = ''): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  return isoDay(full, second, first) ?? isoDay(full, first, second);
}

function namedMonth(text: string): string | undefined {
  const name = /\p{L}{3,}/u.exec(text)?.[0] ?? '';
  const month = MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start)));
  const year = /\d{4}/.exec(text)?.[0];
  const day = /(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1];
  if (month === -1 || year === undefined || day === undefined) return undefined;
  return isoDay(year, String(month + 1), day);
}

function isoDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** What a field of this type looks like, for the message. */
export const EXAMPLES: Partial<Record<FieldType, string>> = {
  date: '2026-03-22',
  amount: '16500.00',
  number: '12.5',
  integer: '12',
};
