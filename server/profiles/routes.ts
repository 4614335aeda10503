// Extraction profiles: HTTP in and out.
import type { Profile, profileEndpoints } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { say } from '../platform/sentences/say.ts';
import { createProfile, deleteProfile, findWrongFormulas, replaceProfile } from './manage-profiles.ts';
import { getProfile, listProfileVersions, listProfiles, type ProfileRow } from './store.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const profileRoutes: Handlers<Context, typeof profileEndpoints> = {
  async listProfiles({ ctx, query }) {
    const { total, next_cursor, profiles } = await listProfiles(ctx, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      profiles: profiles.map(presentProfile),
    };
  },

  async getProfile({ ctx, params, reply }) {
    const profile = await getProfile(ctx, params.id);
    setEtag(reply, profile.version);
    return presentProfile(profile);
  },

  async createProfile({ ctx, body, reply }) {
    const profile = await createProfile(ctx, body);
    reply.header('location', `/api/profiles/${profile.id}`);
    return presentProfile(profile);
  },

  checkFormulas: async ({ ctx, body }) => ({
    problems: findWrongFormulas(body).map(({ of, index, said, place }) => ({
      of,
      index,
      said: say(said, ctx.language),
      position: place === undefined ? null : place[0] + 1,
      length: place === undefined ? null : place[1] - place[0],
    })),
  }),

  async replaceProfile({ ctx, params, body, request, reply }) {
    const profile = await replaceProfile(ctx, params.id, body, request.headers['if-match']);
    setEtag(reply, profile.version);
    return presentProfile(profile);
  },

  deleteProfile: ({ ctx, params }) => deleteProfile(ctx, params.id),

  async listProfileVersions({ ctx, params }) {
    const profile = await getProfile(ctx, params.id);
    const versions = await listProfileVersions(ctx, params.id);
    return {
      versions: versions.map((version) => presentProfile({ ...profile, ...version, id: profile.id })),
    };
  },
};

function presentProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    doc_type_hint: row.doc_type_hint,
    version: row.version,
    built_in: row.built_in !== null,
    line_items: row.line_items,
    tax_breakdown: row.tax_breakdown,
    line_columns: row.line_columns,
    doubtful_below: row.doubtful_below,
    chosen_for: row.chosen_for,
    fields: row.fields,
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  };
}
