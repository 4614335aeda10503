// Reads ASN.1 with limits: a signature is small, whatever a file claims.
import * as asn1js from 'asn1js';

/** Values inside each other, and all of them; a signature with its revocation lists has some ten thousand. */
const LIMITS = { maxDepth: 60, maxNodes: 100_000, maxContentLength: 4 * 1024 * 1024 };

export type Asn1 = asn1js.AsnType;

/** Throws for what is no ASN.1, or too much of it. What follows the first value is padding. */
export function parseAsn1(bytes: Uint8Array): Asn1 {
  const { offset, result } = asn1js.fromBER(Uint8Array.from(bytes), LIMITS);
  if (offset === -1) throw new Error(`no ASN.1: ${result.error}`);
  return result;
}

/** The values inside a SEQUENCE, SET or explicit tag; none for anything else. */
export const innerOf = (value: Asn1 | undefined): Asn1[] =>
  value instanceof asn1js.Constructed ? value.valueBlock.value : [];

/** As it stands in the file, tag and length included. */
export const encodingOf = (value: Asn1): Buffer => Buffer.from(value.valueBeforeDecodeView);

/** Throws for another type. */
export function octetsOf(value: Asn1 | undefined): Buffer {
  if (value instanceof asn1js.OctetString) return Buffer.from(value.getValue());
  if (value instanceof asn1js.BitString) return Buffer.from(value.valueBlock.valueHexView);
  throw new Error('a string of bytes was expected');
}

/** Dotted; throws for another type. */
export function identifierOf(value: Asn1 | undefined): string {
  if (value instanceof asn1js.ObjectIdentifier) return value.getValue();
  throw new Error('an object identifier was expected');
}

/** Undefined where it is no time, or none that there is. */
export function timeOf(value: Asn1 | undefined): Date | undefined {
  const time =
    value instanceof asn1js.UTCTime || value instanceof asn1js.GeneralizedTime ? value.toDate() : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? undefined : time;
}

/** '' for what is no text. */
export const textOf = (value: Asn1 | undefined): string =>
  value instanceof asn1js.BaseStringBlock ? plainText(value.getValue()) : '';

/** Of names that people see; longer ones are cut. */
const LONGEST = 200;

/** Without what PostgreSQL and people cannot take. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
