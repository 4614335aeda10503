// Signatures and timestamps as CMS.
import { digest, type Identity } from './authority.ts';
import { explicit, integer, nothing, octets, oid, sequence, set, time } from './der.ts';

const DATA = '1.2.840.113549.1.7.1';
const TIMESTAMP_INFO = '1.2.840.113549.1.9.16.1.4';

export interface CmsOptions {
  /** Stated by the signer. */
  at?: string;
  /** Certificates beside that of the signer. */
  chain?: Identity[];
  /** Carried inside, as adbe.pkcs7.sha1 and timestamps have it. */
  content?: { type?: string; bytes: Buffer };
  /** Without attributes the content itself is signed. */
  bare?: boolean;
  /** Whose timestamp it gets. */
  stamp?: { by: Identity; at: string };
  /** The certificate that the signer claims to have used, where that is another one. */
  claims?: Identity;
  /** PKCS #7, or GM/T 0010. */
  type?: string;
}

export function signCms(signer: Identity, parts: Uint8Array[], options: CmsOptions = {}): Buffer {
  const { at, chain = [], content, bare = false, stamp, claims, type = '1.2.840.113549.1.7.2' } = options;
  const { key } = signer;
  const signed = content === undefined ? parts : [content.bytes];
  const contentType = content?.type ?? DATA;
  const attribute = (id: string, value: Buffer) => sequence(oid(id), set(value));
  const attributes = [
    attribute('1.2.840.113549.1.9.3', oid(contentType)),
    attribute('1.2.840.113549.1.9.4', octets(digest(key.hash.name, ...signed))),
    ...(at === undefined ? [] : [attribute('1.2.840.113549.1.9.5', time(at))]),
    ...(claims === undefined
      ? []
      : [
          attribute(
            '1.2.840.113549.1.9.16.2.47',
            sequence(sequence(sequence(octets(digest('sha256', claims.certificate))))),
          ),
        ]),
  ];
  const value = key.sign(bare ? Buffer.concat(signed) : set(...attributes));
  const hash = sequence(oid(key.hash.oid), nothing);
  const certificates = [signer, ...chain].map(({ certificate }) => certificate);
  const info = sequence(
    integer(1),
    sequence(signer.issuer, signer.serial),
    hash,
    ...(bare ? [] : [explicit(0, ...attributes)]),
    key.algorithm,
    octets(value),
    ...(stamp === undefined
      ? []
      : [explicit(1, attribute('1.2.840.113549.1.9.16.2.14', stampOf(stamp.by, [value], stamp.at)))]),
  );
  return sequence(
    oid(type),
    explicit(
      0,
      sequence(
        integer(1),
        set(hash),
        sequence(oid(contentType), ...(content === undefined ? [] : [explicit(0, octets(content.bytes))])),
        explicit(0, ...certificates),
        set(info),
      ),
    ),
  );
}

/** A timestamp token (RFC 3161) of some bytes. */
export function stampOf(authority: Identity, parts: Uint8Array[], at: string): Buffer {
  const imprint = sequence(
    sequence(oid('2.16.840.1.101.3.4.2.1'), nothing),
    octets(digest('sha256', ...parts)),
  );
  const bytes = sequence(integer(1), oid('1.2.3.4'), imprint, integer(7), time(at));
  return signCms(authority, [], { at, content: { type: TIMESTAMP_INFO, bytes } });
}
