// The dominant language of a text, by script and by its small words.

/** Words of each language that hardly occur in the others; no language shares its list with another. */
const SMALL_WORDS: Record<string, string> = {
  en: 'the of and to in is that for with this be by are from shall any or which at you your not have will has was an',
  de: 'der die und das den dem des ist nicht mit für von zu auf ein eine einer im bei wir sie ihre oder wird werden sind',
  fr: 'le les des et une du est dans pour que qui sur par au aux avec vous nous votre ce sont pas cette ou ont',
  es: 'el los las y una del es por para con que se su al lo como más este esta sus ha son pero entre',
  nl: 'het een van en dat niet voor met zijn op te aan er ook bij uw wij wordt worden deze door naar om',
  it: 'il di che e per con non una della del gli sono nel alla dei è anche questo le si al dal delle',
  pt: 'o os as e do da dos das em uma para com não que por ao à na no se mais como são foi pelo pela',
};
const LANGUAGE_OF = new Map<string, string[]>();
for (const [language, words] of Object.entries(SMALL_WORDS)) {
  for (const word of words.split(' ')) LANGUAGE_OF.set(word, [...(LANGUAGE_OF.get(word) ?? []), language]);
}
/** Letters needed before anything is said, and small words for a language in Latin letters. */
const MIN_LETTERS = 20;
const MIN_SMALL_WORDS = 3;
/** A Chinese character says about as much as this many letters. */
const HAN_WEIGHT = 3;

/** ISO 639-1, or null when there is too little text or none of the known languages. */
export function findLanguage(text: string): string | null {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const han = count(/\p{Script=Han}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  if ((han + kana + hangul) * HAN_WEIGHT + latin < MIN_LETTERS) return null;
  if ((han + kana + hangul) * HAN_WEIGHT > latin) {
    if (kana > han * 0.1) return 'ja';
    return hangul > han ? 'ko' : 'zh';
  }
  return latinLanguage(text);
}

function latinLanguage(text: string): string | null {
  const votes = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{Script=Latin}]+/gu)) {
    const languages = LANGUAGE_OF.get(word) ?? [];
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.length);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= MIN_SMALL_WORDS ? best[0] : null;
}
