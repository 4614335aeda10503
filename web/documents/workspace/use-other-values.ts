// Other values that were found for a field: a newer reading, then the candidates of the engine.
import { useQuery } from '@tanstack/react-query';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { FieldCandidate } from '../../../contract/review.ts';
import { query } from '../../api/queries.ts';
import { valueAt } from './open-blockers.ts';
import { useWorkspace } from './workspace-context.ts';

export interface OtherValue {
  value: string;
  confidence: number | undefined;
}

export type Candidates = Record<string, FieldCandidate[]>;

/** As many as there are keys for. */
const MOST = 3;
const NONE: Candidates = {};

export function useCandidates({ id, status }: DocumentRecord): Candidates {
  const enabled = status !== 'New' && status !== 'Processing';
  const { data } = useQuery({ ...query('listCandidates', { params: { id } }), enabled });
  return data?.candidates ?? NONE;
}

export function useOtherValues(field: string | undefined): OtherValue[] {
  const { record } = useWorkspace();
  const candidates = useCandidates(record);
  return field === undefined ? [] : otherValues(record, candidates, field);
}

export function otherValues(record: DocumentRecord, candidates: Candidates, field: string): OtherValue[] {
  const now = valueAt(record, field);
  const proposed = record.lineage[field]?.proposed ?? null;
  const all: OtherValue[] = [
    ...(proposed === null ? [] : [{ value: proposed, confidence: undefined }]),
    ...(candidates[field] ?? []),
  ];
  return all
    .filter(({ value }, index, all) => value !== now && all.findIndex((one) => one.value === value) === index)
    .slice(0, MOST);
}
