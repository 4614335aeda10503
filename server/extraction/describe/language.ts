// The language of a text by its script and most frequent words.
import { LANGUAGES } from '../../lexicon/languages/index.ts';

const KNOWN = LANGUAGES.flatMap(({ code, frequent }) =>
  frequent === undefined ? [] : [{ code, words: new Set(frequent.split(' ')) }],
);

/** As much text as is needed to be sure. */
const ENOUGH = 20_000;

/** ISO 639-1; null when there is too little text. */
export function detectLanguage(text: string): string | null {
  const sample = text.slice(0, ENOUGH);
  const han = sample.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = sample.match(/[\u3040-\u30ff]/gu)?.length ?? 0;
  const hangul = sample.match(/[\uac00-\ud7af]/gu)?.length ?? 0;
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 12) return null;
  // Forms are mostly Chinese letters; a Chinese one has no kana but in a name.
  if (kana > 0.03 * letters) return 'ja';
  if (hangul > 0.2 * letters) return 'ko';
  if (han > 0.15 * letters) return 'zh';
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best: { code: string; hits: number } = { code: 'en', hits: 0 };
  for (const { code, words: known } of KNOWN) {
    let hits = 0;
    for (const word of words) if (known.has(word)) hits++;
    if (hits > best.hits) best = { code, hits };
  }
  return best.hits >= 2 ? best.code : null;
}
