// Signatures of PDFs that the tests make: each way of signing, each way of breaking one.
import { beforeAll, describe, expect, it } from 'vitest';
import {
  authorityOf,
  digest,
  ecKey,
  identityOf,
  pssKey,
  rsaKey,
  sm2Key,
  TIME_STAMPING,
  type Identity,
} from '../../../test/kit/signing/authority.ts';
import { signCms, stampOf } from '../../../test/kit/signing/cms.ts';
import { append, signPdf, unsigned, type PdfSignature } from '../../../test/kit/signing/pdf.ts';
import { say } from '../../platform/sentences/say.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { openBytes } from '../open-file.ts';
import type { FileSignature } from './signature.ts';

const AT = '2026-03-24T10:15:00Z';

let root: Identity;
let middle: Identity;
let signer: Identity;
let clock: Identity;

beforeAll(() => {
  root = authorityOf('Test Root');
  middle = authorityOf('Test Middle', { issuer: root });
  signer = identityOf('Test Signer', { issuer: middle });
  clock = identityOf('Test Clock', { issuer: root, purpose: TIME_STAMPING });
});

async function signaturesOf(bytes: Uint8Array): Promise<FileSignature[]> {
  const file = await openBytes(bytes, null, DEFAULT_LIMITS);
  await file.close();
  return file.info.signatures ?? [];
}

const only = async (bytes: Uint8Array): Promise<FileSignature> => {
  const found = await signaturesOf(bytes);
  expect(found).toHaveLength(1);
  return found[0]!;
};

const why = ({ reason }: FileSignature) => (reason === null ? null : say(reason));

it('is verified where a file is read, not where its pages are shown', async () => {
  const { bytes } = signPdf(unsigned(), signer);
  expect(await signaturesOf(bytes)).toHaveLength(1);
  const shown = await openBytes(bytes, null, DEFAULT_LIMITS, { to_show: true });
  expect(shown.info.signatures).toBeUndefined();
  expect((await shown.renderPage(1, 200)).width).toBe(200);
  await shown.close();
});

describe('an intact signature', () => {
  it('tells signer, time, algorithm, what it covers and who issued whom', async () => {
    const { bytes } = signPdf(unsigned(), signer, { at: AT, chain: [middle, root] });
    const found = await only(bytes);
    expect(found).toMatchObject({
      kind: 'signature',
      part: null,
      state: 'intact',
      reason: null,
      signer: 'Test Signer',
      algorithm: 'RSA, SHA-256',
      claimed_at: AT,
      timestamp: null,
    });
    expect(say(found.covers)).toBe('the whole file');
    expect(found.chain.map(({ subject }) => subject)).toEqual(['Test Signer', 'Test Middle', 'Test Root']);
  });

  it.each<[string, () => Identity, string]>([
    ['RSA-PSS', () => identityOf('PSS', { key: pssKey() }), 'RSA-PSS, SHA-256'],
    ['ECDSA', () => identityOf('EC', { key: ecKey() }), 'ECDSA, SHA-256'],
    [
      'ECDSA on a curve of the BSI',
      () => identityOf('BP', { key: ecKey('brainpoolP256r1') }),
      'ECDSA, SHA-256',
    ],
    ['SM2', () => identityOf('SM', { key: sm2Key() }), 'SM2, SM3'],
  ])('may be made with %s', async (_name, make, algorithm) => {
    const { bytes } = signPdf(unsigned(), make(), { at: AT });
    expect(await only(bytes)).toMatchObject({ state: 'intact', algorithm });
    bytes[bytes.indexOf('4711')] = 0x35;
    expect(await only(bytes)).toMatchObject({ state: 'broken', algorithm });
  });

  it.each<[string, PdfSignature]>([
    ['CAdES, with the certificate that it names', { format: 'ETSI.CAdES.detached' }],
    ['CMS without attributes', { bare: true }],
    ['CMS of GM/T 0010', { type: '1.2.156.10197.6.1.4.2.2' }],
  ])('may be %s', async (_name, options) => {
    const claims = options.format === undefined ? {} : { claims: signer };
    const { bytes } = signPdf(unsigned(), signer, { ...options, ...claims });
    expect(await only(bytes)).toMatchObject({ state: 'intact', signer: 'Test Signer' });
  });

  it('may carry the digest of the file inside (adbe.pkcs7.sha1)', async () => {
    const make = (parts: Buffer[]) => signCms(signer, [], { content: { bytes: digest('sha1', ...parts) } });
    const { bytes } = signPdf(unsigned(), signer, { format: 'adbe.pkcs7.sha1', make });
    expect(await only(bytes)).toMatchObject({ state: 'intact' });
    bytes[bytes.indexOf('4711')] = 0x35;
    expect(why(await only(bytes))).toBe('what was signed has been changed');
  });

  it('has the time of its dictionary where it states none itself, and that of its timestamp', async () => {
    const stamp = { by: clock, at: '2026-03-24T10:16:00Z' };
    const { bytes } = signPdf(unsigned(), signer, { time: "D:20260324111500+01'00'", stamp });
    const found = await only(bytes);
    expect(found).toMatchObject({ state: 'intact', claimed_at: AT, timestamp: { at: stamp.at } });
    expect(found.timestamp?.chain[0]).toMatchObject({ subject: 'Test Clock', stamps: true });
  });

  it('may be a timestamp of the whole file', async () => {
    const make = (parts: Buffer[]) => stampOf(clock, parts, AT);
    const { bytes } = signPdf(unsigned(), clock, { format: 'ETSI.RFC3161', make });
    expect(await only(bytes)).toMatchObject({ kind: 'timestamp', state: 'intact', timestamp: { at: AT } });
    bytes[bytes.indexOf('4711')] = 0x35;
    expect(await only(bytes)).toMatchObject({ kind: 'timestamp', state: 'broken' });
  });
});

