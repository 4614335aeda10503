// How a document was or is to be paid: the line of a receipt that says what was handed over, or the words of an invoice.
import { wordsOf } from '../../lexicon/words.ts';
import type { RunningText, TextLine } from '../layout/running-text.ts';
import type { Clause } from './clause.ts';

/** Words that mean one only where an amount stands behind them. */
const SHORT = 'cash|bar|card|karte|cheque|check|pin|cb|contant|eftpos|ec|刷卡';
/** What stands between the start of the line and the way to pay. */
const HANDED_OVER = String.raw`(?:(?:geg(?:eben|\.)?|bezahlt|gezahlt|paid(?: by)?|payment|tender(?:ed)?|payé(?: par)?|règlement|pagado|betaald|收款|实收)\s*:?\s*)?`;
/** What ends such a line: an amount, or the last figures of a card. */
const AMOUNT_OR_CARD = String.raw`(?:[^\d]{0,36}\d[\d.,]*[.,]\d{2}(?!\d)|[\s#:]*[*xX•.]{2,}[\s*xX•-]*\d{4}\b)`;
/** A way to pay by a name of its own. */
const NAMES = wordsOf('payment_means');

const wordly = (source: string) => String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`;
/** "VISA 49.78", "Geg. BAR EUR 10,00": the way to pay leads the line. */
const PAID = new RegExp(
  String.raw`^${HANDED_OVER}(?<method>(?:${NAMES}|${SHORT})(?![\p{L}\d]))(?:[\s*#:]*\d{4}(?=\s))?${AMOUNT_OR_CARD}`,
  'iu',
);
const SAID = new RegExp(
  String.raw`(?:${wordly(wordsOf('paid_by'))})\s+(?:(?:your|the|der|die|das)\s+)?(?<method>${wordly(`${NAMES}|cash|cheque|bar`)})`,
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
