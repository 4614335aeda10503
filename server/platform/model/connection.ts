// One model on one server and everything remembered about it while the process runs: its turn-taking, how it is doing, how
// it counts tokens, what it turned out not to understand. Asking goes through `converse`.
import { createAvailability, sleep, type Availability } from './availability.ts';
import type { Endpoint } from './endpoint.ts';
import { createGate, type Gate } from './gate.ts';
import { ModelError, isBusy } from './model-error.ts';
import type { ChatMessage, Progress, StreamEvent, Usage } from './model.ts';
import { ollamaProtocol } from './ollama-protocol.ts';
import { openAiProtocol } from './openai-protocol.ts';
import { imageData, type Ask, type Protocol, type Quirk, type ServerKind } from './protocol.ts';
import { readReply } from './read-reply.ts';
import type { JsonSchema } from './schema-subset.ts';
import {
  TOKENS_PER_IMAGE,
  TOKENS_PER_MESSAGE,
  createTokenMeter,
  estimateTokens,
  looksCut,
  type TokenMeter,
} from './token-meter.ts';

export interface Connection {
  endpoint: Endpoint;
  kind: ServerKind;
  model: string;
  context_tokens: number;
  vision: boolean;
  gate: Gate;
  availability: Availability;
  meter: TokenMeter;
  quirks: Set<Quirk>;
  /** Which rung of the ladder each schema has ended on, by its text. */
  rungs: Map<string, number>;
}

export type ConnectionFacts = Pick<Connection, 'endpoint' | 'kind' | 'model' | 'context_tokens' | 'vision'>;

export function createConnection(facts: ConnectionFacts, concurrency: number): Connection {
  // Ollama gives every request its own context and vLLM queues by itself; llama.cpp's slots share one.
  const contexts = facts.kind === 'llama.cpp' ? 1 : concurrency;
  return {
    ...facts,
    gate: createGate({ requests: concurrency, tokens: facts.context_tokens * contexts }),
    availability: createAvailability(),
    meter: createTokenMeter(),
    quirks: new Set(),
    rungs: new Map(),
  };
}

/** One question, as the modules above this one put it. */
export interface Question {
  messages: readonly ChatMessage[];
  images: readonly string[];
  max_tokens: number;
  schema: JsonSchema | null;
  temperature: number;
  signal: AbortSignal | undefined;
}

/** Waits for its turn, asks, and asks again while the server is busy. Ends with `done` or throws `ModelError`. */
export async function* converse(connection: Connection, question: Question): AsyncGenerator<StreamEvent> {
  const { availability, gate } = connection;
  refuseImages(connection, question);
  const estimated = estimatePrompt(connection, question);
  if (estimated + question.max_tokens > connection.context_tokens) throw tooLong(connection, estimated);
  availability.refuseWhileUnreachable();
  const tokens = estimated + question.max_tokens;
  if (gate.isFull(tokens)) yield waiting('queue', null);
  const leave = await gate.enter(tokens, question.signal);
  try {
    availability.refuseWhileUnreachable();
    yield* askUntilAnswered(connection, question);
  } finally {
    leave();
  }
}

async function* askUntilAnswered(connection: Connection, question: Question): AsyncGenerator<StreamEvent> {
  const { availability, endpoint } = connection;
  const give_up_at = Date.now() + endpoint.timeouts.busy_ms;
  let started = false;
  for (let attempt = 0; ; attempt += 1) {
    const pause = availability.wait_ms();
    if (pause > 0) yield* pauseFor(connection, question, pause);
    try {
      for await (const event of askOnce(connection, question)) {
        started ||= event.type === 'text';
        yield event;
      }
      availability.succeeded();
      return;
    } catch (error) {
      availability.failed(error, attempt);
      // What has been shown cannot be taken back, and a server that stays busy is the caller's to judge.
      if (!isBusy(error) || started || Date.now() + availability.wait_ms() > give_up_at) throw error;
    }
  }
}

