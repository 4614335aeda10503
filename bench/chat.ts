// `npm run bench:chat -- DATA_DIR [set …]`: questions with known answers over the API, without a model. Sets: any folder of
// DATA_DIR with a qa.jsonl and documents, `sroie`, whose questions are made from its truth, and `mixed` (mixed-folder/). RECTO_BENCH_URL and
// RECTO_BENCH_PASSWORD use a running instance (its documents are kept for the next time) instead of one of its own.
// `--questions FILE` asks the questions of a file over its documents in DATA_DIR (chat-questions.ts); `--half seen` only that half,
// which of a qa.jsonl is every other question, from the first on.
// `--show` lists the wrong answers; of the receipts then only those take part that are not held aside (sets.ts).
import { readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect, type Instance } from '../server/commands/demo/instance.ts';
import { filled } from './chat-folder.ts';
import { machine, startBuilt, summarise, table, type Place } from './kit.ts';
import { receiptQuestions, type Receipt } from './chat-receipts.ts';
import {
  askAll,
  filesOf,
  nameOf,
  readLines,
  reportQuestions,
  showErrors,
  type WrittenQuestion,
} from './chat-questions.ts';
import { mixedDocuments } from './mixed-folder/documents.ts';
import { mixedQuestions } from './mixed-folder/questions.ts';
import { SETS, isHeldAside, type TruthRow } from './sets.ts';

export interface Question {
  kind: string;
  question: string;
  /** One of them must stand in the answer; empty: the folder does not know. */
  answers: string[];
}

interface Answer {
  answer: string;
  found: boolean;
  route: string;
}

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'boolean', default: false },
    questions: { type: 'string' },
    half: { type: 'string' },
  },
});
const [data, ...wanted] = positionals;
if (data === undefined)
  throw new Error(
    'Usage: npm run bench:chat -- DATA_DIR [set …] [--questions FILE] [--half seen|unseen] [--show]',
  );

console.log(`${machine()}\n`);
const own = process.env['RECTO_BENCH_URL'] === undefined ? await startBuilt() : undefined;
try {
  const instance =
    own?.instance ??
    (await connect({
      url: process.env['RECTO_BENCH_URL']!,
      email: 'admin@recto.local',
      password: process.env['RECTO_BENCH_PASSWORD'] ?? '',
    }));
  if (options.questions !== undefined) await written(instance, data, options.questions);
  const sets =
    options.questions !== undefined
      ? []
      : readdirSync(data).filter((name) => existsSync(path.join(data, name, 'qa.jsonl')));
  const named = options.questions !== undefined ? [] : [...sets, 'sroie', 'mixed'];
  for (const set of named.filter((name) => wanted.length === 0 || wanted.includes(name)))
    await (set === 'mixed'
      ? mixed(instance, data)
      : set === 'sroie'
        ? receipts(instance, path.join(data, set))
        : passages(instance, path.join(data, set)));
} finally {
  await own?.stop();
}

async function written(instance: Instance, dir: string, file: string): Promise<void> {
  const place = await filled(instance, nameOf(file), filesOf(file, dir), undefined);
  await conversations(instance, place, nameOf(file), readLines<WrittenQuestion>(file));
}

/** Of the half that is never looked at, errors are not shown. */
async function mixed(instance: Instance, dir: string): Promise<void> {
  const documents = mixedDocuments(dir);
  const files = documents.map(({ file }) => path.join(dir, file));
  const place = await filled(instance, 'mixed', files, undefined);
  await conversations(instance, place, 'mixed', mixedQuestions(documents));
}

async function conversations(
  instance: Instance,
  place: Place,
  name: string,
  questions: readonly WrittenQuestion[],
): Promise<void> {
  const own = questions.filter(({ half }) => isAsked(half));
  const judged = await askAll(instance, place, own);
  reportQuestions(`${name}, ${options.half ?? 'both halves'}`, judged);
  if (options.show) showErrors(judged.filter(({ half }) => half === 'seen'));
}

function isAsked(half: WrittenQuestion['half']): boolean {
  return options.half === undefined || half === options.half;
}

