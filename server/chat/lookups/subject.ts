// Which documents a question is about when its words name none of the stored values: those in whose text the telling words
// stand together.
import type { Context } from '../../context.ts';
import { remembered } from '../../extraction/memo.ts';
import { pagesOf, type PageText } from '../page-texts.ts';
import { stem } from '../passages/terms.ts';
import type { Word } from '../questions/filler.ts';
import { plainText, standIn } from '../records/has-words.ts';
import type { Folder } from '../records/load-folder.ts';

export interface Subject {
  ids: number[];
  /** Stems of the words that these documents account for. */
  words: string[];
}

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
