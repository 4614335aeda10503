// Other values that were found for a field: a newer reading, then the candidates of the engine.
import type { DocumentRecord } from '../../../contract/documents.ts';
import { useWorkspace } from './workspace-context.ts';

export interface OtherValue {
  value: string;
  confidence: number | undefined;
}

export function useOtherValues(field: string | undefined): OtherValue[] {
  const { record } = useWorkspace();
  return field === undefined ? [] : otherValues(record, field);
}

function otherValues({ lineage, extracted_fields }: DocumentRecord, field: string): OtherValue[] {
  const proposed = lineage[field]?.proposed ?? null;
  const value = extracted_fields[field] ?? null;
  return proposed === null || proposed === value ? [] : [{ value: proposed, confidence: undefined }];
}
