// Names and dates looked up in the text where the records do not have them: a shop's name that was read with a slip of a
// letter, or a date that was not taken for the document's.
import type { Context } from '../../context.ts';
import { fold } from '../../search/tokenize.ts';
import { pagesOf } from '../page-texts.ts';
import { takeDates } from '../questions/dates.ts';
import { createMarks } from '../questions/marks.ts';
import type { Filter, Query } from '../questions/query.ts';
import type { Folder } from './load-folder.ts';
import { matches } from './match.ts';

/** Who a document is from stands at its beginning. */
const PAGES = 2;
const CHARACTERS = 4000;
/** Share of the name's groups of three letters that must stand in the text. */
const ALIKE = 0.72;
const SHORTEST_NAME = 5;
const LEGAL =
  /(?:sdn\.?\s*bhd|berhad|ltd|limited|inc|corp|llc|llp|plc|pte|gmbh|co)\b\.?|股份|有限责任公司|有限公司|公司/giu;

/** The beginning of each document, as it stands there. */
export type Beginnings = ReadonlyMap<number, string>;

export async function beginningsOf(ctx: Context, folder: Folder): Promise<Beginnings> {
  const texts = new Map<number, string>();
  for await (const { document_id, page, text } of pagesOf(ctx, folder))
    if (page <= PAGES)
      texts.set(document_id, `${texts.get(document_id) ?? ''}\n${text}`.slice(0, CHARACTERS));
  return texts;
}

const bare = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Documents that have something very like the name near their beginning. */
export function documentsNaming(name: string, texts: Beginnings): number[] {
  const wanted = bare(name.replaceAll(LEGAL, ' '));
  const short = /\p{Script=Han}/u.test(wanted) ? 2 : SHORTEST_NAME;
  if (wanted.length < short) return [];
  const scored = [...texts].map(([id, text]) => ({ id, score: likeness(wanted, bare(text)) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best < ALIKE
    ? []
    : scored.filter(({ score }) => score >= Math.max(ALIKE, best - 0.1)).map(({ id }) => id);
}

/** 1 when the name stands there; else the share of its trigrams within some stretch of about its length. */
function likeness(wanted: string, text: string): number {
  if (text.includes(wanted)) return 1;
  if (wanted.length < SHORTEST_NAME + 1) return 0;
  const grams = new Set(Array.from({ length: wanted.length - 2 }, (_, i) => wanted.slice(i, i + 3)));
  const hits: number[] = [];
  for (let i = 0; i + 3 <= text.length; i += 1) if (grams.has(text.slice(i, i + 3))) hits.push(i);
  let best = 0;
  for (const [k, start] of hits.entries()) {
    const seen = new Set<string>();
    for (let j = k; j < hits.length && hits[j]! - start <= wanted.length * 1.25; j += 1)
      seen.add(text.slice(hits[j]!, hits[j]! + 3));
    best = Math.max(best, seen.size / grams.size);
  }
  return best;
}

/** The query with filters on names and dates widened to what the text says; undefined where that finds nothing. */
export function relaxed(query: Query, folder: Folder, texts: Beginnings, today: string): Query | undefined {
  const filters = query.filters.map((filter): Filter => {
    if (filter.kind !== 'date' && !(filter.kind === 'value' && /^(?:sender|recipient)$/.test(filter.field)))
      return filter;
    const by_record = folder.records
      .filter((record) => matches(record, [filter], new Map()))
      .map(({ id }) => id);
    const by_text =
      filter.kind === 'date' ? datedWithin(filter, texts, today) : documentsNaming(filter.said, texts);
    const said =
      filter.kind === 'date'
        ? filter.ranges.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', ')
        : filter.said;
    return { kind: 'documents', ids: [...new Set([...by_record, ...by_text])], said };
  });
  const found = folder.records.some((record) => matches(record, filters, new Map()));
  return found ? { ...query, filters } : undefined;
}

/** Only days are looked for in the text: months and years stand there for many reasons. */
function datedWithin(
  { ranges }: Extract<Filter, { kind: 'date' }>,
  texts: Beginnings,
  today: string,
): number[] {
  if (!ranges.every(({ from, to }) => from !== null && from === to)) return [];
  const days = new Set(ranges.map(({ from }) => from));
  return [...texts]
    .filter(([, text]) =>
      takeDates(createMarks(text), today).some((date) =>
        date.ranges.some(({ from, to }) => from === to && days.has(from)),
      ),
    )
    .map(([id]) => id);
}
