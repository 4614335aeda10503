import { afterAll, expect, inject, test, vi } from 'vitest';
import pg from 'pg';
import { createLog } from '../../server/platform/log.ts';
import { createNotifications } from '../../server/platform/db/notifications.ts';

const warnings: Error[] = [];
const onWarning = (warning: Error) => void warnings.push(warning);
process.on('warning', onWarning);
afterAll(() => process.off('warning', onWarning));

test('many who begin to listen at once all hear, and the connection is asked one thing at a time', async () => {
  const connection = { connectionString: inject('postgres') };
  const notifications = createNotifications(connection, createLog({ level: 'silent', pretty: false }));
  const channels = Array.from({ length: 20 }, (_, i) => `listening ${i}`);
  const heard = new Set<string>();
  const listen = (channel: string) => notifications.listen(channel, (payload) => heard.add(payload));
  // Some before it is connected, some after.
  channels.slice(0, 10).forEach(listen);
  await vi.waitUntil(() => notifications.connected(), 10_000);
  channels.slice(10).forEach(listen);

  const sender = new pg.Client(connection);
  await sender.connect();
  await vi.waitUntil(
    async () => {
      for (const channel of channels) await sender.query('select pg_notify($1, $1)', [channel]);
      return heard.size === channels.length;
    },
    { timeout: 10_000, interval: 100 },
  );
  await sender.end();
  await notifications.stop();
  expect(warnings).toEqual([]);
});
