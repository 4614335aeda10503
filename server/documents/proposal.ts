// What extraction proposed for a record, and how sure of it people were told it is.
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { judgeRecord } from '../extraction/judgement/judge-record.ts';
import type { FieldFacts, ProposalFacts, RecordFacts } from '../extraction/judgement/facts.ts';
import { setByHand } from '../extraction/judgement/judged-field.ts';
import { VERSION } from '../version.ts';
import { judgedRecord, type JudgedColumns } from './recompute.ts';

/** Of a record that was extracted and judged this moment. */
export function proposalOf(ctx: Context, record: JudgedColumns, fields: ProfileField[]): ProposalFacts {
  const untouched = !Object.values(record.lineage).some(setByHand);
  const facts = foundIn(record);
  const confidence = untouched
    ? Object.fromEntries(Object.keys(facts).map((key) => [key, record.lineage[key]?.confidence ?? 0]))
    : proposedConfidence(ctx, record, fields);
  return { engine: `${record.engine} ${VERSION}`, confidence };
}

/**
 * How sure each proposal would be on a record that nobody has changed, in percent by field key: for values in whose place
 * something else stands, and for documents processed before this was kept.
 */
export function proposedConfidence(
  ctx: Context,
  record: JudgedColumns,
  fields: ProfileField[],
): Record<string, number> {
  const proposed = Object.entries(foundIn(record));
  const by = (take: (facts: FieldFacts) => unknown) =>
    Object.fromEntries(proposed.map(([key, facts]) => [key, take(facts)]));
  const asProposed = {
    ...record,
    extracted_fields: by(({ value }) => value) as JudgedColumns['extracted_fields'],
    evidence: by(({ evidence }) => evidence) as JudgedColumns['evidence'],
    lineage: by(({ source }) => ({ source, confidence: 0 })) as JudgedColumns['lineage'],
    acceptances: [],
  };
  const { lineage } = judgeRecord(judgedRecord(ctx, asProposed, fields));
  return Object.fromEntries(proposed.map(([key]) => [key, lineage[key]?.confidence ?? 0]));
}

/** What was found for the fields, by key. */
function foundIn({ check_facts }: JudgedColumns): Record<string, FieldFacts> {
  const facts = Object.entries((check_facts as RecordFacts | null)?.fields ?? {});
  return Object.fromEntries(facts.filter(([, { value }]) => value !== null));
}
