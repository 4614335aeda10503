// Labels made of a document's title and the word "number" with something between: "Handelsrechnung (380) Nr. 4711".
import { fold } from '../text/fold.ts';
import { spanRect, type Row } from '../layout/layout.ts';
import { STRONG } from './catalog.ts';
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
export function composeLabels(row: Row, hits: LabelHit[]): LabelHit[] {
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
    if (between.includes('\t') || /[:：]/u.test(between) || fold(between).length > BETWEEN) continue;
    if (best === undefined || hit.span.start > best.span.start) best = hit;
  }
  return best;
}

/** Titles of documents are weak labels of their numbers. */
const namesNumber = (hit: LabelHit): boolean => [...hit.concepts.keys()].some((id) => id.endsWith('_number'));

function strengthen(title: LabelHit): Map<string, number> {
  const numbers = [...title.concepts.keys()].filter((id) => id.endsWith('_number'));
  return new Map(
    numbers.map((id) => [id, STRONG * COMPOSED * ((title.concepts.get(id) ?? 0) >= 0.4 ? 1 : 0.7)]),
  );
}
