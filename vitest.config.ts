// Test projects: `unit` needs nothing but Node; `service` starts PostgreSQL and the real application; `journeys` restarts, kills and
// backs it up, and drives Chromium where it is installed.
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { TESTS_BUILT } from './test/kit/built.ts';
import { LongFilesFirst } from './test/kit/long-files-first.ts';
import { useTemporaryFolderInMemory } from './test/kit/temporary-folder.ts';

useTemporaryFolderInMemory();

const ROOT = import.meta.dirname;
const within = (folder: string, file: string) => file.startsWith(path.join(ROOT, folder) + path.sep);

/**
 * Gives tests the modules that the build made instead of the sources, as `npm test` wants it: what is tested is what is
 * delivered, and Node loads it at once where sources would be compiled anew for every process.
 */
const builtService: Plugin = {
  name: 'built-service',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return undefined;
    if (!within('test', importer) && !importer.endsWith('.test.ts')) return undefined;
    const file = path.resolve(path.dirname(importer), source);
    if (!within('server', file) && !within('contract', file)) return undefined;
    return path.join(ROOT, 'dist', path.relative(ROOT, file)).replace(/\.ts$/, '.js');
  },
};

// No module keeps anything that a test could leave changed, so a worker loads each once and not for every file. Projects do
// not take this over from below.
const isolate = false;

const plugins = TESTS_BUILT ? [builtService] : [];
const shared = { server: { deps: { external: [/\/dist\/(?:server|contract)\//] } }, isolate };

/** Of tests that start the service. */
const started = {
  ...shared,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // What waits on a page waits for long; expect.poll must not give up before.
  expect: { poll: { timeout: 30_000 } },
};
const POSTGRES = 'test/kit/postgres.global.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          ...shared,
          name: 'unit',
          include: ['{contract,server,web}/**/*.test.ts', 'test/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        test: { ...started, name: 'service', include: ['test/api/**/*.test.ts'], globalSetup: [POSTGRES] },
      },
      {
        plugins,
        test: {
          ...started,
          name: 'journeys',
          include: ['test/{journeys,browser}/**/*.test.ts'],
          globalSetup: [POSTGRES, 'test/browser/kit/build.global.ts'],
        },
      },
    ],
    sequence: { sequencer: LongFilesFirst },
    // Many tests wait for a clock, a mailbox or a process more than they work: twice the cores that CI has.
    maxWorkers: 4,
  },
});
