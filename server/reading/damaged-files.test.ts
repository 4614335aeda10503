// A few hundred damaged files of all formats: each is read or refused with a sentence. `npm run bench:reading -- fuzz`
// does thousands.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mutate, randomNumbers } from '../../test/kit/samples/mutate.ts';
import { smallSamples } from '../../test/kit/samples/samples.ts';
import { readFile } from './read-file.ts';
import { openReaderPool } from './reader-pool.ts';
import { ReadingError } from './reading-error.ts';

const COUNT = 200;

it('reads damaged files as far as they go, or says what is wrong', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'recto-damaged-'));
  const pool = openReaderPool(1);
  const samples = await smallSamples();
  const random = randomNumbers(7);
  const file = path.join(folder, 'damaged');
  try {
    for (let index = 0; index < COUNT; index++) {
      const { name, bytes } = samples[index % samples.length]!;
      await writeFile(file, mutate(bytes, random));
      const outcome = await readFile(pool, file, { on_page: () => undefined }).catch(
        (error: unknown) => error,
      );
      if (!(outcome instanceof Error)) continue;
      expect(outcome, `${name}, mutation ${index}`).toBeInstanceOf(ReadingError);
      expect(outcome.message, `${name}, mutation ${index}`).toMatch(/^[A-Z].*\.$/);
      expect(['timeout', 'too_large'], `${name}, mutation ${index}`).not.toContain(
        (outcome as ReadingError).kind,
      );
      expect(outcome.message, `${name}, mutation ${index}`).not.toMatch(/made the reader fail/);
    }
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
}, 180_000);