async function* pauseFor(
  { availability }: Connection,
  { signal }: Question,
  delay_ms: number,
): AsyncGenerator<StreamEvent> {
  const reason = availability.state().state === 'loading' ? 'loading' : 'busy';
  yield waiting(reason, delay_ms);
  await sleep(delay_ms, signal);
}

/** Learns what the server does not take, and repeats the request without it. */
async function* askOnce(connection: Connection, question: Question): AsyncGenerator<StreamEvent> {
  const { endpoint, kind, model, context_tokens, quirks } = connection;
  const protocol: Protocol = kind === 'ollama' ? ollamaProtocol : openAiProtocol;
  for (;;) {
    const ask: Ask = { ...question, kind, model, context_tokens, quirks };
    try {
      for await (const event of readReply(endpoint, protocol, ask, question.signal)) {
        if (event.type === 'done') learn(connection, question, event.usage);
        yield event;
      }
      return;
    } catch (error) {
      const quirk = quirkBehind(error);
      if (quirk === undefined || quirks.has(quirk)) throw error;
      quirks.add(quirk);
    }
  }
}

function quirkBehind(error: unknown): Quirk | undefined {
  if (!(error instanceof ModelError) || (error.kind !== 'bad_request' && error.kind !== 'server'))
    return undefined;
  if (/system.{0,20}role|role.{0,20}system|roles must alternate/i.test(error.said)) return 'no_system_role';
  if (error.kind === 'server' || isAboutSchema(error)) return undefined;
  const extra =
    /stream_options|seed|chat_template_kwargs|reasoning|return_progress|unrecognized|unknown|unexpected|unsupported|not (permitted|allowed|supported)|extra/i;
  return extra.test(error.said) ? 'no_extras' : undefined;
}

/** Whether a server rejected the schema rather than the request. */
export const isAboutSchema = (error: ModelError): boolean =>
  (error.kind === 'bad_request' || error.kind === 'server') &&
  /response_format|schema|grammar|guided|structured|peg-native|samplers|json/i.test(error.said);

/** Keeps the estimate honest, and notices prompts that were cut without an error. */
function learn(connection: Connection, question: Question, { prompt_tokens }: Usage): void {
  if (prompt_tokens === null || question.images.length > 0) return;
  const estimated = uncorrected(question);
  if (looksCut(estimated * connection.meter.ratio(), prompt_tokens, connection.context_tokens))
    throw new ModelError(
      'context',
      `The model server cut the prompt to ${prompt_tokens} tokens without saying so; its context is smaller than ` +
        `the ${connection.context_tokens} tokens expected`,
      { context_tokens: prompt_tokens },
    );
  connection.meter.observe(estimated, prompt_tokens);
}

const uncorrected = ({ messages }: Question): number =>
  messages.reduce(
    (sum, { content }) => sum + estimateTokens(content) + TOKENS_PER_MESSAGE,
    TOKENS_PER_MESSAGE,
  );

/** Tokens of the whole prompt, corrected. */
export const estimatePrompt = (connection: Connection, question: Question): number =>
  Math.ceil(uncorrected(question) * connection.meter.ratio()) + question.images.length * TOKENS_PER_IMAGE;

function refuseImages({ model, vision }: Connection, { images }: Question): void {
  if (images.length > 0 && !vision)
    throw new ModelError('bad_request', `The model ${model} does not take images`);
  if (images.some((url) => imageData(url) === undefined))
    throw new ModelError('bad_request', 'Images are sent as data URLs of PNG, JPEG or WebP files only');
}

const tooLong = ({ context_tokens }: Connection, prompt_tokens: number) =>
  new ModelError(
    'context',
    `The prompt (about ${prompt_tokens} tokens) and its answer do not fit into the model's ${context_tokens} tokens`,
    { context_tokens, prompt_tokens },
  );

const waiting = (reason: 'queue' | 'busy' | 'loading', retry_in_ms: number | null): StreamEvent => {
  const progress: Progress = { phase: 'waiting', reason, retry_in_ms };
  return { type: 'progress', progress };
};
