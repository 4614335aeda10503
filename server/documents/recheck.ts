// The checks of a record as it stands now, the search for the same document elsewhere included.
import { createHash } from 'node:crypto';
import type { Check, Evidence, ExtractedFields, LineItem } from '../../contract/documents.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { checkRecord, type CheckFacts } from '../extraction/checks/check-record.ts';
import { duplicateCheck, identityKey, identityOf } from '../extraction/checks/duplicates.ts';
import { sortChecks } from '../extraction/checks/run-checks.ts';
import { isoDay } from '../platform/clock.ts';

/** Values, and where they stand. */
export interface Checked {
  id: number;
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  evidence: Record<string, Evidence[]>;
  check_facts: unknown;
}

/** Columns to store. Call it in the transaction that stores them: others with the same key wait for it. */
export interface CheckColumns {
  checks: string;
  business_key: string | null;
}

export async function recheck(ctx: Context, record: Checked, fields: ProfileField[]): Promise<CheckColumns> {
  const checks = checkRecord({
    ...record,
    fields,
    facts: record.check_facts as CheckFacts | null,
    today: isoDay(ctx.clock.now()),
  });
  const { business_key, duplicate } = await findDuplicate(ctx, record, fields);
  return { checks: checksColumn(checks, duplicate), business_key };
}

export const checksColumn = (checks: Check[], duplicate: Check | undefined): string =>
  JSON.stringify(duplicate === undefined ? checks : sortChecks([duplicate, ...checks]));

export interface DuplicateResult {
  business_key: string | null;
  /** The failed check, when another document has the same sender, number and total. */
  duplicate: Check | undefined;
}

export async function findDuplicate(
  ctx: Context,
  record: Pick<Checked, 'id' | 'extracted_fields'>,
  fields: ProfileField[],
): Promise<DuplicateResult> {
  const identity = identityOf(fields, record.extracted_fields);
  if (identity === null) return { business_key: null, duplicate: undefined };
  const business_key = identityKey(identity).slice(0, MAX_KEY);
  // Two of a kind that are processed at the same moment: one comes after the other, and sees it.
  await ctx.lock(lockOf(business_key));
  const same = await ctx.db
    .selectFrom('documents')
    .select(['id', 'filename'])
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
