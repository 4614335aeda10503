// Signed files in which something was changed by chance, through the process that reads them: each ends in a sentence, none in a crash
// or a hang, and none passes for what was signed.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sized } from '../../../test/kit/full-size.ts';
import { authorityOf, ecKey, identityOf, sm2Key } from '../../../test/kit/signing/authority.ts';
import { der } from '../../../test/kit/signing/der.ts';
import { sealOf, signOfd, zipOf } from '../../../test/kit/signing/ofd.ts';
import { signPdf, unsigned } from '../../../test/kit/signing/pdf.ts';
import type { ProcessPool } from '../../platform/processes/process-pool.ts';
import { readFile } from '../read-file.ts';
import { openReaderPool } from '../reader-pool.ts';
import { ReadingError } from '../reading-error.ts';
import type { ReadingInfo } from '../reading.ts';

let folder: string;
let pool: ProcessPool;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'recto-signatures-'));
  pool = openReaderPool(1);
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function read(bytes: Uint8Array): Promise<ReadingInfo | ReadingError> {
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return readFile(pool, file, { on_page: () => undefined }).catch((error: unknown) => {
    if (error instanceof ReadingError) return error;
    throw error;
  });
}

/** The same sequence each time: numbers of a linear congruential generator (Numerical Recipes). */
function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const root = authorityOf('Root', { key: ecKey() });
const signer = identityOf('Signer', { key: ecKey(), issuer: root });

const [PDFS, OFDS] = [sized(40, 120), sized(20, 60)];

it('damaged signatures of PDFs', async () => {
  const { bytes } = signPdf(
    signPdf(unsigned(), signer, { chain: [root] }),
    identityOf('Second', { key: ecKey() }),
  );
  const covered = (file: Buffer) =>
    Buffer.concat([file.subarray(0, starts[1]), file.subarray(bytes.indexOf('>', starts[1]))]);
  const chance = createChance(7);
  let passed = 0;
  const starts = [...bytes.toString('latin1').matchAll(/\/Contents <30/g)].map(({ index }) => index + 11);
  for (let round = 0; round < PDFS; round++) {
    const changed = Buffer.from(bytes);
    for (let times = chance(4); times >= 0; times--) {
      // Half of them in the signatures themselves, in digits that stay digits.
      if (round % 2 === 0)
        changed.write(chance(16).toString(16), starts[chance(starts.length)]! + chance(1600), 'latin1');
      else changed[chance(changed.length)] = chance(256);
    }
    const info = await read(changed);
    if (info instanceof ReadingError) continue;
    const states = info.signatures?.map(({ state }) => state) ?? [];
    if (states.length === 2 && states.every((state) => state === 'intact')) passed++;
    // The second signature covers all but itself, and not each of its own digits means something.
    else continue;
    expect(covered(changed).equals(covered(bytes)), `round ${round}`).toBe(true);
  }
  expect(passed).toBeLessThan(PDFS / 3);
}, 300_000);

it('damaged signatures of OFD files', async () => {
  const maker = identityOf('Maker', { key: sm2Key() });
  const seal = identityOf('Seal', { key: sm2Key() });
  const parts = signOfd({ make: (list) => sealOf(seal, list, { maker }) });
  const value = 'Doc_0/Signs/Sign_0/SignedValue.dat';
  const names = [value, value, 'Doc_0/Signs/Sign_0/Signature.xml', 'Doc_0/Pages/Page_0/Content.xml'];
  const chance = createChance(11);
  for (let round = 0; round < OFDS; round++) {
    const name = names[round % names.length]!;
    const changed = Buffer.from(parts[name]!);
    const at = chance(changed.length);
    changed[at] = (changed[at]! + 1 + chance(254)) % 256;
    const info = await read(zipOf({ ...parts, [name]: changed }));
    if (info instanceof ReadingError) continue;
    // Not each byte of the encoding of a signature means something.
    if (name !== value)
      expect(
        info.signatures?.map(({ state }) => state),
        `round ${round}: ${name} at ${at}`,
      ).not.toEqual(['intact']);
  }
}, 300_000);

it('signatures made to exhaust whoever reads them', async () => {
  const nested = (depth: number) => {
    let inner: Buffer = Buffer.alloc(0);
    for (let level = 0; level < depth && inner.length < 5000; level++) inner = der(0x30, inner);
    return inner;
  };
  const many = der(0x30, Buffer.alloc(5500, Buffer.from([0x05, 0x00])));
  const huge = Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff, 0x04, 0x84, 0x7f, 0xff, 0xff, 0xf0]);
  for (const value of [nested(2000), many, huge, Buffer.from([0x30, 0x80, 0x30, 0x80, 0x30, 0x80])]) {
    const info = await read(signPdf(unsigned(), signer, { make: () => value }).bytes);
    expect(info).not.toBeInstanceOf(ReadingError);
    expect((info as ReadingInfo).signatures).toMatchObject([{ state: 'unchecked' }]);
  }
}, 120_000);

it('more signatures than anybody needs: the first of them are checked', async () => {
  let pdf = unsigned();
  for (let count = 0; count < 24; count++) pdf = signPdf(pdf, signer);
  const info = await read(pdf.bytes);
  expect((info as ReadingInfo).signatures).toHaveLength(20);
}, 120_000);
