// Signatures with SM2 (GB/T 32918.2). OpenSSL knows the curve, but node:crypto cannot tell it the identity of the signer, which is
// part of what is signed.
import { createHash } from 'node:crypto';
import { weierstrass } from '@noble/curves/abstract/weierstrass.js';

/** Recommended parameters, GB/T 32918.5. */
export const SM2 = {
  p: 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn,
  n: 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n,
  h: 1n,
  a: 0xfffffffeffffffffffffffffffffffffffffffff00000000fffffffffffffffcn,
  b: 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n,
  Gx: 0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n,
  Gy: 0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n,
} as const;

export const Sm2Point = weierstrass(SM2);

/** The identity that GM/T 0009 has everybody use for whom nothing else is agreed. */
const IDENTITY = Buffer.from('1234567812345678');

/** `id-ecPublicKey` and the curve, as they stand in front of every key; the point follows. */
export const SM2_KEY_PREFIX = Buffer.from('3059301306072a8648ce3d020106082a811ccf5501822d034200', 'hex');

/** The uncompressed point of a public key (SPKI, DER); undefined for keys of other algorithms. */
export function sm2PointIn(spki: Uint8Array): Uint8Array | undefined {
  const prefix = spki.subarray(0, SM2_KEY_PREFIX.length);
  const point = spki.subarray(SM2_KEY_PREFIX.length);
  return point.length === 65 && SM2_KEY_PREFIX.equals(prefix) ? point : undefined;
}

const bytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`);
const modN = (value: bigint): bigint => ((value % SM2.n) + SM2.n) % SM2.n;

/** What is signed of a message: its digest together with the curve, the key and the identity. */
export function sm2Digest(parts: readonly Uint8Array[], point: Uint8Array): bigint {
  const bits = Buffer.alloc(2);
  bits.writeUInt16BE(IDENTITY.length * 8);
  const z = createHash('sm3');
  for (const part of [bits, IDENTITY, ...[SM2.a, SM2.b, SM2.Gx, SM2.Gy].map(bytesOf), point.subarray(1)])
    z.update(part);
  const message = createHash('sm3').update(z.digest());
  for (const part of parts) message.update(part);
  return numberIn(message.digest());
}

/** @param point uncompressed; throws for one that is not on the curve */
export function verifySm2(parts: readonly Uint8Array[], value: Uint8Array, point: Uint8Array): boolean {
  const [r, s] = numbersOf(value);
  if (r === undefined || s === undefined || r <= 0n || s <= 0n || r >= SM2.n || s >= SM2.n) return false;
  const t = modN(r + s);
  if (t === 0n) return false;
  const key = Sm2Point.fromBytes(point);
  key.assertValidity();
  const { x } = Sm2Point.BASE.multiplyUnsafe(s).add(key.multiplyUnsafe(t)).toAffine();
  return modN(sm2Digest(parts, point) + x) === r;
}

/** SEQUENCE of two INTEGERs, or both as 32 bytes each. */
function numbersOf(value: Uint8Array): [bigint?, bigint?] {
  if (value.length === 64) return [numberIn(value.subarray(0, 32)), numberIn(value.subarray(32))];
  if (value[0] !== 0x30 || value[1] !== value.length - 2 || value[2] !== 2) return [];
  const first = value[3] ?? 0;
  if (value[4 + first] !== 2 || value[5 + first] !== value.length - 6 - first) return [];
  return [numberIn(value.subarray(4, 4 + first)), numberIn(value.subarray(6 + first))];
}
