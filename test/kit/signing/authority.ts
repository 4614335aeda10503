// Keys and certificates that the tests make for themselves: authorities, signers, timestamp authorities.
import {
  createHash,
  generateKeyPairSync,
  randomBytes,
  sign as signWith,
  constants,
  type KeyObject,
} from 'node:crypto';
import { SM2, SM2_KEY_PREFIX, Sm2Point, sm2Digest } from '../../../server/reading/signatures/sm2.ts';
import { pemOf } from '../../../server/trust/pem.ts';
import { bits, boolean, explicit, integer, nothing, octets, oid, sequence, set, time, utf8 } from './der.ts';

export interface Key {
  /** SubjectPublicKeyInfo. */
  spki: Buffer;
  /** AlgorithmIdentifier of its signatures. */
  algorithm: Buffer;
  /** Of the digests that go with it: object identifier and name. */
  hash: { oid: string; name: string };
  sign(bytes: Uint8Array): Buffer;
}

const SHA256 = { oid: '2.16.840.1.101.3.4.2.1', name: 'sha256' };
const SM3 = { oid: '1.2.156.10197.1.401', name: 'sm3' };

const nodeKey = (
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  algorithm: Buffer,
  options: object = {},
): Key => ({
  spki: publicKey.export({ format: 'der', type: 'spki' }),
  algorithm,
  hash: SHA256,
  sign: (bytes) => signWith('sha256', bytes, { key: privateKey, ...options }),
});

export const rsaKey = (): Key =>
  nodeKey(
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    sequence(oid('1.2.840.113549.1.1.11'), nothing),
  );

export function pssKey(): Key {
  const hash = sequence(oid(SHA256.oid), nothing);
  const parameters = sequence(
    explicit(0, hash),
    explicit(1, sequence(oid('1.2.840.113549.1.1.8'), hash)),
    explicit(2, integer(32)),
  );
  return nodeKey(
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    sequence(oid('1.2.840.113549.1.1.10'), parameters),
    { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
  );
}

export const ecKey = (namedCurve: 'P-256' | 'brainpoolP256r1' = 'P-256'): Key =>
  nodeKey(generateKeyPairSync('ec', { namedCurve }), sequence(oid('1.2.840.10045.4.3.2')));

export function sm2Key(): Key {
  const secret = (BigInt(`0x${randomBytes(40).toString('hex')}`) % (SM2.n - 2n)) + 1n;
  const point = Sm2Point.BASE.multiply(secret).toBytes(false);
  return {
    spki: Buffer.concat([SM2_KEY_PREFIX, point]),
    algorithm: sequence(oid('1.2.156.10197.1.501')),
    hash: SM3,
    sign: (bytes) => signSm2(bytes, secret, point),
  };
}

function signSm2(bytes: Uint8Array, secret: bigint, point: Uint8Array): Buffer {
  const modN = (value: bigint) => ((value % SM2.n) + SM2.n) % SM2.n;
  const k = (BigInt(`0x${randomBytes(40).toString('hex')}`) % (SM2.n - 1n)) + 1n;
  const r = modN(sm2Digest([bytes], point) + Sm2Point.BASE.multiply(k).toAffine().x);
  const s = modN(inverse(1n + secret) * (k - r * secret));
  return sequence(integer(r), integer(s));
}

/** By Fermat: the order is a prime. */
function inverse(value: bigint): bigint {
  let [result, base, power] = [1n, value % SM2.n, SM2.n - 2n];
  for (; power > 0n; power >>= 1n) {
    if ((power & 1n) === 1n) result = (result * base) % SM2.n;
    base = (base * base) % SM2.n;
  }
  return result;
}

export interface Identity {
  key: Key;
  certificate: Buffer;
  name: Buffer;
  issuer: Buffer;
  serial: Buffer;
}

interface Wanted {
  key?: Key;
  /** Who issues it; itself without one. */
  issuer?: Identity | undefined;
  authority?: boolean;
  below?: number;
  purpose?: string;
  from?: string;
  to?: string;
}

export const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

export function identityOf(
  common_name: string,
  { key = rsaKey(), issuer, authority = false, below, purpose, ...valid }: Wanted = {},
): Identity {
  const name = sequence(set(sequence(oid('2.5.4.3'), utf8(common_name))));
  const serial = integer(BigInt(`0x${randomBytes(8).toString('hex')}`));
  const signer = issuer?.key ?? key;
  const extension = (id: string, critical: boolean, value: Buffer) =>
    sequence(oid(id), ...(critical ? [boolean(true)] : []), octets(value));
  const limits = below === undefined ? [] : [integer(below)];
  const extensions = [
    extension('2.5.29.19', true, sequence(...(authority ? [boolean(true), ...limits] : []))),
    extension(
      '2.5.29.15',
      true,
      Buffer.from(authority ? [0x03, 0x02, 0x01, 0x06] : [0x03, 0x02, 0x06, 0xc0]),
    ),
    ...(purpose === undefined ? [] : [extension('2.5.29.37', true, sequence(oid(purpose)))]),
  ];
  const content = sequence(
    explicit(0, integer(2)),
    serial,
    signer.algorithm,
    issuer?.name ?? name,
    sequence(time(valid.from ?? '2020-01-01T00:00:00Z'), time(valid.to ?? '2040-01-01T00:00:00Z')),
    name,
    key.spki,
    explicit(3, sequence(...extensions)),
  );
  const certificate = sequence(content, signer.algorithm, bits(signer.sign(content)));
  return { key, certificate, name, issuer: issuer?.name ?? name, serial };
}

export const authorityOf = (common_name: string, wanted: Wanted = {}): Identity =>
  identityOf(common_name, { ...wanted, authority: true });

export const pem = ({ certificate }: Identity): string => pemOf(certificate.toString('base64'));

export const digest = (hash: string, ...parts: Uint8Array[]): Buffer => {
  const made = createHash(hash);
  for (const part of parts) made.update(part);
  return made.digest();
};
