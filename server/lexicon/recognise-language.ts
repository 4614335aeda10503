// The language of a text: by its script, and by how many of its words each language knows.
import { PLAIN, SIMPLIFIED } from './characters.ts';
import { COUNTRIES } from './countries/index.ts';
import { alternatives } from './words.ts';
import type { Language } from './language.ts';
import type { Topic } from './topics.ts';
import { once } from '../platform/once.ts';
import { LANGUAGES } from './languages/index.ts';

/** As much text as is needed to be sure, in characters. */
const ENOUGH = 20_000;
/** A Chinese character says about as much as this many letters. */
const HAN_WEIGHT = 3;
/** Letters, Chinese ones weighed, that a text needs at least. */
const LEAST_LETTERS = 12;
/** Share of kana among the letters from which a text is Japanese: Chinese ones have them in names alone. */
const LEAST_KANA = 0.03;

/** What a small word of a language counts, beside a word of its labels and titles. */
const SMALL_WORD = 2;
/** A word printed many times, in each line of a table say, counts no more often than this. */
const MOST_TIMES = 5;
/** Points of a language from which it is named. */
const LEAST_POINTS = 2;
/** Points by different words, below which no word was read: a recogniser makes letters of a script that it has not learned. */
const LEAST_READ = 0.08;
/** Different words from which that can be told. */
const ENOUGH_WORDS = 10;
/** What a word counts, at most, for its letters. */
const LETTERED = 1;
/** English words stand beside those of a country in forms for abroad and in terms of cards: a share of its points from which the other is meant. */
const BESIDE_ENGLISH = 0.4;

/** Scripts that one language of the lexicon writes, and the share of all letters from which a text is in it. */
const SCRIPTS: [code: string, script: RegExp][] = [
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
];
const LEAST_OF_SCRIPT = 0.35;

/** Topics of words that papers print alone, as labels are. */
const PRINTED: Topic[] = ['company_beginning', 'honorific', 'travelled', 'label_tail', 'slogan'];
const withoutOptional = (pattern: string): string => pattern.replaceAll(/\p{L}\?/gu, '');

/** Letters of the first pages from which they say what language a document is in, whatever terms are added behind. */
const ENOUGH_FIRST = 300;

/** As `recogniseLanguage`, of pages: the first ones decide, and those behind where they cannot. */
export function recogniseLanguageOf(pages: readonly string[]): string | null {
  let first = '';
  for (const page of pages) {
    if ((first.match(/\p{L}/gu)?.length ?? 0) >= ENOUGH_FIRST) break;
    first += `${page}\n`;
  }
  return recogniseLanguage(first) ?? recogniseLanguage(pages.join('\n'));
}

/** ISO 639-1; null when there is too little text or none of the known languages. */
export function recogniseLanguage(text: string): string | null {
  const sample = text.slice(0, ENOUGH);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const han = count(/\p{Script=Han}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const letters = count(/\p{L}/gu);
  const eastern = han + kana + hangul;
  if (letters - eastern + HAN_WEIGHT * eastern < LEAST_LETTERS) return null;
  const foreign = eastern * HAN_WEIGHT > letters - eastern;
  if (foreign && kana > LEAST_KANA * letters) return 'ja';
  if (foreign) return hangul > han ? 'ko' : byCharacters(sample);
  const written = SCRIPTS.find(([, script]) => count(script) > LEAST_OF_SCRIPT * letters);
  if (written !== undefined) return written[0];
  return byWords(sample) ?? (eastern > 0.15 * letters ? 'zh' : null);
}

/**
 * Forms are mostly Chinese characters, and a recogniser may lose the kana or read one form of a character as another: phrases
 * that only one of the two writes tell them apart.
 */
function byCharacters(text: string): 'ja' | 'zh' {
  const plain = simplified(text);
  const points = (phrases: string[]) => phrases.filter((phrase) => plain.includes(phrase)).length;
  return points(JAPANESE) > points(CHINESE) ? 'ja' : 'zh';
}

const simplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (one) => SIMPLIFIED.get(one) ?? one);

/** Addresses in the web and of mail: a piece of one ("shop.pe") is no word of the text. */
const WEB_ADDRESS = /\S*(?:@|www\.|:\/\/)\S*/gu;

