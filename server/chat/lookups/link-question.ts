// A question linked to the folder: words that no record accounts for are looked for in the text of the documents that the
// question names otherwise, or of all. What stands nowhere stays unknown, and the question is not answered without it.
import type { Context } from '../../context.ts';
import { stem } from '../passages/terms.ts';
import type { Word } from '../questions/filler.ts';
import {
  type Background,
  type Hints,
  readQuestion,
  understand,
  type Understood,
} from '../questions/parse-question.ts';
import { mayAskItems } from '../questions/compose.ts';
import { isWeak, type Filter, type Query, type Subject } from '../questions/query.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import type { Folder } from '../records/load-folder.ts';
import { plainText, standIn } from '../records/has-words.ts';
import { matches } from '../records/match.ts';
import { withItems } from './enrich.ts';
import { withKind } from './settle-query.ts';
import { remembered } from '../../extraction/memo.ts';
import { pagesOf, type PageText } from '../page-texts.ts';

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
  const read = readQuestion(question, background);
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

/** The plain text of each document, with the name of its file. */
export type Texts = ReadonlyMap<number, string>;

/** A word that stands in more than this share of the documents tells nothing about which one is meant. */
const COMMON = 0.34;
/** Among so few documents no word is common. */
const FEW = 3;
/** Each page once for a question. */
const plainOf = remembered(({ text }: PageText) => plainText(text));

export async function textsOf(ctx: Context, folder: Folder): Promise<Texts> {
  const texts = new Map(folder.records.map(({ id, filename }) => [id, plainText(filename)]));
  for (const page of await pagesOf(ctx, folder))
    texts.set(page.document_id, `${texts.get(page.document_id) ?? ''}\n${plainOf(page)}`);
  return texts;
}

/** `compares`: what the question names apart is meant apart, and not in one document. */
export function subjectOf(words: readonly Word[], texts: Texts, compares: boolean): Subject | undefined {
  const whole = bestOf(words, texts);
  if (!compares) return whole;
  const apart = runsOf(words).flatMap((run) => bestOf(run, texts) ?? []);
  return apart.length < 2
    ? whole
    : {
        ids: [...new Set(apart.flatMap(({ ids }) => ids))],
        words: [...new Set(apart.flatMap(({ words }) => words))],
      };
}

/** Words that follow one another in the question. */
function runsOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last !== undefined && word.start - last.at(-1)!.end <= 1) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** The documents that have the most telling of the words; undefined where none of them tells. */
function bestOf(words: readonly Word[], texts: Texts): Subject | undefined {
  const stems = words.map(({ text }) => stem(text));
  const most = Math.max(FEW, texts.size * COMMON);
  const hits = stems
    .map((word) => ({ word, ids: [...texts].filter(([, text]) => standIn(text, [word])).map(([id]) => id) }))
    .filter(({ ids }) => ids.length > 0 && ids.length <= most);
  if (hits.length === 0) return undefined;
  const scores = new Map<number, number>();
  for (const { ids } of hits)
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + Math.log(1 + texts.size / ids.length));
  const best = Math.max(...scores.values());
  const ids = [...scores].filter(([, score]) => score === best).map(([id]) => id);
  const telling = hits.filter((hit) => hit.ids.includes(ids[0]!)).map(({ word }) => word);
  return { ids, words: [...new Set(telling)] };
}
