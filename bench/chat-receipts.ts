// Questions over a folder of receipts, made from their truth: lookups, aggregates and questions it cannot answer, in several
// wordings each. Amounts are added in whole cents.
import { groupBy } from '../server/platform/group-by.ts';
import type { Question } from './chat.ts';

export interface Receipt {
  file: string;
  company?: string;
  date?: string;
  address?: string;
  total?: string;
}

type Full = Required<Receipt>;
/** Of which the labels may lack the total: it counts among the receipts of its shop and month, whose sum nobody knows then. */
type Dated = Receipt & { company: string; date: string };

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const cents = ({ total }: { total: string }): number => Math.round(Number(total) * 100);
const money = (n: number): string => (n / 100).toFixed(2);
type Priced = Dated & { total: string };
const arePriced = (receipts: Dated[]): receipts is Priced[] => receipts.every(({ total }) => Boolean(total));
const sum = (receipts: readonly Priced[]): string =>
  money(receipts.reduce((all, one) => all + cents(one), 0));
const dmy = (date: string): string => date.split('-').toReversed().join('/');
const longDate = (date: string): string =>
  `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
const zhDate = (date: string): string =>
  `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`;

export function receiptQuestions(receipts: readonly Receipt[]): Question[] {
  const full = receipts.filter((one): one is Full =>
    Boolean(one.company && one.date && one.total && one.address),
  );
  const dated = receipts.filter((one): one is Dated => Boolean(one.company && one.date));
  return [...lookups(full), ...aggregates(dated), ...unanswerable(full)];
}

function lookups(receipts: readonly Full[]): Question[] {
  const questions: Question[] = [];
  for (const [i, receipt] of receipts.entries()) {
    const { company, date, total } = receipt;
    const same = receipts.filter((one) => one.company === company && one.date === date);
    if (same.length > 1) continue;
    const wordings = [
      `What is the total of the receipt from ${company} on ${dmy(date)}?`,
      `How much did we pay at ${company} on ${longDate(date)}?`,
      `Total amount on the ${company} receipt dated ${date}`,
      `${zhDate(date)}在${company}花了多少钱？`,
    ];
    questions.push({
      kind: 'lookup',
      question: wordings[i % wordings.length]!,
      answers: [money(cents(receipt)), String(Number(total))],
    });
    const alone = receipts.filter((one) => one.company === company).length === 1;
    if (alone && i % 3 === 0)
      questions.push({
        kind: 'lookup',
        question: `When was the receipt from ${company} issued?`,
        answers: [date],
      });
  }
  return questions;
}

/** People label one shop with and without dots and blanks in its name. */
const bare = (company: string): string => company.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function aggregates(receipts: readonly Dated[]): Question[] {
  const questions: Question[] = [];
  const add = (question: string, answer: string) =>
    questions.push({ kind: 'aggregate', question, answers: [answer] });
  const top = (own: Priced[]) => money(cents(own.reduce((a, b) => (cents(b) > cents(a) ? b : a))));
  for (const [i, [, own]] of [...groupBy(receipts, ({ company }) => bare(company))]
    .filter(([, own]) => own.length > 1)
    .entries()) {
    const { company } = own[0]!;
    add(
      [`How many receipts are there from ${company}?`, `${company}的收据有多少张？`][i % 2]!,
      String(own.length),
    );
    if (!arePriced(own)) continue;
    add(
      [
        `How much did we spend at ${company} in total?`,
        `What is the sum of all receipts from ${company}?`,
        `我们在${company}一共花了多少钱？`,
      ][i % 3]!,
      sum(own),
    );
    add(`What was the most expensive receipt from ${company}?`, top(own));
  }
  for (const [i, [month, own]] of [...groupBy(receipts, ({ date }) => date.slice(0, 7))].entries()) {
    const name = `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
    const zh = `${month.slice(0, 4)}年${Number(month.slice(5))}月`;
    add([`How many receipts are dated in ${name}?`, `${zh}有多少张收据？`][i % 2]!, String(own.length));
    if (!arePriced(own)) continue;
    add(
      [
        `What was the total spending in ${name}?`,
        `How much did we spend in ${name}?`,
        `${zh}总共花了多少钱？`,
      ][i % 3]!,
      sum(own),
    );
    add([`Which receipt had the highest total in ${name}?`, `${zh}金额最高的收据是多少？`][i % 2]!, top(own));
  }
  for (const [year, own] of groupBy(receipts, ({ date }) => date.slice(0, 4))) {
    if (!arePriced(own)) continue;
    add(
      `What is the average total of the receipts in ${year}?`,
      (Math.round(own.reduce((all, one) => all + cents(one), 0) / own.length) / 100).toFixed(2),
    );
    add(
      `How many receipts over 50 were there in ${year}?`,
      String(own.filter((one) => cents(one) > 5000).length),
    );
  }
  return questions;
}

function unanswerable(receipts: readonly Full[]): Question[] {
  const names = [
    'Copperfield Bakery',
    'Halvorsen Marine',
    'Tamarind Lane Florist',
    'Oakhurst Dental Clinic',
    '青石印刷厂',
  ];
  const dates = receipts.slice(0, 4).map(({ date }) => date);
  const questions = names.flatMap((name) => [
    `What is the total of the receipt from ${name}?`,
    `How much did we pay at ${name} on ${dmy(dates[0]!)}?`,
  ]);
  questions.push(
    'What is the warranty period of the washing machine?',
    'Who signed the lease agreement?',
    'What is the wifi password?',
    '合同的违约金是多少？',
    '谁是法定代表人？',
    'When does the insurance policy expire?',
  );
  return questions.map((question) => ({ kind: 'unanswerable', question, answers: [] }));
}
