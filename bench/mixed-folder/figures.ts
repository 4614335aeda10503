// Comparisons of two documents, and what comes of several: sums, counts, extremes and averages by seller and by month.
import { groupBy } from '../../server/platform/group-by.ts';
import { drawn, halfOf, shortOf, type Known } from './documents.ts';
import { calledIn, languageFor, wordingOf, type Asked, type Language, type Names } from './naming.ts';

const money = (n: number): string => n.toFixed(2);
const totalOf = (one: Known): number => Number(one.facts['total']?.[0]);

export function comparisons(documents: readonly Known[], names: Names): Asked[] {
  const priced = documents.filter((one) => one.facts['total'] && one.facts['currency'] && names(one) === 1);
  const wordings = {
    en: [
      'Which is higher, {a} or {b}, and by how much?',
      'What is the difference between {a} and {b}?',
      'By how much does {a} differ from {b} in total?',
    ],
    zh: ['{a}和{b}相差多少钱？', '{a}与{b}哪个金额更高，高多少？'],
  };
  return priced.flatMap((one, i): Asked[] => {
    const other = priced
      .slice(i + 1)
      .find(({ half, facts }) => half === one.half && facts['currency']![0] === one.facts['currency']![0]);
    if (other === undefined) return [];
    const language = languageFor(one, 'compare');
    const wording = wordingOf(wordings[language], one.half, one.file);
    const [a, b] = [one, other].map((document) => calledIn(language, document, names, 'compare'));
    if (wording === undefined || a === undefined || b === undefined) return [];
    const question = wording.replace('{a}', a).replace('{b}', b);
    const answers = [[money(Math.abs(totalOf(one) - totalOf(other)))]];
    return [{ lang: language, half: one.half, operation: 'compare', question, answers, follows: null }];
  });
}

const FIGURES = {
  count: {
    en: [
      'How many documents do we have from {seller}?',
      'number of bills from {seller}',
      'How often did {seller} bill us?',
    ],
    zh: ['{seller}的票据有几张？', '有多少张{seller}的发票？'],
  },
  sum: {
    en: [
      'What do all bills from {seller} add up to?',
      'How much did we spend with {seller} altogether?',
      'total spent at {seller}',
    ],
    zh: ['{seller}一共花了多少钱？', '{seller}的发票合计多少？'],
  },
  max: {
    en: ['What was the highest bill from {seller}?', 'largest amount {seller} ever charged us'],
    zh: ['{seller}金额最大的一张是多少钱？'],
  },
  latest: {
    en: ['When was the last bill from {seller}?', 'most recent document from {seller}, which date?'],
    zh: ['{seller}最近一张是哪天？'],
  },
  average: { en: ['What is the average bill from {seller}?'], zh: ['{seller}平均每张多少钱？'] },
} as const;

/** Of sellers with several documents, all of whose totals are known; and of the months of the receipts. */
export function figures(documents: readonly Known[], names: Names): Asked[] {
  const sellers = groupBy(
    documents.filter(({ seller }) => seller),
    ({ seller }) => shortOf(seller!).toLowerCase(),
  );
  const of_sellers = [...sellers.values()].flatMap((own): Asked[] => {
    if (own.length < 2 || names(own[0]!) !== own.length || !own.every((one) => one.facts['total'])) return [];
    const currencies = new Set(
      own.map(({ file, facts }) => (file.startsWith('sroie/') ? 'MYR' : facts['currency']?.[0])),
    );
    if (own[0]!.kind !== 'fapiao' && (currencies.size > 1 || currencies.has(undefined))) return [];
    const totals = own.map(totalOf);
    const dates = own.flatMap((one) => one.facts['date']?.[0] ?? []).toSorted();
    const sum = totals.reduce((all, one) => all + one, 0);
    const answers: Record<keyof typeof FIGURES, string | undefined> = {
      count: String(own.length),
      sum: money(sum),
      max: money(Math.max(...totals)),
      latest: dates.length === own.length ? dates.at(-1) : undefined,
      average: money(sum / own.length),
    };
    return (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).flatMap((operation): Asked[] => {
      const language: Language =
        own[0]!.lang === 'zh' || drawn(own[0]!.file + operation, 3) === 0 ? 'zh' : 'en';
      const { half } = own[0]!;
      const wording = wordingOf(FIGURES[operation][language], half, own[0]!.file);
      const answer = answers[operation];
      if (wording === undefined || answer === undefined) return [];
      const question = wording.replace('{seller}', shortOf(own[0]!.seller!));
      return [{ lang: language, half, operation, question, answers: [[answer]], follows: null }];
    });
  });
  return [...of_sellers, ...months(documents.filter(({ file }) => file.startsWith('sroie/')))];
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function months(receipts: readonly Known[]): Asked[] {
  const dated = receipts.filter((one) => one.facts['date'] && one.facts['total']);
  return [...groupBy(dated, (one) => one.facts['date']![0]!.slice(0, 7))].flatMap(([month, own]): Asked[] => {
    const [year, number] = [month.slice(0, 4), Number(month.slice(5))];
    const half = halfOf(month);
    const language: Language = drawn(month, 3) === 0 ? 'zh' : 'en';
    const name = language === 'en' ? `${MONTHS[number - 1]} ${year}` : `${year}年${number}月`;
    const wordings = {
      en: [
        'How much did we spend in ringgit in {month}?',
        'sum of all MYR receipts of {month}',
        'Spending in {month}, only RM?',
      ],
      zh: ['{month}马币一共花了多少？', '{month}的林吉特收据合计多少？'],
    };
    const wording = wordingOf(wordings[language], half, month);
    const answers = [[money(own.reduce((all, one) => all + totalOf(one), 0))]];
    return wording === undefined
      ? []
      : [
          {
            lang: language,
            half,
            operation: 'sum',
            question: wording.replace('{month}', name),
            answers,
            follows: null,
          },
        ];
  });
}