async function passages(instance: Instance, dir: string): Promise<void> {
  const rows = readLines<{
    folder: string;
    question: string;
    answers: (string | string[])[];
    docs: string[];
    unanswerable?: boolean | null;
  }>(path.join(dir, 'qa.jsonl'));
  const results: Scored[] = [];
  for (const folder of new Set(rows.map((row) => row.folder))) {
    const inner = path.join(dir, 'docs', folder);
    const at = existsSync(inner) ? inner : path.join(dir, 'docs');
    const files = readdirSync(at).map((file) => path.join(at, file));
    const place = await filled(instance, `${path.basename(dir)} ${folder}`, files, undefined);
    const asked = rows
      .filter((row, i) => row.folder === folder && isAsked(i % 2 === 0 ? 'seen' : 'unseen'))
      .map(({ question, answers, unanswerable }) => ({
        question,
        answers: unanswerable === true ? [] : answers.flat(),
        kind: unanswerable === true ? 'unanswerable' : 'answerable',
      }));
    results.push(...(await ask(instance, place, asked)));
  }
  report(path.basename(dir), results);
}

/** Twice: as extracted, and after somebody has corrected the records. */
async function receipts(instance: Instance, dir: string): Promise<void> {
  const set = SETS.find(({ name }) => name === 'sroie')!;
  const truth = readLines<TruthRow & { truth: Record<string, string> }>(path.join(dir, 'truth.jsonl')).filter(
    (row) => !options.show || !isHeldAside(set, row),
  );
  const questions = receiptQuestions(truth.map((row): Receipt => ({ ...row.truth, file: row.file })));
  const files = truth.map(({ file }) => path.join(dir, 'img', path.basename(file)));
  const which = options.show ? 'development receipts' : 'receipts';
  const as_read = await filled(instance, `${which} as read`, files, set.profile);
  report('sroie, as extracted', await ask(instance, as_read, questions));
  const corrected = await filled(instance, `${which} corrected`, files, set.profile);
  await correct(instance, corrected, truth);
  report('sroie, records corrected', await ask(instance, corrected, questions));
}

async function correct(
  instance: Instance,
  { folder_id }: Place,
  truth: { file: string; truth: Record<string, string> }[],
): Promise<void> {
  const { documents } = await instance.api<{ documents: { id: number; filename: string }[] }>(
    'GET',
    `/api/documents?folder_id=${folder_id}&limit=200`,
  );
  for (const { id, filename } of documents) {
    const row = truth.find(({ file }) => path.basename(file) === filename);
    if (row === undefined) continue;
    const extracted_fields = Object.fromEntries(
      ['company', 'date', 'address', 'total'].map((key) => [key, row.truth[key] ?? null]),
    );
    await instance.api('PATCH', `/api/documents/${id}`, {
      extracted_fields,
      doc_date: row.truth['date'] ?? null,
    });
  }
}

interface Scored extends Question {
  answer: Answer;
  right: boolean;
  ms: number;
}

async function ask(instance: Instance, place: Place, questions: Question[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const question of questions) {
    const started = performance.now();
    const answer = await instance.api<Answer>('POST', '/api/chat', { ...place, question: question.question });
    const ms = performance.now() - started;
    const right =
      question.answers.length === 0
        ? !answer.found
        : answer.found && contains(answer.answer, question.answers);
    scored.push({ ...question, answer, right, ms });
  }
  return scored;
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[\s\p{P}]/gu, '');
}

/** Whether an accepted answer stands in what was said; punctuation, blanks and thousands separators do not matter. */
function contains(said: string, answers: string[]): boolean {
  return answers.some((answer) => bare(said).includes(bare(answer)));
}

function report(name: string, results: Scored[]): void {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const of = results.filter((one) => one.kind === kind);
    const right = of.filter((one) => one.right).length;
    const { p50, p95 } = summarise(of.map(({ ms }) => ms));
    return [kind, of.length, right, (right / of.length).toFixed(3), Math.round(p50), Math.round(p95)];
  });
  console.log(name);
  console.log(table(['kind', 'questions', 'right', 'share', 'p50 ms', 'p95 ms'], rows), '\n');
  if (options.show)
    for (const { kind, question, answers, answer, right } of results)
      if (!right)
        console.log(
          `  [${kind}] ${question}\n    wanted: ${answers.join(' | ') || '(not found)'}\n    said (${answer.route}): ${answer.answer.slice(0, 300).replaceAll('\n', ' / ')}\n`,
        );
}
