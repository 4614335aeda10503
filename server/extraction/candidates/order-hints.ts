// Which order of day and month a document's country uses, judged by its currency, places and language.
import { monthNames } from '../../lexicon/calendar.ts';
import { recogniseLanguage } from '../../lexicon/recognise-language.ts';
import { statesOf } from '../../lexicon/places.ts';
import type { Row } from '../layout/layout.ts';
import type { OrderHints } from './dates.ts';

const STATES = statesOf('US');
const NAMES = STATES.map(({ name }) => name.replaceAll(' ', String.raw`\s`)).join('|');
const ABBREVIATIONS = STATES.map(({ abbreviation }) => abbreviation).join('|');
/** A US address ends in a state and a ZIP code; US telephone numbers are written in this form. */
const US_PLACE = new RegExp(
  String.raw`(?:,\s?|\s)(?:${ABBREVIATIONS}|${NAMES})\.?,?\s+\d{5}(?:-\d{4})?(?!\d)`,
);
const US_PHONE = /\(\d{3}\)\s?\d{3}-\d{4}|(?<![\d-])[2-9]\d{2}-[2-9]\d{2}-\d{4}(?![\d-])/;
const ZIP_CODE = /^\d{5}(?:-\d{4})?$/;
/** "State of New York", "a Delaware corporation". */
const US_STATE = new RegExp(
  String.raw`(?<!\p{L})(?:State|Commonwealth)\s+of\s+\p{Lu}\p{Ll}{3}` +
    String.raw`|(?<!\p{L})(?:${NAMES})\s+(?:corporation|limited|company|LLC|partnership)`,
  'u',
);
/** Whoever writes dates in words in this order does so in figures too. */
const MONTHS = monthNames('en')
  .map(([name = '']) => name.slice(0, 1).toUpperCase() + name.slice(1))
  .join('|');
const MONTH_BEFORE_DAY = new RegExp(`(?<!\\p{L})(?:${MONTHS})\\s+\\d{1,2}(?:st|nd|rd|th)?,\\s+\\d{4}`, 'u');
const DAY_BEFORE_MONTH = new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?\\s+(?:${MONTHS}),?\\s+\\d{4}`, 'u');
const DAY_FIRST =
  /€|£|(?<![A-Za-z])(?:EUR|GBP|RM|MYR|SGD|AUD|NZD|INR|CHF|ZAR|HKD)(?![A-Za-z])|SDN\.?\s?BHD|(?<![A-Za-z])(?:GST|VAT|ABN|TVA|IVA|MwSt|USt)(?![A-Za-z])/;

/** Other countries that write English and count money in dollars have taxes by which they are told. */
const DOLLARS = /(?<![\p{L}$])\$\s?\d/u;
const HALF_DAY = /\d{1,2}\s?:\s?\d{2}(?:\s?:\s?\d{2})?\s?[ap]\.?m\.?(?!\p{L})/iu;

/** Of English alone, countries write both orders. */
const IN_BOTH_ORDERS = 'en';

export function orderHints(rows: Row[]): OrderHints {
  const hints = { day_first: 0, month_first: 0 };
  const language = recogniseLanguage(rows.map(({ text }) => text).join('\n'));
  if (language !== null && language !== IN_BOTH_ORDERS) hints.day_first += 0.7;
  for (const [i, { text }] of rows.slice(0, 400).entries()) {
    // Narrow paper has the ZIP code on a line of its own.
    const next = rows[i + 1]?.text ?? '';
    if (US_PLACE.test(ZIP_CODE.test(next) ? `${text} ${next}` : text)) hints.month_first += 1;
    if (US_PHONE.test(text)) hints.month_first += 0.6;
    if (US_STATE.test(text)) hints.month_first += 0.7;
    if (MONTH_BEFORE_DAY.test(text)) hints.month_first += 0.6;
    if (DAY_BEFORE_MONTH.test(text)) hints.day_first += 0.6;
    if (DAY_FIRST.test(text)) hints.day_first += 0.7;
  }
  const has = (form: RegExp) => rows.slice(0, 400).some(({ text }) => form.test(text));
  if (has(DOLLARS) && has(HALF_DAY)) hints.month_first += 0.6;
  return { day_first: Math.min(hints.day_first, 2), month_first: Math.min(hints.month_first, 2.4) };
}
