// Requests to the outside. Every address is judged as it is used (guarded-connector.ts), redirects are never followed,
// answers are read up to a limit, and the result is a value: a refused connection is no exception here.
import { Agent, request } from 'undici';
import { isAllowed, refusedAlways } from './address-policy.ts';
import { NETWORK, guardedConnector, judgedAddresses, type Judge, type Network } from './guarded-connector.ts';
import { sentence } from '../sentences/sentence.ts';
import { say } from '../sentences/say.ts';

export interface OutboundRequest {
  url: string;
  method: 'POST' | 'GET';
  headers: Record<string, string>;
  body?: string;
  timeout_ms: number;
  /** Hosts, addresses and CIDR ranges that may be reached. */
  allowed: readonly string[];
  /** How much of the answer is kept. */
  max_response_bytes: number;
}

export type ErrorClass = 'dns' | 'refused' | 'reset' | 'tls' | 'timeout' | 'blocked' | 'network';

export type OutboundResult =
  | { answered: true; status: number; headers: Record<string, string>; body: string; duration_ms: number }
  | { answered: false; error_class: ErrorClass; message: string; duration_ms: number };

export interface Outbound {
  send(request: OutboundRequest): Promise<OutboundResult>;
}

class Blocked extends Error {
  readonly code = 'BLOCKED';
}

/** @param network replaced by tests */
export const createOutbound = (network: Network = NETWORK): Outbound => ({
  async send(options) {
    const started = performance.now();
    const duration = () => Math.round(performance.now() - started);
    const agent = new Agent({
      connect: guardedConnector(judgeBy(options.allowed), options.timeout_ms, network),
      pipelining: 0,
    });
    try {
      const response = await request(options.url, {
        dispatcher: agent,
        method: options.method,
        headers: { 'user-agent': 'Recto', ...options.headers },
        ...(options.body === undefined ? {} : { body: options.body }),
        signal: AbortSignal.timeout(options.timeout_ms),
        headersTimeout: options.timeout_ms,
        bodyTimeout: options.timeout_ms,
      });
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      );
      const body = await readStart(response.body, options.max_response_bytes);
      return { answered: true, status: response.statusCode, headers, body, duration_ms: duration() };
    } catch (error) {
      return { answered: false, ...classify(error), duration_ms: duration() };
    } finally {
      await agent.destroy().catch(() => undefined);
    }
  },
});

export const outbound = createOutbound();

/**
 * An address of the host, for connections that are not HTTP: connect to it rather than to the name, so that the name cannot
 * mean another one a moment later. Throws where any of its addresses may not be contacted.
 */
export async function resolveAllowed(
  host: string,
  allowed: readonly string[],
  network: Network = NETWORK,
): Promise<string> {
  const [first] = await judgedAddresses(host, judgeBy(allowed), network);
  return first!.address;
}

const judgeBy =
  (allowed: readonly string[]): Judge =>
  (hostname, address) =>
    refusal(hostname, address, allowed);

function refusal(hostname: string, address: string, allowed: readonly string[]): Blocked | undefined {
  const reason = refusedAlways(address);
  if (reason !== undefined)
    return new Blocked(say(sentence('model.neverContacted', { address, range: reason })));
  if (!isAllowed(hostname, address, allowed))
    return new Blocked(say(sentence('setup.notAllowed', { host: hostname })));
  return undefined;
}

async function readStart(
  body: AsyncIterable<Buffer> & { destroy(): unknown },
  limit: number,
): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size >= limit) break;
  }
  return Buffer.concat(parts).subarray(0, limit).toString('utf8');
}

function classify(error: unknown): { error_class: ErrorClass; message: string } {
  const cause = (error as { cause?: unknown } | null)?.cause ?? error;
  const {
    code = '',
    message = String(error),
    name = '',
  } = cause as { code?: string; message?: string; name?: string };
  return { error_class: errorClassOf(code, name), message: message.slice(0, 300) };
}

export function errorClassOf(code: string, name: string): ErrorClass {
  if (code === 'BLOCKED') return 'blocked';
  if (['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL'].includes(code)) return 'dns';
  if (code === 'ECONNREFUSED') return 'refused';
  if (['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code)) return 'reset';
  if (name === 'TimeoutError' || /TIMEOUT|TIMEDOUT/.test(code)) return 'timeout';
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code) || code === 'EPROTO')
    return 'tls';
  return 'network';
}
