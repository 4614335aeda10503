// The pages under test are those of the sources: built anew before the first test unless the tests run what is built already.
// Says once when there is no Chromium.
import path from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { TESTS_BUILT } from '../../kit/built.ts';
import { findChromium } from './chromium.ts';

const BROWSER_TESTS = path.resolve(import.meta.dirname, '..') + path.sep;

export default async function setup(project: TestProject) {
  const { testFiles } = await project.globTestFiles(project.vitest.filenamePattern);
  if (!testFiles.some((file) => file.startsWith(BROWSER_TESTS))) return;
  if (findChromium() === undefined) {
    console.warn(
      'Left out: all tests in test/browser. They need Chromium (Debian: apt install chromium), or CHROMIUM set to its path.',
    );
    return;
  }
  if (TESTS_BUILT) return;
  const configFile = path.join(import.meta.dirname, '../../../web/vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
}
