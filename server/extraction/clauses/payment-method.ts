// How a document was or is to be paid: the line of a receipt that says what was handed over, or the words of an invoice.
import type { RunningText, TextLine } from '../layout/running-text.ts';
import type { Clause } from './clause.ts';

/** Names that mean a way to pay wherever they stand. */
const NAMES = [
  'visa(?: (?:debit|credit|electron))?|master ?card|maestro|american express|amex|discover|diners club|union ?pay|girocard|v pay|bancontact|i?deal|pay ?pal|apple pay|google pay|klarna|touch ?n ?go|grab ?pay',
  'credit card|debit card|bank card|card payment|kreditkarte|debitkarte|ec[- ]?karte|ec[- ]?cash|kartenzahlung|carte (?:bancaire|bleue|de crédit)|tarjeta(?: (?:bancaria|de crédito|de débito|crédito|débito))?|carta di credito|bancomat|cartão(?: de (?:crédito|débito))?|creditcard|pinpas',
  'bank transfer|wire transfer|überweisung|banküberweisung|virement(?: bancaire)?|transferencia(?: bancaria)?|bonifico(?: bancario)?|overschrijving|bankoverschrijving',
  'direct debit|(?:sepa[- ]?)?lastschrift|bankeinzug|prélèvement(?: automatique| sepa)?|domiciliación(?: bancaria)?|automatische incasso',
  'barzahlung|bargeld|espèces|efectivo|contanti|numerário|dinheiro',
  '微信支付|微信|支付宝|银联(?:卡)?|云闪付|银行卡|信用卡|现金|转账|银行转账',
].join('|');
/** Words that mean one only where an amount stands behind them. */
const SHORT = 'cash|bar|card|karte|cheque|check|pin|cb|contant|eftpos|ec|刷卡';
/** What stands between the start of the line and the way to pay. */
const HANDED_OVER = String.raw`(?:(?:geg(?:eben|\.)?|bezahlt|gezahlt|paid(?: by)?|payment|tender(?:ed)?|payé(?: par)?|règlement|pagado|betaald|收款|实收)\s*:?\s*)?`;
/** What ends such a line: an amount, or the last figures of a card. */
const AMOUNT_OR_CARD = String.raw`(?:[^\d]{0,36}\d[\d.,]*[.,]\d{2}(?!\d)|[\s#:]*[*xX•.]{2,}[\s*xX•-]*\d{4}\b)`;
/** Words of a sentence before the way to pay. */
const BY = String.raw`(?:paid|payable|payment|pay|settled)\s+(?:is\s+(?:due\s+)?)?(?:by|via|with|per)|(?:bezahlt|zahlbar|beglichen|zahlung|eingezogen|erfolgt|betrag)[^\n]{0,40}?\s(?:per|mit|durch|via|in)|(?:payé(?:e)?|payable|règlement|réglé(?:e)?)\s+(?:par|en)|(?:pagado|pago|pagadero)\s+(?:por|con|en|mediante)|(?:betaald|betaling|voldaan)\s+(?:per|via|met)|pagato\s+(?:con|in|tramite)`;

const wordly = (source: string) => String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`;
/** "VISA 49.78", "Geg. BAR EUR 10,00": the way to pay leads the line. */
const PAID = new RegExp(
  String.raw`^${HANDED_OVER}(?<method>(?:${NAMES}|${SHORT})(?![\p{L}\d]))(?:[\s*#:]*\d{4}(?=\s))?${AMOUNT_OR_CARD}`,
  'iu',
);
const SAID = new RegExp(
  String.raw`(?:${wordly(BY)})\s+(?:(?:your|the|der|die|das)\s+)?(?<method>${wordly(`${NAMES}|cash|cheque|bar`)})`,
  'iu',
);
/** Money given back names the way it was paid once more, and what a shop accepts is not how this was paid. */
const OTHER = /^(?:change|rückgeld|wechselgeld|rendu|monnaie|cambio|wisselgeld|找零)|accept|akzept/iu;

const LINE = 2;
const SENTENCE = 1.2;

export function findPaymentMethods({ text, lines }: RunningText): Clause[] {
  const found = lines.flatMap((line) => inLine(line) ?? []);
  const said = SAID.exec(text);
  if (said !== null) found.push(clauseAt(said, said.index, SENTENCE));
  return found;
}

/** A row may hold the way to pay in one cell and the amount in another. */
function inLine({ segment, at }: TextLine): Clause | undefined {
  const { row } = segment;
  const rest = row.text.slice(segment.start).replaceAll('\t', ' ');
  if (OTHER.test(rest)) return undefined;
  const match = PAID.exec(rest);
  return match === null ? undefined : clauseAt(match, at, LINE);
}

function clauseAt(match: RegExpExecArray, at: number, score: number): Clause {
  const method = match.groups?.['method'] ?? '';
  const start = at + match[0].indexOf(method);
  return { value: method.replaceAll(/\s+/g, ' '), places: [{ start, end: start + method.length }], score };
}
