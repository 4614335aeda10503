// Optimistic locking over HTTP: the revision of a record as its ETag, and If-Match against it.
import type { FastifyReply } from 'fastify';
import { outdated } from '../errors.ts';

export function setEtag(reply: FastifyReply, revision: number): void {
  reply.header('etag', `"${revision}"`);
}

/** Throws `outdated` (412) when If-Match names another revision; without the header, or with `*`, the write goes through. */
export function requireRevision(
  noun: Parameters<typeof outdated>[0],
  revision: number,
  if_match: string | undefined,
): void {
  if (if_match === undefined || if_match.trim() === '*') return;
  const named = if_match.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!named.includes(`"${revision}"`)) throw outdated(noun);
}
