// What follows from a record, computed in one place whatever changed it: call it with the record as it will be, and store
// what it returns in the same transaction.
import { createHash } from 'node:crypto';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import type { FoundCheck } from '../extraction/checks/check.ts';
import { duplicateCheck, identityKey, identityOf } from '../extraction/checks/duplicates.ts';
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
import { headlineOf } from './headline.ts';
import type { DocumentRow } from './store.ts';

/** The parts of a document that judgement looks at. */
export type JudgedColumns = Pick<
  DocumentRow,
  | 'id'
  | 'profile_id'
  | 'profile_reason'
  | 'profile_sure'
  | 'bundle'
  | 'extracted_fields'
  | 'line_items'
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
  | 'duplicate_of'
  | 'acceptances'
  | 'blockers'
>;

/** Columns to store. Others with the same business key wait until the transaction ends. */
export async function recompute(ctx: Context, record: JudgedColumns, fields: ProfileField[]) {
  const { exception_below } = await readSettings(ctx);
  const { business_key, duplicate } = await findDuplicate(ctx, record, fields);
  const at = isoSeconds(ctx.clock.now());
  const judged = judgeRecord({
    ...judgedRecord(ctx, record, fields),
    duplicate,
    exception_below,
    doubtful_below: await doubtfulBelow(ctx, record.profile_id),
    change: { by: ctx.actor.name, at },
  });
  return { ...columnsOf(judged), business_key, ...headlineOf(fields, record.extracted_fields) };
}

/** A record as it stands, for what is computed of it and not stored. */
export const judgedRecord = (ctx: Context, record: JudgedColumns, fields: ProfileField[]): JudgedRecord => ({
  ...record,
  fields,
  facts: record.check_facts as RecordFacts | null,
  duplicate: undefined,
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

export interface DuplicateResult {
  business_key: string | null;
  /** The failed check, when another document has the same sender, number and total. */
  duplicate: FoundCheck | undefined;
}

async function findDuplicate(
  ctx: Context,
  record: Pick<JudgedColumns, 'id' | 'extracted_fields'>,
  fields: ProfileField[],
): Promise<DuplicateResult> {
  const identity = identityOf(fields, record.extracted_fields);
  if (identity === null) return { business_key: null, duplicate: undefined };
  const business_key = identityKey(identity).slice(0, MAX_KEY);
  // Two of a kind that are processed at the same moment: one comes after the other, and sees it.
  await ctx.lock(lockOf(business_key));
  // A duplicate is one whoever changes the record; who may not see the other one is not told which.
  const same = await ctx
    .everything()
    .selectFrom('documents')
    .select(['id', 'filename', 'contact_id'])
    .where('business_key', '=', business_key)
    .where('id', '!=', record.id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return { business_key, duplicate: same && duplicateCheck(identity, same) };
}

/** Index rows have a limit; what differs only beyond it is the same for all that matters. */
const MAX_KEY = 1000;
const LOCKS = 7_230_000_000;

const lockOf = (key: string): number =>
  LOCKS + (createHash('sha256').update(key).digest().readUInt32BE(0) % 1_000_000);
