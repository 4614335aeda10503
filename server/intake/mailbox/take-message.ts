// One message: its attachments, or the message as a whole, become documents.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { MailboxSource } from '../../../contract/intake.ts';
import type { Context } from '../../context.ts';
import type { ChannelRow } from '../store.ts';
import { takeDocument, type Incoming, type Place, type Taken } from '../take-document.ts';
import { answerTo } from './answerable.ts';
import { attachmentsOf, cleanSubject, type Attachment } from './message-parts.ts';

const CHUNK_BYTES = 1024 * 1024;

/** The message is gone. */
export class MessageGone extends Error {}

/** True when everything in it became a document, now or earlier. */
export async function takeMessage(
  ctx: Context,
  channel: ChannelRow,
  source: MailboxSource,
  client: ImapFlow,
  message: FetchMessageObject,
  place: Place,
): Promise<boolean> {
  const mail_from = message.envelope?.from?.[0]?.address?.slice(0, 320);
  const common = {
    place,
    source: 'email' as const,
    mail_from,
    reply: answerTo(message),
    notes: notesOf(message),
  };
  const take = (part: Attachment | undefined) =>
    takeDocument(ctx, channel, { ...common, ...incomingPart(ctx, client, message, part) });
  const results: Taken[] = [];
  const attachments = source.take === 'message' ? [] : attachmentsOf(message.bodyStructure);
  for (const attachment of attachments) results.push(await take(attachment));
  const nothing = !results.some((result) => result === 'done' || result === 'known');
  if (source.take !== 'attachments' || nothing) results.push(await take(undefined));
  return results.every((result) => result === 'done' || result === 'known');
}

/** @param part undefined: the message as a whole */
function incomingPart(
  ctx: Context,
  client: ImapFlow,
  message: FetchMessageObject,
  part: Attachment | undefined,
): Pick<Incoming, 'key' | 'name' | 'filename' | 'open'> {
  const subject = cleanSubject(message.envelope?.subject) || 'message';
  const filename = part?.filename ?? `${subject}.eml`;
  return {
    key: (sha256) => `${identityOf(message)}|${sha256 ?? `part ${part?.part ?? 'message'}`}`,
    name: part === undefined ? subject : `${subject}: ${filename}`.slice(0, 500),
    filename,
    open: () => download(client, message.uid, part?.part, ctx.config.max_upload_mb * 1024 * 1024 + 1),
  };
}

async function download(
  client: ImapFlow,
  uid: number,
  part: string | undefined,
  max_bytes: number,
): Promise<Readable> {
  const options = { uid: true, maxBytes: max_bytes, chunkSize: CHUNK_BYTES };
  const { content } = await client.download(String(uid), part, options);
  if (content === undefined) throw new MessageGone();
  return content;
}

/** The Message-ID; for messages without one, what else tells them apart. */
function identityOf({ envelope, size, internalDate }: FetchMessageObject): string {
  const id = envelope?.messageId?.trim();
  const sender = envelope?.from?.[0]?.address ?? '';
  const text =
    id === undefined || id === '' ? [sender, envelope?.subject, size, String(internalDate)].join('|') : id;
  return createHash('sha256').update(text).digest('hex');
}

/** Sender, subject and day, for the reviewer. */
function notesOf({ envelope }: FetchMessageObject): string {
  const from = envelope?.from?.[0];
  const sender = [from?.name, from?.address === undefined ? undefined : `<${from.address}>`]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  const date = envelope?.date;
  const lines = [
    `From: ${sender || 'unknown'}`,
    `Subject: ${envelope?.subject ?? ''}`,
    ...(date === undefined || Number.isNaN(new Date(date).getTime())
      ? []
      : [`Sent: ${new Date(date).toISOString()}`]),
  ];
  return lines.map((line) => line.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, 500)).join('\n');
}
