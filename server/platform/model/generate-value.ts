// A value of a given shape from a model. Down a ladder where the server does not follow: schema enforced, simple schema
// enforced, schema in the prompt only. A cut answer is asked for once more with twice the room, a wrong one once more
// with what is wrong about it. Nothing is returned that the schema does not accept.
import type { z } from 'zod';
import { collect, type Collected } from './collect.ts';
import type { Connection, Question } from './connection.ts';
import { isAboutSchema } from './converse.ts';
import { shapeInstruction } from './describe-shape.ts';
import { ModelError } from './model-error.ts';
import type { ChatMessage, Step, ValueReply, ValueRequest } from './model.ts';
import { parseJson } from './parse-json.ts';
import { estimatePrompt } from './prompt-size.ts';
import { reduceSchema, type JsonSchema } from './schema-subset.ts';
import { addUsage } from './usage.ts';
import { sentence } from '../sentences/sentence.ts';

const RUNGS = ['json_schema', 'simple_schema', 'prompt_only'] as const;
const LAST_RUNG = RUNGS.length - 1;
/** How much of a wrong answer and of its faults is shown to the model again. */
const REPAIR_ANSWER_CHARS = 6000;
const REPAIR_FAULT_CHARS = 1200;
/** Breaks a repetition that temperature 0 would repeat. */
const REPAIR_TEMPERATURE = 0.4;
const MAX_REMEMBERED_SCHEMAS = 500;

interface Attempt {
  rung: number;
  max_tokens: number;
  messages: readonly ChatMessage[];
  temperature: number;
  /** What this attempt is called in the record. */
  name: Step['name'];
  /** The server failed over the schema rather than refusing it; next time it is tried again. */
  transient: boolean;
}

/** Throws `ModelError`: `protocol` with `finish` when no usable answer came, else what the server answered. */
export async function generateValue<T>(
  connection: Connection,
  request: ValueRequest<T>,
): Promise<ValueReply<T>> {
  const started = performance.now();
  const levels = [
    reduceSchema(request.schema, 'full'),
    reduceSchema(request.schema, 'simple'),
    null,
  ] as const;
  const key = JSON.stringify(levels[0]);
  const rung = connection.rungs.get(key) ?? 0;
  let attempt: Attempt = {
    rung,
    max_tokens: request.max_tokens,
    messages: withShape(request.messages, levels[0]),
    temperature: 0,
    name: RUNGS[rung] ?? 'prompt_only',
    transient: false,
  };
  const steps: Step[] = [];
  const usage = { prompt_tokens: null, completion_tokens: null };
  for (;;) {
    const question = questionOf(request, attempt, levels[attempt.rung] ?? null);
    const answer = await askFor(connection, request, question, attempt, steps);
    if (answer instanceof ModelError) {
      attempt = lower(attempt, answer);
      continue;
    }
    addUsage(usage, answer.usage);
    const checked = check(answer, request.schema);
    steps.push({ name: attempt.name, outcome: outcomeOf(answer, checked), ms: answer.ms });
    if ('value' in checked) {
      if (!attempt.transient) remember(connection, key, attempt.rung);
      const ms = Math.round(performance.now() - started);
      return { value: checked.value, finish: answer.finish, usage, ms, steps };
    }
    const next = nextAttempt(connection, question, attempt, answer, checked.faults, steps);
    if (next === undefined) throw unusable(answer);
    attempt = next;
  }
}

const questionOf = (
  request: ValueRequest<unknown>,
  attempt: Attempt,
  schema: JsonSchema | null,
): Question => ({
  messages: attempt.messages,
  images: request.images ?? [],
  max_tokens: attempt.max_tokens,
  schema,
  temperature: attempt.temperature,
  signal: request.signal,
});

/** The error, rather than throwing it, when it is about the schema and there is a lower rung. */
async function askFor(
  connection: Connection,
  request: ValueRequest<unknown>,
  question: Question,
  attempt: Attempt,
  steps: Step[],
): Promise<Collected | ModelError> {
  const started = performance.now();
  try {
    return await collect(connection, question, request.on_progress);
  } catch (error) {
    const refused = error instanceof ModelError && isAboutSchema(error) && attempt.rung < LAST_RUNG;
    if (!refused) throw error;
    steps.push({ name: attempt.name, outcome: 'refused', ms: Math.round(performance.now() - started) });
    return error;
  }
}

