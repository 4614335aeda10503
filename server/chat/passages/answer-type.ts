// What kind of thing a question asks for (a time, an amount, a place …) and which word names it: a sentence without such a
// thing is not the answer, however many words it shares with the question.
import { fold } from '../../search/tokenize.ts';

export interface Expectation {
  type: 'time' | 'duration' | 'money' | 'number' | 'place' | 'reason' | 'list' | 'definition' | 'period';
  /** How much a sentence without it loses, 0..1; 1 marks what the answer must have. */
  weight: number;
  holds(sentence: string): boolean;
}

interface Kind extends Omit<Expectation, 'holds'> {
  asked: RegExp;
  holds: RegExp | ((sentence: string) => boolean);
}

const TIME =
  /\d{4}\s*年|\d{1,2}\s*月\s*\d|\d{1,2}\s*日|世纪|年代|\d{4}[-/.]\d{1,2}|[一二三四五六七八九十]+月|[春夏秋冬]季|\b(?:1[5-9]|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:days?|weeks?|months?|years?) (?:after|before|from)\b/i;
const MONEY =
  /\d[\d,.]*\s*[十百千万亿兆多余]*\s*(?:美元|欧元|元|英镑|日元|港元|人民币|块)|[￥$€£]\s*\d|(?:美元|欧元|人民币)\s*\d|\d(?:\.\d+)?\s*[万亿]|\b(?:rm|usd|eur|gbp|cny|myr|hkd|jpy|chf|sgd|aud|cad)\b\s*\d|\d\s*(?:rm|usd|eur|gbp|cny|myr|hkd|jpy|chf|sgd|aud|cad|million|billion|thousand|dollars|euros|pounds)\b|\d[.,]\d\d\b/i;
const NUMBER =
  /\d|[一二三四五六七八九十百千万亿两]+[个次年元人米名座种位岁天集部]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|sixty|ninety|hundred)\b/i;
const DURATION =
  /[\d一二三四五六七八九十两]+\s*(?:个月|年|天|日|周|小时)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty[ -]four|thirty|sixty|ninety)\b\W{0,3}(?:\(?\d+\)?\W{0,2})?\s*(?:calendar |business )?(?:years?|months?|days?|weeks?|hours?)\b|\banniversary\b|\bperpetual|\bindefinite/i;
/** Dates, ordinals and footnotes are numbers that answer no "how many". */
const NOT_COUNTS =
  /\d{2,4}\s*年|\d{1,2}\s*[月日号]|\b(?:1[89]|20)\d\d[-/.]\d{1,2}(?:[-/.]\d{1,2})?|\d{1,2}:\d{2}|\[\d+\]|第[\d一二三四五六七八九十]+|\b(?:1[89]|20)\d\d\b/g;
const PART_OF_YEAR =
  /季度|半年|\b(?:first|second|third|fourth) quarter|\bq[1-4]\b|\bquarter(?:ly)?\b|\bhalf[- ]year/i;
const WHOLE_YEAR = /全年|年度|财年|\bannual|\bfull[- ]year|\bfiscal year/i;

