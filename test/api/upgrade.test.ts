// A database of 0.1 with documents in every status: after the upgrade each record is readable and judged, and what was said
// in English stays readable.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { STATUSES } from '../../contract/documents.ts';
import { MIGRATIONS } from '../../server/commands/prepare-schema.ts';
import type { Tables } from '../../server/database/tables.ts';
import { judgeOutdated } from '../../server/documents/judge-others.ts';
import { createDatabase, createPool } from '../../server/platform/db/connect.ts';
import { migrateTo } from '../../server/platform/db/migrate.ts';
import { createLog } from '../../server/platform/log.ts';
import { Client } from '../kit/client.ts';
import { createEmptyDatabase, startAt, TOKEN } from '../kit/service.ts';

/** The first migration that 0.1 does not have. */
const AFTER = '0100';

const FIELDS = [
  ['vendor', 'Vendor', 'text', true],
  ['invoice_number', 'Invoice Number', 'text', true],
  ['invoice_date', 'Invoice Date', 'date', true],
  ['subtotal', 'Subtotal', 'amount', false],
  ['tax', 'Tax', 'amount', false],
  ['total_amount', 'Total Amount', 'amount', true],
].map(([key, label, type, required]) => ({
  key,
  label,
  type,
  required,
  description: '',
  aliases: [],
  pattern: null,
  options: [],
}));

const VALUES = {
  vendor: 'Acme Ltd',
  invoice_number: 'A-1',
  invoice_date: '2026-03-14',
  subtotal: '100.00',
  tax: '19.00',
  total_amount: '121.00',
};
const OLD_CHECK = {
  name: 'Net plus tax is the total',
  passed: false,
  detail: '100.00 + 19.00 = 119.00, stated 121.00, difference 2.00',
  fields: ['subtotal', 'tax', 'total_amount'],
};
const OLD_LINEAGE = Object.fromEntries(
  Object.keys(VALUES).map((key) => [
    key,
    {
      source: 'learned',
      by: 'builtin',
      at: '2026-03-14T10:00:00Z',
      detail: 'learned from document 1',
      confidence: 90,
      proposed: null,
    },
  ]),
);
const ITEMS = [{ description: 'Oak shelf', quantity: 1, unit_price: 100, amount: 100 }];
const REASONING = 'None of the 6 fields is in doubt. Issued before due fails.';
const FAILURE = 'The PDF is protected by a password. Upload a copy without one.';

async function fillEarlier(db: Kysely<Tables>): Promise<void> {
  const names = (await readdir(MIGRATIONS)).map((name) => path.basename(name, '.sql')).sort();
  await migrateTo(
    db,
    MIGRATIONS,
    names.filter((name) => name < AFTER),
  );
  const json = (value: unknown) => JSON.stringify(value);
  await sql`insert into profiles (name, description, line_items, fields) values ('Bills', '', true, ${json(FIELDS)})`.execute(
    db,
  );
  await sql`insert into profile_versions (profile_id, version, name, description, line_items, fields)
    select id, 1, name, '', true, fields from profiles`.execute(db);
  await sql`insert into contacts (name, default_profile_id) select 'Acme Ltd', id from profiles`.execute(db);
  await sql`insert into folders (contact_id, name) select id, 'Documents' from contacts`.execute(db);
  for (const [i, status] of STATUSES.entries()) {
    const read = status !== 'New' && status !== 'Processing' && status !== 'Exception';
    await sql`
      insert into documents (contact_id, folder_id, profile_id, profile_version, filename, original_filename, source, status,
        doc_type, doc_date, ai_summary, confidence_score, confidence_reasoning, extracted_fields, line_items, checks, lineage,
        warnings, engine, page_count, processing_error, notes)
      select folders.contact_id, folders.id, profiles.id, 1, ${`${status}.pdf`}, ${`${status}.pdf`}, 'api', ${status},
        ${read ? 'Invoice' : null}, ${read ? '2026-03-14' : null}::date, ${read ? 'An invoice.' : null},
        ${read ? 81 : null}::integer, ${read ? REASONING : null}, ${json(read ? { ...VALUES, invoice_number: `A-${i}` } : {})},
        ${json(read ? ITEMS : [])}, ${json(read ? [OLD_CHECK] : [])}, ${json(read ? OLD_LINEAGE : {})},
        ${json(read ? ['Only the first 5 of 12 pages were read.'] : [])}, ${read ? 'builtin' : null},
        ${read ? 1 : null}::integer, ${status === 'Exception' ? FAILURE : null}, 'kept'
      from folders, profiles`.execute(db);
    await sql`
      insert into document_versions (document_id, version, filename, media_type, size_bytes, sha256, uploaded_by)
      select max(id), 1, ${`${status}.pdf`}, 'application/pdf', 1, ${String(i).repeat(64)}, 'test' from documents`.execute(
      db,
    );
  }
  await sql`insert into learned_documents (document_id, sender, tokens) select min(id), 'Acme', '{}' from documents`.execute(
    db,
  );
  await sql`insert into lessons (document_id, profile_id, field, label, relation, page, pages, x, y, format, value, constant, learned_by)
    select document_id, profiles.id, 'vendor', 'From', 'left', 1, 1, 0.1, 0.1, 'AAA', 'Acme Ltd', true, 'Anna'
    from learned_documents, profiles`.execute(db);
  await sql`insert into notifications (kind, message) values ('webhook', 'The Document Webhook is paused: a reason.')`.execute(
    db,
  );
  await sql`insert into rules (name, enabled, position, trigger, conditions, action)
    values ('Old', true, 1, 'processed', '[]', '{"type": "flag_review"}')`.execute(db);
  await sql`insert into rule_firings (rule_id, rule_name, document_id, run, trigger, outcome, detail, conditions)
    select rules.id, 'Old', min(documents.id), 1, 'processed', 'done', 'status Ready -> Needs Review', '[]' from rules, documents group by rules.id`.execute(
    db,
  );
}

