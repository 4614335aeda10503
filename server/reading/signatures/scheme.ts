// How a signature was made: which algorithm with which digest, and whether it fits.
import { constants, createHash, createPublicKey, createVerify, verify as verifyAtOnce } from 'node:crypto';
import { sm2PointIn, verifySm2 } from './sm2.ts';

/** An algorithm as programs know it; stored with the certificates of a document. */
export interface Scheme {
  kind: 'rsa' | 'rsa-pss' | 'ecdsa' | 'eddsa' | 'sm2';
  /** Names of node:crypto; '' where the algorithm has its own. */
  hash: string;
  /** Bytes of salt, of RSA-PSS. */
  salt?: number;
}

/** By object identifier (RFC 5754, RFC 8702, GM/T 0006). MD5 is missing on purpose: anybody can make two files with one MD5. */
const HASHES: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.8': 'sha3-256',
  '2.16.840.1.101.3.4.2.9': 'sha3-384',
  '2.16.840.1.101.3.4.2.10': 'sha3-512',
  '1.2.156.10197.1.401': 'sm3',
};

/** Algorithms that name their digest (RFC 4055, RFC 5758, GM/T 0006). */
const WITH_HASH: Record<string, Scheme> = {
  '1.2.840.113549.1.1.5': { kind: 'rsa', hash: 'sha1' },
  '1.2.840.113549.1.1.14': { kind: 'rsa', hash: 'sha224' },
  '1.2.840.113549.1.1.11': { kind: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { kind: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { kind: 'rsa', hash: 'sha512' },
  '1.2.156.10197.1.504': { kind: 'rsa', hash: 'sm3' },
  '1.2.840.10045.4.1': { kind: 'ecdsa', hash: 'sha1' },
  '1.2.840.10045.4.3.1': { kind: 'ecdsa', hash: 'sha224' },
  '1.2.840.10045.4.3.2': { kind: 'ecdsa', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { kind: 'ecdsa', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { kind: 'ecdsa', hash: 'sha512' },
  '1.3.101.112': { kind: 'eddsa', hash: '' },
  '1.3.101.113': { kind: 'eddsa', hash: '' },
  '1.2.156.10197.1.501': { kind: 'sm2', hash: 'sm3' },
  '1.2.156.10197.1.301': { kind: 'sm2', hash: 'sm3' },
  '1.2.156.10197.1.301.1': { kind: 'sm2', hash: 'sm3' },
};

const RSA = '1.2.840.113549.1.1.1';
export const RSA_PSS = '1.2.840.113549.1.1.10';
const EC_PUBLIC_KEY = '1.2.840.10045.2.1';

/** The digest with this object identifier, as node:crypto calls it; undefined for those that are not accepted. */
export const hashOf = (oid: string): string | undefined => HASHES[oid];

/** @param digest of the content, for algorithms that do not name one; undefined for what is not supported, RSA-PSS included. */
export function schemeOf(oid: string, digest: string | undefined): Scheme | undefined {
  if (oid === RSA) return digest === undefined ? undefined : { kind: 'rsa', hash: digest };
  if (oid === EC_PUBLIC_KEY && digest !== undefined)
    return { kind: digest === 'sm3' ? 'sm2' : 'ecdsa', hash: digest };
  return WITH_HASH[oid];
}

/** The digest of parts that follow each other. Throws for one that this build of OpenSSL lacks. */
export function digestOf(hash: string, parts: readonly Uint8Array[]): Buffer {
  const digest = createHash(hash);
  for (const part of parts) digest.update(part);
  return digest.digest();
}

/** A signature as it stands in a file, over parts that follow each other. */
export interface Signed {
  scheme: Scheme;
  parts: readonly Uint8Array[];
  value: Uint8Array;
}

/** @param spki the public key, DER. A key that does not fit the algorithm, or is none, verifies nothing. */
export function verifies({ scheme, parts, value }: Signed, spki: Uint8Array): boolean {
  try {
    const point = sm2PointIn(spki);
    if (scheme.kind === 'sm2' || point !== undefined)
      return scheme.kind === 'sm2' && point !== undefined && verifySm2(parts, value, point);
    const key = createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });
    if (!FITTING[scheme.kind].includes(key.asymmetricKeyType ?? '')) return false;
    if (scheme.kind === 'eddsa') return verifyAtOnce(null, Buffer.concat(parts), key, value);
    const verifier = createVerify(scheme.hash);
    for (const part of parts) verifier.update(part);
    if (scheme.kind !== 'rsa-pss') return verifier.verify(key, value);
    const padding = constants.RSA_PKCS1_PSS_PADDING;
    return verifier.verify({ key, padding, saltLength: scheme.salt ?? 20 }, value);
  } catch {
    return false;
  }
}

const FITTING: Record<Exclude<Scheme['kind'], 'sm2'>, readonly string[]> = {
  rsa: ['rsa'],
  'rsa-pss': ['rsa', 'rsa-pss'],
  ecdsa: ['ec'],
  eddsa: ['ed25519', 'ed448'],
};

const NAMES: Record<Scheme['kind'], string> = {
  rsa: 'RSA',
  'rsa-pss': 'RSA-PSS',
  ecdsa: 'ECDSA',
  eddsa: 'EdDSA',
  sm2: 'SM2',
};

/** As people write it: `RSA with SHA-256` is `RSA, SHA-256`. */
export function schemeName({ kind, hash }: Scheme): string {
  const digest = hash.toUpperCase().replace(/^SHA(?=\d)/, 'SHA-');
  return digest === '' ? NAMES[kind] : `${NAMES[kind]}, ${digest}`;
}
