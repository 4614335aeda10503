// Where a table of line items ends: at totals, at the next heading, after a long gap. And rows in it that are no items.
import { CURRENCY_PATTERN, CURRENCY_SIGNS } from '../../lexicon/currencies.ts';
import { wordsOf } from '../../lexicon/words.ts';
import type { Row } from '../layout/layout.ts';
import type { LabelHit, Labels } from '../labels/find-labels.ts';
import { fold } from '../text/fold.ts';

/** Labels of amounts that stand below the items. */
const TOTALS = new Set([
  'grand_total',
  'net_total',
  'tax_total',
  'due_payable',
  'line_total',
  'prepaid',
  'cash_tendered',
  'cash_change',
  'rounding',
  'tax_basis',
]);
/** Strong labels only: "total" alone may be part of a description, "Total:" at the start of a row is not. */
const STRONG_ENOUGH = 0.6;

/** At the start of a row, folded: what is carried over to the next page or from the last one. */
const CARRIED = new RegExp(
  `^(?:zwischensumme|soustotal|subtotal|balance|total|saldo)?(?:${wordsOf('carried')})`,
  'u',
);

/** Folding takes the slash of "c/f" away: it is written out before. */
export const isCarriedOver = (row: Row): boolean => {
  const text = row.text.trim();
  return text.length < 200 && CARRIED.test(fold(text.replace(/\b([cb])\/([fd])\b/iu, '$1forward')));
};

const RATE = /\d{1,2}(?:[.,]\d{1,2})?\s?%/gu;

/** "Net: £ 3,200.50 VAT (20%): £ 640.10 Total: £ 3,840.60": several sums in one line. */
const AMOUNT_NEXT = new RegExp(
  String.raw`^\s*[:：]\s*(?:${CURRENCY_PATTERN})?\s?\d[\d.,' ]*[.,]\d{2}(?!\d)`,
  'u',
);

/** A row of totals: a label of a sum leads it and an amount follows. */
export function isTotalsRow(row: Row, labels: Labels | undefined): boolean {
  const first = row.segments[0];
  // A rate alone is no sum: "incl. 19 % VAT" below an item.
  if (first === undefined || isCarriedOver(row) || !/\d/.test(row.text.replaceAll(RATE, ''))) return false;
  for (const hit of labels?.byRow.get(row) ?? []) {
    let weight = 0;
    for (const [concept, value] of hit.concepts) if (TOTALS.has(concept)) weight = Math.max(weight, value);
    if (weight === 0) continue;
    const segment = row.segments.find(
      (segment) => hit.span.start >= segment.start && hit.span.start < segment.end,
    );
    if (segment === undefined) continue;
    const before = row.text.slice(segment.start, hit.span.start);
    // Numbers before the label are data ("3 m² 19 % VAT"), apart from its rate ("19 % VAT") and how many goods it is of ("3 TOTAL").
    const counted = PIECES.test(before) && isBareTotal(row, hit);
    if (!counted && /\d/.test(before.replace(/^\s*\d{1,2}(?:[.,]\d{1,2})?\s?%/, ''))) continue;
    const lead = fold(before).length;
    const whole = fold(segment.text.replaceAll(/[\d.,%€$£¥()\s-]+/gu, '')).length;
    // Words before the label, or a long text around it, make it part of a description.
    const rest = row.text.slice(hit.span.end);
    const leads = lead <= 10 && (hit.length >= 0.35 * whole || (lead === 0 && AMOUNT_NEXT.test(rest)));
    const weak = weight < STRONG_ENOUGH && !/^\s*[:：]/u.test(rest) && !isBareTotal(row, hit);
    if (leads && !weak && !hasItemNumbers(row, segment.start)) return true;
  }
  return false;
}

/** A word for the total alone, with its amount and currency, and how many goods it is of; be its letters spaced out over the column: "合   计". */
function isBareTotal(row: Row, { span, concepts }: LabelHit): boolean {
  const after = row.segments.find((segment) => segment.end >= span.end)?.end ?? span.end;
  const rest = row.text
    .slice(span.end, after)
    .replaceAll(CURRENCY_SIGNS, '')
    .replace(GOODS, '')
    .replaceAll(/[\d.,%()\s-]/gu, '');
  const before = row.text.slice(0, span.start);
  return (
    rest === '' &&
    (before.trim() === '' || PIECES.test(before)) &&
    (concepts.has('grand_total') ||
      /^(?:totals?|summe|合计|总计|totaal|totale)$/u.test(fold(row.text.slice(span.start, span.end))))
  );
}

/** A number of pieces and nothing else. */
const PIECES = /^\s*\d{1,3}\s+$/u;

/** How many goods the total is of: "Total 3 items". */
const GOODS = new RegExp(String.raw`^\s*\d{1,4}\s*(?:${wordsOf('goods_count')})\.?(?!\p{L})`, 'iu');

/** Two or more numbers before the label: a row of data that happens to contain such a word. Those of a text of its own count nothing. */
function hasItemNumbers({ segments }: Row, before: number): boolean {
  const data = segments.filter(({ start, text }) => start < before && !isPhrase(text));
  return data.flatMap(({ text }) => text.match(/\d+(?:[.,]\d+)?/g) ?? []).length >= 2;
}

/** "Period from 10/05 to 13/04", "in words: ninety and 87/100". */
const isPhrase = (text: string): boolean =>
  /^\p{L}/u.test(text) && (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 3;

/** White space in line heights from which a lone line may be the heading of the next part. */
const HEADING_GAP = 2.2;
/** White space that no table has between its rows. */
const LONG_GAP = 6;

/** A line of its own behind a gap, without numbers and left of the texts of the table: the next part of the document. */
export function isNextHeading(
  row: Row,
  previous: Row | undefined,
  texts: { x0: number } | undefined,
): boolean {
  if (previous === undefined) return false;
  const gap = (row.y0 - previous.y1) / (row.page.line_height || 1);
  if (gap > LONG_GAP && !/\d[.,]\d{2}(?!\d)/.test(row.text)) return true;
  if (gap < HEADING_GAP || row.segments.length > 1 || /\d/.test(row.text)) return false;
  return texts === undefined || row.x0 < texts.x0 - row.page.line_height;
}
