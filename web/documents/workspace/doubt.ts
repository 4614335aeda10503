// Which fields a reviewer should look at, and why.
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { ProfileField } from '../../../contract/profiles.ts';

export type Doubt = 'missing' | 'check' | 'low' | 'unplaced';

/** Below this, an engine's value is worth a look. */
const SURE = 75;

export function doubtOf({ key, required }: ProfileField, record: DocumentRecord): Doubt | undefined {
  const value = record.extracted_fields[key] ?? null;
  const lineage = record.lineage[key];
  if (value === null) return required ? 'missing' : undefined;
  // What a person said is not doubted, except by arithmetic.
  if (record.checks.some(({ passed, fields }) => !passed && fields.includes(key))) return 'check';
  if (lineage?.source === 'person') return undefined;
  if (lineage !== undefined && lineage.confidence !== null && lineage.confidence < SURE) return 'low';
  const placed = (record.evidence[key] ?? []).length > 0;
  return placed || lineage?.source === 'rule' || lineage?.source === 'e_invoice' ? undefined : 'unplaced';
}
