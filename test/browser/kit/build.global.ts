// The pages under test are those of the sources: built anew before the first test unless the tests run what is built already.
// Says once when there is no Chromium.
import path from 'node:path';
import { build } from 'vite';
import { TESTS_BUILT } from '../../kit/built.ts';
import { findChromium } from './chromium.ts';

/** Whether the arguments of the run leave room for tests in the browser: nobody waits for a build to test something else. */
function asked(args: string[]): boolean {
  const files = args.filter((argument) => argument.startsWith('test/'));
  return files.length === 0 || files.some((file) => file.startsWith('test/browser'));
}

export default async function setup() {
  if (!asked(process.argv.slice(2))) return;
  if (findChromium() === undefined) {
    console.warn(
      'Left out: all tests in test/browser. They need Chromium (Debian: apt install chromium-headless-shell), or CHROMIUM set to its path.',
    );
    return;
  }
  if (TESTS_BUILT) return;
  const configFile = path.join(import.meta.dirname, '../../../web/vite.config.ts');
  // The test runner sets NODE_ENV, by which React would be built with its warnings: what is tested is what is delivered.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile, logLevel: 'warn' });
  } finally {
    process.env['NODE_ENV'] = NODE_ENV;
  }
}
