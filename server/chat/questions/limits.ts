// Limits on amounts and scores in questions: over 500, between 100 and 200, 超过一千元 …, and plain amounts ("of 33.90").
import { askedForms } from '../../lexicon/asked.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { canonicalDecimal, multiplyDecimals } from '../../platform/decimal.ts';
import { MONTH_EN } from './dates.ts';
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

/** "No more than" is tried before "more than". */
const LIMITS = (
  [
    ['between', null, true],
    ['at_most', 'at_most', true],
    ['at_least', 'at_least', true],
    ['under', 'at_most', false],
    ['over', 'at_least', false],
  ] as const
).map(([limit, end, inclusive]) => ({
  end,
  inclusive,
  forms: askedForms(limit, { N: AMOUNT, CURRENCY, MONTH: MONTH_EN }),
}));

/** `field` is what limits are about when the question does not say. */
export function takeLimits(marks: Marks): NumberFilter[] {
  const field = /\b(?:confidence|score)\b|置信|可信|得分/.test(marks.text) ? 'confidence' : 'total';
  return LIMITS.flatMap(({ end, inclusive, forms }) =>
    marks
      .takeAll(forms, (match) => !isYearRange(match))
      .map((match): NumberFilter => {
        const [, n, unit, high, high_unit] = match;
        const limit = { kind: 'number', field, at_least: null, at_most: null, inclusive } as const;
        return end === null
          ? { ...limit, at_least: decimal(n!, unit), at_most: decimal(high!, high_unit ?? unit) }
          : { ...limit, [end]: decimal(n!, unit) };
      }),
  );
}

/** Amounts that are simply named; they say which document is meant. */
export function takeAmounts(marks: Marks): NumberFilter[] {
  return marks.takeAll(new RegExp(MONEY, 'u')).map((match) => {
    const [, a, x, b, y, c, z] = match;
    const value = decimal((a ?? b ?? c)!, x ?? y ?? z);
    return { kind: 'number', field: 'total', at_least: value, at_most: value, inclusive: true };
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
