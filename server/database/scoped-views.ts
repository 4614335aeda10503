// What somebody sees who has a scope. Their connections look for tables in a schema of views only, so that every statement,
// whoever wrote it, reads and changes what belongs to the contacts of the scope and nothing else. A table that is not named
// here does not exist for them: docs/decisions/0023.
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** The schema of the views. */
export const SCOPED_SCHEMA = 'recto_scoped';
/** The setting of the connection that holds the ids of the contacts; without it, nothing is seen. */
export const SCOPE_SETTING = 'recto.contacts';

const CONTACTS = `${SCOPED_SCHEMA}.contacts_of_scope()`;
// It is no constant, and is declared one so that the planner puts its value into each plan: it knows how many rows that leaves, and
// compares with a hash table. A plan must not outlive the setting, therefore: platform/db/scoped-database.ts discards it.
//
// Nulls match nothing, and make it longer than the hundred elements up to which the planner compares each with the condition of each
// partial index: that took longer than most statements.
const CONTACTS_FUNCTION = `create function ${CONTACTS} returns integer[] language plpgsql immutable parallel safe as
  $$ begin return current_setting('${SCOPE_SETTING}', true)::integer[] || array_fill(null::integer, '{101}'); end $$`;
const inScope = (column: string): string => `${column} = any (${CONTACTS})`;
const ofDocument = (column = 'document_id'): string =>
  `exists (select from public.documents as owner where owner.id = ${column} and ${inScope('owner.contact_id')})`;

interface ScopedView {
  /** Of the rows that are seen. */
  where: string;
  /** Refuses to write a row that would not be seen. */
  checked?: true;
  /** What a column shows instead of its value. */
  shows?: Record<string, string>;
}

const OF_CONTACT: ScopedView = { where: inScope('contact_id'), checked: true };
const OF_DOCUMENT: ScopedView = { where: ofDocument(), checked: true };
/** Holds nothing of documents. */
const OPEN = { where: 'true' };

/** Every table and view there is; test/api/scopes.test.ts fails for one that is missing. */
export const SCOPED_VIEWS: Record<string, ScopedView> = {
  contacts: {
    where: inScope('id'),
    checked: true,
    shows: { parent_id: `case when ${inScope('parent_id')} then parent_id end` },
  },
  folders: OF_CONTACT,
  documents: OF_CONTACT,
  document_counts: OF_CONTACT,
  document_tallies: OF_CONTACT,
  document_totals: OF_CONTACT,
  chat_sessions: OF_CONTACT,
  intake_channels: OF_CONTACT,
  deliveries: OF_DOCUMENT,
  document_chunks: OF_DOCUMENT,
  document_pages: OF_DOCUMENT,
  document_presence: OF_DOCUMENT,
  document_values: OF_DOCUMENT,
  document_versions: OF_DOCUMENT,
  exported_documents: OF_DOCUMENT,
  duplicates: { where: `${ofDocument()} and ${ofDocument('other_id')}`, checked: true },
  intake_items: OF_DOCUMENT,
  learned_documents: OF_DOCUMENT,
  lesson_uses: OF_DOCUMENT,
  lessons: OF_DOCUMENT,
  approvals: OF_DOCUMENT,
  planted_values: OF_DOCUMENT,
  processing_failures: OF_DOCUMENT,
  profile_test_documents: OF_DOCUMENT,
  review_seconds: OF_DOCUMENT,
  rule_firings: OF_DOCUMENT,
  status_changes: OF_DOCUMENT,
  upload_keys: OF_DOCUMENT,
  chat_turns: {
    where: `exists (select from public.chat_sessions as session where session.id = session_id and ${inScope('session.contact_id')})`,
    checked: true,
  },
  delivery_attempts: {
    where: `exists (select from public.deliveries as delivery where delivery.id = delivery_id and ${ofDocument('delivery.document_id')})`,
    checked: true,
  },
  chain_approvals: OF_DOCUMENT,
  // Statements name everybody who is paid. Who has a scope sees what paid their documents, in the record of these.
  bank_statements: { where: 'false' },
  bank_movements: {
    where: `exists (select from public.bank_payments as payment where payment.movement_id = id and ${ofDocument('payment.document_id')})`,
  },
  bank_payments: OF_DOCUMENT,
  bank_refusals: { where: 'false' },
  approval_calls: OF_DOCUMENT,
  approval_chains: { where: `contact_id is null or ${inScope('contact_id')}` },
  // Written by whatever there is an occasion for, read by the service and by Admins, who have no scope.
  mails: { where: 'false' },
  mail_notices: { where: 'false' },
  // What people do may be told to Admins, of whom they are not. One for given people names no document that they do not see.
  notifications: { where: `${ofDocument()} or (document_id is null and user_ids is not null)` },
  // Of a document that moved, the contact that it had is not told; of one that is gone, it is.
  audit_entries: {
    where: `document_id is not null and (${ofDocument()} or
      (${inScope('contact_id')} and not exists (select from public.documents as other where other.id = document_id)))`,
    shows: { contact_id: `case when ${inScope('contact_id')} then contact_id end` },
  },
  // A shared one that is about the documents of others, or of somebody who sees only others, is not shared with them.
  views: {
    where: `exists (select from public.users as owner where owner.id = owner_id and
        (owner.contact_ids is null or owner.contact_ids && ${CONTACTS})) and
      (filter->>'contact_id' is null or filter->>'contact_id' = any (${CONTACTS}::text[])) and
      (filter->>'folder_id' is null or exists (select from public.folders as folder
        where folder.id::text = filter->>'folder_id' and ${inScope('folder.contact_id')}))`,
  },
  retentions: OF_DOCUMENT,
  deletion_requests: OF_DOCUMENT,
  holds: { where: `${ofDocument()} or ${inScope('contact_id')}` },
  retention_rules: OPEN,
  absences: OPEN,
  export_templates: OPEN,
  approval_steps: OPEN,
  guesses: OPEN,
  identities: OPEN,
  import_columns: OPEN,
  invitations: OPEN,
  notification_reads: OPEN,
  order_receipts: OPEN,
  orders: OPEN,
  original_claims: OPEN,
  personal_tokens: OPEN,
  profile_versions: OPEN,
  profiles: OPEN,
  receiver_failures: OPEN,
  recovery_codes: OPEN,
  rules: OPEN,
  secrets: OPEN,
  sessions: OPEN,
  settings: OPEN,
  team_members: OPEN,
  teams: OPEN,
  trusted_certificates: OPEN,
  unused_originals: OPEN,
  users: OPEN,
  vendor_grams: OPEN,
  vendor_keys: OPEN,
  vendor_spellings: OPEN,
  vendors: OPEN,
  webhook_endpoints: OPEN,
};

