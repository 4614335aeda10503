// Certificates (RFC 5280): what they say of a signer, and who issued them.
import {
  AlgorithmIdentifier,
  BasicConstraints,
  Certificate,
  ExtKeyUsage,
  RSASSAPSSParams,
  type RelativeDistinguishedNames,
} from 'pkijs';
import { BitString } from 'asn1js';
import { isoSeconds } from '../../platform/clock.ts';
import { encodingOf, innerOf, parseAsn1, plainText, type Asn1 } from './asn1.ts';
import { issued } from './issued.ts';
import { digestOf, hashOf, RSA_PSS, schemeOf, type Scheme } from './scheme.ts';
import type { Chain, ChainCertificate } from './signature.ts';

export interface ReadCertificate {
  summary: ChainCertificate;
  /** SubjectPublicKeyInfo, DER. */
  key: Buffer;
  /** Names its issuer and number; the way in which signatures name it. */
  issuer: Buffer;
  serial: string;
  /** Of the key, where the certificate says so. */
  key_id: string | null;
  encoded: Buffer;
}

/** Longer ones would make records heavy, and no authority issues them. */
const MOST_BYTES = 8 * 1024;

/** Extensions whose conditions are kept here, or say nothing about who may sign what. */
const UNDERSTOOD = new Set([
  '2.5.29.14', // subjectKeyIdentifier
  '2.5.29.15', // keyUsage
  '2.5.29.17', // subjectAltName
  '2.5.29.18', // issuerAltName
  '2.5.29.19', // basicConstraints
  '2.5.29.31', // cRLDistributionPoints
  '2.5.29.32', // certificatePolicies
  '2.5.29.35', // authorityKeyIdentifier
  '2.5.29.37', // extKeyUsage
  '1.3.6.1.5.5.7.1.1', // authorityInfoAccess
  '1.3.6.1.5.5.7.1.3', // qcStatements
]);

const [SERVERS, STAMPS, OCSP] = ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.8', '1.3.6.1.5.5.7.3.9'] as const;
/** Purposes of which none is signing documents. */
const OTHER_PURPOSES: readonly string[] = [SERVERS, STAMPS, OCSP];
/** Bits of keyUsage: digitalSignature, nonRepudiation, keyCertSign. */
const [SIGNATURE, NON_REPUDIATION, ISSUES] = [0x80, 0x40, 0x04] as const;

const sha256 = (bytes: Uint8Array | ArrayBuffer): string =>
  digestOf('sha256', [new Uint8Array(bytes)]).toString('hex');

/** Throws for what is no certificate. */
export function readCertificate(der: Uint8Array): ReadCertificate {
  return describe(parseAsn1(der));
}

/** Throws for what is no certificate. */
export function describe(value: Asn1): ReadCertificate {
  const encoded = encodingOf(value);
  if (encoded.length > MOST_BYTES) throw new Error('the certificate is too large');
  const certificate = new Certificate({ schema: value });
  const extensions = certificate.extensions ?? [];
  const parsed = (id: string): unknown => extensions.find(({ extnID }) => extnID === id)?.parsedValue;
  const usage = parsed('2.5.29.15');
  const bits = usage instanceof BitString ? (usage.valueBlock.valueHexView[0] ?? 0) : 0xff;
  const constraints = parsed('2.5.29.19');
  const purposes = parsed('2.5.29.37');
  const meant = purposes instanceof ExtKeyUsage ? purposes.keyPurposes : [];
  const serial = Buffer.from(certificate.serialNumber.valueBlock.valueHexView).toString('hex');
  const key_id = extensions.find(({ extnID }) => extnID === '2.5.29.14')?.extnValue.getValue();
  return {
    encoded,
    serial,
    key: keyIn(value),
    issuer: Buffer.from(certificate.issuer.valueBeforeDecode),
    key_id: key_id === undefined ? null : Buffer.from(key_id).subarray(2).toString('hex'),
    summary: {
      fingerprint: sha256(encoded),
      subject: nameIn(certificate.subject),
      issuer: nameIn(certificate.issuer),
      subject_id: sha256(certificate.subject.valueBeforeDecode),
      issuer_id: sha256(certificate.issuer.valueBeforeDecode),
      serial: serial.slice(0, 80),
      not_before: isoSeconds(certificate.notBefore.value),
      not_after: isoSeconds(certificate.notAfter.value),
      authority:
        constraints instanceof BasicConstraints && constraints.cA && (bits & ISSUES) !== 0
          ? { below: lengthOf(constraints) }
          : null,
      signs:
        (bits & (SIGNATURE | NON_REPUDIATION)) !== 0 &&
        (meant.length === 0 || meant.some((purpose) => !OTHER_PURPOSES.includes(purpose))),
      stamps: meant.includes(STAMPS),
      unknown_conditions: extensions.some(({ extnID, critical }) => critical && !UNDERSTOOD.has(extnID)),
      signed: signedIn(certificate),
    },
  };
}

