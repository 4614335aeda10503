// Where the operator's model server is and how long we wait for it: settings checked once, before any connection.
import { ModelError } from './model-error.ts';
import { sentence } from '../sentences/sentence.ts';

export interface Timeouts {
  /** Name resolution, TCP and TLS. */
  connect_ms: number;
  /** Longest silence before the model writes: the server loads it, queues, and reads the prompt. */
  first_token_ms: number;
  /** Longest silence once it writes. */
  idle_ms: number;
  /** The whole request, from connecting to the last byte. */
  total_ms: number;
  /** How long busy and loading servers are asked again. */
  busy_ms: number;
}

/** Reading a long prompt on a CPU takes minutes without a sign of life. */
export const DEFAULT_TIMEOUTS: Timeouts = {
  connect_ms: 10_000,
  first_token_ms: 900_000,
  idle_ms: 120_000,
  total_ms: 3_600_000,
  busy_ms: 300_000,
};

export interface ModelSettings {
  /** As people type it: with or without /v1. */
  url: string;
  /** null takes the loaded model, else the first one offered. */
  name: string | null;
  api_key: string | null;
  /** Wins over what the server says; null asks the server. */
  context_tokens: number | null;
  /** Wins over what the server says; null asks the server. */
  vision: boolean | null;
  /** Hosts, addresses and CIDR ranges outside the private network that may be contacted. */
  allowed_hosts: readonly string[];
  /** Requests at once. */
  concurrency: number;
  timeouts?: Partial<Timeouts>;
}

export interface Endpoint {
  /** Where the server's own endpoints lie; no slash at the end. */
  root: string;
  /** Where the OpenAI-compatible endpoints lie; no slash at the end. */
  api: string;
  api_key: string | null;
  allowed_hosts: readonly string[];
  timeouts: Timeouts;
}

/** Throws `ModelError` (bad_request) for settings that cannot be used. */
export function parseEndpoint(settings: ModelSettings): Endpoint {
  const url = URL.canParse(settings.url) ? new URL(settings.url) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new ModelError('bad_request', sentence('model.scheme'));
  if (url.username !== '' || url.password !== '')
    throw new ModelError('bad_request', sentence('model.credentials'));
  if (settings.api_key !== null && !/^[\x21-\x7e]+$/.test(settings.api_key))
    throw new ModelError('bad_request', sentence('model.key'));
  const path = url.pathname.replace(/\/+$/, '').replace(/\/(chat\/completions|completions|models)$/, '');
  const version = /\/v\d+$/.exec(path)?.[0] ?? '';
  const root = url.origin + path.slice(0, path.length - version.length);
  return {
    root,
    api: root + (version === '' ? '/v1' : version),
    api_key: settings.api_key,
    allowed_hosts: settings.allowed_hosts,
    timeouts: { ...DEFAULT_TIMEOUTS, ...settings.timeouts },
  };
}

/**
 * Ollama answers for models with these names by sending the prompt to ollama.com (its server/cloud_proxy.go and
 * internal/modelref). Throws `ModelError` (refused).
 */
export function refuseCloudModel(name: string): void {
  if (/[:-]cloud$/i.test(name.trim()))
    throw new ModelError('refused', sentence('model.ollamaCloud', { model: name }));
}

/** The same for a model that carries an innocent name but is configured with a remote host. */
export function refuseRemoteModel(name: string, remote_host: string | undefined): void {
  if (remote_host === undefined || remote_host === '') return;
  throw new ModelError('refused', sentence('model.cloud', { model: name, host: hostOnly(remote_host) }));
}

const hostOnly = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : 'another server';
