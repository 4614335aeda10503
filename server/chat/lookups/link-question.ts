// A question linked to the folder: words that no record accounts for are looked for in the text of the documents that the
// question names otherwise, or of all. What stands nowhere stays unknown, and the question is not answered without it.
import type { Context } from '../../context.ts';
import { stem } from '../passages/terms.ts';
import type { Word } from '../questions/filler.ts';
import {
  readQuestion,
  understand,
  type Background,
  type Hints,
  type Read,
  type Understood,
} from '../questions/parse-question.ts';
import { mayAskItems } from '../questions/compose.ts';
import { isOpen } from '../questions/follow-up.ts';
import { isWeak, type Filter, type Query } from '../questions/query.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import type { Folder } from '../records/load-folder.ts';
import { plainText } from '../records/has-words.ts';
import { matches } from '../records/match.ts';
import { withItems } from './enrich.ts';
import { withKind } from './settle-query.ts';
import { subjectOf, textsOf } from './subject.ts';

export interface Linked {
  /** Undefined where the question asks for what neither a record nor a label can tell, or where a condition is unknown. */
  query: Query | undefined;
  records: FolderRecord[];
  /** Names and numbers of the question that stand in no document. */
  nowhere: string[];
  /** The documents that it names, if any. */
  about: number[];
  hints: Hints;
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
  const read = await readLinked(ctx, folder, question, background);
  const { words, asked } = read.parts;
  const first = understand(read, background);
  const strong = read.filters.filter((filter) => !isWeak(filter));
  const among = records.filter((record) => matches(record, strong));
  const narrowed = strong.length > 0 && among.length > 0;
  const within = narrowed ? among.map(({ id }) => id) : [];
  // A year or an amount may as well be what a text tells of: alone it names no document.
  const about = strong.some(({ kind }) => kind !== 'date' && kind !== 'number') ? within : [];
  const linkedTo = async (understood: Understood, completed: FolderRecord[]): Promise<Linked> => {
    const { hints, about_records, unknown } = understood;
    const query =
      understood.query && (await withKind(ctx, { ...folder, records: completed }, understood.query));
    const nowhere = understood !== first && about_records ? await missingFrom(ctx, folder, unknown) : [];
    return { query, records: completed, nowhere, about, hints };
  };
  if (first.query?.line_items === true) {
    const few = words.length === 0 && among.length <= MOST_NAMED;
    return linkedTo(first, few ? await withItems(ctx, folder, within, [], signal) : records);
  }
  if (words.length === 0) return linkedTo(first, records);
  const telling = first.unknown.length > 0 ? first.unknown : narrowed ? [] : words;
  const meant = { ...folder, records: narrowed && !asked.compare ? among : records };
  const texts = await textsOf(ctx, meant);
  const told = subjectOf(telling, texts, asked.compare);
  // Words that only name what is asked for tell where it stands, and ask for it all the same.
  const subject = told && first.unknown.length === 0 ? { ...told, words: [] } : told;
  const ids = told?.ids ?? within;
  const stems = (told?.words ?? []).length > 0 ? told!.words : words.map(({ text }) => stem(text));
  const by_line = mayAskItems(read.parts, background) || read.parts.items || hasItems(read.filters);
  const itemised =
    by_line && ids.length <= MOST_NAMED ? await withItems(ctx, folder, ids, stems, signal) : records;
  return linkedTo(understand(read, { ...background, records: itemised, told: subject }), itemised);
}

/** "And the one to Casa Verde?" after another document: whom no record names, the text of others does. */
async function readLinked(
  ctx: Context,
  folder: Folder,
  question: string,
  background: Background,
): Promise<Read> {
  const read = readQuestion(question, background);
  const { follow, parts } = read;
  const names = parts.words.filter(({ proper }) => proper);
  if (follow === undefined || follow.base !== undefined || isOpen(parts) || names.length === 0) return read;
  const told = subjectOf(names, await textsOf(ctx, folder), false);
  const spoken = background.previous?.result ?? [];
  if (told === undefined || told.ids.some((id) => spoken.includes(id))) return read;
  return readQuestion(question, { ...background, told });
}

const hasItems = (filters: readonly Filter[]): boolean => filters.some(({ kind }) => kind === 'items');

async function missingFrom(ctx: Context, folder: Folder, words: readonly Word[]): Promise<string[]> {
  const names = words.filter(({ text, proper }) => proper || /\p{Script=Han}/u.test(text));
  if (names.length === 0) return [];
  const texts = [...(await textsOf(ctx, folder)).values()];
  const stands = (text: string) => texts.some((one) => one.includes(plainText(text)));
  return names
    .map(({ text }) => text)
    .filter((text) => (/\p{Script=Han}/u.test(text) ? !pairsOf(text).some(stands) : !stands(text)));
}

const pairsOf = (text: string): string[] =>
  [...text].length < 3 ? [text] : [...text].slice(1).map((character, i) => [...text][i]! + character);

/** Of more documents than these, nobody asks for one item without naming the document. */
const MOST_NAMED = 4;
