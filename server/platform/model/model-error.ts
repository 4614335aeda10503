// The one error of this module. Its message is ours and safe to log; the server's own words, which may echo a prompt,
// stand apart in `said`.
import type { Finish } from './model.ts';
import { sentence, type Said } from '../sentences/sentence.ts';
import { say } from '../sentences/say.ts';

/**
 * - `context`: the prompt is too long for the model
 * - `auth`: the key is missing or wrong
 * - `busy`, `loading`: try again later
 * - `server`: the server failed
 * - `bad_request`: the server does not take this request
 * - `unreachable`: no connection
 * - `timeout`: silent or at work for too long
 * - `aborted`: the caller's signal
 * - `interrupted`: the answer ended before its end
 * - `protocol`: the answer cannot be understood or used
 * - `refused`: we do not talk to this address or this model
 */
export type ModelErrorKind =
  | 'context'
  | 'auth'
  | 'busy'
  | 'loading'
  | 'server'
  | 'bad_request'
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'interrupted'
  | 'protocol'
  | 'refused';

interface Details {
  /** HTTP status, where there was one. */
  status?: number;
  /** What the server said, shortened. Never log it. */
  said?: string;
  /** For `context`: what the server says about its context and the prompt, in tokens. */
  context_tokens?: number;
  prompt_tokens?: number;
  /** For `busy` and `loading`. */
  retry_after_ms?: number;
  /** For `protocol`, where an answer could not be used because it was cut. */
  finish?: Finish;
  cause?: unknown;
}

export class ModelError extends Error {
  readonly kind: ModelErrorKind;
  /** The kind again, where logs look for it. */
  readonly code: string;
  readonly status: number | undefined;
  readonly said: string;
  readonly context_tokens: number | undefined;
  readonly prompt_tokens: number | undefined;
  readonly retry_after_ms: number | undefined;
  readonly finish: Finish | undefined;

  /** What people read; `message` is the same in English. */
  readonly sentence: Said;

  constructor(kind: ModelErrorKind, sentence: Said, details: Details = {}) {
    super(say(sentence), { cause: details.cause });
    this.sentence = sentence;
    this.name = 'ModelError';
    this.kind = kind;
    this.code = `model_${kind}`;
    this.status = details.status;
    this.said = details.said ?? '';
    this.context_tokens = details.context_tokens;
    this.prompt_tokens = details.prompt_tokens;
    this.retry_after_ms = details.retry_after_ms;
    this.finish = details.finish;
  }
}

export const aborted = () => new ModelError('aborted', sentence('model.cancelled'));

/** Whether waiting and asking again makes sense. */
export const isBusy = (error: unknown): error is ModelError =>
  error instanceof ModelError && (error.kind === 'busy' || error.kind === 'loading');
