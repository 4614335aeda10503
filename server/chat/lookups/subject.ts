// Which documents a question is about when its words name none of the stored values: those in whose text the telling words
// stand together.
import type { Context } from '../../context.ts';
import { fold } from '../../search/tokenize.ts';
import { pagesOf } from '../page-texts.ts';
import { hasAll } from '../records/has-words.ts';
import type { Folder } from '../records/load-folder.ts';

export interface Subject {
  ids: number[];
  /** The words that tell these documents from the others. */
  words: string[];
}

/** A word that stands in more than this share of the documents tells nothing about which one is meant. */
const COMMON = 0.34;
/** Among so few documents no word is common. */
const FEW = 3;

/** The folded text of each document, with the name of its file. */
export async function textsOf(ctx: Context, folder: Folder): Promise<Map<number, string>> {
  const texts = new Map(folder.records.map(({ id, filename }) => [id, fold(filename)]));
  for await (const { document_id, text } of pagesOf(ctx, folder))
    texts.set(document_id, `${texts.get(document_id) ?? ''}\n${fold(text)}`);
  return texts;
}

/** The documents that have the most telling of these stems; undefined where none of them tells. */
export function subjectOf(stems: readonly string[], texts: ReadonlyMap<number, string>): Subject | undefined {
  const most = Math.max(FEW, texts.size * COMMON);
  const hits = stems
    .filter((word) => !/^\p{Script=Han}$/u.test(word))
    .map((word) => ({ word, ids: [...texts].filter(([, text]) => hasAll(text, [word])).map(([id]) => id) }))
    .filter(({ ids }) => ids.length > 0 && ids.length <= most);
  if (hits.length === 0) return undefined;
  const scores = new Map<number, number>();
  for (const { ids } of hits)
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + Math.log(1 + texts.size / ids.length));
  const best = Math.max(...scores.values());
  const ids = [...scores].filter(([, score]) => score === best).map(([id]) => id);
  return { ids, words: hits.filter((hit) => hit.ids.includes(ids[0]!)).map(({ word }) => word) };
}
