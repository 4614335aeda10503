// How often may be guessed at what, and together with what it is counted. docs/access.md tells the same to people.
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { Actor, Context } from '../context.ts';
import type { KnownDevice } from './known-device.ts';
import type { GuessLimit } from './guesses.ts';
import type { UserRow } from './store.ts';

const SLOW = { free: 10, first_s: 15, longest_s: 900, forgets: true };
/** Shared by people who have nothing to do with one another: short waits, so that nobody is kept out by others. */
const SHARED = { first_s: 1, longest_s: 60, forgets: false };

/**
 * A password. Where the person has signed in before, on this device or from this address, only what came from there counts:
 * strangers can slow each other down, but not the person.
 */
export async function passwordLimits(
  ctx: Context,
  {
    email,
    user,
    device,
    address,
  }: {
    email: string;
    user: UserRow | undefined;
    device: KnownDevice | undefined;
    address: string;
  },
): Promise<GuessLimit[]> {
  if (device !== undefined) return [{ key: `device:${device.id}`, ...SLOW }];
  const account = email.toLowerCase();
  const source = sourceOf(address);
  const limits = [
    { key: `account:${account} from:${source}`, ...SLOW },
    { key: `passwords from:${source}`, free: 50, ...SHARED },
  ];
  if (user !== undefined && (await hasComeFrom(ctx, user.id, source))) return limits;
  return [...limits, { key: `account:${account}`, free: 100, ...SHARED }];
}

/** A code of the second factor: only who knows the password gets that far. */
export const codeLimit = (user: UserRow, device: KnownDevice | undefined): GuessLimit => ({
  key: `code:${user.id} device:${device?.id ?? 'unknown'}`,
  ...SLOW,
});

/** The own password again, within a session: who has stolen one must not find it out. */
export const ownPasswordLimit = (session: Buffer): GuessLimit => ({
  key: `session:${session.toString('base64url')}`,
  ...SLOW,
});

/** The password of a document. Whoever may guess at it can take the file along, so this only keeps the service from helping. */
export const documentPasswordLimit = ({ kind, id }: Actor, document_id: number): GuessLimit => ({
  key: `document:${document_id} by:${kind} ${id ?? ''}`,
  ...SLOW,
});

/** One-time links and answers of the sign-on provider: nobody can guess them, so this bounds the work they make. */
export const linkLimit = (address: string): GuessLimit => ({
  key: `links from:${sourceOf(address)}`,
  free: 50,
  ...SHARED,
});

/** One network of IPv6 has as many addresses as one likes: its first 64 bits count. */
export function sourceOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** Ends the waits of an account: somebody with access to the machine has vouched for the person. */
export async function forgetGuesses(ctx: Context, { id, email }: UserRow): Promise<void> {
  const account = `account:${email.toLowerCase()}`;
  await ctx.db
    .deleteFrom('guesses')
    .where((eb) =>
      eb.or([
        eb('key', '=', account),
        eb(sql`starts_with(key, ${`${account} from:`})`, '=', true),
        eb(sql`starts_with(key, ${`code:${id} device:`})`, '=', true),
      ]),
    )
    .execute();
}

async function hasComeFrom(ctx: Context, user_id: number, source: string): Promise<boolean> {
  const sessions = ctx.db.selectFrom('sessions').select('address').where('user_id', '=', user_id);
  return (await sessions.execute()).some(({ address }) => sourceOf(address) === source);
}
