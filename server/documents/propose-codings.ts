// Accounts, cost centres and the like: proposed from what people approved of the vendor before, else from its master data.
import type { LineItem } from '../../contract/documents.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import type { StoredLineage } from '../database/stored-record.ts';
import type { Context } from '../context.ts';
import type { FieldFacts, RecordFacts } from '../extraction/judgement/facts.ts';
import { setByHand } from '../extraction/judgement/judged-field.ts';
import { computeValues } from '../formulas/compute-values.ts';
import { isoDay, isoSeconds } from '../platform/clock.ts';
import { wholePercent } from '../platform/percent.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import type { ProfileVersionRow } from '../profiles/store.ts';
import { DECIDED } from '../quality/approval.ts';
import { codeCell, codeField, type Coded, type PastDocument } from '../vendors/coding.ts';
import { findVendorById, type VendorRow } from '../vendors/store.ts';
import type { DocumentRow } from './store.ts';

/** Documents that are looked back at: what is usual changes. */
const LOOKED_AT = 20;

type Coding = Pick<DocumentRow, 'extracted_fields' | 'line_items' | 'evidence' | 'lineage' | 'check_facts'>;
type Wanted = (ProfileField | LineColumn) & { coding?: string | undefined };

interface Sources {
  vendor: VendorRow | undefined;
  past: PastDocument[];
  at: string;
}

/** As the columns of a document take them. */
export const storedCodings = ({ extracted_fields, line_items, evidence, lineage, check_facts }: Coding) => ({
  evidence: JSON.stringify(evidence),
  extracted_fields: JSON.stringify(extracted_fields),
  line_items: JSON.stringify(line_items),
  lineage: JSON.stringify(lineage),
  check_facts: JSON.stringify(check_facts),
});

export const hasCodings = ({
  fields,
  line_columns,
}: Pick<ProfileVersionRow, 'fields' | 'line_columns'>): boolean =>
  [...fields, ...line_columns].some(({ coding }) => coding !== undefined);

/**
 * What a document is coded as, and what formulas make of that. What a person entered stays; what was proposed for another vendor goes. History is that of the
 * same contact, whose documents everybody may see who sees this one.
 * @param vendor_id null: nothing is known of the vendor, so nothing is proposed
 */
export async function proposeCodings(
  ctx: Context,
  document: Coding & Pick<DocumentRow, 'id' | 'contact_id' | 'tax_breakdown'>,
  profile: Pick<ProfileVersionRow, 'fields' | 'line_columns'>,
  vendor_id: number | null,
): Promise<Coding> {
  const sources: Sources = {
    vendor: vendor_id === null ? undefined : await findVendorById(ctx, vendor_id),
    past: vendor_id === null ? [] : await approvedBefore(ctx, document, vendor_id),
    at: isoSeconds(ctx.clock.now()),
  };
  const { check_facts, evidence, tax_breakdown } = document;
  const facts = (check_facts ?? {}) as RecordFacts;
  const lineage = { ...document.lineage };
  const extracted_fields = { ...document.extracted_fields };
  const fields = { ...facts.fields };
  for (const field of profile.fields) {
    if (field.coding === undefined || setByHand(lineage[field.key])) continue;
    const coded = withDefault(codeField(sources.past, field.key), field, sources);
    extracted_fields[field.key] = coded?.value ?? null;
    fields[field.key] = factsOf(coded, sources);
    lineage[field.key] = lineageOf(coded, sources);
  }
  const line_items = setByHand(lineage['line_items'])
    ? document.line_items
    : codeLines(document.line_items, profile.line_columns, lineage, sources);
  const coded = {
    extracted_fields,
    line_items,
    tax_breakdown,
    evidence,
    lineage,
    check_facts: {
      ...facts,
      fields,
      required_columns: profile.line_columns.filter(({ required }) => required),
    },
  };
  return computeValues(coded, profile, sources.at);
}

