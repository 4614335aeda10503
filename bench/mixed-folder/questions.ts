// Questions over the mixed folder, made from what is known of its documents: lookups in many wordings and what follows them,
// lines, two facts at once, comparisons, sums, counts, and what the folder cannot answer. A document of one half is asked
// about in wordings of the same half, so that nothing of the other half is met while errors are looked at.
import type { WrittenQuestion } from '../chat-questions.ts';
import { drawn, halfOf, shortOf, type Half, type Known } from './documents.ts';
import { comparisons, figures } from './figures.ts';
import {
  filled,
  languageFor,
  sellersOf,
  wordingOf,
  type Asked,
  type Language,
  type Names,
} from './naming.ts';
import { ABSENT_FACTS, ABSENT_ITEMS, ABSENT_NAMES, ITEMS } from './names.ts';
import { LOOKUPS } from './wordings.ts';

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
    const { [language]: wordings, next } = LOOKUPS[name]!;
    if (i < FIRST) {
      const wording = wordingOf(wordings, one.half, one.file + name);
      const question = wording && filled(wording, one, language, names);
      if (question) asked.push({ ...base, question, follows: null });
    } else if (i < FIRST + AFTER && asked.length > 0) {
      const short = wordingOf(next[asked[0]!.lang], one.half, one.file + name);
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
      const answers = facts.flatMap((fact, i) => answersTo(of[i]!, fact));
      return question
        ? [{ lang: language, half: one.half, operation: 'two facts', question, answers, follows: null }]
        : [];
    },
  );
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
