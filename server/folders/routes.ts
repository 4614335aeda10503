// Folders: HTTP in and out.
import type { Folder, contactEndpoints } from '../../contract/contacts.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { changeFolder, createFolder, deleteFolder } from './manage-folders.ts';
import { getFolder, listFolders, type FolderWithCount } from './store.ts';
import { pageHead } from '../platform/db/list-page.ts';

type FolderOnly = 'listFolders' | 'createFolder' | 'getFolder' | 'editFolder' | 'deleteFolder';

export const folderRoutes: Handlers<Context, Pick<typeof contactEndpoints, FolderOnly>> = {
  async listFolders({ ctx, query }) {
    const { total, next_cursor, folders } = await listFolders(ctx, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      folders: folders.map(presentFolder),
    };
  },

  async createFolder({ ctx, body, reply }) {
    const folder = await createFolder(ctx, body);
    reply.header('location', `/api/folders/${folder.id}`);
    return presentFolder(folder);
  },

  async getFolder({ ctx, params, reply }) {
    const folder = await getFolder(ctx, params.id);
    setEtag(reply, folder.revision);
    return presentFolder(folder);
  },

  async editFolder({ ctx, params, body, request, reply }) {
    const folder = await changeFolder(ctx, params.id, body, request.headers['if-match']);
    setEtag(reply, folder.revision);
    return presentFolder(folder);
  },

  deleteFolder: ({ ctx, params }) => deleteFolder(ctx, params.id),
};

function presentFolder(row: FolderWithCount): Folder {
  return {
    id: row.id,
    name: row.name,
    contact_id: row.contact_id,
    choose_profile: row.choose_profile,
    documents: row.documents,
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  };
}
