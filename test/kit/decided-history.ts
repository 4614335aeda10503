// A history of documents that a person has decided, straight into the ledger.
import { sql } from 'kysely';
import { copyDocument } from './many-documents.ts';
import type { ReviewService } from './review.ts';

/** Every fifth had a doubtful vendor, which was wrong; one of nine was approved without having been opened. */
export async function fillHistory(its: ReviewService, documents: number): Promise<void> {
  const id = await its.processed('H-1');
  await copyDocument(its.service.database_url, id, documents);
  await sql`
    insert into approvals (document_id, at, contact_id, profile_id, profile_version, vendor, engine, actor_kind, actor_id, actor_name,
      hand, clean, seconds, fields)
    select id, now(), contact_id, profile_id, profile_version, vendor, engine, 'person', ${its.annas}, 'Anna',
      case when n % 5 = 0 then 'corrected' else 'approved' end, true, case when n % 9 = 0 then null else 20 end,
      jsonb_build_array(
        jsonb_build_object('field', 'vendor', 'proposed', 'A', 'confidence', case when n % 5 = 0 then 60 else 97 end, 'source', 'engine',
          'approved', case when n % 5 = 0 then 'B' else 'A' end, 'result', case when n % 5 = 0 then 'wrong' else 'correct' end),
        jsonb_build_object('field', 'total_amount', 'proposed', '1.00', 'confidence', 98, 'source', 'engine',
          'approved', '1.00', 'result', 'correct'),
        jsonb_build_object('field', 'invoice_date', 'proposed', '2026-01-01', 'confidence', 98, 'source', 'engine',
          'approved', '2026-01-01', 'result', 'correct'),
        jsonb_build_object('field', 'invoice_number', 'proposed', '1', 'confidence', 98, 'source', 'engine',
          'approved', '1', 'result', 'correct'))
    from (select documents.*, row_number() over (order by id) as n from documents where filename like 'copy %') documents`.execute(
    its.service.ctx.db,
  );
}