function byWords(printed: string): string | null {
  const text = printed.replaceAll(WEB_ADDRESS, ' ');
  const times = new Map<string, number>();
  for (const word of wordsIn(text)) times.set(word, Math.min((times.get(word) ?? 0) + 1, MOST_TIMES));
  const points = new Map<string, number>();
  for (const [word, count] of times) {
    for (const [code, weight] of vocabulary().get(word) ?? [])
      points.set(code, (points.get(code) ?? 0) + weight * Math.sqrt(count));
  }
  for (const word of new Set(
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}{2,}/gu),
  )) {
    for (const [code, weight] of letteredOf(word)) points.set(code, (points.get(code) ?? 0) + weight);
  }
  const [best, next] = [...points].sort((a, b) => b[1] - a[1]);
  if (times.size >= ENOUGH_WORDS && (best?.[1] ?? 0) < LEAST_READ * times.size) return byArticles(text);
  if (best === undefined || best[1] < LEAST_POINTS) return null;
  const beside = best[0] === 'en' && next !== undefined && next[1] > BESIDE_ENGLISH * best[1];
  return beside ? next[0] : best[0];
}

/** Figures are read in any script: what is sold in a country mostly has article numbers of that country (GS1 prefixes). */
function byArticles(text: string): string | null {
  const codes = new Set(text.match(/(?<!\d)\d{13}(?!\d)/gu)?.filter(isArticle));
  const sold = ARTICLES.map(({ code, prefix }) => {
    return { code, count: [...codes].filter((number) => number.startsWith(prefix)).length };
  }).filter(({ count }) => count > 0);
  return sold.toSorted((a, b) => b.count - a.count)[0]?.code ?? null;
}

/** The check digit of article numbers (GS1 General Specifications, 7.9): every other digit counts three times. */
const isArticle = (digits: string): boolean =>
  [...digits].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0;

/** Languages in scripts that only few recognisers have learned, by the article numbers of their country. */
const ARTICLES = LANGUAGES.flatMap(({ code, home }) => {
  const prefix = COUNTRIES.find((country) => country.code === home)?.gs1;
  return prefix === undefined ? [] : [{ code, prefix }];
});

/** By language, what the letters of a word say for it: its rarest one counts. */
function letteredOf(word: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const letter of new Set(word)) {
    const codes = LETTERS.get(letter) ?? [];
    for (const code of codes)
      weights.set(code, Math.max(weights.get(code) ?? 0, LETTERED / codes.length ** 2));
  }
  return weights;
}

/** Letters with a stroke, which is no accent to Unicode. */
const STROKED = /[øłđ]/gu;

/** Accents and strokes are lost in capitals, in scans and in the lexicon's labels. Single letters are initials and units. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(STROKED, (letter) => PLAIN.get(letter) ?? letter)
    .match(/\p{L}{2,}/gu) ?? [];

/** By word, the points it gives each language: a word that several know says little. */
const vocabulary = once(knownWords);

function knownWords(): Map<string, [code: string, weight: number][]> {
  const known = new Map<string, Map<string, number>>();
  for (const language of LANGUAGES) {
    const add = (text: string, weight: number) => {
      for (const word of wordsIn(text)) {
        const codes = known.get(word) ?? new Map<string, number>();
        codes.set(language.code, Math.max(codes.get(language.code) ?? 0, weight));
        known.set(word, codes);
      }
    };
    for (const text of printedTexts(language)) add(text, 1);
    add(language.frequent ?? '', SMALL_WORD);
  }
  return new Map(
    [...known].map(([word, codes]) => [
      word,
      [...codes].map(([code, weight]) => [code, weight / codes.size ** 2]),
    ]),
  );
}

/** By letter, the languages that write it. */
const LETTERS = lettersOf();

function lettersOf(): Map<string, string[]> {
  const letters = new Map<string, string[]>();
  for (const { code, letters: own } of LANGUAGES)
    for (const letter of own ?? '') letters.set(letter, [...(letters.get(letter) ?? []), code]);
  return letters;
}

const [JAPANESE, CHINESE] = [ownCharacters('ja', 'zh'), ownCharacters('zh', 'ja')];

/** Phrases in Chinese characters that one language has and the other has not. */
function ownCharacters(code: string, other: string): string[] {
  const phrases = (wanted: string) =>
    LANGUAGES.filter((language) => language.code === wanted)
      .flatMap((language) => [...printedTexts(language), ...(language.frequent ?? '').split(' ')])
      .filter((phrase) => /^\p{Script=Han}{2,}$/u.test(phrase))
      .map(simplified);
  const others = new Set(phrases(other));
  return [...new Set(phrases(code))].filter((phrase) => !others.has(phrase));
}

/** Labels, titles and headings; what operators call a field is English in all countries. */
function* printedTexts(language: Language): Generator<string> {
  yield* alternatives(`${language.papers ?? ''} | ${language.months ?? ''} | ${language.weekdays ?? ''}`);
  const { kinds, labels, weak, headings, owners, columns, periods, words } = language;
  for (const period of Object.values(periods ?? {})) yield* alternatives(period);
  for (const topic of PRINTED) yield* alternatives(words?.[topic] ?? '').map(withoutOptional);
  for (const section of [kinds, labels, weak, headings, owners, columns])
    for (const texts of Object.values(section ?? {})) yield* alternatives(texts);
}
