// One file that came in by a channel becomes a document, once: the row that remembers it is written in the transaction that
// makes the document. What cannot become one is remembered too, and the Admins are told.
import type { Readable } from 'node:stream';
import type { DocumentSource } from '../../contract/documents.ts';
import { audit } from '../audit/audit.ts';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import { cleanFilename } from '../documents/receive-upload.ts';
import type { MailReply } from '../database/workflow-tables.ts';
import { notifyPeople } from '../notifications/notify.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import { RectoError } from '../platform/errors.ts';
import { FileTooLarge, discard, receive, type ReceivedFile } from '../platform/files/file-store.ts';
import { countRecentFailures, findItem, type ChannelRow } from './store.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';

export interface Place {
  contact_id: number;
  folder_id: number;
  profile_id: number | undefined;
  /** Nobody has said whose it is. */
  find_contact?: boolean;
}

export interface Incoming {
  /** What it is remembered by; given the SHA-256 of the content, or nothing when it was not read to the end. */
  key: (sha256?: string) => string;
  /** For lists and messages. */
  name: string;
  filename: string;
  notes?: string;
  place: Place;
  source: DocumentSource;
  /** The address that sent it. */
  mail_from?: string | undefined;
  /** Whom a rejection may be answered to. */
  reply?: MailReply | undefined;
  open: () => Promise<Readable>;
  /** Asked once the content is read: false when it was still changing. */
  settled?: () => Promise<boolean>;
}

/** `known`: it came in earlier. `unsettled`: not yet. */
export type Taken = 'done' | 'failed' | 'known' | 'unsettled';

/** Throws what has to do with the service or the channel rather than with this file: then it is to be tried again. */
export async function takeDocument(ctx: Context, channel: ChannelRow, incoming: Incoming): Promise<Taken> {
  let file: ReceivedFile | undefined;
  try {
    file = await receive(await incoming.open(), {
      temp_dir: dataPaths(ctx.config).temporary,
      max_bytes: ctx.config.max_upload_mb * 1024 * 1024,
    });
    if (incoming.settled !== undefined && !(await incoming.settled())) return 'unsettled';
    return await takeFile(ctx, channel, incoming, file);
  } catch (error) {
    const reason = reasonOf(ctx, error);
    if (reason === undefined) throw error;
    return await recordFailure(ctx, channel, { ...incoming, key: incoming.key(file?.sha256), reason });
  } finally {
    await discard(file);
  }
}

async function takeFile(
  ctx: Context,
  channel: ChannelRow,
  incoming: Incoming,
  file: ReceivedFile,
): Promise<Taken> {
  const { name, source, mail_from, reply, notes, place } = incoming;
  const key = incoming.key(file.sha256);
  const known = await findItem(ctx, channel.id, key);
  if (known !== undefined) return known.state === 'done' ? 'known' : 'failed';
  if (file.size_bytes === 0)
    return recordFailure(ctx, channel, { key, name, reason: sentence('setup.itemEmpty') });
  try {
    await receiveDocument(ctx, {
      file,
      filename: cleanFilename(incoming.filename) || 'document',
      ...place,
      source,
      mail_from,
      ...(notes === undefined ? {} : { notes }),
      record: async (ctx, { id: document_id }) => {
        const item = { channel_id: channel.id, key, name, document_id, at: ctx.clock.now() };
        await ctx.db
          .insertInto('intake_items')
          .values({ ...item, state: 'done', reply: reply === undefined ? null : JSON.stringify(reply) })
          .execute();
      },
    });
    return 'done';
  } catch (error) {
    // Another process was as quick.
    if (violatedUnique(error) === 'intake_items_channel_id_key_key') return 'known';
    throw error;
  }
}

/** Why this very file cannot become a document; undefined for any other trouble. */
function reasonOf(ctx: Context, error: unknown): Said | undefined {
  if (error instanceof FileTooLarge) return sentence('setup.itemLarge', { size: ctx.config.max_upload_mb });
  if (error instanceof RectoError && ['unsupported', 'invalid'].includes(error.kind)) return error.sentence;
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'EACCES' || code === 'EPERM') return sentence('setup.itemDenied');
  return undefined;
}

const TOLD_PER_HOUR = 20;

/** Remembered once; told once, and not without end. */
export async function recordFailure(
  ctx: Context,
  channel: ChannelRow,
  { key, name, reason }: { key: string; name: string; reason: Said },
): Promise<'failed'> {
  const at = ctx.clock.now();
  await ctx.transaction(async (ctx) => {
    const inserted = await ctx.db
      .insertInto('intake_items')
      .values({ channel_id: channel.id, key, name, state: 'failed', detail: JSON.stringify(reason), at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return;
    const detail = { channel_id: channel.id, channel: channel.name, name, reason };
    await audit(ctx, { event: 'intake.failed', detail });
    const recent = await countRecentFailures(ctx, channel.id, new Date(at.getTime() - 3600_000));
    if (recent > TOLD_PER_HOUR) return;
    const code = recent === TOLD_PER_HOUR ? 'notices.notTakenMore' : 'notices.notTaken';
    const message = sentence(code, { channel: channel.name, name, reason });
    await notifyPeople(ctx, { kind: 'intake', for_admins: true, message });
  });
  return 'failed';
}
