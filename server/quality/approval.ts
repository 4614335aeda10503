// What an approval says of each field of a document. Pure.
import type { DocumentStatus, ExtractedFields, Lineage } from '../../contract/documents.ts';
import type { FieldLabel, Hand } from '../database/quality-tables.ts';
import { sameValue } from '../extraction/checks/check-record.ts';

/** The statuses of documents that may go their way. An approval leads from any other status to one of them. */
export const DECIDED = ['Approved', 'Ready', 'Export'] as const satisfies DocumentStatus[];

export const isDecided = (status: DocumentStatus): boolean =>
  (DECIDED as readonly DocumentStatus[]).includes(status);

export interface Approved {
  /** Keys of the profile, in its order. */
  fields: string[];
  /** By field key; fields without a proposal are missing. */
  proposals: Record<string, { value: string; confidence: number; source: Lineage['source'] }>;
  extracted_fields: ExtractedFields;
  /** Who set the values, by field key. */
  sources: Record<string, Lineage['source'] | undefined>;
}

/**
 * Fields for which there is something to be right about. What a rule set or a formula computed says nothing of the engine, and nothing is said of
 * a field that had no proposal and stayed empty.
 */
export const labelFields = ({ fields, proposals, extracted_fields, sources }: Approved): FieldLabel[] =>
  fields.flatMap((field) => {
    const approved = extracted_fields[field] ?? null;
    const proposal = proposals[field];
    const source_now = sources[field];
    if (source_now === 'rule' || source_now === 'formula' || (proposal === undefined && approved === null))
      return [];
    const { value: proposed, confidence, source } = proposal ?? NOTHING;
    return [{ field, proposed, confidence, source, approved, result: resultOf(proposed, approved) }];
  });

const NOTHING = { value: null, confidence: 0, source: 'engine' } as const;

function resultOf(proposed: string | null, approved: string | null): FieldLabel['result'] {
  if (proposed === null) return 'missed';
  return approved !== null && sameValue(proposed, approved) ? 'correct' : 'wrong';
}

/** A rejection says that the document is not to be booked, and of no value whether it was right. */
export const leaveUnjudged = (labels: FieldLabel[]): FieldLabel[] =>
  labels.flatMap((label) =>
    label.proposed === null ? [] : [{ ...label, approved: null, result: 'unjudged' as const }],
  );

/** Whether a person had a hand in it: in its values, or at least in letting it go. */
export function handOf({ sources }: Approved, by_person: boolean): Hand {
  if (Object.values(sources).includes('person')) return 'corrected';
  return by_person ? 'approved' : 'none';
}
