// Passwords: argon2id with the parameters OWASP's Password Storage Cheat Sheet gives as its second choice (19 MiB, 2, 1).
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { once } from '../platform/once.ts';
import { randomToken } from '../platform/secret-box.ts';

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

const hashOfNobody = once(() => hashPassword(randomToken(24)));

/** Takes as long for an account that does not exist, so that timing tells nothing. */
export async function verifyPassword(
  password_hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const decoy = hashOfNobody();
  const right = await verify(password_hash ?? (await decoy), password);
  return right && typeof password_hash === 'string';
}

/** A first password that can be read out and typed: five groups of four letters and digits, 100 bits. */
export function generatePassword(): string {
  // 32 characters, so that each byte picks evenly; l and o are left out because they look like 1 and 0.
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const characters = Array.from(randomBytes(20), (byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}
