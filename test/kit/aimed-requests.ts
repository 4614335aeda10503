// Generated requests that ask for what is there: ids of a half of an instance in place of generated ones.
import { unzipSync } from 'fflate';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/index.ts';
import { isBinary, isEventStream } from '../../contract/openapi.ts';
import type { GeneratedRequest, Operation } from './arbitrary-requests.ts';
import type { Client } from './client.ts';
import { uploadForm } from './upload.ts';

/** Ends or changes what the callers work with; called by nobody. */
const ENDS_ACCESS = new Set([
  'signOut',
  'endOwnSession',
  'endOtherSessions',
  'revokeToken',
  'changeOwnPassword',
]);

/** Whose ids are asked for; nobody has those of `none`. */
export type Aim = 'own' | 'other' | 'none';
export const NOWHERE = 9_000_000;

/** Numbers from a seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isId = (name: string) => /(^|_)ids?$/.test(name) && name !== 'test_id' && name !== 'token_id';

/** Puts ids of what one aims at in place of generated ones. */
export function aimed(
  operation: Operation,
  request: GeneratedRequest,
  target: { base: number; sessions: readonly string[] },
  random: () => number,
): GeneratedRequest {
  const id = () => target.base + 1 + Math.floor(random() * 6);
  const session = () => target.sessions[Math.floor(random() * target.sessions.length)] ?? '';
  const place = (value: unknown, name = ''): unknown => {
    if (isId(name) && random() < 0.9) {
      if (name === 'session_id') return session();
      if (name === 'assignee_id' || name === 'profile_id') return value;
      return Array.isArray(value) ? value.map(id) : id();
    }
    if (Array.isArray(value)) return value.map((item) => place(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, place(item, key)]));
  };
  const pattern = operation.path.split('/');
  const path = request.path
    .split('/')
    .map((part, i) => {
      if (pattern[i] === '{session_id}') return session();
      if (pattern[i] !== '{id}' || random() > 0.95) return part;
      return operation.path.includes('/sessions/') ? session() : String(id());
    })
    .join('/');
  const query = request.query.map(([key, value]): [string, string] =>
    isId(key) && key !== 'assignee_id' ? [key, String(id())] : [key, value],
  );
  const body = request.body && { ...request.body, content: place(request.body.content) };
  return { ...request, path, query, body };
}

function bodyOf(
  { media_type, content }: NonNullable<GeneratedRequest['body']>,
  word: string,
): string | FormData {
  if (media_type === 'application/json') return JSON.stringify(content);
  const fields = Object.entries((content ?? {}) as Record<string, unknown>).filter(([key]) => key !== 'file');
  const texts = fields.map(([key, value]) => [
    key,
    // What is no text has no sure way to become one: it may be an object with a `toString` of its own.
    (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
  ]);
  return uploadForm(
    Object.fromEntries(texts) as Record<string, string>,
    `A note for ${word}.`,
    `${word}.txt`,
  );
}

/** Headers that hold random signs, or the time. */
const CHANGING = new Set(['date', 'content-security-policy', 'x-request-id']);

export interface Answer {
  status: number;
  text: string;
}

/** @param word in the name and text of what is uploaded */
export async function send(
  operation: Operation,
  request: GeneratedRequest,
  client: Client,
  word: string,
): Promise<Answer> {
  const { name, method } = operation;
  const query = new URLSearchParams(request.query.map(([key, value]) => [key, value.toWellFormed()]));
  // Nobody waits.
  for (const key of ['wait', 'after']) query.delete(key);
  const stop = new AbortController();
  const response = await fetch(client.url + request.path + (query.size > 0 ? `?${query.toString()}` : ''), {
    method,
    redirect: 'manual',
    headers: {
      ...(ENDS_ACCESS.has(name) ? {} : client.headers),
      ...(request.body?.media_type === 'application/json' ? { 'content-type': 'application/json' } : {}),
    },
    ...(request.body === undefined || method === 'GET' ? {} : { body: bodyOf(request.body, word) }),
    signal: stop.signal,
  });
  const { status } = response;
  const { response: shape }: Endpoint = endpoints[name as keyof typeof endpoints];
  if (isEventStream(shape) && status === 200) {
    stop.abort();
    return { status, text: '' };
  }
  const headers = JSON.stringify([...response.headers].filter(([key]) => !CHANGING.has(key)));
  return { status, text: headers + textOf(Buffer.from(await response.arrayBuffer()), shape) };
}

/** Of an archive, what is in it too. */
function textOf(bytes: Buffer, shape: Endpoint['response']): string {
  const text = bytes.toString('utf8');
  if (shape === null || !isBinary(shape) || !text.startsWith('PK')) return text;
  return Object.entries(unzipSync(new Uint8Array(bytes)))
    .map(([name, part]) => name + Buffer.from(part).toString('utf8'))
    .join('\n');
}

/** With ids of the one half as those of nowhere. */
export const elsewhere = (text: string, base: number) =>
  text.replaceAll(new RegExp(String.raw`${base / 1000}(\d{3})`, 'g'), `${NOWHERE / 1000}$1`);

/** An answer without what is different each time. */
export const comparable = ({ status, text }: Answer, base: number) =>
  `${status} ${elsewhere(text, base).replaceAll(/"(content-length|etag)","[^]*?"\]/g, '')}`;
