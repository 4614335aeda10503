// Questions over the mixed folder, made from what is known of its documents: lookups in many wordings and what follows them,
// lines, two facts at once, comparisons, sums, counts, and what the folder cannot answer. A document of one half is asked
// about in wordings of the same half, so that nothing of the other half is met while errors are looked at.
import type { WrittenQuestion } from '../chat-questions.ts';
import { groupBy } from '../../server/platform/group-by.ts';
import { drawn, halfOf, shortOf, type Half, type Known } from './documents.ts';
import { ABSENT_FACTS, ABSENT_ITEMS, ABSENT_NAMES, CALLED, ITEMS, LOOKUPS } from './wordings.ts';

type Language = 'en' | 'zh';
type Asked = Omit<WrittenQuestion, 'id'>;

/** Of each document so many facts are asked for first, and so many as follow-ups. */
const FIRST = 4;
const AFTER = 2;

export function mixedQuestions(documents: readonly Known[]): WrittenQuestion[] {
  const names = sellersOf(documents);
  const asked = [
    ...documents.flatMap((one) => aboutDocument(one, names)),
    ...comparisons(documents, names),
    ...figures(documents, names),
    ...absent(documents),
  ];
  return asked.map((one, i) => ({
    ...one,
    id: String(i),
    follows: one.follows === null ? null : String(i - Number(one.follows)),
  }));
}

/** How many documents carry a name like this one. */
type Names = (one: Known) => number;

function sellersOf(documents: readonly Known[]): Names {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const all = documents.map(({ seller, facts }) =>
    bare(
      [
        seller ?? '',
        ...['buyer', 'parties', 'recipient', 'supplier'].flatMap((name) => facts[name] ?? []),
      ].join('|'),
    ),
  );
  return ({ seller }) => all.filter((one) => one.includes(bare(shortOf(seller ?? '')))).length;
}

/** By what people tell the document: its seller where no other has that name, else its number. */
function calledIn(language: Language, one: Known, names: Names, by: string): string | undefined {
  const { kind, seller, facts } = one;
  const number = facts['number']?.[0];
  const ways = CALLED[language][kind] ?? [];
  const way = ways[drawn(`${one.file} ${by}`, Math.max(1, ways.length))];
  if (way === undefined) return undefined;
  if (!way.includes('{seller}')) return way;
  if (seller === undefined || seller === '' || shortOf(seller).length < 2) return undefined;
  const named = way.replace('{seller}', shortOf(seller));
  if (names(one) === 1) return named;
  if (number === undefined || number === null) return undefined;
  return language === 'en' ? `${named} ${number}` : `${named}（号码${number}）`;
}

const languageFor = ({ lang, file }: Known, name: string): Language =>
  lang === 'zh' ? 'zh' : drawn(`${file} ${name} language`, 5) === 0 ? 'zh' : 'en';

/** A wording of the half of the document. */
function wordingOf(wordings: readonly string[], half: Half, by: string): string | undefined {
  const own = wordings.filter((one) => halfOf(one) === half);
  return own.length === 0 ? undefined : own[drawn(by, own.length)];
}

/** With a seller in the question only where no other document has that seller. */
function filled(wording: string, one: Known, language: Language, names: Names): string | undefined {
  if (wording.includes('{seller}') && (names(one) !== 1 || one.seller === undefined)) return undefined;
  const doc = wording.includes('{doc}') ? calledIn(language, one, names, wording) : '';
  if (doc === undefined) return undefined;
  const text = wording.replace('{doc}', doc).replace('{seller}', shortOf(one.seller ?? ''));
  return text[0]!.toUpperCase() + text.slice(1);
}

const NAMES = new Set(['buyer', 'parties', 'consignee', 'payee', 'account_holder']);
/** How people write what is no name of anybody. */
const SPELLINGS: Record<string, (fact: string) => string[]> = {
  term: (fact) => [
    fact,
    fact.replace(/^(\d+) (\w+)$/, '$1-$2'),
    fact.replace(/^\d+/, (n) => WORDS[Number(n)] ?? n),
  ],
  currency: (fact) => [fact, ...(SYMBOLS[fact] ?? [])],
};
const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SYMBOLS: Record<string, string[]> = {
  EUR: ['€', 'euro', '欧元'],
  USD: ['$', '美元'],
  CNY: ['人民币', '¥'],
};

function answersTo(name: string, fact: readonly string[]): string[][] {
  if (name === 'parties') return fact.map((one) => [one, shortOf(one)]);
  const spelt = fact.flatMap((one) =>
    NAMES.has(name) ? [one, shortOf(one)] : (SPELLINGS[name]?.(one) ?? [one]),
  );
  return [[...new Set(spelt.map((one) => one.replace(/^(-?\d+\.\d)$/, '$10')))]];
}

const operationOf = (name: string): string =>
  /date|until/.test(name)
    ? 'date'
    : /total|net|tax|amount|balance|pay$|price/.test(name)
      ? 'amount'
      : 'value';

