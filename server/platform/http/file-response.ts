// Files as answers: any Unicode name in Content-Disposition, byte ranges, conditional requests.
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RectoError } from '../errors.ts';
import type { ByteRange } from '../files/file-store.ts';
import { sentence } from '../sentences/sentence.ts';

export interface FileResponse {
  filename: string;
  media_type: string;
  disposition: 'attachment' | 'inline';
  /** Opens the content, whole or in part. */
  open(range?: ByteRange): Promise<Readable>;
  /** Unknown for content that is made while it is sent; then there are no ranges. */
  size_bytes?: number;
  /** Made for this answer alone: it has a length, but no ranges, since another request makes another file. */
  once?: boolean;
  /** A strong validator, usually the SHA-256. */
  etag?: string;
  cache_control?: string;
}

export async function sendFile(
  file: FileResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .header('content-type', file.media_type)
    .header('content-disposition', contentDisposition(file.disposition, file.filename))
    .header('cache-control', file.cache_control ?? 'private, no-cache')
    // A stored HTML or SVG file must never run as a page of this origin.
    .header(
      'content-security-policy',
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    .header('x-content-type-options', 'nosniff');
  if (file.etag !== undefined) {
    reply.header('etag', `"${file.etag}"`);
    if (request.headers['if-none-match'] === `"${file.etag}"`) return reply.code(304).send();
  }
  // Asked for the headers only: nothing is read, and nobody has seen the content.
  const body = async (range?: ByteRange) => (request.method === 'HEAD' ? '' : file.open(range));
  if (file.size_bytes === undefined) return reply.send(await body());
  if (file.once === true) return reply.header('content-length', file.size_bytes).send(await body());
  reply.header('accept-ranges', 'bytes');
  const range = parseRange(request.headers.range, file.size_bytes);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.size_bytes}`);
    throw new RectoError('bad_range', sentence('programs.range', { bytes: file.size_bytes }));
  }
  if (range === undefined) return reply.header('content-length', file.size_bytes).send(await body());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size_bytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(await body(range));
}

/** RFC 9110, single ranges only; several at once or nonsense mean the whole file. */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | undefined | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '')
    return Number(last) === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}

/** RFC 6266: an ASCII fallback beside the exact name in RFC 8187 encoding. */
export function contentDisposition(disposition: 'attachment' | 'inline', filename: string): string {
  const clean = filename.replaceAll(/[\u0000-\u001f\u007f]/g, '');
  const fallback = clean.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\]/g, '_');
  const plain = `${disposition}; filename="${fallback}"`;
  if (fallback === clean) return plain;
  return `${plain}; filename*=UTF-8''${encodeRfc8187(clean)}`;
}

function encodeRfc8187(value: string): string {
  // A lone surrogate cannot be encoded.
  return encodeURIComponent(value.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
