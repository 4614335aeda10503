// Test projects: `unit` needs nothing but Node, `service` starts PostgreSQL and the real application,
// `browser` drives Chromium where it is installed.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['{contract,server,web}/**/*.test.ts', 'test/*.test.ts'] },
      },
      {
        test: {
          name: 'service',
          include: ['test/{api,journeys}/**/*.test.ts'],
          globalSetup: ['test/kit/postgres.global.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: true,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/kit/postgres.global.ts', 'test/browser/kit/build.global.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // What waits on the page waits for long; expect.poll must not give up before.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
    maxWorkers: 2,
  },
});
