// The two ways of asking, behind one shape: the OpenAI-compatible one, and Ollama's own, which alone lets the caller set
// the context and forbid silent truncation.
import type { Endpoint } from './endpoint.ts';
import type { ChatMessage, Usage } from './model.ts';
import type { JsonSchema } from './schema-subset.ts';

export type ServerKind = 'llama.cpp' | 'vllm' | 'ollama' | 'lmstudio' | 'unknown';

/** What a server turned out not to take; it is left out from then on. */
export type Quirk =
  /** Everything beyond the core of the protocol: seed, thinking switches, usage in streams. */
  | 'no_extras'
  /** Chat templates without a system role. */
  | 'no_system_role';

/** One request, before it is written the way a server wants it. */
export interface Ask {
  model: string;
  messages: readonly ChatMessage[];
  images: readonly string[];
  max_tokens: number;
  /** Enforced by the server, or null. */
  schema: JsonSchema | null;
  /** 0, except when a repetition has to be broken. */
  temperature: number;
  context_tokens: number;
  kind: ServerKind;
  quirks: ReadonlySet<Quirk>;
}

/** A part of a reply. Counts are the server's. */
export type Piece =
  | { type: 'text'; text: string }
  | { type: 'thinking'; text: string }
  | { type: 'reading'; processed_tokens: number; total_tokens: number }
  | { type: 'finish'; reason: string }
  | { type: 'usage'; usage: Usage };

export interface Protocol {
  url(endpoint: Endpoint): string;
  body(ask: Ask): unknown;
  /** The parts in one document of the reply. Throws `ModelError` for what only this protocol knows to be wrong. */
  pieces(document: unknown): Piece[];
}

const IMAGE = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The base64 part of an image; undefined for anything but a data URL, since addresses would be fetched by the server. */
export function imageData(data_url: string): string | undefined {
  return IMAGE.exec(data_url)?.[1];
}

/** The messages, with the system message folded into the first other one where the model's template knows no such role. */
export function messagesOf({ messages, quirks }: Pick<Ask, 'messages' | 'quirks'>): ChatMessage[] {
  const [first, second, ...rest] = messages;
  if (!quirks.has('no_system_role') || first?.role !== 'system') return [...messages];
  if (second?.role !== 'user') return [{ role: 'user', content: first.content }, ...messages.slice(1)];
  return [{ role: 'user', content: `${first.content}\n\n${second.content}` }, ...rest];
}
