// The last documents of a profile that people have decided, as they were proposed to them: what touchless rules are tried on.
import type { RuleInput } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import type { FieldLabel } from '../database/quality-tables.ts';
import type { LabelledDocument } from '../quality/thresholds.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { SUBJECT_COLUMNS, type Subject } from './condition-fields.ts';
import { allMet, checkConditions } from './conditions.ts';

export interface HistoryDocument extends LabelledDocument {
  filename: string;
  /** No blocker was open, and the conditions of the rule held. */
  eligible: boolean;
}

/** Newest first. Documents of which it is not known whether a blocker was open are left out. */
export async function readHistory(ctx: Context, rule: RuleInput, most: number): Promise<HistoryDocument[]> {
  if (rule.profile_id === null) return [];
  const rows = await ctx.db
    .selectFrom('approvals')
    .innerJoin('documents', 'documents.id', 'approvals.document_id')
    .select(SUBJECT_COLUMNS.map((name) => `documents.${name}` as const))
    .select(['approvals.fields as labels', 'hand', 'clean', 'approvals.profile_version as decided_version'])
    .where('approvals.profile_id', '=', rule.profile_id)
    .where('actor_kind', '=', 'person')
    .where('clean', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('approvals.document_id', 'desc')
    .limit(most)
    .execute();
  const now = ctx.clock.now();
  const versions = new Map<number, Subject['fields']>();
  const documents: HistoryDocument[] = [];
  for (const { labels, hand, clean, decided_version, ...document } of rows) {
    const fields =
      versions.get(decided_version) ??
      (await getProfileVersion(ctx, rule.profile_id, decided_version)).fields;
    versions.set(decided_version, fields);
    const subject = asProposed({ document, fields, now }, labels);
    documents.push({
      id: document.id,
      filename: document.filename,
      eligible: clean === true && allMet(checkConditions(rule.conditions, subject)),
      confidence: Object.fromEntries(
        labels.flatMap(({ field, proposed, confidence }) => (proposed === null ? [] : [[field, confidence]])),
      ),
      wrong: hand === 'corrected',
      wrong_fields: labels.flatMap(({ field, result }) => (result === 'correct' ? [] : [field])),
    });
  }
  return documents;
}

/** The record with the values and the confidence that people found on it. */
function asProposed(subject: Subject, labels: FieldLabel[]): Subject {
  const { document } = subject;
  const extracted_fields = { ...document.extracted_fields };
  const lineage = { ...document.lineage };
  for (const { field, proposed, confidence, source } of labels) {
    extracted_fields[field] = proposed;
    lineage[field] = { source, by: '', at: '', detail: null, confidence, proposed: null };
  }
  return { ...subject, document: { ...document, extracted_fields, lineage } };
}
