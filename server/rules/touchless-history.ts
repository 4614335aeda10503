// The last documents of a profile that people have decided, as they were proposed to them: what touchless rules are tried on.
import type { RuleInput } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import type { FieldLabel } from '../database/quality-tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import type { LabelledDocument } from '../quality/thresholds.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { SUBJECT_COLUMNS, type Subject } from './condition-fields.ts';
import { allMet, checkConditions } from './conditions.ts';

export interface HistoryDocument extends LabelledDocument {
  filename: string;
  /** No blocker was open, and the conditions of the rule held. */
  eligible: boolean;
  /** A person rejected it. */
  rejected: boolean;
}

interface Wanted {
  most: number;
  /** Only those that somebody looked at in the workspace before they were approved, and those that were rejected: who rejects says why. */
  opened?: boolean;
}

/** Documents that people decided and of which it is known whether a blocker was open then. */
const decidedBy = (ctx: Context, profile_id: number) =>
  ctx.db
    .selectFrom('approvals')
    .innerJoin('documents', 'documents.id', 'approvals.document_id')
    .where('approvals.profile_id', '=', profile_id)
    .where('actor_kind', '=', 'person')
    .where('clean', 'is not', null)
    .where('deleted_at', 'is', null);

/** How many of them were approved without having been opened. */
export async function countUnopened(ctx: Context, profile_id: number): Promise<number> {
  const query = decidedBy(ctx, profile_id)
    .where('seconds', 'is', null)
    .where('hand', '!=', 'rejected')
    .select(rowCount);
  return (await query.executeTakeFirstOrThrow()).n;
}

/** Newest first, each document once: as it was proposed to whoever approved it first. */
export async function readHistory(
  ctx: Context,
  rule: Pick<RuleInput, 'profile_id' | 'conditions'>,
  { most, opened = false }: Wanted,
): Promise<HistoryDocument[]> {
  if (rule.profile_id === null) return [];
  const rows = await decidedBy(ctx, rule.profile_id)
    .select(SUBJECT_COLUMNS.map((name) => `documents.${name}` as const))
    .select([
      'approvals.fields as last',
      'first',
      'hand',
      'clean',
      'approvals.profile_version as decided_version',
    ])
    .$if(opened, (query) =>
      query.where((eb) => eb.or([eb('seconds', 'is not', null), eb('hand', '=', 'rejected')])),
    )
    .orderBy('at', 'desc')
    .orderBy('approvals.document_id', 'desc')
    .limit(most)
    .execute();
  const now = ctx.clock.now();
  const versions = new Map<number, Subject['fields']>();
  const documents: HistoryDocument[] = [];
  for (const { last, first, hand, clean, decided_version, ...document } of rows) {
    const labels = first?.fields ?? last;
    const hands = [hand, ...(first === null ? [] : [first.hand])];
    const fields =
      versions.get(decided_version) ??
      (await getProfileVersion(ctx, rule.profile_id, decided_version)).fields;
    versions.set(decided_version, fields);
    const subject = asProposed({ document, fields, now }, labels);
    documents.push({
      id: document.id,
      filename: document.filename,
      eligible: (first?.clean ?? clean) === true && allMet(checkConditions(rule.conditions, subject)),
      confidence: Object.fromEntries(
        labels.flatMap(({ field, proposed, confidence }) => (proposed === null ? [] : [[field, confidence]])),
      ),
      wrong: hands.includes('corrected') || hands.includes('rejected'),
      rejected: hands.includes('rejected'),
      unjudged: hands.every((one) => one === 'rejected'),
      wrong_fields: [
        ...new Set(
          [...labels, ...last].flatMap(({ field, result }) =>
            result === 'correct' || result === 'unjudged' ? [] : [field],
          ),
        ),
      ],
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
