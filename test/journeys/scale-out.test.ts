// Two web and three worker processes on one PostgreSQL server and one S3 store, killed at random. `npm run soak` does the
// same with more documents and more deaths.
import { expect, test } from 'vitest';
import { runChaos } from '../kit/chaos.ts';
import { startCluster } from '../kit/cluster.ts';

test('while processes are killed and the database restarts, every document is processed and delivered once', async () => {
  const settings = { WEBHOOK_RETRY_DELAYS: '0.2,0.2,0.5,1,1,1,1,1', LOG_LEVEL: 'warn' };
  const cluster = await startCluster({ web: 2, workers: 3, settings, unsafe_fast: true });
  try {
    const result = await runChaos(cluster, {
      documents: 30,
      pictures: false,
      worker_kills: 1,
      web_kills: 1,
      timeout_ms: 200_000,
      say: () => undefined,
    });
    expect(result.problems).toEqual([]);
    expect(result.killed).toHaveLength(3);
  } finally {
    await cluster.stop();
  }
}, 240_000);
