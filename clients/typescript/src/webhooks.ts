// Whether a request is a webhook of this Recto: the signature of the Standard Webhooks specification, and its age.
import { WebhookError } from './errors.ts';
import type { ChangeWebhook, DocumentWebhook } from './generated.ts';

export interface VerifyOptions {
  /** The `whsec_…` of the endpoint; several while one replaces another. */
  secret: string | readonly string[];
  /** Seconds that a request may be old; 300 when left out. */
  tolerance?: number;
}

type HeaderSource = Headers | Record<string, string | string[] | undefined>;

/**
 * Gives the event, for `webhook-id` as a key of what was done already. Throws `WebhookError` where the body is not what Recto
 * signed. @param body the bytes as they came, not parsed and written again
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: HeaderSource,
  { secret, tolerance = 300 }: VerifyOptions,
): Promise<{ id: string; event: ChangeWebhook | DocumentWebhook }> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (id === undefined || timestamp === undefined || signatures === undefined)
    throw new WebhookError('The headers of a webhook are missing.');
  if (!/^\d+$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance)
    throw new WebhookError('The webhook is too old, or the clocks differ.');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + bytes.length);
  signed.set(head);
  signed.set(bytes, head.length);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await crypto.subtle.importKey(
      'raw',
      bytesOf(one.replace(/^whsec_/, '')),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    for (const signature of signatures.split(' ')) {
      const given = signature.startsWith('v1,') ? bytesOf(signature.slice(3)) : new Uint8Array();
      // In constant time.
      if (await crypto.subtle.verify('HMAC', key, given, signed))
        return { id, event: JSON.parse(new TextDecoder().decode(bytes)) as ChangeWebhook | DocumentWebhook };
    }
  }
  throw new WebhookError('The webhook was not signed with this secret.');
}

function headerOf(headers: HeaderSource, name: string): string | undefined {
  const value = headers instanceof Headers ? (headers.get(name) ?? undefined) : headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
  } catch {
    return new Uint8Array();
  }
}
