// The operator's model server as the rest of the service sees it: what can be asked, what comes back, what it can do.
import type { z } from 'zod';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  /** Put what stays the same (instructions, document) first and the question last: servers cache the prefix. */
  messages: readonly ChatMessage[];
  /** PNG, JPEG or WebP as data URLs; they belong to the last user message. */
  images?: readonly string[];
  /** Longest answer, in tokens. Always sent: without it some servers write until their context is full. */
  max_tokens: number;
  signal?: AbortSignal;
  on_progress?: (progress: Progress) => void;
}

/**
 * Asks for a value instead of text. The schema's shape is added to the prompt, enforced by the server where it can, and
 * the reply is always validated here. Every property must be present: write `.nullable()`, not `.optional()`.
 */
export interface ValueRequest<T> extends ChatRequest {
  schema: z.ZodType<T>;
}

/** What is happening, for people who wait. */
export type Progress =
  | { phase: 'waiting'; reason: 'queue' | 'busy' | 'loading'; retry_in_ms: number | null }
  | { phase: 'reading'; processed_tokens: number; total_tokens: number }
  | { phase: 'thinking'; characters: number }
  | { phase: 'writing'; characters: number };

/**
 * - `stop`: the model ended its answer
 * - `length`: max_tokens or the context was reached, the answer is cut
 * - `runaway`: it wrote the same thing, or white space, without end and was cut
 */
export type Finish = 'stop' | 'length' | 'runaway';

/** As the server counts; null where it does not say. */
export interface Usage {
  prompt_tokens: number | null;
  completion_tokens: number | null;
}

/** One thing that was tried, for the record and for tests. */
export interface Step {
  name: 'text' | 'json_schema' | 'simple_schema' | 'prompt_only' | 'longer' | 'repair';
  /** `tolerant`: usable only after fences, thoughts or small JSON mistakes were removed. */
  outcome: 'ok' | 'tolerant' | 'refused' | 'invalid' | Exclude<Finish, 'stop'>;
  ms: number;
}

interface Outcome {
  finish: Finish;
  /** Summed over all steps. */
  usage: Usage;
  ms: number;
  steps: Step[];
}
export interface TextReply extends Outcome {
  text: string;
}
export interface ValueReply<T> extends Outcome {
  value: T;
}

export type StreamEvent =
  | { type: 'progress'; progress: Progress }
  | { type: 'text'; text: string }
  /** What was sent so far turned out to be the model's thinking; forget it. */
  | { type: 'discard' }
  | { type: 'done'; finish: Finish; usage: Usage; ms: number };

/** How the server is doing, for status pages. Times are milliseconds since the epoch. */
export interface ModelState {
  state: 'ready' | 'busy' | 'loading' | 'unreachable';
  since: number;
  retry_at: number | null;
  running: number;
  waiting: number;
}

/** A model that answers. Throws `ModelError`, and `TypeError` for a schema that no server could be held to. */
export interface Model {
  readonly name: string;
  /** Prompt and answer together. */
  readonly context_tokens: number;
  /** Whether `images` may be sent. */
  readonly vision: boolean;
  /** Tokens that `text` is likely to take; corrected by what the server has counted so far. */
  estimateTokens(text: string): number;
  /** Tokens left for the messages beside the answer, the schema, the images and a safety margin. */
  promptRoom(request: Pick<ValueRequest<unknown>, 'max_tokens' | 'images'> & { schema?: z.ZodType }): number;
  /** Whether the messages fit into `promptRoom`. */
  fits(request: ChatRequest & { schema?: z.ZodType }): boolean;
  generate<T>(request: ValueRequest<T>): Promise<ValueReply<T>>;
  generate(request: ChatRequest): Promise<TextReply>;
  /** Leaving the loop ends the request at the server too. */
  stream(request: Omit<ChatRequest, 'on_progress'>): AsyncIterable<StreamEvent>;
  state(): ModelState;
}
