// Chat over HTTP.
import type { chatEndpoints } from '../../contract/chat.ts';
import type { Context } from '../context.ts';
import { getFolderOf } from '../folders/store.ts';
import { unavailable } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';

export const chatRoutes: Handlers<Context, typeof chatEndpoints> = {
  async chat({ ctx, body }) {
    await getFolderOf(ctx, body.contact_id, body.folder_id);
    throw unavailable('Chat is not part of this version yet');
  },
};
