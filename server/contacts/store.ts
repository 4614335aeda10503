// Contacts: SQL.
import { sql, type Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { ContactInput, ContactPatch } from '../../contract/contacts.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';

export type ContactRow = Selectable<Tables['contacts']>;

export async function findContact(ctx: Context, id: number): Promise<ContactRow | undefined> {
  return ctx.db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getContact(ctx: Context, id: number): Promise<ContactRow> {
  const contact = await findContact(ctx, id);
  if (contact === undefined) throw notFound('setup.noContact', { id });
  return contact;
}

export async function lockContact(ctx: Context, id: number): Promise<ContactRow> {
  const contact = await ctx.db
    .selectFrom('contacts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (contact === undefined) throw notFound('setup.noContact', { id });
  return contact;
}

export async function listContacts(
  ctx: Context,
  filter: PageQuery & { q?: string | undefined; parent_id?: number | undefined },
): Promise<{ total: number; next_cursor: string | null; contacts: ContactRow[] }> {
  const matching = ctx.db
    .selectFrom('contacts')
    .$if(filter.parent_id !== undefined, (query) => query.where('parent_id', '=', filter.parent_id!))
    .$if(filter.q !== undefined, (query) => {
      const like = `%${filter.q!.toLowerCase().replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;
      return query.where((eb) =>
        eb.or([
          eb(sql`lower(name)`, 'like', like),
          eb(sql`lower(coalesce(company, ''))`, 'like', like),
          eb(sql`lower(coalesce(email, ''))`, 'like', like),
        ]),
      );
    });
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const newest = listOrder('contacts', 'desc', { created_at: 'time', id: 'integer' });
  const { rows, next_cursor } = await takePage(matching.selectAll(), newest, filter);
  return { total, next_cursor, contacts: rows };
}

export async function insertContact(
  ctx: Context,
  contact: ContactInput & { default_profile_id: number; built_in?: boolean },
): Promise<ContactRow> {
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('contacts')
    .values({ ...contact, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateContact(
  ctx: Context,
  contact: ContactRow,
  patch: ContactPatch,
): Promise<ContactRow> {
  return ctx.db
    .updateTable('contacts')
    .set({ ...patch, revision: contact.revision + 1, updated_at: ctx.clock.now() })
    .where('id', '=', contact.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteContactRow(ctx: Context, id: number): Promise<void> {
  await ctx.db.deleteFrom('contacts').where('id', '=', id).execute();
}

/** Contacts that are a vendor of the master data. */
export async function contactsOfVendor(ctx: Context, vendor_id: number): Promise<ContactRow[]> {
  return ctx.db.selectFrom('contacts').selectAll().where('vendor_id', '=', vendor_id).execute();
}

/** Whether `id` is `ancestor` or stands somewhere below it. */
export async function isBelow(ctx: Context, id: number, ancestor: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with recursive chain as (
      select id, parent_id from contacts where id = ${id}
      union
      select contacts.id, contacts.parent_id from contacts join chain on contacts.id = chain.parent_id
    ) select id from chain where id = ${ancestor}`.execute(ctx.db);
  return rows.length > 0;
}

/** Documents in the trash count too: they still belong to the contact. */
export async function countDependents(
  ctx: Context,
  id: number,
): Promise<{ documents: number; children: number }> {
  const documents = ctx.db.selectFrom('documents').select(rowCount).where('contact_id', '=', id);
  const children = ctx.db.selectFrom('contacts').select(rowCount).where('parent_id', '=', id);
  return {
    documents: (await documents.executeTakeFirstOrThrow()).n,
    children: (await children.executeTakeFirstOrThrow()).n,
  };
}

export async function countByStatus(
  ctx: Context,
  contact_id: number,
): Promise<Partial<Record<DocumentStatus, number>>> {
  const rows = await ctx.db
    .selectFrom('document_totals')
    .select(['status', (eb) => eb.fn.sum<string>('documents').as('n')])
    .where('contact_id', '=', contact_id)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.status, Number(row.n)]).filter(([, n]) => n !== 0));
}

export async function sumTotals(
  ctx: Context,
  contact_id: number,
): Promise<{ currency: string | null; total: string; documents: number }[]> {
  return ctx.db
    .selectFrom('documents')
    .select([
      'currency',
      (eb) => eb.fn.sum<string>('total').as('total'),
      (eb) => eb.fn.countAll<number>().as('documents'),
    ])
    .where('contact_id', '=', contact_id)
    .where('deleted_at', 'is', null)
    .where('total', 'is not', null)
    .groupBy('currency')
    .orderBy('documents', 'desc')
    .execute();
}
