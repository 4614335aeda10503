// Shows a number of a workbook the way its number format does: dates, thousands, decimals, percent, currency.

/** Number formats by id that a workbook may use without listing them (ISO/IEC 29500-1, 18.8.30, with the Chinese ones). */
const BUILT_IN: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  44: '#,##0.00',
  45: 'mm:ss',
  46: 'h:mm:ss',
  47: 'mm:ss',
};
const CHINESE_DATES = [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
for (const id of CHINESE_DATES) BUILT_IN[id] = 'yyyy-mm-dd';

const DAY_MS = 86_400_000;
/** Day 0 of the two calendars workbooks count in; the first makes up for a leap day that 1900 did not have. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

export const builtInFormat = (id: number): string | undefined => BUILT_IN[id];

/** Dates come out as ISO whatever the format's order is: `03/04/2025` would have to be guessed at later. */
export function formatNumber(value: number, format: string | undefined, date1904: boolean): string {
  if (!Number.isFinite(value)) return '';
  if (!format || /^(?:general|@)$/i.test(format)) return general(value);
  const plain = withoutLiterals(format);
  if (/[ymdhs]/i.test(plain) && !/[#0?]/.test(plain.replace(/\.0+/g, '')))
    return formatDate(value, plain, date1904);
  return formatDecimal(value, format);
}

/** Fifteen digits, as workbooks show; no exponent for ordinary sizes. */
function general(value: number): string {
  const rounded = Number(value.toPrecision(15));
  return Math.abs(rounded) < 1e21 && Math.abs(rounded) >= 1e-7 ? String(rounded) : rounded.toString();
}

/** The format without quoted text, escaped characters, colours and conditions. */
const withoutLiterals = (format: string) => format.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');

function formatDate(serial: number, plain: string, date1904: boolean): string {
  const time = new Date((date1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(serial * DAY_MS));
  if (Number.isNaN(time.getTime())) return String(serial);
  const iso = time.toISOString();
  const clock = /s/i.test(plain) ? iso.slice(11, 19) : iso.slice(11, 16);
  const hasDate = /[yd]/i.test(plain) || (/m/i.test(plain) && !/[hs]/i.test(plain));
  if (!hasDate) return clock;
  const day = /d/i.test(plain) ? iso.slice(0, 10) : iso.slice(0, 7);
  return /h/i.test(plain) ? `${day} ${clock}` : day;
}

function formatDecimal(value: number, format: string): string {
  const sections = format.split(';');
  const own =
    value < 0 && sections.length > 1
      ? sections[1]!
      : value === 0 && sections.length > 2
        ? sections[2]!
        : undefined;
  const section = own ?? sections[0]!;
  const digits = withoutLiterals(section);
  const shown = digits.includes('%') ? value * 100 : value;
  const decimals = /\.([0#?]+)/.exec(digits)?.[1]?.length ?? 0;
  const optional = /\.0*([#?]+)/.exec(digits)?.[1]?.length ?? 0;
  let text = Math.abs(shown).toFixed(Math.min(20, decimals));
  for (let i = 0; i < optional && text.endsWith('0'); i++) text = text.slice(0, -1);
  text = text.replace(/\.$/, '');
  if (/[#0?],[#0?]/.test(digits)) text = text.replace(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ',');
  const { before, after } = literals(section);
  const sign = value < 0 && own === undefined ? '-' : '';
  return `${sign}${before}${/[#0?]/.test(digits) ? text : ''}${after}`.trim();
}

/** Text in front of and behind the digits: currency signs, brackets, units. */
function literals(section: string): { before: string; after: string } {
  const spoken = section
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1')
    .replace(/\[[^\]]*\]|\*./g, '')
    .replace(/_./g, ' ')
    .replace(/\\(.)/g, '$1')
    .replaceAll('"', '');
  const first = spoken.search(/[#0?]/);
  if (first < 0) return { before: spoken, after: '' };
  const last = Math.max(spoken.lastIndexOf('#'), spoken.lastIndexOf('0'), spoken.lastIndexOf('?'));
  return { before: spoken.slice(0, first), after: spoken.slice(last + 1).replace(/^[,.]+/, '') };
}
