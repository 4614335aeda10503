// What is known about a server and its models before anything is asked of them.
import type { ServerKind } from './protocol.ts';

export interface OfferedModel {
  name: string;
  /** Whether it answers questions, rather than embedding or transcribing. */
  chats: boolean;
  loaded: boolean;
  /** Where Ollama forwards everything to. */
  remote_host: string | undefined;
}

export interface ModelDetails {
  /** What the server works with. */
  context_tokens: number | null;
  trained_tokens: number | null;
  vision: boolean | null;
  remote_host: string | undefined;
}

export interface Identity {
  kind: ServerKind;
  version: string | null;
  models: OfferedModel[];
  cloud_enabled: boolean | null;
  details(model: string): Promise<ModelDetails>;
}

const NO_CHAT = /embed|rerank|whisper|bge-|nomic-bert|clip/i;

export const offered = (name: string, more: Partial<OfferedModel> = {}): OfferedModel => ({
  name,
  chats: !NO_CHAT.test(name),
  loaded: false,
  remote_host: undefined,
  ...more,
});

export const unknownDetails = (): ModelDetails => ({
  context_tokens: null,
  trained_tokens: null,
  vision: null,
  remote_host: undefined,
});
