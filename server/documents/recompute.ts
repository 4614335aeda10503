// What follows from a record, computed in one place whatever changed it: call it with the record as it will be, and store
// what it returns in the same transaction.
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import type { RecordFacts } from '../extraction/judgement/facts.ts';
import {
  DOUBTFUL_BELOW,
  JUDGEMENT,
  judgeRecord,
  type JudgedRecord,
  type Judgement,
} from '../extraction/judgement/judge-record.ts';
import { isoDay, isoSeconds } from '../platform/clock.ts';
import { doubtfulBelow } from '../profiles/store.ts';
import { readSettings } from '../settings/settings.ts';
import { NO_TRUST } from '../reading/signatures/trust.ts';
import { readTrust } from '../trust/store.ts';
import { matchVendor, type VendorMatch } from '../vendors/match-vendor.ts';
import { senderOf, type Sender } from '../vendors/sender.ts';
import { findDuplicates } from './find-duplicates.ts';
import { findOrders } from './find-orders.ts';
import { findPayee } from './find-payee.ts';
import { headlineOf, paymentTermsOf } from './headline.ts';
import type { DocumentRow } from './store.ts';

/** The parts of a document that judgement looks at. */
export type JudgedColumns = Pick<
  DocumentRow,
  | 'id'
  | 'profile_id'
  | 'profile_version'
  | 'profile_reason'
  | 'profile_sure'
  | 'contact_open'
  | 'contact_match'
  | 'bundle'
  | 'extracted_fields'
  | 'line_items'
  | 'allowances'
  | 'tax_breakdown'
  | 'evidence'
  | 'lineage'
  | 'check_facts'
  | 'doc_type'
  | 'doc_date'
  | 'fixed'
  | 'ai_summary'
  | 'language'
  | 'processing_error'
  | 'warnings'
  | 'page_count'
  | 'pages_read'
  | 'engine'
  | 'contact_id'
  | 'acceptances'
  | 'blockers'
  | 'external_refs'
  | 'vendor_choice'
  | 'vendor_choice_by'
  | 'status'
  | 'payee'
  | 'order_match'
  | 'order_ids'
  | 'order_keys'
  | 'mail_from'
  | 'judged'
>;

/** Columns to store. Others with the same sender and number wait until the transaction ends. */
export async function recompute(ctx: Context, record: JudgedColumns, fields: ProfileField[]) {
  const { exception_below, payee_four_eyes } = await readSettings(ctx);
  const { duplicate, twins, ...repeats } = await findDuplicates(ctx, record, fields);
  const sender = senderIn(record, fields);
  const found = await findVendor(ctx, record, sender);
  const payee = await findPayee(ctx, record, sender, found?.vendor ?? null);
  const { order_match, ...orders } = await findOrders(ctx, record, fields, found?.vendor ?? null);
  const at = isoSeconds(ctx.clock.now());
  const judged = judgeRecord({
    ...judgedRecord(ctx, record, fields),
    duplicate,
    twins,
    vendor_match: found?.match ?? null,
    payee,
    payee_four_eyes,
    trust: await readTrust(ctx, record.check_facts),
    order_match,
    exception_below,
    doubtful_below: await doubtfulBelow(ctx, record.profile_id),
    change: { by: ctx.actor.name, at },
  });
  return {
    ...columnsOf(judged),
    ...repeats,
    vendor_id: found?.vendor?.id ?? null,
    vendor_number: found?.vendor?.external_id ?? null,
    vendor_match: found === null ? null : JSON.stringify(found.match),
    payee: payee === null ? null : JSON.stringify(payee),
    order_match: order_match === null ? null : JSON.stringify(order_match),
    ...orders,
    ...headlineOf(fields, record.extracted_fields),
    payment_terms: paymentTermsOf(fields, record.extracted_fields),
  };
}

/** A record as it stands, for what is computed of it and not stored. */
export const judgedRecord = (ctx: Context, record: JudgedColumns, fields: ProfileField[]): JudgedRecord => ({
  ...record,
  fields,
  facts: record.check_facts as RecordFacts | null,
  duplicate: undefined,
  twins: [],
  vendor_match: null,
  payee: null,
  payee_four_eyes: false,
  trust: NO_TRUST,
  order_match: null,
  today: isoDay(ctx.clock.now()),
  exception_below: 0,
  doubtful_below: DOUBTFUL_BELOW,
  previous: record.blockers,
  change: { by: '', at: '' },
});

export type Recomputed = Awaited<ReturnType<typeof recompute>>;

function columnsOf(judged: Judgement) {
  const open = judged.blockers.filter(({ state }) => state === 'open');
  return {
    checks: JSON.stringify(judged.checks),
    blockers: JSON.stringify(judged.blockers),
    blockers_open: open.length,
    blockers_blocking: open.filter(({ severity }) => severity === 'blocking').length,
    lineage: JSON.stringify(judged.lineage),
    confidence_score: judged.score,
    confidence_reasoning: judged.reasoning === null ? null : JSON.stringify(judged.reasoning),
    doc_type: judged.doc_type,
    doc_date: judged.doc_date,
    ai_summary: judged.ai_summary,
    vendor: judged.vendor?.slice(0, LONGEST) ?? null,
    number: judged.number?.slice(0, LONGEST) ?? null,
    due_date: judged.due_date,
    arithmetic: JSON.stringify({ lines: judged.lines, sums: judged.sums }),
    judged: JUDGEMENT,
  };
}

/** Of names and numbers in lists. */
const LONGEST = 200;

/** Null before anything was read: there is nothing to compare. */
function senderIn(record: JudgedColumns, fields: ProfileField[]): Sender | null {
  if (record.engine === null) return null;
  const facts = record.check_facts as RecordFacts | null;
  return senderOf({ ...record, fields, printed: facts?.printed ?? [] });
}

async function findVendor(
  ctx: Context,
  { engine, vendor_choice, vendor_choice_by, contact_id }: JudgedColumns,
  sender: Sender | null,
): Promise<VendorMatch | null> {
  if (engine === null) return null;
  const linked = await ctx.db
    .selectFrom('contacts')
    .select('vendor_id')
    .where('id', '=', contact_id)
    .executeTakeFirst();
  return matchVendor(ctx, {
    sender,
    linked: linked?.vendor_id ?? null,
    chosen: vendor_choice === null ? null : { vendor_id: vendor_choice, by: vendor_choice_by ?? '' },
  });
}
