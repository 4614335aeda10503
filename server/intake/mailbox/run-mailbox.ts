// One look into a mailbox: every message behind the last one that was dealt with. The position is written after each message,
// so an interruption repeats one message, whose parts are known already.
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { MailboxSource } from '../../../contract/intake.ts';
import type { Context } from '../../context.ts';
import { findSecret } from '../../settings/secrets.ts';
import { placeOf } from '../find-place.ts';
import { passwordName, savePosition, type ChannelRow } from '../store.ts';
import { recordFailure } from '../take-document.ts';
import { withMailbox } from './connect.ts';
import { ANSWER_HEADERS } from './answerable.ts';
import { MessageGone, takeMessage } from './take-message.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** Per look; the rest comes at once after it. */
const MESSAGES_AT_MOST = 100;
/** A message that fails so often is passed over. */
const TRIES = 3;

const tries = new Map<string, number>();

export async function runMailbox(
  ctx: Context,
  channel: ChannelRow,
  source: MailboxSource,
  signal: AbortSignal,
): Promise<{ next_in_ms: number }> {
  const password = (await findSecret(ctx, passwordName(channel.id))) ?? '';
  return withMailbox(
    source,
    password,
    async (client) => {
      if (source.after === 'move' && source.move_to !== null) await client.mailboxCreate(source.move_to);
      const waiting = await waitingMessages(client, channel);
      const now = waiting.uids.slice(0, MESSAGES_AT_MOST);
      for (const uid of now) {
        if (signal.aborted) break;
        await dealWith(ctx, channel, source, client, uid);
        await savePosition(ctx, channel.id, { uid_validity: waiting.uid_validity, last_uid: uid });
      }
      return { next_in_ms: waiting.uids.length > now.length ? 0 : source.poll_seconds * 1000 };
    },
    signal,
  );
}

/** Another UIDVALIDITY means that the server has counted anew: all messages are looked at, known ones are passed over. */
export async function waitingMessages(
  client: ImapFlow,
  channel: Pick<ChannelRow, 'position'>,
): Promise<{ uid_validity: string; uids: number[] }> {
  const { mailbox } = client;
  if (mailbox === false) throw new Error('The mailbox is not open');
  const uid_validity = String(mailbox.uidValidity);
  const { position } = channel;
  const last = position.uid_validity === uid_validity ? (position.last_uid ?? 0) : 0;
  const found = await client.search({ uid: `${last + 1}:*`, deleted: false }, { uid: true });
  // `n:*` names the last message even where its number is lower.
  const uids = (Array.isArray(found) ? found : []).filter((uid) => uid > last).toSorted((a, b) => a - b);
  return { uid_validity, uids };
}

const QUERIES = [
  { uid: true, size: true, internalDate: true, envelope: true, bodyStructure: true, headers: ANSWER_HEADERS },
  { uid: true, size: true, internalDate: true, envelope: true },
  { uid: true, size: true, internalDate: true },
];

/**
 * Undefined when the message is gone. An answer that the client cannot parse (parts within parts without end, say) looks the
 * same to it, so less and less is asked for: what has no structure becomes a document as a whole.
 */
async function fetchMessage(client: ImapFlow, uid: number): Promise<FetchMessageObject | undefined> {
  for (const query of QUERIES) {
    const message = await client.fetchOne(String(uid), query, { uid: true });
    if (message !== undefined && message !== false) return message;
  }
  return undefined;
}

async function dealWith(
  ctx: Context,
  channel: ChannelRow,
  source: MailboxSource,
  client: ImapFlow,
  uid: number,
): Promise<void> {
  const attempt = `${channel.id}:${uid}`;
  try {
    const message = await fetchMessage(client, uid);
    if (message === undefined) return;
    const whole = await takeMessage(ctx, channel, source, client, message, await placeOf(ctx, channel));
    await leave(source, client, message, whole);
    tries.delete(attempt);
  } catch (error) {
    if (error instanceof MessageGone) return;
    const count = (tries.get(attempt) ?? 0) + 1;
    tries.set(attempt, count);
    // Without a connection it is not the message's fault.
    if (count < TRIES || !client.usable) throw error;
    tries.delete(attempt);
    const reason = sentence('setup.mailUnreadable');
    await recordFailure(ctx, channel, { key: `uid ${uid}`, name: `Message ${uid}`, reason });
  }
}

/** What something failed of stays where a person can find it, whatever the setting says. */
async function leave(
  source: MailboxSource,
  client: ImapFlow,
  { uid }: FetchMessageObject,
  whole: boolean,
): Promise<void> {
  const range = String(uid);
  if (!whole) return void (await client.messageFlagsAdd(range, ['\\Flagged'], { uid: true }));
  await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
  if (source.after === 'delete') await client.messageDelete(range, { uid: true });
  else if (source.after === 'move' && source.move_to !== null)
    await client.messageMove(range, source.move_to, { uid: true });
}
