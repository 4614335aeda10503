// Limits on amounts and scores in questions: over 500, between 100 and 200, 超过一千元 …, and plain amounts ("of 33.90").
import type { Marks } from './marks.ts';
import type { Filter } from './query.ts';

type NumberFilter = Extract<Filter, { kind: 'number' }>;

const CURRENCY = '(?:rm|usd|eur|gbp|cny|rmb|myr|hkd|sgd|jpy|aud|cad|chf|[$€£¥￥])';
const UNIT = '(k\\b|thousand\\b|million\\b|m\\b|万|千|百万|亿)?';
const TAIL =
  '(?: ?(?:(?:rm|usd|eur|gbp|cny|rmb|yuan|dollars?|euros?|pounds?|ringgit)(?![a-z])|元|块钱?|美元|欧元|英镑|人民币|分|%))?';
const N = `${CURRENCY}? ?(\\d[\\d,]*(?:\\.\\d+)?) ?${UNIT}${TAIL}`;
/** A number that stands alone may be a year or a day. */
const MONEY = `(?:${CURRENCY} ?(\\d[\\d,]*(?:\\.\\d+)?) ?${UNIT}|(?<![\\d/.-])(\\d[\\d,]*\\.\\d{2})(?![\\d/.-]) ?${UNIT}|(?<![\\d/.-])(\\d[\\d,]*(?:\\.\\d+)?) ?(万|亿)?(?:元|块钱?|美元|欧元|人民币|ringgit|dollars|euros))`;

/** "From 1 to 31 January" is about days. */
const NO_MONTH = '(?!(?:st|nd|rd|th)?(?: ?of)? ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))';

const BETWEEN = [
  new RegExp(`\\b(?:between|from) ${N} (?:and|to) ${N}(?![\\d/.-])${NO_MONTH}`, 'u'),
  new RegExp(`(?:在|介于)?${N}(?:到|至|和|-|~)${N}(?:之间|以内)`, 'u'),
];
const ABOVE = [
  [
    new RegExp(
      `\\b(?:over|above|more than|greater than|exceed(?:s|ing)?|higher than|larger than|bigger than) ${N}`,
      'u',
    ),
    false,
  ],
  [
    new RegExp(
      `\\b(?:at least|no less than|not less than|from|minimum of) ${CURRENCY} ?(\\d[\\d,]*(?:\\.\\d+)?) ?${UNIT}${TAIL}`,
      'u',
    ),
    true,
  ],
  [new RegExp(`\\b(?:at least|no less than|not less than|minimum of) ${N}`, 'u'), true],
  [new RegExp(`(?:不少于|不低于|至少|不小于|大于等于) ?${N}`, 'u'), true],
  [new RegExp(`(?:超过|大于|高于|多于|超出) ?${N}`, 'u'), false],
  [new RegExp(`${N}以上`, 'u'), true],
] as const;
const BELOW = [
  [
    new RegExp(`\\b(?:under|below|less than|lower than|smaller than|cheaper than|fewer than) ${N}`, 'u'),
    false,
  ],
  [new RegExp(`\\b(?:at most|up to|no more than|not more than|maximum of) ${N}`, 'u'), true],
  [new RegExp(`(?:不超过|不高于|至多|最多|不大于|小于等于) ?${N}`, 'u'), true],
  [new RegExp(`(?:低于|小于|少于|不足|不到) ?${N}`, 'u'), false],
  [new RegExp(`${N}(?:以下|以内)`, 'u'), true],
] as const;

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

/** `field` is what limits are about when the question does not say. */
export function takeLimits(marks: Marks): NumberFilter[] {
  const field = /\b(?:confidence|score)\b|置信|可信|得分/.test(marks.text) ? 'confidence' : 'total';
  const filters: NumberFilter[] = [];
  const add = (at_least: string | null, at_most: string | null, inclusive: boolean) =>
    filters.push({ kind: 'number', field, at_least, at_most, inclusive });
  for (const pattern of BETWEEN)
    for (const [, a, x, b, y] of takeNumbers(marks, pattern, 4))
      add(decimal(a!, x), decimal(b!, y ?? x), true);
  for (const [pattern, inclusive] of BELOW)
    for (const [, n, unit] of takeNumbers(marks, pattern, 2)) add(null, decimal(n!, unit), inclusive);
  for (const [pattern, inclusive] of ABOVE)
    for (const [, n, unit] of takeNumbers(marks, pattern, 2)) add(decimal(n!, unit), null, inclusive);
  return filters;
}

/** Amounts that are simply named; they say which document is meant. */
export function takeAmounts(marks: Marks): NumberFilter[] {
  return marks.takeAll(new RegExp(MONEY, 'u')).map((match) => {
    const [, a, x, b, y, c, z] = match;
    const value = decimal((a ?? b ?? c)!, x ?? y ?? z);
    return { kind: 'number', field: 'total', at_least: value, at_most: value, inclusive: true };
  });
}

function takeNumbers(marks: Marks, pattern: RegExp, groups: number): (string | undefined)[][] {
  const matches = marks.takeAll(pattern, (match) => !isYearRange(match));
  return matches.map((match) => [...match].slice(0, groups + 1));
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

function decimal(number: string, unit: string | undefined): string {
  const plain = number.replaceAll(',', '');
  const zeros = FACTORS[unit ?? ''];
  if (zeros === undefined) return plain;
  const [whole = '', fraction = ''] = plain.split('.');
  return (
    whole +
    fraction.padEnd(zeros.length, '0').slice(0, zeros.length) +
    (fraction.length > zeros.length ? `.${fraction.slice(zeros.length)}` : '')
  );
}
