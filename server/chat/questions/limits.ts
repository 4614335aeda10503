// Limits on amounts and scores in questions: over 500, between 100 and 200, 超过一千元 …, and plain amounts ("of 33.90").
import { wordsOf } from '../../lexicon/words.ts';
import { canonicalDecimal, multiplyDecimals } from '../../platform/decimal.ts';
import { MONTH_EN } from './calendar.ts';
import type { Marks } from './marks.ts';
import type { Filter } from './query.ts';

type NumberFilter = Extract<Filter, { kind: 'number' }>;

const CURRENCY = '(?:rm|usd|eur|gbp|cny|rmb|myr|hkd|sgd|jpy|aud|cad|chf|[$€£¥￥])';
const UNIT = '(k\\b|thousand\\b|million\\b|m\\b|万|千|百万|亿)?';
const TAIL =
  '(?: ?(?:(?:rm|usd|eur|gbp|cny|rmb|yuan|dollars?|euros?|pounds?|ringgit)(?![a-z])|元|块钱?|美元|欧元|英镑|人民币|分|%))?';
const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)';
const AMOUNT = `${CURRENCY}? ?${NUMBER} ?${UNIT}${TAIL}`;
/** A number that stands alone may be a year or a day. */
const MONEY = `(?:${CURRENCY} ?${NUMBER} ?${UNIT}|(?<![\\d/.-])(\\d[\\d,]*\\.\\d{2})(?![\\d/.-]) ?${UNIT}|(?<![\\d/.-])${NUMBER} ?(万|亿)?(?:元|块钱?|美元|欧元|人民币|ringgit|dollars|euros))`;

/** "From 1 to 31 January" is about days. */
const NO_MONTH = `(?!(?:st|nd|rd|th)?(?: ?of)? ?${MONTH_EN})`;
const BETWEEN = `\\b(?:between|from) ${AMOUNT} (?:and|to) ${AMOUNT}(?![\\d/.-])${NO_MONTH}|(?:在|介于)?${AMOUNT}(?:到|至|和|-|~)${AMOUNT}(?:之间|以内)`;

/** Which end of the range a number is, whether it counts itself, and what is said before or behind it. "No more than" before "more than". */
const ENDS: ['at_least' | 'at_most', inclusive: boolean, before: string, behind?: string][] = [
  [
    'at_most',
    true,
    '\\b(?:at most|up to|no more than|not more than|maximum of)|不超过|不高于|至多|最多|不大于|小于等于',
  ],
  ['at_most', true, '', '以下|以内'],
  [
    'at_least',
    true,
    '\\b(?:at least|no less than|not less than|minimum of)|不少于|不低于|至少|不小于|大于等于',
  ],
  ['at_least', true, `\\bfrom(?= ${CURRENCY})`],
  ['at_least', true, '', '以上'],
  [
    'at_most',
    false,
    '\\b(?:under|below|less than|lower than|smaller than|cheaper than|fewer than)|低于|小于|少于|不足|不到',
  ],
  [
    'at_least',
    false,
    '\\b(?:over|above|more than|greater than|exceed(?:s|ing)?|higher than|larger than|bigger than)|超过|大于|高于|多于|超出',
  ],
];

const LIMITS = ENDS.map(([end, inclusive, before, behind]) => ({
  end,
  inclusive,
  pattern: new RegExp(before === '' ? `${AMOUNT}(?:${behind})` : `(?:${before}) ?${AMOUNT}`, 'u'),
}));

/** `field` is what limits are about when the question does not say. */
export function takeLimits(marks: Marks): NumberFilter[] {
  const field = /\b(?:confidence|score)\b|置信|可信|得分/.test(marks.text) ? 'confidence' : 'total';
  const limit = { kind: 'number', field, at_least: null, at_most: null } as const;
  const between = takeNumbers(marks, new RegExp(BETWEEN, 'u')).map(([a, x, b, y]) => ({
    ...limit,
    at_least: decimal(a!, x),
    at_most: decimal(b!, y ?? x),
    inclusive: true,
  }));
  const ends = LIMITS.flatMap(({ end, inclusive, pattern }) =>
    takeNumbers(marks, pattern).map(([n, unit]) => ({ ...limit, [end]: decimal(n!, unit), inclusive })),
  );
  return [...between, ...ends];
}

/** Amounts that are simply named; they say which document is meant. */
export function takeAmounts(marks: Marks): NumberFilter[] {
  return marks.takeAll(new RegExp(MONEY, 'u')).map((match) => {
    const [, a, x, b, y, c, z] = match;
    const value = decimal((a ?? b ?? c)!, x ?? y ?? z);
    return { kind: 'number', field: 'total', at_least: value, at_most: value, inclusive: true };
  });
}

/** Numbers and their units, by turns; of alternatives those that matched. */
function takeNumbers(marks: Marks, pattern: RegExp): (string | undefined)[][] {
  const matches = marks.takeAll(pattern, (match) => !isYearRange(match));
  return matches.map(([, ...groups]) => {
    const from = groups.findIndex((group) => group !== undefined);
    return groups.slice(from);
  });
}

/** "From 2019 to 2021" is about time. */
const isYearRange = (match: RegExpExecArray): boolean => {
  const numbers = match[0].match(/\d[\d,.]*/g) ?? [];
  return (
    numbers.length > 1 &&
    numbers.every((n) => /^(?:19|20)\d\d$/.test(n)) &&
    !new RegExp(CURRENCY).test(match[0])
  );
};

const FACTORS: Record<string, string> = {
  k: '000',
  thousand: '000',
  千: '000',
  万: '0000',
  million: '000000',
  m: '000000',
  百万: '000000',
  亿: '00000000',
};

function decimal(number: string, unit: string | undefined): string {
  const plain = number.replaceAll(',', '');
  return unit === undefined ? plain : canonicalDecimal(multiplyDecimals(plain, `1${FACTORS[unit] ?? ''}`));
}

/** "Items with 7 % VAT", 税率是7%: the rate that lines are taxed at. */
export const takeTaxRate = (marks: Marks): Filter[] =>
  marks.takeAll(TAX_RATE).map(([, before, after]) => ({
    kind: 'items',
    words: [],
    tax_rate: Number((before ?? after)!.replace(',', '.')),
  }));
const RATE = String.raw`(\d{1,2}(?:[.,]\d+)?) ?(?:%|per ?cent\b)`;
const TAX = `(?:${wordsOf('sales_tax')})`;
const TAX_RATE = new RegExp(
  String.raw`(?:at )?${RATE}(?:的?| (?:of )?)${TAX}|(?:${TAX}(?:的?(?:税率)?(?:是|为)?| (?:rate )?(?:of |is |at )*)|\btaxed (?:at|with) )${RATE}(?:的)?`,
  'u',
);
