// Signatures as CMS (RFC 5652): those of PDFs, timestamps (RFC 3161), and plain signatures of OFD (GM/T 0010).
import * as asn1js from 'asn1js';
import { IssuerAndSerialNumber, SignedData, TSTInfo, type SignerInfo } from 'pkijs';
import { isoSeconds } from '../../platform/clock.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { encodingOf, identifierOf, innerOf, octetsOf, parseAsn1, timeOf, type Asn1 } from './asn1.ts';
import { chainFrom, describe, schemeIn, type ReadCertificate } from './certificate.ts';
import { digestOf, hashOf, schemeName, verifies } from './scheme.ts';
import type { Chain, FileSignature } from './signature.ts';

/** What a signature says and whether it holds; what it covers is known to the format of the file. */
export type Verified = Pick<
  FileSignature,
  'reason' | 'signer' | 'algorithm' | 'claimed_at' | 'chain' | 'timestamp'
> & { state: 'intact' | 'broken' | 'unchecked' };

const NOTHING: Omit<Verified, 'state' | 'reason'> = {
  signer: null,
  algorithm: '',
  claimed_at: null,
  chain: [],
  timestamp: null,
};

export const unchecked = (reason: Sentence, known: Partial<Verified> = {}): Verified => ({
  ...NOTHING,
  ...known,
  state: 'unchecked',
  reason,
});

export const broken = (reason: Sentence, known: Partial<Verified> = {}): Verified => ({
  ...NOTHING,
  ...known,
  state: 'broken',
  reason,
});

/** The same in PKCS #7 and in GM/T 0010. */
const SIGNED_DATA = ['1.2.840.113549.1.7.2', '1.2.156.10197.6.1.4.2.2'];

/** Attributes: RFC 5652, RFC 5035, RFC 3161. */
const [DIGEST, TIME, STAMP] = [
  '1.2.840.113549.1.9.4',
  '1.2.840.113549.1.9.5',
  '1.2.840.113549.1.9.16.2.14',
] as const;
const [SIGNER_V1, SIGNER_V2] = ['1.2.840.113549.1.9.16.2.12', '1.2.840.113549.1.9.16.2.47'] as const;
const TIMESTAMP_INFO = '1.2.840.113549.1.9.16.1.4';

const MOST_CERTIFICATES = 50;

interface Read {
  data: SignedData;
  signer: SignerInfo;
  certificate: ReadCertificate | undefined;
  certificates: ReadCertificate[];
}

/** Throws for what is no CMS. */
function readCms(der: Uint8Array, further: readonly ReadCertificate[]): Read | Sentence {
  const [type, content] = innerOf(parseAsn1(der));
  if (!SIGNED_DATA.includes(identifierOf(type))) throw new Error('no signed data');
  const data = new SignedData({ schema: innerOf(content)[0] });
  const [signer, another] = data.signerInfos;
  if (signer === undefined || another !== undefined)
    return sentence('signatures.severalSigners', { count: data.signerInfos.length });
  const certificates = [...certificatesIn(data), ...further];
  return { data, signer, certificates, certificate: certificates.find((one) => isOf(signer, one)) };
}

/** Those that can be read. */
function certificatesIn({ certificates = [] }: SignedData): ReadCertificate[] {
  return certificates.slice(0, MOST_CERTIFICATES).flatMap((one) => {
    try {
      return [describe(parseAsn1(new Uint8Array(one.toSchema().toBER())))];
    } catch {
      return [];
    }
  });
}

function isOf({ sid }: SignerInfo, certificate: ReadCertificate): boolean {
  if (sid instanceof IssuerAndSerialNumber)
    return (
      Buffer.from(sid.serialNumber.valueBlock.valueHexView).toString('hex') === certificate.serial &&
      certificate.issuer.equals(Buffer.from(sid.issuer.valueBeforeDecode))
    );
  const key_id = Buffer.from((sid as asn1js.Primitive).valueBlock.valueHexView).toString('hex');
  return key_id === certificate.key_id;
}

const attributeOf = ({ signedAttrs }: SignerInfo, type: string): Asn1 | undefined =>
  signedAttrs?.attributes.find((one) => one.type === type)?.values[0] as Asn1 | undefined;

/**
 * @param parts what is signed, in the order in which it is
 * @param further certificates beside those that the signature carries
 * @param within where the signature itself carries the digest of what is signed (adbe.pkcs7.sha1)
 */
export function verifyCms(
  der: Uint8Array,
  parts: readonly Uint8Array[],
  { further = [], within }: { further?: readonly ReadCertificate[]; within?: 'sha1' } = {},
): Verified {
  try {
    const read = readCms(der, further);
    if ('code' in read) return unchecked(read);
    if (within === undefined) return verify(read, parts);
    const content = contentOf(read.data);
    const verified = verify(read, content === undefined ? [] : [content]);
    if (verified.state !== 'intact' || content?.equals(digestOf(within, parts)) === true) return verified;
    return { ...verified, state: 'broken', reason: sentence('signatures.changed') };
  } catch {
    return unchecked(sentence('signatures.unreadable'));
  }
}

