// A file that holds several documents is split while whoever splits it dies, between any two parts: each page is in exactly one document
// at any moment, and once in the end.
import pg from 'pg';
import { expect, test } from 'vitest';
import { invoicePage } from '../kit/bundle.ts';
import type { Client } from '../kit/client.ts';
import { asAdmin, startCluster, untilKilledAt } from '../kit/cluster.ts';
import { whenReached } from '../kit/faults.ts';
import { pdfOfPages } from '../kit/samples/pdf.ts';
import { startTestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload, uploadForm } from '../kit/upload.ts';

const POINT = 'document.part_made';
const PARTS = 4;

let number = 0;
const pile = (): Buffer =>
  pdfOfPages([
    invoicePage(`RE-${(number += 1)}`, 'Muster GmbH', 'Oak shelf'),
    invoicePage(`2026/${number}`, 'Nordlicht Energie AG', 'Power for hall'),
    invoicePage(`K-${number}`, 'Beispiel Partner KG', 'Advice in month'),
    invoicePage(`Q-${number}`, 'Quillon Freight Ltd', 'Freight by sea'),
  ]);

/** Files of which a page is in no document, or in two. One that is not split holds its pages itself. */
const WRONG = `
  select whole.id from documents as whole
  cross join lateral generate_series(1, whole.page_count) as page
  left join lateral (select count(*) as n from documents as part
    where part.parent_id = whole.id and page between part.first_page and part.last_page) as held on true
  where whole.parent_id is null and held.n <> (case when whole.split then 1 else 0 end)`;

test('connections are cut between parts: each page is in exactly one document, at any moment', async () => {
  const service = await startTestService();
  const { admin, database_url } = service;
  const place = await newPlace(admin, 'Cut', true);
  await admin.call('saveSettings', { body: { split_bundles: true, split_from: 50 } });
  const killer = new pg.Client({ connectionString: database_url });
  const looker = new pg.Client({ connectionString: database_url });
  await Promise.all([killer.connect(), looker.connect()]);
  // The connection that is cut may be that of an upload: it is told to try again, and has left nothing.
  const send = (filename: string): Promise<number> =>
    upload(admin, place, pile(), filename).then(
      ({ id }) => id,
      (error: Error) => {
        if (!error.message.includes('503')) throw error;
        return send(filename);
      },
    );
  const wanted = 8;
  let cuts = 0;
  let reached = 0;
  const stop = whenReached(POINT, async () => {
    reached += 1;
    // At the first part, the second, and so on by turns.
    if (cuts >= wanted || reached % 3 === 0) return;
    const { rowCount } = await killer.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction' and pid in (select pid from pg_locks where relation = 'documents'::regclass and mode = 'RowExclusiveLock')",
    );
    cuts += rowCount ?? 0;
  });
  try {
    const ids: number[] = [];
    const wrong: unknown[] = [];
    let watching = true;
    const watch = (async () => {
      while (watching) wrong.push(...(await looker.query(WRONG)).rows);
    })();
    for (let i = 0; i < 6; i++) ids.push(await send(`pile-${i}.pdf`));
    await until(
      async () => {
        const records = await Promise.all(ids.map((id) => admin.call('getDocument', { params: { id } })));
        return records.every(({ children }) => children.length > 0);
      },
      'the parts',
      200_000,
    );
    watching = false;
    await watch;
    expect(cuts).toBeGreaterThanOrEqual(wanted);
    expect(wrong).toEqual([]);
    expect((await killer.query(WRONG)).rows).toEqual([]);
    for (const id of ids) {
      const { children } = await admin.call('getDocument', { params: { id } });
      expect(children.map(({ pages }) => pages)).toEqual(
        Array.from({ length: PARTS }, (_, i) => [i + 1, i + 1]),
      );
      for (const child of children) await untilProcessed(admin, child.id);
    }
  } finally {
    stop();
    await Promise.all([killer.end(), looker.end()]);
    await service.stop();
  }
}, 300_000);

/** `npm run test:full` kills a hundred processes; each has to start anew. */
test.runIf(process.env['FULL_SIZE'] === '1')(
  'processes are killed between parts: each page is in exactly one document',
  async () => {
    const kills = 100;
    const cluster = await startCluster({
      web: 1,
      workers: 2,
      settings: { LOG_LEVEL: 'warn' },
      unsafe_fast: true,
    });
    try {
      const call = <T>(work: (admin: Client) => Promise<T>) => asAdmin(cluster, work);
      const place = await call((admin) => newPlace(admin, 'Killed', true));
      await call((admin) => admin.call('saveSettings', { body: { split_bundles: true, split_from: 50 } }));
      let died = 0;
      const files: number[] = [];
      while (died < kills) {
        const more = await untilKilledAt(cluster, POINT, died % PARTS, async () => {
          const key = `pile-${(number += 1)}`;
          const { id } = await call(async (admin) =>
            admin.call('uploadDocument', {
              headers: { 'idempotency-key': key },
              body: uploadForm({ ...place }, pile(), `${key}.pdf`),
            }),
          );
          files.push(id);
          expect(await cluster.query(WRONG)).toEqual([]);
          await new Promise((resolve) => setTimeout(resolve, 1000));
        });
        expect(more).toBeGreaterThan(0);
        died += more;
      }
      await until(
        async () => {
          const [row] = await cluster.query<{ n: string }>(
            "select count(*) as n from documents where status in ('New', 'Processing')",
          );
          return Number(row!.n) === 0;
        },
        'everything to be processed',
        600_000,
      );
      expect(await cluster.query(WRONG)).toEqual([]);
      const split = await cluster.query<{ n: string }>('select count(*) as n from documents where split');
      expect(Number(split[0]!.n)).toBe(files.length);
    } finally {
      await cluster.stop();
    }
  },
  3_600_000,
);