describe('a signature that does not hold', () => {
  const broken = async (bytes: Uint8Array, reason: string) => {
    const found = await only(bytes);
    expect(why(found)).toBe(reason);
    expect(found.state).toBe('broken');
  };

  it('names what was changed: the file, the attributes, the value', async () => {
    const { bytes } = signPdf(unsigned(), signer, { at: AT });
    const changed = Buffer.from(bytes);
    changed[changed.indexOf('119.00')] = 0x39;
    await broken(changed, 'what was signed has been changed');
    const text = bytes.toString('latin1');
    const later = text.replace(
      Buffer.from('20260324101500Z').toString('hex'),
      Buffer.from('20250324101500Z').toString('hex'),
    );
    await broken(Buffer.from(later, 'latin1'), 'the signature does not fit the certificate of the signer');
  });

  it('of another key than that of its certificate', async () => {
    const thief = { ...signer, key: rsaKey() };
    const { bytes } = signPdf(unsigned(), thief, { at: AT });
    await broken(bytes, 'the signature does not fit the certificate of the signer');
  });

  it('whose signer names another certificate', async () => {
    const { bytes } = signPdf(unsigned(), signer, { claims: middle });
    await broken(bytes, 'it was made with another certificate than the one it carries');
  });

  it('that leaves out more than itself', async () => {
    const { bytes } = signPdf(unsigned(), signer, { gap: 30 });
    await broken(bytes, 'it leaves out more of the file than the signature itself');
  });

  it('whose ranges are not those of the file', async () => {
    const { bytes } = signPdf(unsigned(), signer);
    const text = bytes.toString('latin1');
    const beyond = text.replace(/\/ByteRange \[0 (\d+) +(\d+) +\d+ +\]/, '/ByteRange [0 $1 $2 99999999]');
    await broken(Buffer.from(beyond, 'latin1'), 'the part of the file that it claims to cover is not there');
    const inside = text.replace(/\/ByteRange \[0 /, '/ByteRange [5 ');
    await broken(Buffer.from(inside, 'latin1'), 'it leaves out more of the file than the signature itself');
  });

  it('or cannot be checked, with the reason', async () => {
    const cases: [PdfSignature, string][] = [
      [{ format: 'adbe.x509.rsa_sha1' }, 'signatures of the kind adbe.x509.rsa_sha1 are not supported'],
      [{ make: () => Buffer.from('not a signature') }, 'the signature cannot be read'],
    ];
    for (const [options, reason] of cases) {
      const found = await only(signPdf(unsigned(), signer, options).bytes);
      expect(found.state).toBe('unchecked');
      expect(why(found)).toBe(reason);
    }
    const md5 = { ...signer.key, hash: { oid: '1.2.840.113549.2.5', name: 'md5' } };
    const weak = await only(signPdf(unsigned(), { ...signer, key: md5 }).bytes);
    expect([weak.state, why(weak)]).toEqual(['unchecked', 'its algorithm is not supported']);
  });
});

describe('what comes after a signature', () => {
  const states = async (bytes: Uint8Array) =>
    (await signaturesOf(bytes)).map((one) => [one.state, say(one.covers), why(one)]);

  it('may be further signatures, which cover the earlier ones', async () => {
    const twice = signPdf(signPdf(unsigned(), signer), identityOf('Second Signer'));
    expect(await states(twice.bytes)).toEqual([
      ['intact', 'the whole file as it was signed; since then only signatures were added', null],
      ['intact', 'the whole file', null],
    ]);
  });

  it('may be proofs of the signature (DSS)', async () => {
    const signed = signPdf(unsigned(), signer);
    const { bytes } = append(signed, {
      [signed.size]: '<< /Type /DSS /Certs [] >>',
      1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${signed.fields[0]} 0 R] /SigFlags 3 >> /DSS ${signed.size} 0 R >>`,
    });
    expect((await only(bytes)).state).toBe('intact');
  });

  const page = (more: string) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate 0 /Resources << /Font << /F1 3 0 R >>  >> ${more} >>`;
  const stream = 'BT /F1 11 Tf 60 700 Td (Total 911.00 EUR) Tj ET';

  it.each<[string, (signed: ReturnType<typeof signPdf>) => Record<number, string>]>([
    [
      'another text on the page',
      () => ({ 5: `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream` }),
    ],
    [
      'another content for the page',
      ({ size, fields }) => ({
        4: page(`/Contents ${size} 0 R /Annots [${fields[0]} 0 R]`),
        [size]: `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      }),
    ],
    [
      'a note on the page',
      ({ size, fields }) => ({
        4: page(`/Contents 5 0 R /Annots [${fields[0]} 0 R ${size} 0 R]`),
        [size]: '<< /Type /Annot /Subtype /FreeText /Rect [0 0 500 800] /Contents (911) >>',
      }),
    ],
    [
      'another font',
      () => ({ 3: '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>' }),
    ],
    [
      'an action of the catalogue',
      ({ fields }) => ({
        1: `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields[0]} 0 R] /SigFlags 3 >> /OpenAction [4 0 R /Fit] >>`,
      }),
    ],
  ])('is a change when it is %s', async (_name, change) => {
    const signed = signPdf(unsigned(), signer);
    const found = await only(append(signed, change(signed)).bytes);
    expect([found.state, why(found)]).toEqual(['changed', 'the file was changed after it was signed']);
  });

  it('stays a change when somebody signs it', async () => {
    const signed = signPdf(unsigned(), signer);
    const changed = append(signed, { 5: `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream` });
    const [first, second] = await signaturesOf(signPdf(changed, identityOf('Forger')).bytes);
    expect([first?.state, second?.state]).toEqual(['changed', 'intact']);
  });

  it('is a change when it takes an object from another place of the signed part', async () => {
    const hidden = unsigned();
    const spare = `5 0 obj\n<< /Length ${stream.length} >>\nstream\n${stream}\nendstream\nendobj\n`;
    const at = hidden.bytes.indexOf('xref\n0');
    const text = hidden.bytes.toString('latin1');
    const prepared = `${text.slice(0, at)}${spare}${text.slice(at)}`.replace(
      /startxref\n\d+/,
      `startxref\n${at + spare.length}`,
    );
    const signed = signPdf({ ...hidden, bytes: Buffer.from(prepared, 'latin1') }, signer);
    expect((await only(signed.bytes)).state).toBe('intact');
    const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(signed.bytes.toString('latin1'))![1]!;
    const table = `xref\n5 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${signed.size} /Root 1 0 R /Prev ${previous} >>\nstartxref\n${signed.bytes.length}\n%%EOF\n`;
    const found = await only(Buffer.concat([signed.bytes, Buffer.from(table)]));
    expect(found.state).toBe('changed');
  });

  it('is told apart where it cannot be followed', async () => {
    const { bytes } = signPdf(unsigned(), signer);
    const found = await only(Buffer.concat([bytes, Buffer.from('% something else\n')]));
    expect([found.state, why(found)]).toEqual([
      'changed',
      'something was added to the file after it was signed, and what that changes cannot be told',
    ]);
  });
});

it('a PDF without signatures has none', async () => {
  expect(await signaturesOf(unsigned().bytes)).toEqual([]);
});