test('every record of 0.1 is readable, at once and after it has been judged anew', async () => {
  const database_url = await createEmptyDatabase();
  const log = createLog({ level: 'silent', pretty: false });
  const db = createDatabase<Tables>(createPool({ connectionString: database_url }, { max: 1, log }));
  await fillEarlier(db);
  await db.destroy();
  const data_dir = await mkdtemp(path.join(tmpdir(), 'recto-data-'));
  const service = await startAt({ database_url, data_dir }, { worker: false });
  try {
    const api = new Client(service.address ?? '', `Bearer ${TOKEN}`);
    const { documents } = await api.call('listDocuments', { query: { limit: 50 } });
    documents.sort((a, b) => a.id - b.id);
    expect(documents.map(({ status }) => status)).toEqual([...STATUSES]);
    const ready = documents.find(({ status }) => status === 'Ready')!.id;
    const failed = documents.find(({ status }) => status === 'Exception')!.id;
    const record = (id: number) => api.call('getDocument', { params: { id } });

    // As it was stored, before anything is judged anew: each passes the schema of today.
    for (const { id } of documents) await record(id);
    expect(await record(ready)).toMatchObject({
      confidence_reasoning: REASONING,
      checks: [{ name: OLD_CHECK.name, detail: OLD_CHECK.detail, passed: false }],
      warnings: ['Only the first 5 of 12 pages were read.'],
      lineage: { vendor: { detail: 'learned from document 1' } },
      notes: 'kept',
    });
    expect(await record(failed)).toMatchObject({ processing_error: FAILURE });

    await judgeOutdated(service.ctx, 60_000);
    for (const { id } of documents) await record(id);
    const judged = await record(ready);
    expect(judged.blockers).toContainEqual(
      expect.objectContaining({ kind: 'check_failed', code: 'netPlusTax', state: 'open' }),
    );
    expect(judged).toMatchObject({ ai_summary: 'An invoice.', status: 'Ready', notes: 'kept' });
    expect(judged.extracted_fields).toMatchObject({ vendor: 'Acme Ltd', total_amount: '121.00' });
    const { blockers } = await record(failed);
    expect(blockers).toContainEqual(
      expect.objectContaining({ kind: 'reading', message: `The file could not be read: ${FAILURE}` }),
    );

    expect((await api.call('listLessons')).lessons).toMatchObject([{ field: 'vendor', enabled: true }]);
    expect((await api.call('listNotifications')).notifications).toContainEqual(
      expect.objectContaining({ message: 'The Document Webhook is paused: a reason.' }),
    );
    const { firings } = await api.call('listRuleFirings', { params: { id: documents[0]!.id } });
    expect(firings).toMatchObject([{ detail: 'status Ready -> Needs Review' }]);
    expect(await (await api.call('exportCsv')).text()).toContain('A-4');
  } finally {
    await service.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
});
