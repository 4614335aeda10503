// Terms of payment in days: "Zahlbar innerhalb von 14 Tagen", "Terms: Net 30", "10 Tage 2 % Skonto, 30 Tage netto".
import type { DocumentLayout, Row, Span } from '../layout/layout.ts';

export interface PaymentTerm {
  /** Days after the date of the invoice. */
  days: number;
  span: Span;
}

const PAYMENT =
  /zahl(?:bar|ung|en\b)|überweis|begleich|fällig|konditionen|netto|\bpay(?:able|ment)?\b|\bterms\b|\bnet\b|\bdue\b|règle(?:ment|r)|paiement|échéance|\bpago\b|\bpagar\b|vencimiento|pagamento|scadenza|\bbetal(?:en|ing)|voldoen|付款/iu;
const DAYS =
  /(?<![\p{L}\d.,/-])(?<days>\d{1,3})\s?(?:\(\p{L}+\)\s)?(?:kalender|calendar\s)?(?:tagen?|days?|jours?|jrs|días?|dias?|dagen|giorni|gg|天)(?!\p{L})/giu;
const NET = /(?<!\p{L})net(?:to)?\s(?<days>\d{1,3})(?![\d.,%]|\s?[%€$£]|\s?(?:eur|usd|gbp|chf))/giu;
/** What is taken off for paying sooner. */
const DISCOUNT = /%|skonto|discount|escompte|sconto|korting|descuento|rabatt/iu;
const IN_FULL = /ohne\s(?:jeden\s|jeglichen\s)?abzug|netto|\bnet\b|rein|in full|sans escompte/iu;
/** Other times than that of paying the invoice, or counted from another day than that of the invoice. */
const OTHER =
  /verzug|mahn|verspät|overdue|\blate\b|interest|retard|pénalit|demora|\bmora\b|widerruf|reklam|beanstand|mängel|complain|claim|return|retour|gültig|valid|wareneingang|lieferung|delivery|livraison|entrega|consegna|monatsende|end of (?:the )?month|\beom\b|fin de mois|fin de mes|fine mese|einde maand|月结/iu;
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
