// `npm run train:answers -- --data DIR [--service DIR]`: fits server/chat/answers/weights.json, by which an answer of the chat
// knows how sure it is. Questions with known answers are asked, only of the halves that may be looked at; an answer is an
// observation where something was found. --service keeps the folder of the service, so that the documents are read once.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filled } from '../bench/chat-folder.ts';
import { readLines, verdictOf, type WrittenQuestion } from '../bench/chat-questions.ts';
import { receiptQuestions, type Receipt } from '../bench/chat-receipts.ts';
import { PASSWORD, table, TOKEN, type Place } from '../bench/kit.ts';
import { halfOf, mixedDocuments } from '../bench/mixed-folder/documents.ts';
import { mixedQuestions } from '../bench/mixed-folder/questions.ts';
import { isHeldAside, SETS, type TruthRow } from '../bench/sets.ts';
import { answerWithSignals, openQuestion } from '../server/chat/answer-question.ts';
import { SURE, type AnswerSignal, type AnswerSignals } from '../server/chat/answers/certainty.ts';
import { connect, type Instance } from '../server/commands/demo/instance.ts';
import { startService } from '../server/commands/serve.ts';
import type { Context } from '../server/context.ts';
import { readConfig } from '../server/environment.ts';
import { dot } from '../server/extraction/ranking/rank.ts';
import { createLog } from '../server/platform/log.ts';
import { fitLogistic, type Observation } from './logistic.ts';

/** What is expected before anything is learned: most answers are right, and each known cause of doubt weighs about as much. */
const PRIORS: AnswerSignals = {
  bias: 4,
  misread: -4,
  left_out: -3.5,
  doubtful: -3,
  doubtful_in_group: -3,
  label: -3,
  missing: -3,
  uncounted: -3,
  words: -3,
  listed: -1,
  by_text: -1,
  looked_up: -1,
  after_doubt: -1,
  quoted: 1.5,
  likely: 1,
  expected: 0.5,
  among_named: -1,
  continued: -2,
  half: -3,
};

/** Strength with which the weights stay there. Chosen by cross-validation. */
const HOLD = 0.003;
const FOLDS = 10;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    service: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});
const { data } = options;
if (data === undefined) throw new Error('Usage: npm run train:answers -- --data DIR [--service DIR]');

interface Asked extends Observation<AnswerSignal> {
  set: string;
  question: string;
}

const log = createLog({ level: 'warn', pretty: true });
const service = await startService(
  readConfig({
    RECTO_PORT: '0',
    RECTO_DATA_DIR: options.service ?? (await mkdtemp(path.join(tmpdir(), 'recto-answers-'))),
    RECTO_ADMIN_PASSWORD: PASSWORD,
    RECTO_API_TOKEN: TOKEN,
  }),
  { web: true, worker: true },
  log,
);
const observed: Asked[] = [];
try {
  const url = service.address ?? '';
  const instance = await connect({ url, email: 'admin@recto.local', password: PASSWORD });
  for await (const { set, place, questions } of setsOf(instance, data))
    observed.push(...(await observe(service.ctx, set, place, questions)));
} finally {
  await service.stop();
}
report(observed);
const place = new URL('../server/chat/answers/weights.json', import.meta.url);
await writeFile(place, `${JSON.stringify(fitted(observed), null, 2)}\n`);

interface AskedSet {
  set: string;
  place: Place;
  questions: WrittenQuestion[];
}

async function* setsOf(instance: Instance, dir: string): AsyncGenerator<AskedSet> {
  const documents = mixedDocuments(dir);
  const files = documents.map(({ file }) => path.join(dir, file));
  yield {
    set: 'mixed',
    place: await filled(instance, 'mixed', files, undefined),
    questions: mixedQuestions(documents).filter(({ half }) => half === 'seen'),
  };
  for (const set of readdirSync(dir).filter((name) => name.startsWith('qa_zh')))
    yield* passages(instance, dir, set);
  const sroie = SETS.find(({ name }) => name === 'sroie')!;
  const truth = readLines<TruthRow & { truth: Record<string, string> }>(
    path.join(dir, 'sroie', 'truth.jsonl'),
  ).filter((row) => !isHeldAside(sroie, row));
  yield {
    set: 'sroie',
    place: await filled(
      instance,
      'development receipts as read',
      truth.map(({ file }) => path.join(dir, 'sroie', 'img', path.basename(file))),
      sroie.profile,
    ),
    questions: receiptQuestions(truth.map((row): Receipt => ({ ...row.truth, file: row.file }))).map(
      ({ question, answers, kind }, i) =>
        written(String(i), question, [answers], kind === 'aggregate' ? 'list' : kind),
    ),
  };
}