/** As it is encoded: behind the subject, and behind the version, which the oldest certificates lack. */
function keyIn(certificate: Asn1): Buffer {
  const fields = innerOf(innerOf(certificate)[0]);
  const hasVersion = fields[0]?.idBlock.tagClass === CONTEXT;
  return encodingOf(fields[hasVersion ? 6 : 5]!);
}

/** The class of tags that are numbered by the structure they stand in. */
const CONTEXT = 3;

const lengthOf = ({ pathLenConstraint: length }: BasicConstraints): number | null =>
  length === undefined ? null : typeof length === 'number' ? length : length.valueBlock.valueDec;

function signedIn({ tbsView, signatureAlgorithm, signatureValue }: Certificate): ChainCertificate['signed'] {
  const scheme = schemeIn(signatureAlgorithm, undefined);
  if (scheme === undefined) return null;
  return {
    scheme,
    content: Buffer.from(tbsView).toString('base64'),
    value: Buffer.from(signatureValue.valueBlock.valueHexView).toString('base64'),
  };
}

/** @param digest of the content, for algorithms that name none; undefined for what is not supported */
export function schemeIn(
  { algorithmId, algorithmParams }: AlgorithmIdentifier,
  digest: string | undefined,
): Scheme | undefined {
  if (algorithmId !== RSA_PSS) return schemeOf(algorithmId, digest);
  const { hashAlgorithm, maskGenAlgorithm, saltLength } = new RSASSAPSSParams({
    schema: algorithmParams as Asn1,
  });
  const hash = hashOf(hashAlgorithm.algorithmId);
  const mask = new AlgorithmIdentifier({ schema: maskGenAlgorithm.algorithmParams as Asn1 });
  // OpenSSL takes one digest for both, as everybody does.
  if (hash === undefined || hash !== hashOf(mask.algorithmId) || saltLength < 0 || saltLength > 512)
    return undefined;
  return { kind: 'rsa-pss', hash, salt: saltLength };
}

const [COMMON_NAME, ORGANISATION, UNIT] = ['2.5.4.3', '2.5.4.10', '2.5.4.11'] as const;

/** The common name, with the organisation where that is another one; '' where it says neither. */
function nameIn({ typesAndValues }: RelativeDistinguishedNames): string {
  const valueOf = (id: string) => {
    const found = typesAndValues.find(({ type }) => type === id);
    return found === undefined ? '' : plainText(found.value.getValue());
  };
  const organisation = valueOf(ORGANISATION);
  const name = valueOf(COMMON_NAME) || organisation || valueOf(UNIT);
  return organisation === '' || name.includes(organisation) ? name : `${name} (${organisation})`;
}

/** Certificates from a signer to its root; those of the world have two or three. */
const LONGEST_CHAIN = 6;
/** Signatures that are verified in search of it. */
const MOST_TRIED = 20;

/** The signer and who issued whom, as far as the certificates at hand go. */
export function chainFrom(signer: ReadCertificate, known: readonly ReadCertificate[]): Chain {
  const chain = [signer];
  let tried = 0;
  while (chain.length < LONGEST_CHAIN) {
    const { summary } = chain.at(-1)!;
    if (summary.subject_id === summary.issuer_id) break;
    const next = known.find((one) => {
      if (one.summary.subject_id !== summary.issuer_id || chain.some((has) => isSame(has, one))) return false;
      return tried++ < MOST_TRIED && issued(one.key, summary);
    });
    if (next === undefined) break;
    chain.push(next);
  }
  return chain.map(({ summary }) => summary);
}

const isSame = (one: ReadCertificate, other: ReadCertificate): boolean =>
  one.summary.fingerprint === other.summary.fingerprint;
