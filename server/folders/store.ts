// Folders: SQL.
import type { Selectable } from 'kysely';
import type { Context } from '../context.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import type { Tables } from '../database/tables.ts';
import { notFound } from '../platform/errors.ts';

export type FolderRow = Selectable<Tables['folders']>;
export type FolderWithCount = FolderRow & { documents: number };

/** With the number of documents in it, trash not counted. */
function selectFolders(ctx: Context) {
  return ctx.db
    .selectFrom('folders')
    .selectAll('folders')
    .select((eb) =>
      eb
        .selectFrom('document_totals')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('documents'), eb.lit(0)).as('n'))
        .whereRef('document_totals.contact_id', '=', 'folders.contact_id')
        .whereRef('document_totals.folder_id', '=', 'folders.id')
        .as('documents'),
    );
}

export async function findFolder(ctx: Context, id: number): Promise<FolderRow | undefined> {
  return ctx.db.selectFrom('folders').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getFolder(ctx: Context, id: number): Promise<FolderWithCount> {
  const folder = await selectFolders(ctx).where('folders.id', '=', id).executeTakeFirst();
  if (folder === undefined) throw notFound('setup.noFolder', { id });
  return { ...folder, documents: Number(folder.documents) };
}

/** A folder of this contact; another contact's folder is as unknown as none. */
export async function getFolderOf(ctx: Context, contact_id: number, folder_id: number): Promise<FolderRow> {
  const folder = await findFolder(ctx, folder_id);
  if (folder === undefined || folder.contact_id !== contact_id)
    throw notFound('setup.noFolderOf', { id: folder_id, contact: contact_id });
  return folder;
}

export async function lockFolder(ctx: Context, id: number): Promise<FolderRow> {
  const folder = await ctx.db
    .selectFrom('folders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (folder === undefined) throw notFound('setup.noFolder', { id });
  return folder;
}

export async function listFolders(
  ctx: Context,
  filter: PageQuery & { contact_id?: number | undefined },
): Promise<{ total: number; next_cursor: string | null; folders: FolderWithCount[] }> {
  const { contact_id } = filter;
  const { n: total } = await ctx.db
    .selectFrom('folders')
    .select(rowCount)
    .$if(contact_id !== undefined, (query) => query.where('contact_id', '=', contact_id!))
    .executeTakeFirstOrThrow();
  const query = selectFolders(ctx).$if(contact_id !== undefined, (query) =>
    query.where('folders.contact_id', '=', contact_id!),
  );
  const newest = listOrder('folders', 'desc', { 'folders.created_at': 'time', 'folders.id': 'integer' });
  const { rows, next_cursor } = await takePage(query, newest, filter);
  const folders = rows.map((folder) => ({ ...folder, documents: Number(folder.documents) }));
  return { total, next_cursor, folders };
}

export async function insertFolder(
  ctx: Context,
  folder: { contact_id: number; name: string; choose_profile: boolean },
): Promise<FolderRow> {
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('folders')
    .values({ ...folder, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateFolder(
  ctx: Context,
  folder: FolderRow,
  changes: Partial<Pick<FolderRow, 'name' | 'choose_profile'>>,
): Promise<FolderRow> {
  return ctx.db
    .updateTable('folders')
    .set({ ...changes, revision: folder.revision + 1, updated_at: ctx.clock.now() })
    .where('id', '=', folder.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteFolderRow(ctx: Context, id: number): Promise<void> {
  await ctx.db.deleteFrom('folders').where('id', '=', id).execute();
}

/** Trash included: those documents still belong to the folder. */
export async function countDocumentsIn(ctx: Context, id: number): Promise<number> {
  const query = ctx.db.selectFrom('documents').select(rowCount).where('folder_id', '=', id);
  return (await query.executeTakeFirstOrThrow()).n;
}