async function* passages(instance: Instance, dir: string, set: string): AsyncGenerator<AskedSet> {
  const rows = readLines<{
    folder: string;
    question: string;
    answers: (string | string[])[];
    unanswerable?: boolean | null;
  }>(path.join(dir, set, 'qa.jsonl')).filter(({ question }) => halfOf(question) === 'seen');
  for (const folder of new Set(rows.map((row) => row.folder))) {
    const inner = path.join(dir, set, 'docs', folder);
    const at = existsSync(inner) ? inner : path.join(dir, set, 'docs');
    const files = readdirSync(at).map((file) => path.join(at, file));
    const own = rows.filter((row) => row.folder === folder);
    yield {
      set,
      place: await filled(instance, `${set} ${folder}`, files, undefined),
      questions: own.map(({ question, answers, unanswerable }, i) =>
        written(String(i), question, unanswerable === true ? [] : [answers.flat()], 'list'),
      ),
    };
  }
}

function written(id: string, question: string, answers: string[][], operation: string): WrittenQuestion {
  const lang = /\p{Script=Han}/u.test(question) ? 'zh' : 'en';
  const groups = answers.filter((group) => group.length > 0);
  return { id, question, answers: groups, operation, lang, follows: null, half: 'seen' };
}

async function observe(
  ctx: Context,
  set: string,
  place: Place,
  questions: readonly WrittenQuestion[],
): Promise<Asked[]> {
  const sessions = new Map<string, string>();
  const found: Asked[] = [];
  for (const one of questions) {
    const session_id = sessions.get(one.follows ?? '');
    const { question } = one;
    const opened = await openQuestion(ctx, { ...place, question, ...(session_id && { session_id }) });
    const watch = { signal: new AbortController().signal, on_delta() {}, on_reset() {} };
    const { answer, signals } = await answerWithSignals(ctx, opened, watch);
    sessions.set(one.id, answer.session_id);
    if (!answer.found || signals === undefined) continue;
    const right = verdictOf(one, answer) === 'right';
    found.push({ set, question, signals, right, weight: 1 });
  }
  return found;
}

function fitted(observations: readonly Asked[]): AnswerSignals {
  const weights = fitLogistic<AnswerSignal>([...observations], PRIORS, HOLD);
  return Object.fromEntries(
    Object.entries(weights)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, Number(value.toFixed(3))]),
  );
}

/** How well sureness tells right from wrong: each fold judged by weights of the others. */
function report(observations: readonly Asked[]): void {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitted(observations.filter((_one, i) => i % FOLDS !== fold));
    return observations
      .filter((_one, i) => i % FOLDS === fold)
      .map((one) => ({ ...one, sure: 1 / (1 + Math.exp(-dot(one.signals, weights))) }));
  }).flat();
  if (options.show)
    for (const { set, question, right, sure, signals } of judged.toSorted((a, b) => b.sure - a.sure))
      console.log(
        `${sure.toFixed(2)} ${right ? 'right' : 'WRONG'} ${set} ${question} ${JSON.stringify(signals)}`,
      );
  const sets = ['', ...new Set(observations.map(({ set }) => set))];
  const rows = sets.flatMap((set) =>
    [0.8, SURE, 0.95].map((least) => {
      const of = judged.filter((one) => set === '' || one.set === set);
      const sure = of.filter((one) => one.sure >= least);
      const wrong = of.filter(({ right }) => !right);
      const part = (n: number, all: number) => (all === 0 ? '–' : (n / all).toFixed(3));
      return [
        set === '' ? 'all' : set,
        least,
        of.length,
        part(wrong.length, of.length),
        part(sure.filter(({ right }) => !right).length, of.length),
        part(of.filter((one) => one.right && one.sure < least).length, of.length - wrong.length),
      ];
    }),
  );
  const heads = ['', 'sure from', 'answers', 'wrong', 'wrong and sure', 'of right ones in doubt'];
  console.log(table(heads, rows));
}
