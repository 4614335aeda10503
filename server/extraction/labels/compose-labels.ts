// Labels whose meaning comes from what stands before them: the word "number" behind a document's title ("Handelsrechnung (380)
// Nr. 4711"), the "of" between the number of a document and its date ("Auftrag 7731 vom 01.03.2026").
import { fold } from '../text/fold.ts';
import { spanRect, type Row } from '../layout/layout.ts';
import { STRONG } from './catalog.ts';
import type { ConceptId } from './concepts.ts';
import type { LabelHit } from './find-labels.ts';

const NUMBER_WORDS = new Set([
  'nr',
  'no',
  'n',
  'num',
  'number',
  'nummer',
  'numero',
  '#',
  'id',
  '号',
  '号码',
  '编号',
]);
/** Folded characters that may stand between title and number word. */
const BETWEEN = 12;
/** A composed label is almost as good as one known as a whole. */
const COMPOSED = 0.93;

/** Adds composed labels in place of their parts. `hits` are those of one row. */
export function composeLabels(row: Row, all: LabelHit[]): LabelHit[] {
  const hits = all.flatMap((hit) => ofDocument(row, hit, all));
  const composed: LabelHit[] = [];
  const used = new Set<LabelHit>();
  for (const number of hits) {
    const text = fold(row.text.slice(number.span.start, number.span.end));
    if (!NUMBER_WORDS.has(text)) continue;
    const title = titleBefore(row, number, hits);
    if (title === undefined) continue;
    const span = { row, start: title.span.start, end: number.span.end };
    composed.push({
      ...title,
      span,
      length: title.length + number.length,
      concepts: strengthen(title),
      ...spanRect(span),
    });
    used.add(title).add(number);
  }
  return composed.length === 0 ? hits : [...hits.filter((hit) => !used.has(hit)), ...composed];
}

function titleBefore(row: Row, number: LabelHit, hits: LabelHit[]): LabelHit | undefined {
  let best: LabelHit | undefined;
  for (const hit of hits) {
    if (hit === number || hit.span.end > number.span.start || !namesNumber(hit)) continue;
    const between = row.text.slice(hit.span.end, number.span.start);
    if (between.includes('\t') || !(isShort(between) || isRegister(hit, between))) continue;
    if (best === undefined || hit.span.start > best.span.start) best = hit;
  }
  return best;
}

const isShort = (between: string): boolean => !/[:：]/u.test(between) && fold(between).length <= BETWEEN;

/** "Handelsregister: Neustadt, Nr. 4711": a register is kept at a place, which stands before the number. */
const isRegister = ({ concepts }: LabelHit, between: string): boolean =>
  concepts.has('company_registration') && !/\d/u.test(between);

/** Titles of documents are weak labels of their numbers. */
const namesNumber = (hit: LabelHit): boolean => [...hit.concepts.keys()].some(isOfNumber);

const isOfNumber = (id: ConceptId): boolean => id.endsWith('_number') || id === 'company_registration';

function strengthen(title: LabelHit): Map<ConceptId, number> {
  const numbers = [...title.concepts.keys()].filter(isOfNumber);
  return new Map(
    numbers.map((id) => [id, STRONG * COMPOSED * ((title.concepts.get(id) ?? 0) >= 0.4 ? 1 : 0.7)]),
  );
}

/** What stands between the number of a document and its date. */
const OF = new Set(['vom', 'von', 'of', 'dated', 'from', 'du', 'del', 'van', 'dd']);
/** The dates of documents by their numbers; others have none that anyone asks for. */
const DATE_OF: Partial<Record<ConceptId, ConceptId>> = {
  invoice_number: 'issue_date',
  receipt_number: 'issue_date',
  document_number: 'issue_date',
  order_number: 'order_date',
  delivery_note_number: 'delivery_date',
};
/** Characters of a number, with the word "number" and a colon before it. */
const LONGEST_NUMBER = 30;

/** "Auftrag 7731 vom": the date that follows is that of the order; of the invoice behind the number of that. */
function ofDocument(row: Row, hit: LabelHit, hits: LabelHit[]): LabelHit[] {
  const { start, end } = hit.span;
  if (!hit.concepts.has('issue_date') || !OF.has(fold(row.text.slice(start, end)))) return [hit];
  const title = hits
    .filter((other) => other.span.end < start && namesNumber(other))
    .reduce<LabelHit | undefined>((a, b) => (a === undefined || b.span.end > a.span.end ? b : a), undefined);
  if (title === undefined) return [hit];
  const between = row.text.slice(title.span.end, start);
  if (between.includes('\t') || between.length > LONGEST_NUMBER || !/\d/.test(between)) return [hit];
  const [number] = [...title.concepts].reduce((a, b) => (b[1] > a[1] ? b : a));
  const date = DATE_OF[number];
  return date === undefined ? [] : [{ ...hit, concepts: new Map([[date, STRONG]]) }];
}