function aboutDocument(one: Known, names: Names): Asked[] {
  const known = Object.keys(one.facts).filter((name) => one.facts[name] !== undefined && name in LOOKUPS);
  const order = known.toSorted((a, b) => drawn(one.file + a, 1e6) - drawn(one.file + b, 1e6));
  const asked: Asked[] = [];
  for (const [i, name] of order.entries()) {
    const language = languageFor(one, name);
    const fact = one.facts[name]!;
    const base = {
      lang: language,
      half: one.half,
      operation: fact === null ? 'absent' : operationOf(name),
      answers: fact === null ? [] : answersTo(name, fact),
    };
    const { [language]: wordings, then } = LOOKUPS[name]!;
    if (i < FIRST) {
      const wording = wordingOf(wordings, one.half, one.file + name);
      const question = wording && filled(wording, one, language, names);
      if (question) asked.push({ ...base, question, follows: null });
    } else if (i < FIRST + AFTER && asked.length > 0) {
      const short = wordingOf(then[asked[0]!.lang], one.half, one.file + name);
      const before = asked.findLastIndex(({ answers, follows }) => answers.length > 0 && follows === null);
      if (short && before >= 0)
        asked.push({
          ...base,
          lang: asked[0]!.lang,
          question: short,
          follows: String(asked.length - before),
        });
    }
  }
  return [...asked, ...lines(one, names), ...both(one, names)];
}

/** One line of each document that has some, and one thing that it does not have. */
function lines(one: Known, names: Names): Asked[] {
  const language = languageFor(one, 'lines');
  const line = one.lines[drawn(`${one.file} line`, Math.max(1, one.lines.length))];
  if (line === undefined) return [];
  const item = line.description
    .replaceAll(/\s*\(.*|&#\d+;/g, '')
    .split(' ')
    .slice(0, 3)
    .join(' ')
    .toLowerCase();
  const ask = (part: keyof typeof ITEMS, thing: string, answers: string[][]): Asked[] => {
    const wording = wordingOf(ITEMS[part][language], one.half, one.file + part);
    const question = wording && filled(wording, one, language, names)?.replace('{item}', thing);
    const operation = answers.length === 0 ? 'absent' : 'item';
    return question ? [{ lang: language, half: one.half, operation, question, answers, follows: null }] : [];
  };
  const things = ABSENT_ITEMS[language];
  return [
    ...(line.quantity === undefined ? [] : ask('quantity', item, [[String(line.quantity)]])),
    ...(line.amount === undefined ? [] : ask('amount', item, [[String(line.amount)]])),
    ...(drawn(`${one.file} absent`, 3) === 0
      ? ask('amount', things[drawn(one.file, things.length)]!, [])
      : []),
  ];
}

const PAIRS: { of: [string, string]; en: string[]; zh: string[] }[] = [
  {
    of: ['number', 'date'],
    en: ['What are the number and date of {doc}?', '{doc}: number and date please'],
    zh: ['{doc}的号码和日期是什么？'],
  },
  {
    of: ['total', 'due_date'],
    en: ['How much is {doc} and when is it due?', 'amount and due date of {doc}'],
    zh: ['{doc}的金额和到期日是多少？'],
  },
  {
    of: ['net', 'tax'],
    en: ['What are net and tax of {doc}?', 'Net and VAT on {doc}?'],
    zh: ['{doc}的不含税金额和税额各是多少？'],
  },
];

function both(one: Known, names: Names): Asked[] {
  const language = languageFor(one, 'both');
  return PAIRS.filter(({ of }) => drawn(one.file + of.join(), 2) === 0).flatMap(
    ({ of, ...wordings }): Asked[] => {
      const facts = of.map((name) => one.facts[name]);
      if (!facts.every((fact) => fact !== undefined && fact !== null)) return [];
      const wording = wordingOf(wordings[language], one.half, one.file);
      const question = wording && filled(wording, one, language, names);
      const answers = facts.flatMap((fact, i) => answersTo(of[i]!, fact!));
      return question
        ? [{ lang: language, half: one.half, operation: 'two facts', question, answers, follows: null }]
        : [];
    },
  );
}

const money = (n: number): string => n.toFixed(2);
const totalOf = (one: Known): number => Number(one.facts['total']?.[0]);

function comparisons(documents: readonly Known[], names: Names): Asked[] {
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
function figures(documents: readonly Known[], names: Names): Asked[] {
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

/** Sellers, numbers and facts that the folder does not have. */
function absent(documents: readonly Known[]): Asked[] {
  const question = (text: string, language: Language, half: Half): Asked => ({
    lang: language,
    half,
    operation: 'absent',
    question: text,
    answers: [],
    follows: null,
  });
  const names = (['en', 'zh'] as const).flatMap((language) =>
    ABSENT_NAMES[language].flatMap((name) =>
      ['total', 'due_date', 'number'].flatMap((fact) => {
        const half = halfOf(name);
        const wording = wordingOf(LOOKUPS[fact]![language], half, name);
        if (wording === undefined) return [];
        const doc = language === 'en' ? `the ${name} invoice` : `${name}的发票`;
        return [question(wording.replace('{doc}', doc).replace('{seller}', name), language, half)];
      }),
    ),
  );
  const facts = (['en', 'zh'] as const).flatMap((language) =>
    ABSENT_FACTS[language].map((text) => question(text, language, halfOf(text))),
  );
  const numbers = documents.slice(0, 40).flatMap(({ facts: { number }, half, file }) => {
    // One figure of a number that exists is another one.
    const other = number?.[0]?.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 4) % 10));
    if (other === undefined || drawn(file, 3) > 0 || other.length < 5) return [];
    if (documents.some((one) => one.facts['number']?.includes(other))) return [];
    return [
      question(
        half === 'seen' ? `What's the total of invoice ${other}?` : `How much is no. ${other}?`,
        'en',
        half,
      ),
    ];
  });
  return [...names, ...facts, ...numbers];
}
