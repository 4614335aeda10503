// How a question calls a document, in which language, and by which wording.
import type { WrittenQuestion } from '../chat-questions.ts';
import { drawn, halfOf, shortOf, type Half, type Known } from './documents.ts';
import { CALLED } from './names.ts';

export type Language = 'en' | 'zh';
export type Asked = Omit<WrittenQuestion, 'id'>;

/** How many documents carry a name like this one. */
export type Names = (one: Known) => number;

export function sellersOf(documents: readonly Known[]): Names {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const all = documents.map(({ seller, facts }) =>
    bare(
      [
        seller ?? '',
        ...['buyer', 'parties', 'recipient', 'supplier'].flatMap((name) => facts[name] ?? []),
      ].join('|'),
    ),
  );
  return ({ seller }) => all.filter((one) => one.includes(bare(shortOf(seller ?? '')))).length;
}

/** By what people tell the document: its seller where no other has that name, else its number. */
export function calledIn(language: Language, one: Known, names: Names, by: string): string | undefined {
  const { kind, seller, facts } = one;
  const number = facts['number']?.[0];
  const ways = CALLED[language][kind] ?? [];
  const way = ways[drawn(`${one.file} ${by}`, Math.max(1, ways.length))];
  if (way === undefined) return undefined;
  if (!way.includes('{seller}')) return way;
  if (seller === undefined || seller === '' || shortOf(seller).length < 2) return undefined;
  const named = way.replace('{seller}', shortOf(seller));
  if (names(one) === 1) return named;
  if (number === undefined || number === null) return undefined;
  return language === 'en' ? `${named} ${number}` : `${named}（号码${number}）`;
}

export const languageFor = ({ lang, file }: Known, name: string): Language =>
  lang === 'zh' ? 'zh' : drawn(`${file} ${name} language`, 5) === 0 ? 'zh' : 'en';

/** A wording of the half of the document. */
export function wordingOf(wordings: readonly string[], half: Half, by: string): string | undefined {
  const own = wordings.filter((one) => halfOf(one) === half);
  return own.length === 0 ? undefined : own[drawn(by, own.length)];
}

/** With a seller in the question only where no other document has that seller. */
export function filled(wording: string, one: Known, language: Language, names: Names): string | undefined {
  if (wording.includes('{seller}') && (names(one) !== 1 || one.seller === undefined)) return undefined;
  const doc = wording.includes('{doc}') ? calledIn(language, one, names, wording) : '';
  if (doc === undefined) return undefined;
  const text = wording.replace('{doc}', doc).replace('{seller}', shortOf(one.seller ?? ''));
  return text[0]!.toUpperCase() + text.slice(1);
}
