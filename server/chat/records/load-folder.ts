// A folder as the chat sees it: records of its processed documents, and which documents it must leave out.
import { sql } from 'kysely';
import type { ChatCoverage } from '../../../contract/chat.ts';
import type { Context } from '../../context.ts';
import { groupBy } from '../../platform/group-by.ts';
import { currencyOfHome } from '../../lexicon/home-currency.ts';
import { paymentOf } from '../../documents/payment.ts';
import { numberText } from '../../platform/decimal.ts';
import { say } from '../../platform/sentences/say.ts';
import type { PageText } from '../page-texts.ts';
import { valuesOf, type FieldValue, type FolderRecord } from './folder-record.ts';

export interface Folder {
  contact_id: number;
  folder_id: number;
  records: FolderRecord[];
  coverage: ChatCoverage;
  /** The pages of the documents that were read for the question so far. */
  read: Map<number, PageText[]>;
}

/** One state of the documents and their fields. */
export async function loadFolder(
  ctx: Context,
  place: { contact_id: number; folder_id: number },
): Promise<Folder> {
  const rows = await selectRows(ctx, place);
  const records: FolderRecord[] = [];
  const not_available: ChatCoverage['not_available'] = [];
  for (const row of rows) {
    const { id, filename, status } = row;
    const unread = row.pages === 0 && Object.values(row.extracted_fields).every((value) => value === null);
    if (status === 'New' || status === 'Processing' || unread) not_available.push({ id, filename, status });
    else records.push(recordOf(row));
  }
  for (const same of groupBy(records, ({ filename }) => filename).values())
    if (same.length > 1) for (const record of same) record.title = `${record.filename}, ${markOf(record)}`;
  const known = new Set(records.map(({ id }) => id));
  const coverage = {
    documents_in_folder: rows.length,
    documents_read: records.length,
    pages_read: rows.reduce((sum, { id, pages }) => (known.has(id) ? sum + pages : sum), 0),
    not_available,
  };
  return { ...place, records, coverage, read: new Map() };
}

/** What tells a document from others of its name: its number, its date, or that of the record. */
const markOf = ({ values, id }: FolderRecord): string =>
  values.get('document_number')?.value ?? values.get('date')?.value ?? `#${id}`;

type Row = Awaited<ReturnType<typeof selectRows>>[number];

async function selectRows(
  ctx: Context,
  { contact_id, folder_id }: { contact_id: number; folder_id: number },
) {
  const rows = await ctx.db
    .selectFrom('documents')
    .select([
      'documents.id',
      'documents.filename',
      'documents.version',
      'documents.page_count',
      'documents.status',
      'documents.doc_type',
      'documents.doc_date',
      'documents.total',
      'documents.currency',
      'documents.confidence_score',
      'documents.created_at',
      'documents.ai_summary',
      'documents.notes',
      'documents.extracted_fields',
      'documents.line_items',
      'documents.tax_breakdown',
      'documents.evidence',
      'documents.lineage',
      'documents.checks',
      'documents.duplicate_of',
      'documents.paid',
      'documents.blockers',
      'documents.profile_id',
      'documents.profile_version',
    ])
    .select(
      sql<number>`(select count(*)::integer from document_pages p
        where p.document_id = documents.id and p.version = documents.version and p.text <> '')`.as('pages'),
    )
    .where('documents.contact_id', '=', contact_id)
    .where('documents.folder_id', '=', folder_id)
    .where('documents.deleted_at', 'is', null)
    .where('documents.split', '=', false)
    .orderBy('documents.id')
    .execute();
  // Apart: a thousand documents of one profile need its fields once.
  const ids = [...new Set(rows.map(({ profile_id }) => profile_id))];
  const profiles =
    ids.length === 0
      ? []
      : await ctx.db
          .selectFrom('profile_versions')
          .select(['profile_id', 'version', 'fields'])
          .where('profile_id', 'in', ids)
          .execute();
  const fields = new Map(profiles.map((one) => [`${one.profile_id}/${one.version}`, one.fields]));
  return rows.map((row) => ({
    ...row,
    fields: fields.get(`${row.profile_id}/${row.profile_version}`) ?? [],
  }));
}

/** The rates of the tax breakdown, else those of the lines, where no field of the profile says the rate. */
function ratesOf({ tax_breakdown, line_items, evidence }: Row): FieldValue | undefined {
  const broken_down = tax_breakdown.flatMap(({ rate }) => rate ?? []);
  const lines = new Set(line_items.flatMap(({ tax_rate }) => tax_rate ?? []));
  // A column of amounts may have been read for one of rates: only what all lines say is taken from them.
  const rates = broken_down.length > 0 ? new Set(broken_down) : lines.size === 1 ? lines : [];
  const value = [...rates].map((rate) => `${numberText(Number(rate))} %`).join(', ');
  const places = tax_breakdown.flatMap((_, i) => evidence[`tax_breakdown[${i}].rate`] ?? []);
  return value === '' ? undefined : { key: '', label: 'Tax rate', type: 'text', value, evidence: places };
}

function recordOf(row: Row): FolderRecord {
  const { fields, extracted_fields, evidence, lineage, blockers } = row;
  const headline = { total: row.total, date: row.doc_date };
  const doubtful = blockers.flatMap(({ kind, state, target }) =>
    kind === 'field_doubtful' && state === 'open' && target !== null ? [target] : [],
  );
  const values = valuesOf(fields, extracted_fields, evidence, headline, new Set(doubtful), lineage);
  const payment = paymentOf(row);
  const rates = values.has('tax_rate') ? undefined : ratesOf(row);
  if (rates !== undefined) values.set('tax_rate', rates);
  return {
    id: row.id,
    filename: row.filename,
    version: row.version,
    status: row.status,
    doc_type: row.doc_type,
    confidence: row.confidence_score,
    uploaded: row.created_at.toISOString().slice(0, 10),
    currency: row.currency,
    home_currency:
      row.currency ??
      currencyOfHome(row.doc_type, values.get('sender')?.value ?? '', values.get('address')?.value ?? ''),
    summary: row.ai_summary,
    notes: row.notes,
    page_count: row.page_count ?? row.pages,
    values,
    items: row.line_items,
    duplicate_of: row.duplicate_of,
    paid: payment && payment.status === 'paid',
    failed_checks: row.checks.filter(({ passed }) => !passed).map(({ detail }) => say(detail)),
  };
}
