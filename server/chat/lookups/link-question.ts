// A question linked to the folder: words that no record has told anything about are looked for in the text of the documents,
// and what follows up stays with the documents spoken of.
import type { Context } from '../../context.ts';
import { stem } from '../passages/terms.ts';
import { isWeak, understand, type Background, type Understood } from '../questions/parse-question.ts';
import type { Filter, Query } from '../questions/query.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import type { Folder } from '../records/load-folder.ts';
import { matches } from '../records/match.ts';
import { beginningsOf, documentsNaming } from '../records/match-text.ts';
import { runQuery } from '../records/run-query.ts';
import { withFields, withItems } from './enrich.ts';
import { subjectOf, textsOf, type Subject } from './subject.ts';

/** The question with the words that no record has linked to the documents in whose text they stand. */
export async function linkQuestion(
  ctx: Context,
  folder: Folder,
  question: string,
  background: Background,
  signal: AbortSignal,
): Promise<{ query: Query | undefined; records: FolderRecord[] }> {
  const { records } = folder;
  const first = understand(question, background);
  const spoken_of = first.filters.every(isWeak) ? documentsSpokenOf(records, background.previous) : undefined;
  if (spoken_of !== undefined && isOpen(first)) {
    const stems = first.words.map(stem);
    const itemised = await withItems(ctx, records, spoken_of.ids, stems, signal);
    const { query } = understand(question, { ...background, records: itemised, told: spoken_of });
    if (query !== undefined) {
      const known = await withFields(ctx, itemised, query, new Map(), signal);
      if (runQuery(query, known, new Map()).rows.length > 0) return { query, records: known };
    }
  }
  if (first.words.length === 0 || first.query?.line_items === true)
    return { query: withoutWrongKind(first.query, records), records };
  const named = records.filter((record) => matches(record, first.filters, new Map()));
  const among = first.filters.length > 0 && named.length > 0 ? named : records;
  const stems = first.words.map(stem);
  const texts = await textsOf(ctx, folder);
  const told =
    subjectOf(stems, new Map([...texts].filter(([id]) => among.some((one) => one.id === id)))) ??
    subjectOf(stems, texts) ??
    (await misspelt(ctx, { ...folder, records: among }, first.words));
  const ids = told?.ids ?? (among.length <= MOST_NAMED ? among.map(({ id }) => id) : []);
  const itemised =
    ids.length <= MOST_NAMED ? await withItems(ctx, records, ids, told?.words ?? stems, signal) : records;
  const { query } = understand(question, { ...background, records: itemised, told });
  return { query: withoutWrongKind(query ?? first.query, itemised), records: itemised };
}

/** Whether the question leaves open what it is about: it may go on from the one before. */
const isOpen = ({ query, words }: Understood): boolean =>
  words.length > 0 ||
  query === undefined ||
  (query.fields.length > 0 && ['value', 'list', 'distinct'].includes(query.operation));

/** The documents of the question before, where they are few: what follows may be about them. */
function documentsSpokenOf(
  records: readonly FolderRecord[],
  previous: Query | undefined,
): Subject | undefined {
  if (previous === undefined || previous.filters.every(isWeak)) return undefined;
  const ids = records.filter((record) => matches(record, previous.filters, new Map())).map(({ id }) => id);
  return ids.length === 0 || ids.length > MOST_NAMED ? undefined : { ids, words: [] };
}

/** Of more documents than these, nobody asks for one item without naming the document. */
const MOST_NAMED = 4;

/** A name with a slip of a letter, as readers of pictures make them. */
async function misspelt(
  ctx: Context,
  folder: Folder,
  words: readonly string[],
): Promise<Subject | undefined> {
  const ids = documentsNaming(words.join(' '), await beginningsOf(ctx, folder));
  return ids.length === 0 ? undefined : { ids, words: words.map(stem) };
}

/** Which kind of document it is was perhaps read wrongly: it does not hide the one that the question names. */
function withoutWrongKind(query: Query | undefined, records: readonly FolderRecord[]): Query | undefined {
  if (query === undefined) return undefined;
  const strong = query.filters.filter((filter) => !isWeak(filter));
  const found = (filters: readonly Filter[]) => records.some((record) => matches(record, filters, new Map()));
  return strong.length > 0 && !found(query.filters) && found(strong) ? { ...query, filters: strong } : query;
}
