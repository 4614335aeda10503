// A cluster with default settings in which workers, and web processes, die at each named point of the code once.
// Takes minutes of waiting for what is missed, so it has a command of its own, `npm run test:fault-points`;
// `npm run soak -- --points` does it twenty times at each.
import { expect, test } from 'vitest';
import type { FaultPoint } from '../../server/platform/fault-points.ts';
import { startCluster } from '../kit/cluster.ts';
import { ROUND_POINTS, runRounds } from '../kit/rounds.ts';

/**
 * Each round waits until the dead are missed, so two die in most of them: a worker each, or the web processes and both workers. What
 * is done once only, as releasing is, has both workers wait for it.
 */
const ROUNDS: FaultPoint[][] = [
  ['upload.stored', 'delivery.releasing'],
  ['document.claimed', 'delivery.claimed'],
  ['document.page_read', 'delivery.sent'],
  ['document.extracted', 'delivery.none_due'],
  ['document.finishing', 'transaction.committing'],
  ['transaction.rolling_back'],
  // Its workers fail documents first, one after the other: nobody else may process them.
  ['document.give_up'],
];

test.runIf(process.env['FAULT_POINTS'] === '1')(
  'killed at each fault point, nothing is lost, doubled, blamed or left to the safety nets',
  async () => {
    const settings = { WEBHOOK_RETRY_DELAYS: '0.2,0.2,0.5,1,1,1,1,1', LOG_LEVEL: 'warn' };
    const cluster = await startCluster({ web: 2, workers: 2, settings, unsafe_fast: true });
    try {
      const report = await runRounds(cluster, {
        victims: ROUNDS,
        documents: 2,
        // Housekeeping finds after a minute what was forgotten; within it only what is remembered arrives.
        stuck_ms: 58_000,
        say: () => undefined,
      });
      expect(report.problems).toEqual([]);
      expect(ROUNDS.flat().sort()).toEqual([...ROUND_POINTS].sort());
    } finally {
      await cluster.stop();
    }
  },
  900_000,
);