const KINDS: Kind[] = [
  {
    type: 'time',
    weight: 1,
    asked:
      /何时|什么时候|时间[?？]?$|时间是|哪一?年|哪天|日期|何年|几月|^(?:by |until |since |from )?when\b|\bwhat (?:date|day|year|time)\b|\bdate\b|\bwhich year\b|\bwhen (?:was|is|were|did|does|will)\b/i,
    holds: TIME,
  },
  {
    type: 'money',
    weight: 1,
    asked:
      /多少钱|营收|利润|奖金|金额|价格|费用|收入|资产|成本|售价|薪|款项|\bhow much (?:money|did|does|was|is|were)\b|\b(?:price|cost|revenue|fee|salary|amount|income|profit)s?\b/i,
    holds: (sentence) => MONEY.test(sentence),
  },
  {
    type: 'number',
    weight: 1,
    asked:
      /多少|几[个次张种名位座集部]|多大|多长(?!时间)|多高|多远|多重|人口|面积|\bhow (?:many|far|old|tall|big|large|often)\b|\bwhat (?:percentage|number|rate)\b/i,
    holds: (sentence) => NUMBER.test(sentence.replace(NOT_COUNTS, ' ')),
  },
  {
    type: 'duration',
    weight: 1,
    asked:
      /多长时间|多久|有效期|期限|\bhow long\b|\b(?:term|duration) of\b|\bfor how many (?:days|weeks|months|years)\b/i,
    holds: DURATION,
  },
  {
    type: 'period',
    weight: 1,
    asked:
      /^(?!.*(?:季度|半年|季|\bquarter|\bq[1-4]\b|half)).*(?:\d{4}\s*年|全年|年度|财年|\bannual|\bfull[- ]year|\bfiscal year)/i,
    holds: (sentence) => !PART_OF_YEAR.test(sentence) || WHOLE_YEAR.test(sentence),
  },
  {
    type: 'place',
    weight: 0.6,
    asked:
      /哪里|哪儿|何处|何地|在哪|位于|地点|地区|地方|^where\b|\bwhere (?:is|was|are|were|does|did)\b|\bwhich (?:country|city|state|place)\b/i,
    holds: /[省市县区州国村镇岛路街湾湖山洋洲海]|位于|地区|附近|\b(?:in|at|of|from|near) [A-Z]/,
  },
  {
    type: 'list',
    weight: 0.5,
    asked: /哪些|包括哪|哪几/,
    holds: (sentence) => (sentence.match(/、|和|以及|及/g)?.length ?? 0) >= 2,
  },
  {
    type: 'reason',
    weight: 0.6,
    asked: /为什么|为何|原因|目的|怎么来|^why\b|\breasons?\b/i,
    holds:
      /因|由于|为了|所以|因此|作为|目的|使得|来源|赐|\b(?:because|since|due to|in order to|so that|as a result|caused|reason|purpose)\b/i,
  },
];

export function expectationsOf(question: string): Expectation[] {
  const folded = fold(question);
  const found = KINDS.filter(({ asked }) => asked.test(folded)).map(({ type, weight, holds }) => ({
    type,
    weight,
    holds: (sentence: string) => (holds instanceof RegExp ? holds.test(sentence) : holds(sentence)),
  }));
  return [...found, ...[definitionOf(folded), countOf(folded)].filter((one) => one !== undefined)];
}

/** "How many employees …?" asks for a number of employees, not for any number. */
function countOf(folded: string): Expectation | undefined {
  const noun = /\bhow many (?:(?:\w+ )?(?:of )?)??(\w{3,})\b/.exec(folded)?.[1];
  if (noun === undefined) return undefined;
  const counted = new RegExp(
    `(?:\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|no|several|hundred|thousand))\\W+(?:[\\w-]+\\W+){0,3}?${noun.replace(/(?:ies|s)$/, '')}`,
    'i',
  );
  const said = new RegExp(`${noun.replace(/(?:ies|s)$/, '')}\\w*\\W+(?:[\\w-]+\\W+){0,3}?\\d`, 'i');
  return { type: 'number', weight: 1, holds: (sentence) => counted.test(sentence) || said.test(sentence) };
}

/** "What is X?" asks for a sentence that says so: X is …, X (…) or X means …. */
function definitionOf(folded: string): Expectation | undefined {
  const [, a, b, c] =
    /^(?:什么是([^的]{2,12})|([^的，,]{2,12})是什么|what (?:is|are) (?:an? )?((?:[\w-]+ ?){1,3}))[?？]?$/.exec(
      folded.trim(),
    ) ?? [];
  const subject = (a ?? b ?? c)?.trim();
  if (subject === undefined) return undefined;
  const name = /\p{Script=Han}/u.test(subject) ? subject.slice(-3) : subject;
  return {
    type: 'definition',
    weight: 1,
    holds: (sentence) => {
      const after = fold(sentence).split(name)[1];
      return (
        after !== undefined &&
        /^[^。，,]{0,12}(?:是|为|指|即|[(（,，]|\bis\b|\bare\b|\bmeans?\b|\brefers?\b)/.test(after)
      );
    },
  };
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

/** What stands between the question word and what it is said of. */
function focusEn(question: string): string {
  const match =
    /\b(?:what|which|whose)(?:'s)?(?: (?:is|are|was|were))?(?: (?:the|an?|its|their|our))? ((?:[\w-]+ ?){1,4}?)(?: (?:of|in|for|on|to|from|by|at|with|under|does|do|did|is|are|was|were|has|have|had|that|which|between|set|stated|specified|mentioned)\b|$)/.exec(
      question,
    ) ??
    /\bhow (?:many|much) ((?:[\w-]+ ?){1,2}?)(?: (?:does|do|did|is|are|was|were|has|have|had|in|of|can|will)\b|$)/.exec(
      question,
    );
  return match?.[1]?.trim() ?? '';
}
