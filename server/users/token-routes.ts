// The API token of the instance: HTTP in and out.
import type { settingsEndpoints } from '../../contract/settings.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { getApiToken, regenerateApiToken, type ApiToken } from './api-token.ts';

type TokenEndpoints = Pick<typeof settingsEndpoints, 'getApiToken' | 'regenerateApiToken'>;

export const tokenRoutes: Handlers<Context, TokenEndpoints> = {
  getApiToken: async ({ ctx }) => presentToken(await getApiToken(ctx)),

  regenerateApiToken: async ({ ctx }) => presentToken(await regenerateApiToken(ctx)),
};

const presentToken = ({ token, created_at }: ApiToken) => ({ token, created_at: isoSeconds(created_at) });