function lower(attempt: Attempt, { kind }: ModelError): Attempt {
  const rung = attempt.rung + 1;
  const transient = attempt.transient || kind === 'server';
  return { ...attempt, rung, transient, name: RUNGS[rung] ?? 'prompt_only' };
}

type Checked<T> = { value: T; clean: boolean } | { faults: string };

function check<T>({ text, finish }: Collected, schema: z.ZodType<T>): Checked<T> {
  const parsed = parseJson(text);
  if (parsed === undefined) return { faults: 'It is not a complete JSON value.' };
  // A value inside a cut or endless answer may be complete by accident, as an item of a list.
  if (finish !== 'stop' && !parsed.clean) return { faults: 'It was cut.' };
  const result = schema.safeParse(parsed.value);
  if (result.success) return { value: result.data, clean: parsed.clean };
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'value'}: ${message}`);
  return { faults: faults.join('\n').slice(0, REPAIR_FAULT_CHARS) };
}

function outcomeOf({ finish }: Collected, checked: Checked<unknown>): Step['outcome'] {
  if ('value' in checked) return checked.clean ? 'ok' : 'tolerant';
  return finish === 'stop' ? 'invalid' : finish;
}

/** Once with more room, once with the faults; undefined when both were tried or neither can help. */
function nextAttempt(
  connection: Connection,
  question: Question,
  attempt: Attempt,
  answer: Collected,
  faults: string,
  steps: readonly Step[],
): Attempt | undefined {
  const tried = (name: Step['name']) => steps.some((step) => step.name === name);
  if (answer.finish === 'length') {
    const max_tokens = attempt.max_tokens * 2;
    const fits = estimatePrompt(connection, question) + max_tokens <= connection.context_tokens;
    return fits && !tried('longer') ? { ...attempt, max_tokens, name: 'longer' } : undefined;
  }
  if (tried('repair')) return undefined;
  const temperature = answer.finish === 'runaway' ? REPAIR_TEMPERATURE : 0;
  const messages = repairing(question.messages, answer, faults);
  const repair: Attempt = { ...attempt, messages, temperature, name: 'repair' };
  const tokens = estimatePrompt(connection, { ...question, messages }) + attempt.max_tokens;
  return tokens <= connection.context_tokens ? repair : undefined;
}

function repairing(messages: readonly ChatMessage[], answer: Collected, faults: string): ChatMessage[] {
  // A runaway answer would only invite the model to go on with it.
  const shown = answer.finish === 'runaway' ? '' : answer.text.slice(0, REPAIR_ANSWER_CHARS).trim();
  const before: ChatMessage[] = shown === '' ? [] : [{ role: 'assistant', content: shown }];
  const complaint = `That answer cannot be used:\n${faults}\nAnswer again with the complete, corrected JSON value only.`;
  const plea =
    'Answer with the complete JSON value only, without blank lines and without repeating yourself.';
  if (shown !== '') return [...messages, ...before, { role: 'user', content: complaint }];
  const last = messages.at(-1);
  // Two user messages in a row are refused by some chat templates.
  return last?.role === 'user'
    ? [...messages.slice(0, -1), { role: 'user', content: `${last.content}\n\n${plea}` }]
    : [...messages, { role: 'user', content: plea }];
}

/** The shape ends the system message, so that the constant part of a prompt stays in front and is cached. */
export function withShape(messages: readonly ChatMessage[], schema: JsonSchema): ChatMessage[] {
  const instruction = shapeInstruction(schema);
  const [first, ...rest] = messages;
  if (first?.role !== 'system') return [{ role: 'system', content: instruction }, ...messages];
  return [{ role: 'system', content: `${first.content}\n\n${instruction}` }, ...rest];
}

function remember({ rungs }: Connection, key: string, rung: number): void {
  if (rungs.size >= MAX_REMEMBERED_SCHEMAS) rungs.clear();
  rungs.set(key, rung);
}

function unusable({ finish }: Collected): ModelError {
  const why = {
    stop: sentence('model.shape'),
    length: sentence('model.cutAnswer'),
    runaway: sentence('model.runaway'),
  } as const;
  return new ModelError('protocol', why[finish], { finish });
}
