// Approvals of the documents that are there, straight into the database: two years of them, with confidences that are about true.
import type pg from 'pg';
import { withoutIndexes } from './fill-documents.ts';

const FIELDS = [
  'vendor',
  'invoice_number',
  'invoice_date',
  'due_date',
  'currency',
  'subtotal',
  'tax',
  'total_amount',
];

const SUMS = [
  'documents',
  'automatic',
  'corrected',
  'seconds',
  'timed',
  'correct',
  'wrong',
  'missed',
  'confidence',
  'rejected',
]
  .map((name) => `sum(q.${name})::bigint as ${name}`)
  .join(', ');

/** Two thirds by people, the others without anybody. As superuser: without the trigger, whose sums are added up at once. */
export async function fillApprovals(client: pg.ClientBase): Promise<void> {
  await client.query(`select setseed(0.25)`);
  await client.query(`set session_replication_role = replica`);
  await withoutIndexes(client, ['approvals'], () => insertApprovals(client));
  await client.query(`set session_replication_role = default`);
  await client.query('analyze approvals');
  // As the trigger and, every minute, the service do.
  await client.query(`
    with own as materialized (
      select q.day, q.contact_id, q.profile_id, q.engine, q.field, q.bin, ${SUMS}
      from approvals, quality_of(approvals, 1) q group by 1, 2, 3, 4, 5, 6)
    insert into quality_counts
      select * from own union all select day, 0, profile_id, engine, field, bin, ${SUMS} from own q group by 1, 3, 4, 5, 6`);
  await client.query('vacuum analyze quality_counts');
}

async function insertApprovals(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into approvals (document_id, at, contact_id, profile_id, profile_version, vendor, engine, actor_kind, actor_id, actor_name, hand, seconds, fields)
     select id, now() - (id % 730) * interval '1 day', contact_id, profile_id, 1, vendor,
       case when id % 730 < 60 then 'builtin 0.2.0' else 'builtin 0.1.0' end,
       case when id % 3 = 0 then 'rule' else 'person' end, 1, 'Bench',
       case when id % 3 = 0 then 'none' when right_all then 'approved' else 'corrected' end,
       case when id % 3 = 0 then null else 5 + (random() * 60)::integer end, fields
     from documents cross join lateral (
       select jsonb_agg(jsonb_build_object('field', field, 'proposed', case when result <> 'missed' then 'a value' end, 'confidence', confidence,
         'source', 'engine', 'approved', 'a value', 'result', result)) as fields, bool_and(result = 'correct') as right_all
       from (
         select field, case when random() < 0.01 then 'missed' when random() * 100 < confidence + 0.5 then 'correct' else 'wrong' end as result, confidence
         -- The sum with the id makes it random for each document.
         from (select field, 100 - floor(60 * pow(random(), 6))::integer + 0 * id as confidence from unnest($1::text[]) field) sure) labelled) l`,
    [FIELDS],
  );
}
