// Answers by what they say: `If-None-Match` spares sending again what a client has, `If-Match` keeps two writers apart.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { outdated } from '../errors.ts';

/** Of a record: its revision, which `If-Match` looks at. Of a read answer the content follows behind a dash. */
export function setEtag(reply: FastifyReply, revision: number): void {
  reply.header('etag', `"${revision}"`);
}

/**
 * Gives an answer the ETag of its content. A record can read differently at one revision: the names of its contact and of
 * who has it open, its language.
 * @returns whether the client has it already
 */
export function matchesEtag(request: FastifyRequest, reply: FastifyReply, body: string): boolean {
  const revision = reply.getHeader('etag') as string | undefined;
  const content = hash('sha1', body, 'base64url').slice(0, 20);
  const etag = revision === undefined ? `"${content}"` : `${revision.slice(0, -1)}-${content}"`;
  reply.header('etag', etag);
  const known = request.headers['if-none-match'];
  return known !== undefined && (known.trim() === '*' || tagsOf(known).includes(etag));
}

/** Throws `outdated` (412) when If-Match names another revision; without the header, or with `*`, the write goes through. */
export function requireRevision(
  noun: Parameters<typeof outdated>[0],
  revision: number,
  if_match: string | undefined,
): void {
  if (if_match === undefined || if_match.trim() === '*') return;
  const named = tagsOf(if_match).map((tag) => tag.replace(/-[^"]*/, ''));
  if (!named.includes(`"${revision}"`)) throw outdated(noun);
}

/** Proxies that compress answers make their tags weak. */
const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
