// A rule lets documents go by itself and holds half of them back as samples, while workers are killed where they draw, note and deliver, and at
// random: nothing that is held back leaves before a person has decided, and everything else arrives.
import { expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import { asAdmin, startCluster, untilKilledAt } from '../kit/cluster.ts';
import { sized } from '../kit/full-size.ts';
import { startReceiver } from '../kit/receiver.ts';
import { touchlessRule } from '../kit/rules.ts';
import { invoiceText, newPlace, profileId, until, uploadForm } from '../kit/upload.ts';

const POINTS = ['touchless.drawn', 'touchless.noted', 'delivery.claimed', 'document.finishing'] as const;
const KILLS = sized(2, 50);
/** A kill and the start after it, one after the other. */
const EACH_MS = 60_000;

interface Pass {
  document_id: number;
  held: boolean;
}

test(
  'whoever works is killed: nothing that is held back is delivered',
  async () => {
    const settings = { WEBHOOK_RETRY_DELAYS: '0.2,0.2,0.5,1,1,1,1,1', LOG_LEVEL: 'warn' };
    const cluster = await startCluster({ web: 1, workers: 2, settings, unsafe_fast: true });
    const receiver = await startReceiver();
    const call = <T>(work: (admin: Client) => Promise<T>) => asAdmin(cluster, work);
    try {
      const place = await call((admin) => newPlace(admin, 'Killed', true));
      const profile_id = await call(profileId);
      await call((admin) => admin.call('saveWebhookSettings', { body: { url: receiver.url } }));
      const action = { status: 'Export', default_threshold: 0, sample_percent: 50 };
      await call((admin) => admin.call('createRule', { body: touchlessRule(profile_id, action) }));
      let sent = 0;
      const send = () =>
        call((admin) => {
          const key = `KILLED-${sent}`;
          return admin.call('uploadDocument', {
            headers: { 'idempotency-key': key },
            body: uploadForm(
              { ...place, profile_id },
              invoiceText(key, `${1000 + 13 * sent}.00`),
              `${key}.txt`,
            ),
          });
        }).then(() => (sent += 1));
      const passes = () => cluster.query<Pass>('select document_id, held from touchless_passes');
      const delivered = () => receiver.received.map(({ body }) => (JSON.parse(body) as { id: number }).id);
      const heldAndDelivered = async () => {
        const held = new Set((await passes()).flatMap((pass) => (pass.held ? [pass.document_id] : [])));
        return delivered().filter((id) => held.has(id));
      };

      let died = 0;
      for (let round = 0; died < KILLS; round += 1) {
        const point = POINTS[round % POINTS.length]!;
        // By turns at the first document that comes there, and at the second.
        died += await untilKilledAt(cluster, point, round % 2, async () => {
          await send();
          expect(await heldAndDelivered()).toEqual([]);
        });
        if (round % 3 === 2 && (await cluster.kill('worker')) !== undefined) died += 1;
      }

      const all = await until(
        async () => {
          const found = await passes();
          return found.length === sent && found;
        },
        'the rule to have looked at every document',
        300_000,
      ).catch(async (error: unknown) => {
        // Which were not looked at says more than that some were not.
        const left = await cluster.query(
          `select id, status, (select json_agg(event order by id) from audit_entries where document_id = documents.id) as events
            from documents where id not in (select document_id from touchless_passes)`,
        );
        throw new Error(`Not looked at: ${JSON.stringify(left)}`, { cause: error });
      });
      const gone = all.filter(({ held }) => !held).map(({ document_id }) => document_id);
      const held = all.filter((pass) => pass.held).map(({ document_id }) => document_id);
      expect(Math.min(gone.length, held.length)).toBeGreaterThan(0);
      const arrived = () => [...new Set(delivered())].toSorted((a, b) => a - b);
      await until(async () => arrived().length >= gone.length, 'the deliveries', 300_000);
      expect(arrived()).toEqual(gone.toSorted((a, b) => a - b));
      // No trace of them is in what reviewers can read.
      const told = await cluster.query(
        `select event from audit_entries where document_id = any($1) and event in ('rule.fired', 'rule.failed', 'webhook.queued')
          union all select 'firing' from rule_firings where document_id = any($1)`,
        [held],
      );
      expect(told).toEqual([]);
      const states = await cluster.query('select distinct status from documents where id = any($1)', [held]);
      expect(states).toEqual([{ status: 'Needs Review' }]);

      // A person decides.
      for (const id of held)
        await call((admin) => admin.call('changeStatus', { params: { id }, body: { status: 'Export' } }));
      await until(async () => arrived().length === sent, 'what a person let go', 300_000);
    } finally {
      await receiver.stop();
      await cluster.stop();
    }
  },
  KILLS * EACH_MS + 600_000,
);
