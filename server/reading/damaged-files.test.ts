// Damaged files of all formats: each is read or refused with a sentence, within its processor time.
// `npm run bench:mutated -- --data DIR` does thousands, on real files.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sized } from '../../test/kit/full-size.ts';
import { processMutated } from '../../test/kit/mutated-files.ts';
import { mutate, randomNumbers } from '../../test/kit/samples/mutate.ts';
import { smallSamples } from '../../test/kit/samples/samples.ts';
import { openExtractorPool } from '../extraction/process/extractor-pool.ts';
import { openReaderPool } from './reader-pool.ts';

const COUNT = sized(50, 500);

it('reads damaged files as far as they go, or says what is wrong', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'recto-damaged-'));
  const pools = { readers: openReaderPool(1), extractors: openExtractorPool(1) };
  const samples = await smallSamples();
  const random = randomNumbers(7);
  const file = path.join(folder, 'damaged');
  try {
    for (let index = 0; index < COUNT; index++) {
      const { name, bytes } = samples[index % samples.length]!;
      await writeFile(file, mutate(bytes, random));
      const { problem } = await processMutated(pools, file);
      expect(problem, `${name}, mutation ${index}`).toBeUndefined();
    }
  } finally {
    await Promise.all([pools.readers.close(), pools.extractors.close()]);
    await rm(folder, { recursive: true });
  }
}, 240_000);
