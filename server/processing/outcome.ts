// What a finished extraction means for the record: values and lineage. Pure.
import type { Evidence, ExtractedFields, LineItem } from '../../contract/documents.ts';
import { ASKED_BY, type RecordTable } from '../../contract/record-tables.ts';
import type { Allowance } from '../../contract/allowances.ts';
import type { TaxLine } from '../../contract/tax-breakdown.ts';
import type { StoredLineage } from '../database/stored-record.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import { lineItemOf, placesOfRows, withoutPlaces, type Draft } from '../extraction/draft.ts';
import { wholePercent } from '../platform/percent.ts';

/** What is on the record already and must be respected. */
export interface Before {
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  allowances: Allowance[];
  tax_breakdown: TaxLine[];
  evidence: Record<string, Evidence[]>;
  lineage: Record<string, StoredLineage>;
}

export interface Outcome {
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  allowances: Allowance[];
  tax_breakdown: TaxLine[];
  evidence: Record<string, Evidence[]>;
  lineage: Record<string, StoredLineage>;
}

export interface OutcomeOptions {
  fields: ProfileField[];
  line_items: boolean;
  tax_breakdown: boolean;
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
  const items = rowsOf('line_items', draft.line_items.map(lineItemOf), { draft, before, options });
  const allowances = rowsOf('allowances', draft.allowances.map(withoutPlaces), { draft, before, options });
  const taxes = rowsOf('tax_breakdown', draft.tax_breakdown.map(withoutPlaces), { draft, before, options });
  return {
    extracted_fields,
    line_items: items.rows,
    allowances: allowances.rows,
    tax_breakdown: taxes.rows,
    evidence: { ...evidence, ...items.evidence, ...allowances.evidence, ...taxes.evidence },
    lineage: { ...lineage, ...items.lineage, ...allowances.lineage, ...taxes.lineage },
  };
}

interface Drawn {
  draft: Draft;
  before: Before;
  options: OutcomeOptions;
}

/** The rows of a table: those of a person as they are, else what was found, where the profile asks for it. */
function rowsOf<Table extends RecordTable>(
  table: Table,
  found: Before[Table],
  { draft, before, options }: Drawn,
): Pick<Outcome, 'evidence' | 'lineage'> & { rows: Before[Table] } {
  const known = before.lineage[table];
  if (known !== undefined && isPersons(known)) {
    const kept = Object.entries(before.evidence).filter(([key]) => key.startsWith(`${table}[`));
    return { rows: before[table], evidence: Object.fromEntries(kept), lineage: { [table]: known } };
  }
  if (!options[ASKED_BY[table]]) return { rows: [], evidence: {}, lineage: {} };
  return { rows: found, evidence: placesOfRows(table, draft[table]), lineage: {} };
}
