// What is known of a folder's documents apart from their text, under names that do not depend on profiles: a vendor, a
// shop and a 销售方 are all `sender`.
import type { DocumentStatus, Evidence, Lineage, LineItem } from '../../../contract/documents.ts';
import type { FieldType, ProfileField } from '../../../contract/profiles.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { remembered } from '../../extraction/memo.ts';

export interface FieldValue {
  key: string;
  label: string;
  type: FieldType;
  value: string;
  evidence: Evidence[];
  /** Whether it needs to be checked: a reviewer has not, and the engine was not sure. */
  doubtful?: boolean;
  /** How likely the engine took it to be right, 0..1; undefined where somebody entered it. */
  confidence?: number | undefined;
}

export interface FolderRecord {
  id: number;
  filename: string;
  /** The name of the file, with what tells it from others of that name in the folder; undefined where the name does. */
  title?: string;
  version: number;
  status: DocumentStatus;
  doc_type: string | null;
  confidence: number | null;
  /** The day it came in. */
  uploaded: string;
  currency: string | null;
  /** That of its sender's country, where it prints none. */
  home_currency?: string | null;
  summary: string | null;
  notes: string | null;
  page_count: number;
  /** Keyed by field name, see fieldNameOf; `total` and `date` stand for the document's own. */
  values: ReadonlyMap<string, FieldValue>;
  items: LineItem[];
  duplicate_of: number | null;
  /** By the bank statements that came in; null for what asks for no money. */
  paid?: boolean | null;
  failed_checks: string[];
}

export const titleOf = ({ title, filename }: FolderRecord): string => title ?? filename;

/** What the record of a document says apart from the profile. */
export interface Headline {
  total: string | null;
  date: string | null;
}

const TOTALS = new Set(['grand_total', 'due_payable']);
const DATES = new Set(['issue_date']);
const RECIPIENTS = new Set(['buyer', 'payer', 'ship_to']);

/**
 * `total`, `date`, `sender`, `recipient`, a concept (with its role before it), or field.<key> for a field of the operator's own.
 * Fields of a profile are understood once for all of its documents.
 */
export const fieldNameOf = remembered((field: ProfileField): string => {
  const { concept, role } = understandField(field);
  if (concept === null) return `field.${field.key}`;
  if (concept.id === 'party_name') return RECIPIENTS.has(role ?? '') ? 'recipient' : 'sender';
  if (TOTALS.has(concept.id)) return 'total';
  if (DATES.has(concept.id)) return 'date';
  return role === null ? concept.id : `${role}.${concept.id}`;
});

/**
 * Fields with a value. Where several mean the same, the first one counts, and the others go by their own keys; the headline
 * decides on total and date.
 */
export function valuesOf(
  fields: readonly ProfileField[],
  extracted: Readonly<Record<string, string | null>>,
  evidence: Readonly<Record<string, Evidence[]>>,
  headline: Headline,
  doubtful: ReadonlySet<string> = new Set(),
  lineage: Readonly<Record<string, Pick<Lineage, 'confidence'>>> = {},
): Map<string, FieldValue> {
  const values = new Map<string, FieldValue>();
  for (const field of fields) {
    const value = extracted[field.key] ?? null;
    if (value === null || value.trim() === '') continue;
    const { key, label, type } = field;
    const name = fieldNameOf(field);
    const percent = lineage[key]?.confidence ?? null;
    const found = {
      key,
      label,
      type,
      value,
      evidence: evidence[key] ?? [],
      doubtful: doubtful.has(key),
      confidence: percent === null ? undefined : percent / 100,
    };
    const wanted = name === 'total' ? headline.total : name === 'date' ? headline.date : null;
    const known = values.get(name);
    if (known === undefined || (wanted !== null && wanted === value && known.value !== wanted))
      values.set(name, found);
    if (known !== undefined || name === 'total' || name === 'date') values.set(`field.${key}`, found);
  }
  const own = (type: FieldType, value: string): FieldValue => {
    const same = [...values.values()].find((known) => known.value === value && known.type === type);
    return same ?? { key: '', label: type === 'date' ? 'Date' : 'Total', type, value, evidence: [] };
  };
  if (headline.total !== null && values.get('total')?.value !== headline.total)
    values.set('total', own('amount', headline.total));
  if (headline.date !== null && values.get('date')?.value !== headline.date)
    values.set('date', own('date', headline.date));
  return values;
}
