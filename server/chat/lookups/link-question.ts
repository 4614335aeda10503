// A question linked to the folder: words that no record accounts for are looked for in the text of the documents that the
// question names otherwise, or of all. What stands nowhere stays unknown, and the question is not answered without it.
import type { Context } from '../../context.ts';
import { stem } from '../passages/terms.ts';
import type { Word } from '../questions/filler.ts';
import { understand, type Background, type Understood } from '../questions/parse-question.ts';
import { isWeak, type Filter, type Query } from '../questions/query.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import type { Folder } from '../records/load-folder.ts';
import { matches } from '../records/match.ts';
import { beginningsOf, documentsNaming } from '../records/match-text.ts';
import { isParty } from '../records/same-name.ts';
import { withItems } from './enrich.ts';
import { subjectOf, textsOf } from './subject.ts';

export interface Linked {
  /** Undefined where the question asks for what neither a record nor a label can tell, or where a condition is unknown. */
  query: Query | undefined;
  records: FolderRecord[];
  /** Names and numbers of the question that stand in no document. */
  nowhere: string[];
  /** The documents that it names, if any. */
  about: number[];
  follows: boolean;
  half: boolean;
  labels: Understood['labels'];
  alternatives: string[];
}

/** The question with the words that no record has linked to the documents in whose text they stand. */
export async function linkQuestion(
  ctx: Context,
  folder: Folder,
  question: string,
  background: Background,
  signal: AbortSignal,
): Promise<Linked> {
  const { records } = folder;
  const first = understand(question, background);
  const strong = first.filters.filter((filter) => !isWeak(filter));
  const among = records.filter((record) => matches(record, strong, new Map()));
  const narrowed = strong.length > 0 && among.length > 0;
  const about = narrowed ? among.map(({ id }) => id) : [];
  const linkedTo = async (understood: Understood, completed: FolderRecord[]): Promise<Linked> => {
    const { follows, half, labels, alternatives, about_records, unknown } = understood;
    const query = await settleKind(ctx, { ...folder, records: completed }, understood.query);
    const nowhere = understood !== first && about_records ? await missingFrom(ctx, folder, unknown) : [];
    return { query, records: completed, nowhere, about, follows, half, labels, alternatives };
  };
  if (first.query?.line_items === true) {
    const few = first.words.length === 0 && among.length <= MOST_NAMED;
    return linkedTo(first, few ? await withItems(ctx, records, about, [], signal) : records);
  }
  if (first.words.length === 0) return linkedTo(first, records);
  const telling = first.unknown.length > 0 ? first.unknown : narrowed ? [] : first.words;
  const compares = first.compares;
  const meant = { ...folder, records: narrowed && !compares ? among : records };
  const told = subjectOf(telling, await textsOf(ctx, meant), compares);
  // Words that only name what is asked for tell where it stands, and ask for it all the same.
  const subject = told && first.unknown.length === 0 ? { ...told, words: [] } : told;
  const ids = told?.ids ?? about;
  const stems = (told?.words ?? []).length > 0 ? told!.words : first.words.map(({ text }) => stem(text));
  const itemised = ids.length <= MOST_NAMED ? await withItems(ctx, records, ids, stems, signal) : records;
  return linkedTo(understand(question, { ...background, records: itemised, told: subject }), itemised);
}

async function missingFrom(ctx: Context, folder: Folder, words: readonly Word[]): Promise<string[]> {
  const names = words.filter(({ text, proper }) => proper || /\p{Script=Han}/u.test(text));
  if (names.length === 0) return [];
  const texts = [...(await textsOf(ctx, folder)).values()];
  const stands = (text: string) => texts.some((one) => one.includes(text));
  return names
    .map(({ text }) => text)
    .filter((text) => (/\p{Script=Han}/u.test(text) ? !pairsOf(text).some(stands) : !stands(text)));
}

const pairsOf = (text: string): string[] =>
  [...text].length < 3 ? [text] : [...text].slice(1).map((character, i) => [...text][i]! + character);

/** Of more documents than these, nobody asks for one item without naming the document. */
const MOST_NAMED = 4;

/**
 * Which kind of document it is was perhaps read wrongly: it does not hide the one that the question names. But where the
 * name stands in documents of the kind asked for, those are meant.
 */
async function settleKind(
  ctx: Context,
  folder: Folder,
  query: Query | undefined,
): Promise<Query | undefined> {
  const { records } = folder;
  const kind = query?.filters.find((filter) => filter.kind === 'value' && filter.field === 'doc_type');
  if (query === undefined || query.share || kind?.kind !== 'value' || kind.except === true) return query;
  const kept = query.filters.filter((filter) => filter !== kind);
  if (!kept.some((filter) => !isWeak(filter) && filter.kind !== 'date' && filter.kind !== 'number'))
    return query;
  const found = (filters: readonly Filter[]) => records.some((record) => matches(record, filters, new Map()));
  // What was recognised as no kind at all may well be of the kind asked for.
  const wide = { ...kind, values: [...new Set([...kind.values, 'Other'])] };
  const filters = query.filters.map((filter) => (filter === kind ? wide : filter));
  const strong = filters.filter((filter) => filter.kind !== 'words');
  if (found(strong)) return { ...query, filters };
  const of_kind = records.filter((record) => matches(record, [kind], new Map()));
  const texts = await beginningsOf(ctx, { ...folder, records: of_kind });
  const named = filters.map((filter): Filter => {
    if (filter.kind !== 'value' || !isParty(filter.field)) return filter;
    return { kind: 'documents', ids: documentsNaming(filter.said, texts), said: filter.said };
  });
  return { ...query, filters: found(named.filter((filter) => filter.kind !== 'words')) ? named : kept };
}
