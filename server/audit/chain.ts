// The chain of the audit log: what an entry's hash and seal are made of. The database computes both when it appends
// (migration 0040); here they are computed again, outside of it.
import { createHash, createHmac } from 'node:crypto';
import { sameDigest, type SecretBox } from '../platform/secret-box.ts';

/** An entry as the hash covers it. */
export interface ChainEntry {
  id: number;
  /** UTC with microseconds: the hash covers milliseconds, and an entry never has more. */
  at: string;
  actor_kind: string;
  actor_id: number | null;
  actor_name: string;
  event: string;
  document_id: number | null;
  contact_id: number | null;
  /** JSON text, byte for byte as stored. */
  detail: string;
  previous_hash: string;
  hash: string;
  seal: string | null;
}

/** Stands before the first entry. */
export const FIRST_PREVIOUS = '0'.repeat(64);
const SEPARATOR = '\u001f';
const BLOCK_BYTES = 64;

/** SHA-256 over the values, joined by the unit separator, as `audit_hash` in the database. */
export function hashOf(entry: ChainEntry): string {
  const values = [
    String(entry.id),
    entry.at.replace(/000Z$/, 'Z'),
    entry.actor_kind,
    String(entry.actor_id ?? '-'),
    entry.actor_name,
    entry.event,
    String(entry.document_id ?? '-'),
    String(entry.contact_id ?? '-'),
    entry.detail,
    entry.previous_hash,
  ];
  return createHash('sha256').update(values.join(SEPARATOR), 'utf8').digest('hex');
}

const keyOf = (secrets: SecretBox): Buffer => secrets.derive('recto audit log');

/** HMAC-SHA256 with the key that only the service has. */
function sign(secrets: SecretBox, text: string): Buffer {
  return createHmac('sha256', keyOf(secrets)).update(text, 'utf8').digest();
}

const isSigned = (secrets: SecretBox, text: string, signature: string): boolean =>
  sameDigest(Buffer.from(signature, 'hex'), sign(secrets, text));

export const hasSeal = (secrets: SecretBox, entry: ChainEntry): boolean =>
  entry.seal !== null && isSigned(secrets, entry.hash, entry.seal);

/** The padded keys of HMAC (RFC 2104, section 2), for a database that has SHA-256 but no HMAC of its own. */
export function sealPads(secrets: SecretBox): { inner: Buffer; outer: Buffer } {
  const key = Buffer.concat([keyOf(secrets)], BLOCK_BYTES);
  return { inner: key.map((byte) => byte ^ 0x36) as Buffer, outer: key.map((byte) => byte ^ 0x5c) as Buffer };
}

/** The head of the chain at a moment, signed. */
export interface Checkpoint {
  entry_id: number;
  hash: string;
  at: Date;
  signature: string;
}

type Unsigned = Omit<Checkpoint, 'signature'>;
const textOf = ({ entry_id, hash, at }: Unsigned): string => `${entry_id}:${hash}:${at.toISOString()}`;

export const signCheckpoint = (secrets: SecretBox, head: Unsigned): Checkpoint => ({
  ...head,
  signature: sign(secrets, textOf(head)).toString('hex'),
});

export const isGenuine = (secrets: SecretBox, checkpoint: Checkpoint): boolean =>
  isSigned(secrets, textOf(checkpoint), checkpoint.signature);
