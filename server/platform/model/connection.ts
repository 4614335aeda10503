// One model on one server and everything remembered about it while the process runs: its turn-taking, how it is doing, how
// it counts tokens, what it turned out not to understand.
import { createAvailability, type Availability } from './availability.ts';
import type { Endpoint } from './endpoint.ts';
import { createGate, type Gate } from './gate.ts';
import type { ChatMessage } from './model.ts';
import type { Quirk, ServerKind } from './protocol.ts';
import type { JsonSchema } from './schema-subset.ts';
import { createTokenMeter, type TokenMeter } from './token-meter.ts';

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
