// Creating, changing and deleting folders.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { getContact } from '../contacts/store.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import { conflict } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import {
  countDocumentsIn,
  deleteFolderRow,
  getFolder,
  insertFolder,
  lockFolder,
  updateFolder,
  type FolderWithCount,
} from './store.ts';

export async function createFolder(
  ctx: Context,
  input: { contact_id: number; name: string; choose_profile: boolean },
): Promise<FolderWithCount> {
  return uniqueName(input.name, () =>
    ctx.transaction(async (ctx) => {
      await getContact(ctx, input.contact_id);
      const folder = await insertFolder(ctx, input);
      const detail = { folder_id: folder.id, name: folder.name };
      await audit(ctx, { event: 'folder.created', contact_id: folder.contact_id, detail });
      return { ...folder, documents: 0 };
    }),
  );
}

export async function changeFolder(
  ctx: Context,
  id: number,
  patch: { name?: string | undefined; choose_profile?: boolean | undefined },
  if_match: string | undefined,
): Promise<FolderWithCount> {
  return uniqueName(patch.name ?? '', () =>
    ctx.transaction(async (ctx) => {
      const before = await lockFolder(ctx, id);
      requireRevision('folder', before.revision, if_match);
      const { name = before.name, choose_profile = before.choose_profile } = patch;
      await updateFolder(ctx, before, { name, choose_profile });
      const detail = {
        folder_id: id,
        before: before.name,
        after: name,
        ...(choose_profile === before.choose_profile ? {} : { choose_profile }),
      };
      await audit(ctx, { event: 'folder.updated', contact_id: before.contact_id, detail });
      return getFolder(ctx, id);
    }),
  );
}

export async function deleteFolder(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const folder = await lockFolder(ctx, id);
    if (folder.built_in) throw conflict('setup.folderBuiltIn', { folder: folder.name });
    const documents = await countDocumentsIn(ctx, id);
    if (documents > 0) throw conflict('setup.folderInUse', { count: documents });
    await deleteFolderRow(ctx, id);
    await audit(ctx, {
      event: 'folder.deleted',
      contact_id: folder.contact_id,
      detail: { folder_id: id, name: folder.name },
    });
  });
}

async function uniqueName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedUnique(error) === 'folders_name') throw conflict('setup.folderThere', { name });
    throw error;
  }
}
