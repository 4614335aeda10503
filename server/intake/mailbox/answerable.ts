// Whether a message may be answered by a machine, and to whom (RFC 3834): not what a machine, a list or nobody has sent. Pure.
import type { MailReply } from '../../database/workflow-tables.ts';
import { cleanSubject } from './message-parts.ts';

/** What the mailbox is asked for. */
export const ANSWER_HEADERS = [
  'auto-submitted',
  'precedence',
  'list-id',
  'list-unsubscribe',
  'return-path',
  'x-auto-response-suppress',
  'feedback-id',
];

interface Message {
  headers?: Buffer;
  envelope?: { from?: { address?: string }[]; subject?: string; messageId?: string };
}

const NOBODY = /^(no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|notifications?)([+._-].*)?@/i;
const ADDRESS = /^[^\s<>@"(),;:\\[\]]+@[a-z0-9.-]+$/i;

export function answerTo({ headers, envelope }: Message): MailReply | undefined {
  const { address } = envelope?.from?.[0] ?? {};
  // Without its headers nobody knows what sent it.
  if (headers === undefined || address === undefined || address.length > 320) return undefined;
  if (!ADDRESS.test(address) || NOBODY.test(address) || isAutomatic(fieldsOf(headers))) return undefined;
  return {
    to: address,
    subject: cleanSubject(envelope?.subject),
    message_id: /<[^\s<>]{3,900}>/.exec(envelope?.messageId ?? '')?.[0] ?? null,
  };
}

function isAutomatic(fields: Map<string, string>): boolean {
  const submitted = fields.get('auto-submitted') ?? 'no';
  return (
    !/^no\b/i.test(submitted) ||
    /^(bulk|junk|list|auto_reply)\b/i.test(fields.get('precedence') ?? '') ||
    /^<\s*>/.test(fields.get('return-path') ?? '') ||
    ['list-id', 'list-unsubscribe', 'x-auto-response-suppress', 'feedback-id'].some((name) =>
      fields.has(name),
    )
  );
}

function fieldsOf(headers: Buffer): Map<string, string> {
  const lines = headers
    .toString('latin1')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );
}
