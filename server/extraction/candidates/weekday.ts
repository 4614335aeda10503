// The day of the week beside a date: it tells a misread year from a right one, and the day from the month.
import { WEEKDAYS } from '../../lexicon/calendar.ts';
import type { Span } from '../layout/layout.ts';

/** Short names are words of their own languages too ("di", "mar"): one that stands right beside the date is a weekday. */
const BESIDE = /(?<before>[\p{L}]{2,10})[.,]?\s*[,(]?\s*$/u;
const BEHIND = /^\s*[,(]?\s*(?<after>\p{L}{2,10})\)?(?!\p{L})/u;

/** 0 for Sunday; undefined where no day of the week stands beside the date. */
export function weekdayBeside({ row, start, end }: Span): number | undefined {
  const names = [
    BESIDE.exec(row.text.slice(0, start))?.groups?.['before'],
    BEHIND.exec(row.text.slice(end))?.groups?.['after'],
  ];
  for (const name of names) {
    const bare = name?.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() ?? '';
    const day = WEEKDAYS.findIndex((known) => known.has(bare));
    if (day >= 0) return day;
  }
  return undefined;
}
