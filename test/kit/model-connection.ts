// A connection to the scripted model server, as if it had been looked at already.
import {
  createConnection,
  type Connection,
  type ConnectionFacts,
} from '../../server/platform/model/connection.ts';
import { parseEndpoint, type ModelSettings } from '../../server/platform/model/endpoint.ts';

/** Settings without wishes. */
export const modelSettings = (url: string, change: Partial<ModelSettings> = {}): ModelSettings => ({
  url,
  name: null,
  api_key: null,
  context_tokens: null,
  vision: null,
  allowed_hosts: [],
  concurrency: 1,
  ...change,
});

export interface ConnectionChange extends Partial<Omit<ConnectionFacts, 'endpoint'>> {
  concurrency?: number;
  timeouts?: ModelSettings['timeouts'];
}

/** llama.cpp with 8,192 tokens, text only, unless told otherwise. */
export function connectionTo(url: string, change: ConnectionChange = {}): Connection {
  const { concurrency = 1, timeouts = {}, ...facts } = change;
  const endpoint = parseEndpoint(modelSettings(url, { timeouts }));
  return createConnection(
    { endpoint, kind: 'llama.cpp', model: 'tiny', context_tokens: 8192, vision: false, ...facts },
    concurrency,
  );
}
