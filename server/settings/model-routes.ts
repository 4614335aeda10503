// Model server settings: HTTP in and out.
import type { modelEndpoints } from '../../contract/model.ts';
import type { Context } from '../context.ts';
import { conflict } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { modelSettingsWith, presentModel, saveModel } from './model.ts';

export const modelRoutes: Handlers<Context, typeof modelEndpoints> = {
  getModelSettings: ({ ctx }) => presentModel(ctx),

  async saveModelSettings({ ctx, body }) {
    await ctx.transaction((ctx) => saveModel(ctx, body));
    return presentModel(ctx);
  },

  async testModel({ ctx, body, reply }) {
    const settings = await modelSettingsWith(ctx, body);
    if (settings === undefined) throw conflict('setup.noModelUrl');
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return ctx.models.test(settings, gone.signal);
  },
};
