// Electronic seals (GB/T 38540-2020, before that GM/T 0031-2014): the picture of a stamp, who may use it, and what was signed with it.
import { isoSeconds } from '../../platform/clock.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { encodingOf, identifierOf, innerOf, octetsOf, parseAsn1, textOf, timeOf, type Asn1 } from './asn1.ts';
import { chainFrom, describe, readCertificate, type ReadCertificate } from './certificate.ts';
import { broken, readStamp, unchecked, type Verified } from './cms.ts';
import { digestOf, schemeName, schemeOf, verifies, type Scheme } from './scheme.ts';

interface SealedSignature {
  /** The part that is signed. */
  signed: Asn1;
  seal: Asn1;
  time: Date | undefined;
  /** Digest of what the seal is put on. */
  digest: Buffer;
  certificate: ReadCertificate;
  scheme: Scheme | undefined;
  value: Buffer;
  stamp: Uint8Array | undefined;
}

export interface VerifiedSeal extends Verified {
  /** What the seal is called; null where that was not read. */
  seal: string | null;
}

/** @param parts what the seal is put on */
export function verifySeal(der: Uint8Array, parts: readonly Uint8Array[]): VerifiedSeal {
  try {
    return verify(readSealed(innerOf(parseAsn1(der))), parts);
  } catch {
    return { ...unchecked(sentence('signatures.unreadable')), seal: null };
  }
}

/** Of version 4, certificate and algorithm stand beside what is signed; before, they are signed as well. */
function readSealed(outer: Asn1[]): SealedSignature {
  const signed = outer[0]!;
  const [, seal, time, digest, , ...rest] = innerOf(signed);
  const [certificate, algorithm, value, stamp] = outer.length > 2 ? outer.slice(1) : [...rest, outer[1]];
  return {
    signed,
    seal: seal!,
    time: timeOf(time),
    digest: octetsOf(digest),
    certificate: readCertificate(octetsOf(certificate)),
    scheme: schemeOf(identifierOf(algorithm), undefined),
    value: octetsOf(value),
    stamp: outer.length > 2 && stamp !== undefined ? stampIn(stamp) : undefined,
  };
}

/** `[0] EXPLICIT BIT STRING`; some write it without the tag. */
const stampIn = (value: Asn1): Uint8Array | undefined => {
  const inner = innerOf(value)[0];
  return octetsOf(inner ?? value);
};

function verify(sealed: SealedSignature, parts: readonly Uint8Array[]): VerifiedSeal {
  const { certificate, scheme, value, signed, time, stamp } = sealed;
  const maker = makerOf(sealed.seal);
  const known = {
    seal: maker.name === '' ? null : maker.name,
    signer: certificate.summary.subject,
    algorithm: scheme === undefined ? '' : schemeName(scheme),
    claimed_at: time === undefined ? null : isoSeconds(time),
    chain: chainFrom(certificate, []),
  };
  if (scheme === undefined || scheme.kind === 'eddsa')
    return { ...unchecked(sentence('signatures.unknownAlgorithm'), known), seal: known.seal };
  const wrong = (reason: Parameters<typeof broken>[0]) => ({ ...broken(reason, known), seal: known.seal });
  if (!verifies({ scheme, parts: [encodingOf(signed)], value }, certificate.key))
    return wrong(sentence('signatures.invalid'));
  if (!sealed.digest.equals(digestOf(scheme.hash, parts))) return wrong(sentence('signatures.changed'));
  if (!maker.genuine) return wrong(sentence('signatures.sealForged'));
  if (!maker.allows(certificate)) return wrong(sentence('signatures.sealOfOthers'));
  const timestamp = stamp === undefined ? null : readStamp(stamp, value, []);
  return { ...known, state: 'intact', reason: null, timestamp };
}

interface Maker {
  name: string;
  /** Whether whoever made the seal has signed it as it is. */
  genuine: boolean;
  /** Whether the seal names the certificate among those that may use it. */
  allows(certificate: ReadCertificate): boolean;
}

/** Version 4: SEQUENCE { info, certificate, algorithm, value }; before: { info, SEQUENCE { certificate, algorithm, value } }. */
function makerOf(seal: Asn1): Maker {
  const outer = innerOf(seal);
  const info = outer[0]!;
  const older = outer.length === 2;
  const [certificate, algorithm, value] = older ? innerOf(outer[1]) : outer.slice(1);
  const [, , property] = innerOf(info);
  const properties = innerOf(property);
  // Version 4 says in front of the list whether it holds certificates (1) or their digests (2).
  const list = properties.find((one) => innerOf(one).length > 0);
  const scheme = schemeOf(identifierOf(algorithm), undefined);
  const maker = describe(parseAsn1(octetsOf(certificate)));
  // The information alone, or together with the certificate and the algorithm: the standards differ, and so do their readers.
  const made = [encodingOf(info), withMaker(info, certificate!, algorithm!)];
  return {
    name: textOf(properties[1]),
    genuine:
      scheme !== undefined &&
      made.some((part) => verifies({ scheme, parts: [part], value: octetsOf(value) }, maker.key)),
    allows: ({ encoded }) =>
      innerOf(list).some((one) => {
        const entry = innerOf(one).length > 0 ? innerOf(one).at(-1) : one;
        const bytes = octetsOf(entry);
        return (
          bytes.equals(encoded) ||
          ['sm3', 'sha256', 'sha1'].some((hash) => bytes.equals(digestOf(hash, [encoded])))
        );
      }),
  };
}

/** SEQUENCE { info, certificate, algorithm }. */
function withMaker(info: Asn1, certificate: Asn1, algorithm: Asn1): Buffer {
  const content = Buffer.concat([info, certificate, algorithm].map(encodingOf));
  const length = Buffer.from(content.length.toString(16).padStart(8, '0'), 'hex');
  const short = length.subarray(length.findIndex((byte) => byte !== 0));
  const head = content.length < 0x80 ? [content.length] : [0x80 | short.length, ...short];
  return Buffer.concat([Buffer.from([0x30, ...head]), content]);
}
