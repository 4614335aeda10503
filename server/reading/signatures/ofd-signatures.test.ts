// Signatures of OFD files that the tests make: seals with SM2 and RSA, of both versions, and plain signatures.
import { beforeAll, describe, expect, it } from 'vitest';
import { authorityOf, identityOf, sm2Key, type Identity } from '../../../test/kit/signing/authority.ts';
import { signCms } from '../../../test/kit/signing/cms.ts';
import { sealOf, signOfd, zipOf, type Parts, type SealOptions } from '../../../test/kit/signing/ofd.ts';
import { signPdf, unsigned } from '../../../test/kit/signing/pdf.ts';
import { say } from '../../platform/sentences/say.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { openBytes } from '../open-file.ts';
import type { FileSignature } from './signature.ts';

const AT = '2026-03-24T10:15:00Z';
const PAGE = 'Doc_0/Pages/Page_0/Content.xml';

let maker: Identity;
let bureau: Identity;
let signer: Identity;

beforeAll(() => {
  bureau = authorityOf('税务电子证书管理中心(SM2)', { key: sm2Key() });
  maker = identityOf('制章机构', { key: sm2Key(), issuer: bureau });
  signer = identityOf('国家税务总局测试税务局', { key: sm2Key(), issuer: bureau });
});

const sealed = (options: Partial<SealOptions> = {}): Parts =>
  signOfd({ make: (list) => sealOf(signer, list, { maker, ...options }) });

async function only(parts: Parts): Promise<FileSignature> {
  const file = await openBytes(zipOf(parts), null, DEFAULT_LIMITS);
  await file.close();
  expect(file.info.signatures).toHaveLength(1);
  return file.info.signatures![0]!;
}

const stateOf = async (parts: Parts) => {
  const { state, reason } = await only(parts);
  return [state, reason === null ? null : say(reason)];
};

it('are verified where a file is read, not where its pages are shown', async () => {
  expect(await only(sealed())).toMatchObject({ kind: 'seal' });
  const shown = await openBytes(zipOf(sealed()), null, DEFAULT_LIMITS, { to_show: true });
  expect(shown.info.signatures).toBeUndefined();
  expect((await shown.renderPage(1, 200)).width).toBe(200);
  await shown.close();
});

describe('a seal that holds', () => {
  it('tells signer, time and how many files it covers', async () => {
    const found = await only(sealed());
    expect(found).toMatchObject({
      kind: 'seal',
      state: 'intact',
      signer: '国家税务总局测试税务局',
      algorithm: 'SM2, SM3',
      claimed_at: AT,
    });
    expect(say(found.covers)).toBe('3 of 6 files of the package');
  });

  it('of the earlier version has the time of its description', async () => {
    expect(await only(sealed({ older: true }))).toMatchObject({
      state: 'intact',
      signer: '国家税务总局测试税务局',
      claimed_at: '2026-03-24T10:14:00Z',
    });
  });

  it('may list digests of certificates', async () => {
    expect(await stateOf(sealed({ digests: true }))).toEqual(['intact', null]);
  });

  it('may be made with RSA, over digests with SHA-256', async () => {
    const other = identityOf('RSA Signer');
    const parts = signOfd({ hash: 'sha256', make: (list) => sealOf(other, list, { maker }) });
    expect(await only(parts)).toMatchObject({ state: 'intact', algorithm: 'RSA, SHA-256' });
  });

  it('may be a plain signature without a seal (GM/T 0010)', async () => {
    const make = (list: Buffer) => signCms(signer, [list], { at: AT, type: '1.2.156.10197.6.1.4.2.2' });
    expect(await only(signOfd({ type: 'Sign', make }))).toMatchObject({ kind: 'signature', state: 'intact' });
  });

  it('may stand on a PDF (GM.sm2seal)', async () => {
    const make = (parts: Buffer[]) => sealOf(signer, Buffer.concat(parts), { maker });
    const { bytes } = signPdf(unsigned(), signer, { format: 'GM.sm2seal', make });
    const open = async () => (await openBytes(bytes, null, DEFAULT_LIMITS)).info.signatures;
    expect(await open()).toMatchObject([{ kind: 'seal', state: 'intact' }]);
    bytes[bytes.indexOf('4711')] = 0x35;
    expect(await open()).toMatchObject([{ kind: 'seal', state: 'broken' }]);
  });
});

describe('a package that is not as it was signed', () => {
  it('names files that were changed, removed, added, or never covered', async () => {
    const changed = sealed();
    changed[PAGE] = Buffer.from(
      Buffer.from(changed[PAGE]!).toString().replace('TextCode X="0"', 'TextCode X="1"'),
    );
    expect(await stateOf(changed)).toEqual(['changed', `changed after it was signed: ${PAGE}`]);
    const { 'Doc_0/Document.xml': document, ...rest } = sealed();
    const moved = { ...rest, 'Doc_0/document.xml': document!, 'Doc_0/Extra.xml': Buffer.from('<x/>') };
    expect(await stateOf(moved)).toEqual(['changed', 'not covered by the signature: doc_0/extra.xml']);
    const uncovered = signOfd({ without: [PAGE], make: (list) => sealOf(signer, list, { maker }) });
    expect(await stateOf(uncovered)).toEqual([
      'changed',
      `not covered by the signature: ${PAGE.toLowerCase()}`,
    ]);
    const without = signOfd({
      without: ['OFD.xml', 'Doc_0/Document.xml', PAGE],
      make: (list) => sealOf(signer, list, { maker }),
    });
    expect(await stateOf(without)).toEqual(['changed', 'it names no file that it covers']);
  });
});

describe('a seal that does not hold', () => {
  it('says what is wrong: list, seal, certificate, file', async () => {
    const list = sealed();
    const path = 'Doc_0/Signs/Sign_0/Signature.xml';
    list[path] = Buffer.from(Buffer.from(list[path]!).toString().replace('101400', '101401'));
    expect(await stateOf(list)).toEqual(['broken', 'what was signed has been changed']);
    expect(await stateOf(sealed({ forged: true }))).toEqual([
      'broken',
      'its seal was not made by the authority that it names',
    ]);
    expect(await stateOf(sealed({ owner: maker }))).toEqual([
      'broken',
      'its seal does not belong to the certificate of the signer',
    ]);
    const thief = { ...signer, key: sm2Key() };
    const stolen = signOfd({ make: (bytes) => sealOf(thief, bytes, { maker, owner: signer }) });
    expect(await stateOf(stolen)).toEqual([
      'broken',
      'the signature does not fit the certificate of the signer',
    ]);
    const { 'Doc_0/Signs/Sign_0/SignedValue.dat': _value, ...gone } = sealed();
    expect(await stateOf(gone)).toEqual(['broken', 'removed after it was signed: SignedValue.dat']);
    const nonsense = { ...sealed(), 'Doc_0/Signs/Sign_0/SignedValue.dat': Buffer.from('30') };
    expect(await stateOf(nonsense)).toEqual(['unchecked', 'the signature cannot be read']);
  });
});
