// Who issued a certificate. Apart from reading certificates, which only what reads files has to load.
import { verifies } from './scheme.ts';
import type { ChainCertificate } from './signature.ts';

/** Whether a key (SubjectPublicKeyInfo, DER) has signed a certificate. */
export function issued(key: Uint8Array, { signed }: ChainCertificate): boolean {
  if (signed === null) return false;
  const { scheme, content, value } = signed;
  const parts = [Buffer.from(content, 'base64')];
  return verifies({ scheme, parts, value: Buffer.from(value, 'base64') }, key);
}
