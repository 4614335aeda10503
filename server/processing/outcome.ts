// What a finished extraction means for the record: values and lineage. Pure.
import type { Evidence, ExtractedFields, LineItem } from '../../contract/documents.ts';
import type { StoredLineage } from '../database/stored-record.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import { lineItemOf, placesOfItems, type Draft } from '../extraction/draft.ts';
import { wholePercent } from '../platform/percent.ts';

/** What is on the record already and must be respected. */
export interface Before {
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  evidence: Record<string, Evidence[]>;
  lineage: Record<string, StoredLineage>;
}

export interface Outcome {
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  evidence: Record<string, Evidence[]>;
  lineage: Record<string, StoredLineage>;
}

export interface OutcomeOptions {
  fields: ProfileField[];
  line_items: boolean;
  /** Timestamp of the contract. */
  at: string;
}

/** A person's word stands; the engine's newer value is noted beside it. */
const isPersons = (lineage: StoredLineage | undefined) =>
  lineage?.source === 'person' || lineage?.source === 'rule';

export function outcomeOf(draft: Draft, before: Before, options: OutcomeOptions): Outcome {
  const extracted_fields: ExtractedFields = {};
  const evidence: Record<string, Evidence[]> = {};
  const lineage: Record<string, StoredLineage> = {};
  for (const { key } of options.fields) {
    const found = draft.fields[key];
    const known = before.lineage[key];
    if (known !== undefined && isPersons(known)) {
      extracted_fields[key] = before.extracted_fields[key] ?? null;
      evidence[key] = before.evidence[key] ?? [];
      const differs = found !== undefined && found.value !== extracted_fields[key];
      lineage[key] = { ...known, proposed: differs ? found.value : null };
      continue;
    }
    extracted_fields[key] = found?.value ?? null;
    evidence[key] = found?.evidence ?? [];
    lineage[key] = {
      source: found?.source ?? 'engine',
      by: draft.engine,
      at: options.at,
      detail: found?.detail ?? null,
      confidence: wholePercent(found?.confidence ?? 0),
      proposed: null,
    };
  }
  const items = lineItemsOf(draft, before, options);
  Object.assign(evidence, items.evidence);
  if (items.lineage !== undefined) lineage['line_items'] = items.lineage;
  return { extracted_fields, line_items: items.line_items, evidence, lineage };
}

function lineItemsOf(draft: Draft, before: Before, options: OutcomeOptions) {
  const known = before.lineage['line_items'];
  if (known !== undefined && isPersons(known)) {
    const kept = Object.entries(before.evidence).filter(([key]) => key.startsWith('line_items['));
    return { line_items: before.line_items, evidence: Object.fromEntries(kept), lineage: known };
  }
  if (!options.line_items) return { line_items: [], evidence: {}, lineage: undefined };
  const { line_items } = draft;
  return { line_items: line_items.map(lineItemOf), evidence: placesOfItems(line_items), lineage: undefined };
}
