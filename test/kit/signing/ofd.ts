// OFD files with seals (GB/T 38540) and plain signatures.
import { unzipSync } from 'fflate';
import { sampleOfd, zipOf } from '../samples/office.ts';
import { digest, type Identity } from './authority.ts';
import { bits, ia5, integer, octets, oid, sequence, time, utf8 } from './der.ts';

const FOLDER = 'Doc_0/Signs/Sign_0';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const OFD = 'xmlns:ofd="http://www.ofdspec.org/2016"';

export interface SealOptions {
  at?: string;
  /** Who made the seal. */
  maker: Identity;
  /** Whose seal it is, where that is not the signer. */
  owner?: Identity;
  /** As before 2020: the certificate stands in what is signed. */
  older?: boolean;
  /** The seal is not as its maker signed it. */
  forged?: boolean;
  /** The list of the seal has digests of certificates. */
  digests?: boolean;
}

/** SES_Signature over some bytes. */
export function sealOf(signer: Identity, bytes: Uint8Array, options: SealOptions): Buffer {
  const {
    at = '2026-03-24T10:15:00Z',
    maker,
    owner = signer,
    older = false,
    forged = false,
    digests = false,
  } = options;
  const { key } = signer;
  const algorithmOf = (identity: Identity) =>
    oid(identity.key.hash.name === 'sm3' ? '1.2.156.10197.1.501' : '1.2.840.113549.1.1.11');
  const listed = digests
    ? [integer(2), sequence(sequence(ia5('sm3'), octets(digest('sm3', owner.certificate))))]
    : [integer(1), sequence(octets(owner.certificate))];
  const info = (name: string) =>
    sequence(
      sequence(ia5('ES'), integer(older ? 1 : 4), ia5('TEST')),
      ia5('31000000000001'),
      sequence(
        integer(3),
        utf8(name),
        ...(older ? listed.slice(1) : listed),
        time(at),
        time('2020-01-01T00:00:00Z'),
        time('2040-01-01T00:00:00Z'),
      ),
      sequence(ia5('png'), octets(Buffer.from('picture')), integer(30), integer(20)),
    );
  const made = [
    octets(maker.certificate),
    algorithmOf(maker),
    bits(maker.key.sign(info('税务局发票专用章'))),
  ];
  const shown = info(forged ? '别人的章' : '税务局发票专用章');
  const seal = older ? sequence(shown, sequence(...made)) : sequence(shown, ...made);
  const proof = bits(digest(key.hash.name, bytes));
  const own = [octets(signer.certificate), algorithmOf(signer)];
  const content = sequence(
    integer(older ? 1 : 4),
    seal,
    older ? bits(Buffer.from('20260324101500Z')) : time(at),
    proof,
    ia5(`/${FOLDER}/Signature.xml`),
    ...(older ? own : []),
  );
  return sequence(content, ...(older ? [] : own), bits(key.sign(content)));
}

export interface OfdSignature {
  hash?: 'sm3' | 'sha256';
  /** Files that the signature does not list. */
  without?: string[];
  type?: 'Seal' | 'Sign';
  /** Makes the signature of the list. */
  make: (list: Buffer) => Buffer;
}

const METHODS = { sm3: '1.2.156.10197.1.401', sha256: '2.16.840.1.101.3.4.2.1' };

export type Parts = Record<string, Uint8Array>;

/** The files of a signed package; `zipOf` makes it one. */
export function signOfd({ hash = 'sm3', without = [], type = 'Seal', make }: OfdSignature): Parts {
  const parts: Parts = unzipSync(sampleOfd());
  const root = Buffer.from(parts['OFD.xml']!).toString();
  parts['OFD.xml'] = Buffer.from(
    root.replace(
      '</ofd:DocBody>',
      '<ofd:Signatures>Doc_0/Signs/Signatures.xml</ofd:Signatures></ofd:DocBody>',
    ),
  );
  const references = Object.entries(parts)
    .filter(([name]) => !without.includes(name))
    .map(
      ([name, bytes]) =>
        `<ofd:Reference FileRef="/${name}"><ofd:CheckValue>${digest(hash, bytes).toString('base64')}</ofd:CheckValue></ofd:Reference>`,
    );
  const list = Buffer.from(
    `${XML}<ofd:Signature ${OFD}><ofd:SignedInfo><ofd:SignatureMethod>1.2.156.10197.1.501</ofd:SignatureMethod><ofd:SignatureDateTime>20260324101400.125Z</ofd:SignatureDateTime><ofd:References CheckMethod="${METHODS[hash]}">${references.join('')}</ofd:References></ofd:SignedInfo><ofd:SignedValue>SignedValue.dat</ofd:SignedValue></ofd:Signature>`,
  );
  parts['Doc_0/Signs/Signatures.xml'] = Buffer.from(
    `${XML}<ofd:Signatures ${OFD}><ofd:Signature ID="1" Type="${type}" BaseLoc="Sign_0/Signature.xml"/></ofd:Signatures>`,
  );
  parts[`${FOLDER}/Signature.xml`] = list;
  parts[`${FOLDER}/SignedValue.dat`] = make(list);
  return parts;
}

export { zipOf };
