// Connections to the database are cut at random moments, and work fails at each named point, while rules let documents go and hold some back:
// what is held back is never delivered before a person has decided, and nothing is counted twice.
import pg from 'pg';
import { expect, test } from 'vitest';
import type { RecordFacts } from '../../server/extraction/judgement/facts.ts';
import { isConnectionError } from '../../server/platform/connection-error.ts';
import { sized } from '../kit/full-size.ts';
import { whenReached } from '../kit/faults.ts';
import { copyDocument } from '../kit/many-documents.ts';
import { startReceiver } from '../kit/receiver.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { touchlessRule } from '../kit/rules.ts';
import { until } from '../kit/upload.ts';

const [DOCUMENTS, KILLS] = [sized(30, 60), sized(25, 50)];
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Copies that are no duplicates of each other, ready for rules. */
async function manyDocuments({ service, processed }: ReviewService): Promise<number[]> {
  const { ctx, database_url } = service;
  await copyDocument(database_url, await processed('K-0'), DOCUMENTS);
  const copies = ctx.db.selectFrom('documents').where('filename', 'like', 'copy %').orderBy('id');
  const rows = await copies.select(['id', 'run', 'check_facts', 'extracted_fields']).execute();
  for (const { id, check_facts, extracted_fields } of rows) {
    const facts = structuredClone(check_facts) as RecordFacts;
    const invoice_number = `KILLED-${id}`;
    facts.fields!['invoice_number']!.value = invoice_number;
    await ctx.db
      .updateTable('documents')
      .set({
        status: 'Needs Review',
        check_facts: JSON.stringify(facts),
        extracted_fields: JSON.stringify({ ...extracted_fields, invoice_number }),
        blockers: '[]',
      })
      .where('id', '=', id)
      .execute();
  }
  return rows.map(({ id }) => id);
}

/** As a process that dies in the middle of whatever it does: its transaction is never committed. */
async function cutConnections(database_url: string): Promise<void> {
  const client = new pg.Client({ connectionString: database_url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

test('nothing that is held back is delivered before a person has decided, whenever it is interrupted', async () => {
  const its = await startReviewService();
  const { service, anna, clock, profile_id } = its;
  const { ctx, admin, database_url } = service;
  const receiver = await startReceiver();
  try {
    await admin.call('saveSettings', { body: { learning: false } });
    await admin.call('saveWebhookSettings', { body: { url: receiver.url } });
    const ids = await manyDocuments(its);
    const rule = await admin.call('createRule', {
      body: touchlessRule(profile_id, { status: 'Export', default_threshold: 0, sample_percent: 50 }),
    });
    const asked = ids.map(async (document_id) => {
      const { run } = await ctx.db
        .selectFrom('documents')
        .select('run')
        .where('id', '=', document_id)
        .executeTakeFirstOrThrow();
      for (let attempt = 0; attempt < 2; attempt += 1)
        await ctx.queue.send(ctx.db, 'apply_rules', { document_id, run });
    });
    await Promise.all(asked);
    let failures = 0;
    const fail = () => {
      failures += 1;
      if (failures % 3 === 0) throw new TypeError('made to fail');
    };
    const ends = (['touchless.drawn', 'touchless.noted', 'transaction.committing'] as const).map((point) =>
      whenReached(point, fail),
    );
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(Math.random() * 400);
      await cutConnections(database_url);
    }
    for (const end of ends) end();
    expect(failures).toBeGreaterThan(5);
    const passes = await until(
      async () => {
        // The connections that were just cut are those of this query too: the pool may hand out one before it knows.
        const rows = await ctx.db
          .selectFrom('touchless_passes')
          .selectAll()
          .execute()
          .catch((error: unknown) => {
            if (!isConnectionError(error)) throw error;
            return [];
          });
        return rows.length === DOCUMENTS && rows;
      },
      'all documents to be looked at',
      400_000,
    );
    const held = passes.filter((pass) => pass.held).map(({ document_id }) => document_id);
    const gone = passes.filter((pass) => !pass.held).map(({ document_id }) => document_id);
    expect(held.length).toBeGreaterThan(2);
    const delivered = () => receiver.received.map(({ body }) => (JSON.parse(body) as { id: number }).id);
    await until(async () => new Set(delivered()).size === gone.length, 'the deliveries', 400_000);
    // Each once, and nothing that is held back: not even noted for delivery, in the trace or in the log.
    expect([...new Set(delivered())].sort((a, b) => a - b)).toEqual(gone.toSorted((a, b) => a - b));
    const told = await ctx.db
      .selectFrom('audit_entries')
      .select('document_id')
      .where('event', 'in', ['rule.fired', 'rule.failed', 'webhook.queued'])
      .execute();
    const traced = await ctx.db.selectFrom('rule_firings').select('document_id').execute();
    const noted = new Set([...told, ...traced].map(({ document_id }) => document_id));
    expect(held.filter((id) => noted.has(id))).toEqual([]);
    expect(told.length).toBe(2 * gone.length);

    for (const id of held) await anna.call('changeStatus', { params: { id }, body: { status: 'Export' } });
    await until(async () => new Set(delivered()).size === DOCUMENTS, 'what people let go', 400_000);

    // A certificate stands and falls with its entry, and counts each document once.
    const day = clock.now().toISOString().slice(0, 10);
    clock.forward(24);
    const body = { rule_id: rule.id, date_from: day, date_to: day };
    const end = whenReached('certificate.issued', () => {
      throw new TypeError('made to fail');
    });
    expect((await admin.refused('issueCertificate', { body })).status).toBe(500);
    end();
    expect((await admin.call('listCertificates', { query: {} })).certificates).toEqual([]);
    const { content } = await admin.call('issueCertificate', { body });
    expect(content).toMatchObject({ documents: gone.length, samples: held.length, errors: 0, unjudged: 0 });
    expect((await admin.call('listCertificates', { query: {} })).certificates).toHaveLength(1);
  } finally {
    await receiver.stop();
    await service.stop();
  }
}, 1_200_000);
