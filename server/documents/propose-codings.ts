// Accounts, cost centres and the like: proposed from what people approved of the vendor before, else from its master data.
import type { LineItem } from '../../contract/documents.ts';
import { typedCell } from '../../contract/line-columns.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import type { StoredLineage } from '../database/stored-record.ts';
import type { Context } from '../context.ts';
import type { CellFacts, FieldFacts, RecordFacts } from '../extraction/judgement/facts.ts';
import { roleOf } from '../extraction/tables/further-cells.ts';
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
  const { line_items, cells } = setByHand(lineage['line_items'])
    ? { line_items: document.line_items, cells: facts.cells }
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
      ...(cells !== undefined && { cells }),
      required_columns: profile.line_columns.filter(({ required }) => required),
    },
  };
  return computeValues(coded, profile, sources.at);
}

/**
 * Changes the lineage, in which each column says where its values come from.
 * @returns the lines, and for each proposed cell the values that came into question
 */
function codeLines(
  lines: LineItem[],
  columns: readonly LineColumn[],
  lineage: Record<string, StoredLineage>,
  sources: Sources,
): { line_items: LineItem[]; cells: CellFacts[] } {
  const wanted = columns.filter(({ coding }) => coding !== undefined);
  const articles = columns.filter((column) => roleOf(column) === 'sku').map(({ key }) => key);
  const coded = new Map<string, Coded[]>();
  const cells: CellFacts[] = [];
  const line_items = lines.map((line) => {
    const next: LineItem = { ...line };
    for (const column of wanted) {
      delete next[column.key];
      const found = withDefault(codeCell(sources.past, column.key, line, articles), column, sources);
      if (found === undefined) continue;
      const cell = typedCell(found.value ?? '', column.type);
      const proposed = cell === undefined ? { ...found, value: null } : found;
      coded.set(column.key, [...(coded.get(column.key) ?? []), proposed]);
      cells.push({ column: column.key, description: line.description, values: valuesOf(proposed) });
      if (cell !== undefined) next[column.key] = cell;
    }
    return next;
  });
  for (const { key } of wanted) {
    // The least sure one speaks for the column.
    const [worst] = (coded.get(key) ?? []).toSorted((a, b) => a.confidence - b.confidence);
    lineage[`line_items.${key}`] = lineageOf(worst, sources);
  }
  return { line_items, cells: cells.filter(({ values }) => values.length > 0).slice(0, MOST_CELLS) };
}

/** Cells beyond these offer no other values: nobody goes through a longer list cell by cell. */
const MOST_CELLS = 500;
/** As many as are offered. */
const MOST_VALUES = 4;

/** The value, then the others that were used. */
const valuesOf = ({ value, confidence, of, uses }: Coded): CellFacts['values'] =>
  [
    ...(value === null ? [] : [{ value, confidence }]),
    ...uses
      .filter((use) => use.value !== value)
      .map((use) => ({ value: use.value, confidence: use.count / of })),
  ].slice(0, MOST_VALUES);

/** Of an account and a cost centre, the vendor's own where history says nothing yet. */
function withDefault(
  coded: Coded | undefined,
  { coding, type }: Wanted,
  { vendor }: Sources,
): Coded | undefined {
  if (vendor === undefined || coded?.value != null || (coded?.of ?? 0) > 1) return coded;
  const value =
    coding === 'account' ? vendor.expense_account : coding === 'cost_center' ? vendor.cost_center : null;
  return value === null || typedCell(value, type) === undefined
    ? coded
    : { value, confidence: MASTER_DATA, of: 0, uses: [], last: '' };
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

/** Approvals among which the documents of a usual vendor are looked for; rarer vendors are read by their own documents. */
const NEWEST = 2000;

/**
 * The last ones of the vendor and the same contact that people approved and nobody reopened, newest first: a program that approves would
 * confirm its own proposals.
 */
async function approvedBefore(
  ctx: Context,
  document: Pick<DocumentRow, 'id' | 'contact_id'>,
  vendor_id: number,
): Promise<PastDocument[]> {
  const byPeople = ctx.db
    .selectFrom('approvals')
    .select(['document_id', 'at'])
    .where('actor_kind', '=', 'person')
    .where('by_token', '=', false)
    .where('hand', '!=', 'rejected');
  const ofVendor = ctx.db
    .selectFrom('documents')
    .select(['id', 'extracted_fields', 'line_items'])
    .where('vendor_id', '=', vendor_id)
    .where('contact_id', '=', document.contact_id)
    .where('id', '!=', document.id)
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...DECIDED, 'Archived']);
  // What is read first is kept apart: the planner would expect the documents of a vendor evenly among all approvals.
  const recent = await ctx.db
    .with(
      (cte) => cte('approved').materialized(),
      () => byPeople.orderBy('at', 'desc').limit(NEWEST),
    )
    .selectFrom('approved')
    .innerJoin(ofVendor.as('own'), 'own.id', 'approved.document_id')
    .select(['own.extracted_fields', 'own.line_items', 'approved.at'])
    .orderBy('approved.at', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const rows =
    recent.length === LOOKED_AT
      ? recent
      : await ctx.db
          .with(
            (cte) => cte('own').materialized(),
            () => ofVendor,
          )
          .selectFrom('own')
          .innerJoin(byPeople.as('approved'), 'approved.document_id', 'own.id')
          .select(['own.extracted_fields', 'own.line_items', 'approved.at'])
          .orderBy('approved.at', 'desc')
          .limit(LOOKED_AT)
          .execute();
  return rows.map(({ at, ...row }) => ({ ...row, approved: isoDay(at) }));
}
