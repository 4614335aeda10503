// What kind of thing a question asks for (a time, an amount, a place …) and which word names it: a sentence without such a
// thing is not the answer, however many words it shares with the question.
import type { ExpectedKind } from '../../lexicon/language.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { fold } from '../../search/tokenize.ts';

export interface Expectation {
  type: ExpectedKind;
  /** How much a sentence without it loses, 0..1; 1 marks what the answer must have. */
  weight: number;
  holds(sentence: string): boolean;
}

/** Of all languages. */
const pattern = (kind: ExpectedKind, part: 'asked' | 'holds', flags = 'i'): RegExp =>
  new RegExp(LANGUAGES.flatMap(({ expected }) => expected?.[kind]?.[part] ?? []).join('|'), flags);

/** Dates, ordinals and footnotes are numbers that answer no "how many". */
const NOT_COUNTS =
  /\d{2,4}\s*年|\d{1,2}\s*[月日号]|\b(?:1[89]|20)\d\d[-/.]\d{1,2}(?:[-/.]\d{1,2})?|\d{1,2}:\d{2}|\[\d+\]|第[\d一二三四五六七八九十]+|\b(?:1[89]|20)\d\d\b/g;
const PART_OF_YEAR = pattern('period', 'holds');
const WHOLE_YEAR = /全年|年度|财年|\bannual|\bfull[- ]year|\bfiscal year/i;
/** So many words that join things make a list. */
const JOINED = 2;

const WEIGHTS: Record<ExpectedKind, number> = {
  time: 1,
  money: 1,
  number: 1,
  duration: 1,
  period: 1,
  place: 0.6,
  list: 0.5,
  reason: 0.6,
};

const KINDS = (Object.keys(WEIGHTS) as ExpectedKind[]).map((type) => {
  const asked = pattern(type, 'asked');
  // A place has a name, which is written with a capital.
  const thing = pattern(type, 'holds', type === 'place' ? '' : 'i');
  const things = pattern('list', 'holds', 'g');
  const holds: Partial<Record<ExpectedKind, (sentence: string) => boolean>> = {
    number: (sentence) => thing.test(sentence.replace(NOT_COUNTS, ' ')),
    period: (sentence) => !thing.test(sentence) || WHOLE_YEAR.test(sentence),
    list: (sentence) => (sentence.match(things)?.length ?? 0) >= JOINED,
  };
  return {
    type,
    weight: WEIGHTS[type],
    isAsked: (question: string) =>
      asked.test(question) && (type !== 'period' || !PART_OF_YEAR.test(question)),
    holds: holds[type] ?? ((sentence: string) => thing.test(sentence)),
  };
});

export function expectationsOf(question: string): Expectation[] {
  const folded = fold(question);
  return KINDS.filter(({ isAsked }) => isAsked(folded));
}

const TAIL_ZH =
  /(?:是什么|是多少|是谁|有哪些|有多少|有什么|是哪[^，]{0,3}|在哪里|在哪儿|在哪|为多少|多少|是怎么来的|是怎样的|叫什么|什么时候|何时)$/;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The word that names what is asked for: governing law, 净利润. Empty where there is none. */
export function focusOf(question: string): string {
  const folded = fold(question).replace(/[?？。.!！\s]+$/, '');
  return /\p{Script=Han}/u.test(folded) ? focusZh(folded.replaceAll(/\s/g, '')) : focusEn(folded);
}

function focusZh(question: string): string {
  const tail = TAIL_ZH.exec(question);
  const asked = /(?:多少|几|哪个|哪些|什么|哪家|哪几个|谁的)(\p{Script=Han}{1,6})$/u.exec(question)?.[1];
  const head = (tail === null ? (asked ?? question) : question.slice(0, tail.index)).replace(
    /[的是在被由于为]$/,
    '',
  );
  const words = [...segmenter.segment(head)].map(({ segment }) => segment);
  const last = words.at(-1) ?? '';
  return [...last].length === 1 && words.length > 1 ? words.at(-2)! + last : last;
}

/** What begins so is a question, and no name of a thing. */
export const ASKS = /^(?:from|who|how|what|when|which|where|why|is|are|did|do|does)\b/;
/** "Opening balance on the credit union statement?", "Who is the consignee of …?": up to what has an article, else as far as it goes. */
const ELLIPTIC = [
  '((?:[\\w-]+ ){0,3}?[\\w-]+) (?:of|on|for|in|from|at) (?:the|an?|this|that|our|its|their) ',
  '((?:[\\w-]+ ){0,3}[\\w-]+) (?:of|on|for|in|from|at) (?!how|what)',
].map(
  (named) =>
    new RegExp(`^(?:who (?:is|are|was|were) the |(?!${ASKS.source.slice(1)})(?:and )?(?:the )?)${named}`),
);

/** What stands between the question word and what it is said of, or before that where there is none. */
function focusEn(question: string): string {
  const match =
    /\b(?:what|which|whose)(?:'s)?(?: (?:is|are|was|were))?(?: (?:the|an?|its|their|our))? ([\w-]+(?: [\w-]+){0,3}?)(?: (?:of|in|for|on|to|from|by|at|with|under|does|do|did|is|are|was|were|has|have|had|that|which|between|set|stated|specified|mentioned)\b|$)/.exec(
      question,
    ) ??
    /\bhow (?:many|much) ([\w-]+(?: [\w-]+)?)(?: (?:does|do|did|is|are|was|were|has|have|had|in|of|can|will)\b|$)/.exec(
      question,
    );
  const named = ELLIPTIC.map((one) => one.exec(question)).find((one) => one !== null);
  return (match ?? named)?.[1]?.trim() ?? '';
}
