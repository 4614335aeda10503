// Notifications: HTTP in and out.
import type { notificationEndpoints } from '../../contract/notifications.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { forbidden } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { say } from '../platform/sentences/say.ts';
import { readMailChoices, saveMailChoices } from './mail-choices.ts';
import { listNotifications, markRead } from './store.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const notificationRoutes: Handlers<Context, typeof notificationEndpoints> = {
  async listNotifications({ ctx, query, is_admin }) {
    const user_id = ctx.actor.kind === 'person' ? ctx.actor.id : null;
    const { total, next_cursor, unread, notifications } = await listNotifications(
      ctx,
      { user_id, is_admin },
      query,
    );
    return {
      ...pageHead(query, { total, next_cursor }),
      unread,
      notifications: notifications.map(
        ({
          for_admins: _for_admins,
          user_ids: _user_ids,
          mailed: _mailed,
          message,
          created_at,
          ...rest
        }) => ({
          ...rest,
          message: say(message, ctx.language),
          created_at: isoSeconds(created_at),
        }),
      ),
    };
  },

  async readNotification({ ctx, params, is_admin }) {
    await markRead(ctx, { user_id: personOf(ctx), is_admin }, params.id);
  },

  async readAllNotifications({ ctx, is_admin }) {
    await markRead(ctx, { user_id: personOf(ctx), is_admin }, undefined);
  },

  getMailChoices: ({ ctx }) => readMailChoices(ctx, personOf(ctx)),

  async saveMailChoices({ ctx, body }) {
    await saveMailChoices(ctx, personOf(ctx), body);
    return readMailChoices(ctx, personOf(ctx));
  },
};

function personOf(ctx: Context): number {
  if (ctx.actor.kind !== 'person') throw forbidden('refusals.readMarks');
  return ctx.actor.id;
}