/** For Admins and the service itself, which have no scope. */
export const UNSCOPED: readonly string[] = [
  'audit_checkpoints',
  'certificates',
  'contact_filings',
  'order_uses',
  'profile_tests',
  'quality_counts',
  'quality_increments',
  'quality_totals',
  'touchless_passes',
  'touchless_watches',
  'vendor_payees',
];

interface Column {
  table: string;
  column: string;
  type: string;
}

const LOCK = 7_210_017;

/** Takes the views away, so that tables can be changed; until they are back, whoever has a scope gets no answer. */
export const dropScopedViews = <Tables>(db: Kysely<Tables>): Promise<unknown> =>
  sql.raw(`drop schema if exists ${SCOPED_SCHEMA} cascade`).execute(db);

/** Makes the views where they are missing or not those of this version and of the tables as they are. */
export async function createScopedViews<Tables>(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(trx);
    const { rows: columns } = await sql<Column>`
      select relname as table, attname as column, format_type(atttypid, atttypmod) as type
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
      order by relname, attnum`.execute(trx);
    const views = Object.entries(SCOPED_VIEWS).map(([name, view]) =>
      describe(
        name,
        view,
        columns.filter(({ table }) => table === name),
      ),
    );
    const statements = [CONTACTS_FUNCTION, ...views];
    const made = createHash('sha256')
      .update(JSON.stringify([statements, columns]))
      .digest('hex');
    const { rows } = await sql<{ made: string | null }>`
      select obj_description(oid, 'pg_namespace') as made from pg_namespace where nspname = ${SCOPED_SCHEMA}`.execute(
      trx,
    );
    if (rows[0]?.made === made) return;
    await dropScopedViews(trx);
    await sql.raw(`create schema ${SCOPED_SCHEMA}`).execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
    await sql.raw(`comment on schema ${SCOPED_SCHEMA} is '${made}'`).execute(trx);
  });
}

function describe(name: string, { where, checked, shows = {} }: ScopedView, columns: Column[]): string {
  const shown = columns.map(({ column }) => {
    const quoted = `"${column}"`;
    return column in shows ? `${shows[column]} as ${quoted}` : quoted;
  });
  // A view of a view cannot be checked, nor written.
  const check = checked === true && name !== 'document_totals' ? ' with local check option' : '';
  return `create view ${SCOPED_SCHEMA}.${name} as select ${shown.join(', ')} from public.${name} where ${where}${check}`;
}
