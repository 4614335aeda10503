// The language of a question: Chinese or English. Names in the other script do not decide.
import { wordSet } from '../lexicon/words.ts';

export type Language = 'en' | 'zh';

const IDLE = wordSet('idle');
const IDLE_ZH = new RegExp([...IDLE].filter((word) => /\p{Script=Han}/u.test(word)).join('|'), 'gu');

export function languageOf(question: string): Language {
  if (!/\p{Script=Han}/u.test(question)) return 'en';
  const english = (question.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => IDLE.has(word)).length;
  if (english < 2) return 'zh';
  return (question.match(IDLE_ZH)?.length ?? 0) >= english ? 'zh' : 'en';
}
