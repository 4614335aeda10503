// Which order of day and month a document's country uses, judged by its currency, places and language.
import type { Row } from '../layout/layout.ts';
import type { OrderHints } from './dates.ts';

/** A US address ends in a state and a ZIP code; US telephone numbers are written in this form. */
const US_PLACE =
  /,?\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\.?,?\s+\d{5}(?:-\d{4})?(?!\d)/;
const US_PHONE = /\(\d{3}\)\s?\d{3}-\d{4}/;
const DAY_FIRST =
  /€|£|(?<![A-Za-z])(?:EUR|GBP|RM|MYR|SGD|AUD|NZD|INR|CHF|ZAR|HKD)(?![A-Za-z])|SDN\.?\s?BHD|(?<![A-Za-z])(?:GST|VAT|ABN|TVA|IVA|MwSt|USt)(?![A-Za-z])/;

/** English documents without any hint are read day first, as in most countries. */
export function orderHints(rows: Row[]): OrderHints {
  const hints = { day_first: 0.5, month_first: 0 };
  for (const { text } of rows.slice(0, 400)) {
    if (US_PLACE.test(text)) hints.month_first += 1;
    if (US_PHONE.test(text)) hints.month_first += 0.5;
    if (DAY_FIRST.test(text)) hints.day_first += 0.7;
  }
  return { day_first: Math.min(hints.day_first, 2.5), month_first: Math.min(hints.month_first, 2.4) };
}