/** A timestamp of the file itself: its time is what it states. */
export function verifyTimestamp(
  der: Uint8Array,
  parts: readonly Uint8Array[],
  further: readonly ReadCertificate[] = [],
): Verified {
  try {
    const read = readCms(der, further);
    if ('code' in read) return unchecked(read);
    const { verified, at } = verifyStamp(read, parts);
    if (verified.state !== 'intact') return verified;
    return { ...verified, timestamp: { at, chain: verified.chain } };
  } catch {
    return unchecked(sentence('signatures.unreadable'));
  }
}

const contentOf = ({ encapContentInfo: { eContent } }: SignedData): Buffer | undefined =>
  eContent === undefined ? undefined : octetsOf(eContent);

function verifyStamp(read: Read, parts: readonly Uint8Array[]): { verified: Verified; at: string } {
  const content = contentOf(read.data);
  if (read.data.encapContentInfo.eContentType !== TIMESTAMP_INFO || content === undefined)
    throw new Error('no timestamp');
  const { messageImprint, genTime } = new TSTInfo({ schema: parseAsn1(content) });
  const at = isoSeconds(genTime);
  const verified = { ...verify(read, [content]), claimed_at: at };
  const hash = hashOf(messageImprint.hashAlgorithm.algorithmId);
  if (hash === undefined)
    return { verified: unchecked(sentence('signatures.unknownAlgorithm'), verified), at };
  const fits = octetsOf(messageImprint.hashedMessage).equals(digestOf(hash, parts));
  if (fits || verified.state !== 'intact') return { verified, at };
  return { verified: broken(sentence('signatures.changed'), verified), at };
}

function verify(read: Read, parts: readonly Uint8Array[]): Verified {
  const { signer, certificate, certificates } = read;
  const hash = hashOf(signer.digestAlgorithm.algorithmId);
  const scheme = schemeIn(signer.signatureAlgorithm, hash);
  const time = timeOf(attributeOf(signer, TIME));
  const known = {
    signer: certificate?.summary.subject ?? null,
    algorithm: scheme === undefined ? '' : schemeName(scheme),
    claimed_at: time === undefined ? null : isoSeconds(time),
    chain: certificate === undefined ? [] : chainFrom(certificate, certificates),
  };
  if (certificate === undefined) return unchecked(sentence('signatures.noCertificate'), known);
  if (hash === undefined || scheme === undefined)
    return unchecked(sentence('signatures.unknownAlgorithm'), known);
  const attributes = signer.signedAttrs;
  if (attributes !== undefined) {
    if (!octetsOf(attributeOf(signer, DIGEST)).equals(digestOf(hash, parts)))
      return broken(sentence('signatures.changed'), known);
    if (!isMeant(signer, certificate)) return broken(sentence('signatures.otherCertificate'), known);
  }
  const value = octetsOf(signer.signature);
  const signed = attributes === undefined ? parts : [new Uint8Array(attributes.encodedValue)];
  if (!verifies({ scheme, parts: signed, value }, certificate.key))
    return broken(sentence(attributes === undefined ? 'signatures.changed' : 'signatures.invalid'), known);
  return { ...NOTHING, ...known, state: 'intact', reason: null, timestamp: stampOf(read, value) };
}

/** Whether the signer has signed with this certificate, where the signature says with which (ETSI EN 319 122). */
function isMeant(signer: SignerInfo, { encoded }: ReadCertificate): boolean {
  const [v1, v2] = [attributeOf(signer, SIGNER_V1), attributeOf(signer, SIGNER_V2)];
  const [first, second] = innerOf(innerOf(innerOf(v2 ?? v1)[0])[0]);
  if (first === undefined) return true;
  if (v2 === undefined) return octetsOf(first).equals(digestOf('sha1', [encoded]));
  if (first instanceof asn1js.OctetString) return octetsOf(first).equals(digestOf('sha256', [encoded]));
  const hash = hashOf(identifierOf(innerOf(first)[0]));
  return hash !== undefined && octetsOf(second).equals(digestOf(hash, [encoded]));
}

/** The timestamp of the signature, if it has one that fits. */
function stampOf({ signer, certificates }: Read, value: Uint8Array): { at: string; chain: Chain } | null {
  const token = signer.unsignedAttrs?.attributes.find(({ type }) => type === STAMP)?.values[0] as
    | Asn1
    | undefined;
  return token === undefined ? null : readStamp(encodingOf(token), value, certificates);
}

/** The time and the authority of a timestamp over some bytes; null for one that does not hold. */
export function readStamp(
  token: Uint8Array,
  value: Uint8Array,
  further: readonly ReadCertificate[],
): { at: string; chain: Chain } | null {
  try {
    const read = readCms(token, further);
    if ('code' in read) return null;
    const { verified, at } = verifyStamp(read, [value]);
    return verified.state === 'intact' ? { at, chain: verified.chain } : null;
  } catch {
    return null;
  }
}
