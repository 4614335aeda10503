// Days in the cells of a file, in one order for all of them.

/** 2026-03-22, 20260322, 2026/3/22, 2026年3月22日; a time behind it is left away. */
const YEAR_FIRST = /^(\d{4})[-/.年]?\s?(\d{1,2})[-/.月]?\s?(\d{1,2})日?(?:[T\s].*)?$/;
/** 22.03.2026, 22.3.26 */
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:\s.*)?$/;
/** 22/03/2026 or 03/22/2026 */
const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:\s.*)?$/;

/** Whether the first number of days such as 03/04/2026 is the day; undefined where none of them tells, or they disagree. */
export function isDayFirst(texts: Iterable<string>): boolean | undefined {
  let [first, second] = [false, false];
  for (const text of texts) {
    const found = SLASHED.exec(text.trim());
    first ||= Number(found?.[1]) > 12;
    second ||= Number(found?.[2]) > 12;
  }
  return first === second ? undefined : first;
}

/** In place of a day where day and month may be exchanged. */
export const UNCLEAR_DAY = 'unclear';

/** ISO date; undefined for what is no day, UNCLEAR_DAY where day and month may be exchanged. */
export function dayOf(text: string, dayFirst: boolean | undefined): string | undefined {
  const trimmed = text.trim();
  const [, y = '', m = '', d = ''] = YEAR_FIRST.exec(trimmed) ?? [];
  if (y !== '') return isoOf(y, m, d);
  const dotted = DOTTED.exec(trimmed);
  if (dotted) return isoOf(dotted[3]!, dotted[2]!, dotted[1]!);
  const slashed = SLASHED.exec(trimmed);
  if (!slashed) return undefined;
  const [, a, b, year] = slashed;
  if (dayFirst === undefined) return a === b ? isoOf(year!, a!, b!) : UNCLEAR_DAY;
  return dayFirst ? isoOf(year!, b!, a!) : isoOf(year!, a!, b!);
}

function isoOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}
