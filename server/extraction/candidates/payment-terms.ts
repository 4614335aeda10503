// Terms of payment in days: "Zahlbar innerhalb von 14 Tagen", "Terms: Net 30", "10 Tage 2 % Skonto, 30 Tage netto".
import { anyOf } from '../../lexicon/words.ts';
import type { DocumentLayout, Row, Span } from '../layout/layout.ts';

export interface PaymentTerm {
  /** Days after the date of the invoice. */
  days: number;
  span: Span;
}

const PAYMENT = anyOf('paying');
const DAYS =
  /(?<![\p{L}\d.,/-])(?<days>\d{1,3})\s?(?:\(\p{L}+\)\s)?(?:kalender|calendar\s)?(?:tagen?|days?|jours?|jrs|días?|dias?|dagen|giorni|gg|天)(?!\p{L})/giu;
const NET = /(?<!\p{L})net(?:to)?\s(?<days>\d{1,3})(?![\d.,%]|\s?[%€$£]|\s?(?:eur|usd|gbp|chf))/giu;
/** What is taken off for paying sooner. */
const DISCOUNT = /%|skonto|discount|escompte|sconto|korting|descuento|rabatt/iu;
const IN_FULL = /ohne\s(?:jeden\s|jeglichen\s)?abzug|netto|\bnet\b|rein|in full|sans escompte/iu;
/** Other times than that of paying the invoice, or counted from another day than that of the invoice. */
const OTHER = anyOf('other_term');
/** Years are no terms, and a day or two are times of delivery. */
const LEAST = 3;
const MOST = 180;

/** All terms of payment of a document, from top to bottom. Without the discount for paying sooner: the time for the whole sum. */
export function findPaymentTerms(document: DocumentLayout): PaymentTerm[] {
  return document.pages.flatMap(({ rows }) => rows.flatMap((row) => termOf(row) ?? []));
}

function termOf(row: Row): PaymentTerm | undefined {
  const { text } = row;
  if (!/\d/.test(text) || !PAYMENT.test(text) || OTHER.test(text)) return undefined;
  const found = [...text.matchAll(DAYS), ...text.matchAll(NET)]
    .map((match) => ({
      days: Number(match.groups?.['days']),
      span: { row, start: match.index, end: match.index + match[0].length },
    }))
    .filter(({ days }) => days >= LEAST && days <= MOST)
    .sort((a, b) => b.days - a.days);
  if (found.length < 2 && DISCOUNT.test(text.replaceAll(/sans escompte/giu, '')) && !IN_FULL.test(text))
    return undefined;
  return found[0];
}
