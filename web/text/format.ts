// Dates, times, numbers and sizes as the language of the UI writes them, in the time zone of the browser.
import { useTranslation } from 'react-i18next';
import type { Language } from './index.ts';

export interface Format {
  language: Language;
  /** `2026-03-22` -> 22 Mar 2026. */
  date(day: string): string;
  /** Days of the form `2026-03-22` within a text. */
  dates(text: string): string;
  /** A timestamp to the minute. */
  dateTime(at: string): string;
  /** A timestamp to the second. */
  exactTime(at: string): string;
  /** A timestamp as "3 minutes ago"; older than a week as its date. */
  ago(at: string, now?: number): string;
  /** How long ago: "4 days", "2 hrs". */
  age(at: string, now?: number): string;
  number(value: number): string;
  /** A decimal string as the record holds it; grouped, with its own number of decimals. */
  amount(value: string, currency?: string | null): string;
  /** A share, 0..1, as whole percent. */
  percent(share: number): string;
  bytes(value: number): string;
  /** Seconds as "4 min" or "2 h 10 min". */
  duration(seconds: number): string;
  /** Milliseconds of a short event. */
  milliseconds(value: number): string;
}

const LOCALES: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN' };

export function useFormat(): Format {
  const { i18n } = useTranslation();
  return formatOf(i18n.language === 'zh' ? 'zh' : 'en');
}

const made = new Map<Language, Format>();

/** One for each language: what the browser formats with is slow to make, and a page has hundreds of places that format. */
export function formatOf(language: Language): Format {
  const format = made.get(language) ?? createFormat(language);
  made.set(language, format);
  return format;
}

function createFormat(language: Language): Format {
  const locale = LOCALES[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const second = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const number = numberFormat(locale, {});
  const percent = numberFormat(locale, { style: 'percent' });
  const date = (text: string) => day.format(new Date(`${text}T00:00:00Z`));
  return {
    language,
    date,
    dates: (text) => text.replaceAll(DAY, (found) => (isDay(found) ? date(found) : found)),
    dateTime: (at) => minute.format(new Date(at)),
    exactTime: (at) => second.format(new Date(at)),
    ago: createAgo(locale, date),
    age: (at, now = Date.now()) => formatAge(locale, (now - Date.parse(at)) / 1000),
    number: (value) => number.format(value),
    amount: (value, currency) => formatAmount(locale, value, currency ?? null),
    percent: (share) => percent.format(share),
    bytes: (value) => formatBytes(locale, value),
    duration: (seconds) => formatDuration(locale, seconds),
    milliseconds: (value) =>
      value < 1000 ? unit(locale, 'millisecond', value) : unit(locale, 'second', value / 1000, 1),
  };
}

/** No part of the name of a file or of a number. */
const DAY = /(?<![\w/-])\d{4}-\d{2}-\d{2}(?![\w/-]|\.\w)/g;
const isDay = (text: string) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

const AGO: [limit_s: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [3600, 'minute', 60],
  [86_400, 'hour', 3600],
  [7 * 86_400, 'day', 86_400],
];

function createAgo(locale: string, date: (day: string) => string): Format['ago'] {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return (at, now = Date.now()) => {
    const seconds = (now - Date.parse(at)) / 1000;
    if (seconds < 45) return relative.format(0, 'second');
    const step = AGO.find(([limit]) => seconds < limit);
    if (step === undefined) return date(at.slice(0, 10));
    return relative.format(-Math.max(1, Math.round(seconds / step[2])), step[1]);
  };
}

function formatAge(locale: string, seconds: number): string {
  const step = AGO.find(([limit]) => seconds < limit) ?? AGO.at(-1)!;
  return unit(locale, step[1], Math.max(1, Math.floor(seconds / step[2])));
}

function formatAmount(locale: string, value: string, currency: string | null): string {
  if (!/^-?\d+(\.\d+)?$/.test(value)) return currency === null ? value : `${currency} ${value}`;
  const decimals = Math.min(value.split('.')[1]?.length ?? 0, 6);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const text = numberFormat(locale, digits).format(Number(value));
  return currency === null || currency === '' ? text : `${currency} ${text}`;
}

function formatBytes(locale: string, value: number): string {
  const steps = ['B', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.floor(Math.log10(Math.max(value, 1)) / 3), steps.length - 1);
  const digits = { maximumFractionDigits: step === 0 ? 0 : 1 };
  return `${numberFormat(locale, digits).format(value / 1000 ** step)} ${steps[step]}`;
}

function formatDuration(locale: string, seconds: number): string {
  if (seconds < 60) return unit(locale, 'second', Math.max(1, Math.round(seconds)));
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return unit(locale, 'minute', minutes);
  const rest = minutes % 60;
  const hours = unit(locale, 'hour', Math.floor(minutes / 60));
  return rest === 0 ? hours : `${hours} ${unit(locale, 'minute', rest)}`;
}

const unit = (locale: string, name: string, value: number, decimals = 0): string =>
  numberFormat(locale, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: decimals,
  }).format(value);

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}
