// One request and its reply: from the wire to text, thinking taken out, endless writing cut, and nothing taken for an
// answer that the server did not finish.
import type { Endpoint } from './endpoint.ts';
import { openExchange, type Exchange } from './exchange.ts';
import { ModelError } from './model-error.ts';
import type { Finish, StreamEvent, Usage } from './model.ts';
import type { Ask, Piece, Protocol } from './protocol.ts';
import { DONE, readPayloads } from './read-payloads.ts';
import { errorInBody, errorInDocument, modelErrorOf } from './reply-error.ts';
import { createRunawayGuard, type RunawayGuard } from './runaway-guard.ts';
import { createThinkFilter, type Filtered, type ThinkFilter } from './think-filter.ts';
import { sentence } from '../sentences/sentence.ts';

/** Usage comes after the finish, and some servers keep the connection open then. */
const AFTER_FINISH_MS = 2000;
const MAX_ERROR_CHARS = 20_000;

interface Reading {
  filter: ThinkFilter;
  /** Over text and thinking apart: either can run away. */
  text: RunawayGuard;
  thinking: RunawayGuard;
  written: number;
  thought: number;
  /** Thinking that may turn out to be the answer; kept only where a schema was asked for. */
  aside: string | undefined;
  finish: Finish | undefined;
  usage: Usage;
}

/** Ends with one `done` event or throws `ModelError`. Leaving the loop closes the socket. */
export async function* readReply(
  endpoint: Endpoint,
  protocol: Protocol,
  ask: Ask,
  signal: AbortSignal | undefined,
): AsyncGenerator<StreamEvent> {
  const started = performance.now();
  const url = protocol.url(endpoint);
  const exchange = await openExchange(endpoint, { method: 'POST', url, body: protocol.body(ask), signal });
  const reading = begin(ask);
  try {
    if (exchange.status < 200 || exchange.status > 299) throw await refusal(endpoint, exchange);
    yield* readPieces(endpoint, protocol, exchange, reading);
  } catch (error) {
    // Once the server has said that the answer is complete, it does not matter how the connection ends.
    if (reading.finish === undefined || !(error instanceof ModelError) || !isLost(error)) throw error;
  } finally {
    exchange.close();
  }
  if (reading.finish === undefined) throw new ModelError('interrupted', sentence('model.unfinished'));
  yield* emit(reading, reading.filter.flush());
  if (isAnswerAside(reading)) yield { type: 'text', text: reading.aside };
  const ms = Math.round(performance.now() - started);
  yield { type: 'done', finish: reading.finish, usage: reading.usage, ms };
}

/** vLLM with a reasoning parser puts constrained JSON into the field for thinking when the model does not think. */
const isAnswerAside = (reading: Reading): reading is Reading & { aside: string } =>
  reading.written === 0 && reading.finish === 'stop' && /^\s*[{[]/.test(reading.aside ?? '');

const isLost = ({ kind }: ModelError): boolean =>
  kind === 'interrupted' || kind === 'timeout' || kind === 'protocol';

const begin = ({ max_tokens, schema }: Ask): Reading => ({
  filter: createThinkFilter(),
  text: createRunawayGuard(max_tokens),
  thinking: createRunawayGuard(max_tokens),
  written: 0,
  thought: 0,
  aside: schema === null ? undefined : '',
  finish: undefined,
  usage: { prompt_tokens: null, completion_tokens: null },
});

async function* readPieces(
  endpoint: Endpoint,
  protocol: Protocol,
  exchange: Exchange,
  reading: Reading,
): AsyncGenerator<StreamEvent> {
  for await (const document of readPayloads(exchange.text)) {
    if (document === DONE) return;
    const error = errorInDocument(document);
    if (error !== undefined) throw modelErrorOf(error, endpoint.api_key);
    for (const piece of protocol.pieces(document)) {
      if (piece.type === 'text' || piece.type === 'thinking')
        exchange.allowSilence(endpoint.timeouts.idle_ms);
      yield* take(reading, piece);
      if (reading.finish !== undefined) exchange.allowSilence(AFTER_FINISH_MS);
    }
    // A model that runs away is stopped at the server by closing the connection.
    if (reading.finish === 'runaway') return;
  }
}

function* take(reading: Reading, piece: Piece): Generator<StreamEvent> {
  switch (piece.type) {
    case 'text':
      reading.finish = cut(reading.text.push(piece.text)) ?? reading.finish;
      yield* emit(reading, reading.filter.push(piece.text));
      return;
    case 'thinking':
      reading.finish = cut(reading.thinking.push(piece.text)) ?? reading.finish;
      if (reading.aside !== undefined) reading.aside += piece.text;
      yield* thought(reading, piece.text.length);
      return;
    case 'reading': {
      const { processed_tokens, total_tokens } = piece;
      yield { type: 'progress', progress: { phase: 'reading', processed_tokens, total_tokens } };
      return;
    }
    case 'finish':
      reading.finish ??= finishOf(piece.reason);
      return;
    case 'usage':
      reading.usage = piece.usage;
  }
}

const cut = (runaway: ReturnType<RunawayGuard['push']>): Finish | undefined =>
  runaway === undefined ? undefined : 'runaway';

function* emit(reading: Reading, { text, thought: characters, discard }: Filtered): Generator<StreamEvent> {
  if (discard) {
    reading.written = 0;
    yield { type: 'discard' };
  }
  if (characters > 0) yield* thought(reading, characters);
  if (text === '') return;
  reading.written += text.length;
  yield { type: 'text', text };
  yield { type: 'progress', progress: { phase: 'writing', characters: reading.written } };
}

function* thought(reading: Reading, characters: number): Generator<StreamEvent> {
  reading.thought += characters;
  yield { type: 'progress', progress: { phase: 'thinking', characters: reading.thought } };
}

/** Throws for the reasons that are no ending of an answer. */
function finishOf(reason: string): Finish {
  if (reason === 'length') return 'length';
  if (reason === 'abort' || reason === 'error' || reason === 'load' || reason === 'unload')
    throw new ModelError('interrupted', sentence('model.gaveUp', { said: reason }));
  if (reason === 'content_filter') throw new ModelError('server', sentence('model.withheld'));
  return 'stop';
}

async function refusal(endpoint: Endpoint, exchange: Exchange): Promise<ModelError> {
  let body = '';
  try {
    for await (const part of exchange.text) {
      body += part;
      if (body.length > MAX_ERROR_CHARS) break;
    }
  } catch {
    // The status alone says enough.
  }
  const error = errorInBody(exchange.status, body, exchange.headers['retry-after']);
  return modelErrorOf(error, endpoint.api_key);
}
