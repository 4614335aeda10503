// Signatures that others can check without this service: Ed25519 (RFC 8032) with a key of the instance, whose public half
// `GET /api/signing-key` tells. The private half is derived from the secret key, so that every process of an instance has the
// same one, a backup needs nothing more, and it lasts as long as the secret key does.
import { createHash, createPrivateKey, createPublicKey, sign as signEd25519, verify } from 'node:crypto';
import type { Signature, SigningKey } from '../../contract/signing.ts';
import type { SecretBox } from './secret-box.ts';

/** Stands before the 32 bytes of a private key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKey = (secrets: SecretBox) =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, secrets.derive('recto signing key')]),
    format: 'der',
    type: 'pkcs8',
  });

/** What others need to check a signature. `key_id` tells keys of instances apart; it is a hash, not a secret. */
export function signingKey(secrets: SecretBox): SigningKey {
  const key = createPublicKey(privateKey(secrets));
  const der = key.export({ format: 'der', type: 'spki' });
  return {
    algorithm: 'Ed25519',
    key_id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    public_key: key.export({ format: 'pem', type: 'spki' }).toString(),
  };
}

export const sign = (secrets: SecretBox, bytes: Uint8Array): Signature => ({
  algorithm: 'Ed25519',
  key_id: signingKey(secrets).key_id,
  value: signEd25519(null, bytes, privateKey(secrets)).toString('base64url'),
});

export const isSignedBy = (public_key: string, bytes: Uint8Array, { value }: Signature): boolean =>
  verify(null, bytes, public_key, Buffer.from(value, 'base64url'));

/**
 * The bytes of a JSON value that are signed, whoever writes it and in which order: keys sorted by UTF-16 code units, no white
 * space (RFC 8785). Say in the value what it is, so that a signature of one kind never stands for another.
 */
export const canonicalJson = (value: unknown): Buffer => Buffer.from(JSON.stringify(sorted(value)), 'utf8');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  // A number as key would come first, wherever it was put.
  const wholeNumber = entries.find(([key]) => /^\d+$/.test(key));
  if (wholeNumber !== undefined) throw new Error(`The key ${wholeNumber[0]} has no order of its own`);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]),
  );
}

/** A JSON value with the signature of its canonical bytes beside it. */
export const signJson = <Content>(secrets: SecretBox, content: Content) => ({
  content,
  signature: sign(secrets, canonicalJson(content)),
});

/**
 * A PDF with a signature of all its bytes, in a comment after its end: readers pass over it, as they look for the end in the
 * last 1,024 bytes (ISO 32000-1, annex H, note 18).
 */
export function signPdf(secrets: SecretBox, pdf: Uint8Array): Buffer {
  const { algorithm, key_id, value } = sign(secrets, pdf);
  return Buffer.concat([pdf, Buffer.from(`\n%Recto-Signature: ${algorithm} ${key_id} ${value}\n`, 'latin1')]);
}
