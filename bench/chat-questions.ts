// Questions of a file of JSON lines, asked in conversations over one folder: right answers by operation and language, and how
// often a wrong value is given as found. Beside `NAME.jsonl` stands `NAME.files`, the documents of the folder, one path in a line.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ChatAnswer } from '../contract/chat.ts';
import type { Instance } from '../server/commands/demo/instance.ts';
import { summarise, table, type Place } from './kit.ts';

/** One line of the file. */
export interface WrittenQuestion {
  id: string;
  lang: 'en' | 'zh';
  operation: string;
  question: string;
  /** In each group one of the spellings must stand in the answer; without any, the folder does not know. */
  answers: string[][];
  /** None of these may stand in it. */
  nots?: string[];
  /** Figures of other columns or rows: an answer that says one of them first has given the wrong one. */
  decoys?: string[];
  /** The id of the question before it in the conversation. */
  follows: string | null;
  half: 'seen' | 'unseen';
}

export interface Judged extends WrittenQuestion {
  said: ChatAnswer;
  verdict: 'right' | 'refused' | 'unsure' | 'wrong';
  ms: number;
}

export const readLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);

/** The documents of the set; their paths are relative to `data`. */
export const filesOf = (questions: string, data: string): string[] =>
  readFileSync(questions.replace(/\.jsonl$/, '.files'), 'utf8')
    .trim()
    .split('\n')
    .map((file) => join(data, file));

export const nameOf = (questions: string): string => basename(questions, '.jsonl');

export async function askAll(
  instance: Instance,
  place: Place,
  questions: readonly WrittenQuestion[],
): Promise<Judged[]> {
  const sessions = new Map<string, string>();
  const judged: Judged[] = [];
  for (const question of questions) {
    const before = question.follows === null ? undefined : sessions.get(question.follows);
    const started = performance.now();
    const said = await instance.api<ChatAnswer>('POST', '/api/chat', {
      ...place,
      question: question.question,
      ...(before === undefined ? {} : { session_id: before }),
    });
    const ms = performance.now() - started;
    sessions.set(question.id, said.session_id);
    judged.push({ ...question, said, ms, verdict: verdictOf(question, said) });
  }
  return judged;
}

export function verdictOf(
  { answers, nots, operation, decoys = [] }: WrittenQuestion,
  said: ChatAnswer,
): Judged['verdict'] {
  if (answers.length === 0) return said.found ? (said.unsure ? 'unsure' : 'wrong') : 'right';
  if (!said.found) return 'refused';
  const text = judgedText(operation, said.answer);
  const right = answers.every((group) => group.some((spelling) => stands(spelling, text)));
  const misled = !answers.every((group) => comesFirst(group, decoys, text));
  if (right && !misled && (nots ?? []).every((spelling) => !stands(spelling, text))) return 'right';
  return said.unsure ? 'unsure' : 'wrong';
}

/** A long list names any value somewhere: what is asked for one value must say it before the list. */
function judgedText(operation: string, answer: string): string {
  const lines = answer.split('\n');
  const listed = lines.filter((line) => line.startsWith('- ')).length;
  const all = /^(?:list|which|item|compare)$/.test(operation) || (listed <= 3 && operation !== 'count');
  return all ? answer : lines.filter((line) => !line.startsWith('- ')).join('\n');
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');

function stands(spelling: string, text: string): boolean {
  if (/^[\d.,]+$/.test(spelling) && Number(spelling.replaceAll(',', '')) < 1e9)
    return numbersOf(text).includes(Number(spelling.replaceAll(',', '')));
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(spelling);
  const spellings = day === null ? [spelling] : spellingsOf(+day[1]!, +day[2]!, +day[3]!);
  return spellings.some((one) => bare(text).includes(bare(one)));
}

/** Whether one of these stands in the text before any decoy; days and lengths of time are no figures. */
function comesFirst(wanted: readonly string[], decoys: readonly string[], text: string): boolean {
  const figures = text.replaceAll(/\d{4}-\d\d-\d\d|\d+(?= ?(?:months?|个月))/g, ' ');
  const upTo = (spellings: readonly string[]) =>
    [...figures.matchAll(/\d[\d.,]*/g)].find(({ index, 0: token }) =>
      spellings.some((one) => stands(one, figures.slice(index, index + token.length))),
    )?.index ?? Infinity;
  return upTo(decoys) === Infinity || upTo(wanted) < upTo(decoys);
}

/** All numbers of a text, with points or commas for decimals. */
function numbersOf(text: string): number[] {
  const tokens = text.match(/\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d[\d.,]*/g) ?? [];
  return tokens.flatMap((token) => {
    const plain = token.replaceAll(/[ \u00a0\u202f'’]/g, '').replace(/[.,]+$/, '');
    return [Number(plain.replaceAll(',', '')), Number(plain.replaceAll('.', '').replace(',', '.'))];
  });
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function spellingsOf(year: number, month: number, day: number): string[] {
  const two = (n: number) => String(n).padStart(2, '0');
  const names = [MONTHS[month - 1]!, MONTHS[month - 1]!.slice(0, 3)];
  return [
    `${year}-${two(month)}-${two(day)}`,
    `${two(day)}/${two(month)}/${year}`,
    `${two(month)}/${two(day)}/${year}`,
    `${year}年${month}月${day}日`,
    `${year}年${two(month)}月${two(day)}日`,
    ...names.flatMap((name) => [`${name} ${day} ${year}`, `${day} ${name} ${year}`]),
  ];
}

/**
 * Refusals of what is known lower the share of right answers; wrong values are counted over all answers, those that are said
 * to be unsure apart from those that are given as found.
 */
export function reportQuestions(name: string, judged: readonly Judged[]): void {
  const kinds: [string, (one: Judged) => boolean][] = [
    ...[...new Set(judged.map(({ operation }) => operation))]
      .toSorted()
      .map((operation): [string, (one: Judged) => boolean] => [
        operation,
        (one) => one.operation === operation,
      ]),
    ['first turns', (one) => one.follows === null && one.answers.length > 0],
    ['follow-ups', (one) => one.follows !== null && one.answers.length > 0],
    ['English', ({ lang }) => lang === 'en'],
    ['Chinese', ({ lang }) => lang === 'zh'],
    ['all', () => true],
  ];
  const rows = kinds.map(([kind, belongs]) => {
    const of = judged.filter(belongs);
    const count = (verdict: Judged['verdict']) => of.filter((one) => one.verdict === verdict).length;
    const part = (n: number) => (of.length === 0 ? '–' : (n / of.length).toFixed(3));
    const { p95 } = summarise(of.map(({ ms }) => ms));
    return [
      kind,
      of.length,
      part(count('right')),
      part(of.filter((one) => one.verdict === 'right' && one.said.unsure).length),
      part(count('refused')),
      part(count('unsure')),
      part(count('wrong')),
      Math.round(p95),
    ];
  });
  console.log(
    `${name}\n${table(['', 'questions', 'right', 'of these unsure', 'refused', 'wrong, unsure', 'wrong as found', 'p95 ms'], rows)}\n`,
  );
}

export function showErrors(judged: readonly Judged[]): void {
  for (const { id, operation, verdict, question, answers, said, follows } of judged)
    if (verdict !== 'right')
      console.log(
        `${id} [${operation}] ${verdict}${follows === null ? '' : ` (after ${follows})`}: ${question}\n    wanted: ${answers.map((group) => group.join('|')).join(' & ') || '(not found)'}\n    said (${said.route}): ${said.answer.slice(0, 500).replaceAll('\n', ' / ')}`,
      );
}
