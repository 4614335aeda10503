// Asking one model: in turn, again while the server is busy, and without what the server turned out not to take.
import { sleep } from './availability.ts';
import type { Connection, Question } from './connection.ts';
import { ModelError, isBusy } from './model-error.ts';
import type { Progress, StreamEvent } from './model.ts';
import { ollamaProtocol } from './ollama-protocol.ts';
import { openAiProtocol } from './openai-protocol.ts';
import { learn, refuseTooLong } from './prompt-size.ts';
import { imageData, type Ask, type Protocol, type Quirk } from './protocol.ts';
import { readReply } from './read-reply.ts';
import { sentence } from '../sentences/sentence.ts';

/** Smaller numbers in an error are something else. */
const SMALLEST_CONTEXT_TOKENS = 512;

/** Waits for its turn, asks, and asks again while the server is busy. Ends with `done` or throws `ModelError`. */
export async function* converse(connection: Connection, question: Question): AsyncGenerator<StreamEvent> {
  const { availability, gate } = connection;
  refuseImages(connection, question);
  const tokens = refuseTooLong(connection, question);
  availability.refuseWhileUnreachable();
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
        // Before it is handed on: a reader that has its answer does not come back.
        if (event.type === 'done') availability.succeeded();
        yield event;
      }
      return;
    } catch (error) {
      availability.failed(error, attempt);
      if (!isBusy(error) || Date.now() + availability.wait_ms() > give_up_at) throw error;
      // llama.cpp can run out of shared context in the middle of an answer.
      if (started) yield { type: 'discard' };
      started = false;
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

/** Finds out what the server does not take, and repeats the request without it. */
async function* askOnce(connection: Connection, question: Question): AsyncGenerator<StreamEvent> {
  const { endpoint, kind, model, context_tokens, quirks } = connection;
  const protocol: Protocol = kind === 'ollama' ? ollamaProtocol : openAiProtocol;
  const suspected: Quirk[] = [];
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
      if (quirk === undefined || quirks.has(quirk)) {
        // Leaving it out has not helped.
        if (error instanceof ModelError && error.status !== undefined)
          for (const one of suspected) quirks.delete(one);
        believeSmallerContext(connection, error);
        throw error;
      }
      quirks.add(quirk);
      suspected.push(quirk);
    }
  }
}

/** A server that was restarted with a smaller context says so; the next prompt is packed for that. */
function believeSmallerContext(connection: Connection, error: unknown): void {
  if (!(error instanceof ModelError) || error.kind !== 'context') return;
  const { context_tokens = 0 } = error;
  // What Ollama has is what it is asked for.
  if (connection.kind !== 'ollama' && context_tokens >= SMALLEST_CONTEXT_TOKENS)
    connection.context_tokens = Math.min(connection.context_tokens, context_tokens);
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

function refuseImages({ model, vision }: Connection, { images }: Question): void {
  if (images.length > 0 && !vision)
    throw new ModelError('bad_request', sentence('model.noImages', { model }));
  if (images.some((url) => imageData(url) === undefined))
    throw new ModelError('bad_request', sentence('model.imageData'));
}

const waiting = (reason: 'queue' | 'busy' | 'loading', retry_in_ms: number | null): StreamEvent => {
  const progress: Progress = { phase: 'waiting', reason, retry_in_ms };
  return { type: 'progress', progress };
};