/** Changes the lineage, in which each column says where its values come from. */
function codeLines(
  lines: LineItem[],
  columns: readonly LineColumn[],
  lineage: Record<string, StoredLineage>,
  sources: Sources,
): LineItem[] {
  const wanted = columns.filter(({ coding }) => coding !== undefined);
  const coded = new Map<string, Coded[]>();
  const next = lines.map((line) => {
    const cells: LineItem = { ...line };
    for (const column of wanted) {
      delete cells[column.key];
      const found = withDefault(codeCell(sources.past, column.key, line.description), column, sources);
      if (found === undefined) continue;
      coded.set(column.key, [...(coded.get(column.key) ?? []), found]);
      if (found.value !== null)
        cells[column.key] = column.type === 'text' ? found.value : Number(found.value);
    }
    return cells;
  });
  for (const { key } of wanted) {
    // The least sure one speaks for the column.
    const [worst] = (coded.get(key) ?? []).toSorted((a, b) => a.confidence - b.confidence);
    lineage[`line_items.${key}`] = lineageOf(worst, sources);
  }
  return next;
}

/** Of an account and a cost centre, the vendor's own where history says nothing yet. */
function withDefault(coded: Coded | undefined, { coding }: Wanted, { vendor }: Sources): Coded | undefined {
  if (vendor === undefined || coded?.value != null || (coded?.of ?? 0) > 1) return coded;
  const value =
    coding === 'account' ? vendor.expense_account : coding === 'cost_center' ? vendor.cost_center : null;
  return value === null ? coded : { value, confidence: MASTER_DATA, of: 0, uses: [], last: '' };
}

/** Somebody has entered it for this vendor; of this document it says nothing. */
const MASTER_DATA = 0.9;

function reasonOf(coded: Coded | undefined, { vendor }: Sources): Sentence | null {
  const name = vendor?.name ?? '';
  if (vendor === undefined) return sentence('vendors.codedNoVendor');
  if (coded === undefined) return sentence('vendors.codedNothing', { name });
  const { value, of, uses, last } = coded;
  if (of === 0) return sentence('vendors.codedDefault', { name });
  if (value !== null) return sentence('vendors.coded', { same: uses[0]!.count, count: of, name, date: last });
  if (of === 1) return sentence('vendors.codedOnce', { name, value: uses[0]!.value });
  return sentence('vendors.codedUnclear', {
    name,
    list: uses.slice(0, 3).map((use) => `${use.value} (${use.count})`),
  });
}

const lineageOf = (coded: Coded | undefined, sources: Sources): StoredLineage => ({
  source: 'history',
  by: sources.vendor?.name ?? '',
  at: sources.at,
  detail: reasonOf(coded, sources),
  confidence: coded?.value == null ? null : wholePercent(coded.confidence),
  proposed: null,
});

/** An empty proposal claims nothing, so there is nothing to be unsure of. */
function factsOf(coded: Coded | undefined, sources: Sources): FieldFacts {
  const value = coded?.value ?? null;
  const sure = value === null ? 1 : coded!.confidence;
  const others = (coded?.uses ?? []).filter((use) => use.value !== value);
  return {
    value,
    evidence: [],
    source: 'history',
    confidence: [sure, sure, sure, sure],
    printed: false,
    misread: false,
    doubt: reasonOf(coded, sources),
    others: others.map((use) => ({ value: use.value, confidence: use.count / coded!.of, evidence: [] })),
  };
}

/** Of the same contact, approved by people and not reopened: a program that approves would confirm its own proposals. */
async function approvedBefore(
  ctx: Context,
  { id, contact_id }: Pick<DocumentRow, 'id' | 'contact_id'>,
  vendor_id: number,
): Promise<PastDocument[]> {
  const rows = await ctx.db
    .selectFrom('documents')
    .innerJoin('approvals', 'approvals.document_id', 'documents.id')
    .select(['documents.extracted_fields', 'documents.line_items', 'approvals.at'])
    .where('documents.vendor_id', '=', vendor_id)
    .where('documents.contact_id', '=', contact_id)
    .where('documents.id', '!=', id)
    .where('documents.deleted_at', 'is', null)
    .where('documents.status', 'in', [...DECIDED, 'Archived'])
    .where('approvals.actor_kind', '=', 'person')
    .where('approvals.by_token', '=', false)
    .where('approvals.hand', '!=', 'rejected')
    .orderBy('approvals.at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, approved: isoDay(at) }));
}
