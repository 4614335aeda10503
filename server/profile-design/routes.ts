// Making and trying profiles: HTTP in and out.
import type { ProfileTest, profileDesignEndpoints } from '../../contract/profile-design.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/mount.ts';
import type { Language } from '../platform/sentences/language.ts';
import { say } from '../platform/sentences/say.ts';
import { getProfile } from '../profiles/store.ts';
import { draftProfile } from './draft-profile.ts';
import { requestTest } from './run-test.ts';
import { getTest, listTestDocuments, type ProfileTestRow } from './store.ts';

export const profileDesignRoutes: Handlers<Context, typeof profileDesignEndpoints> = {
  draftProfile: ({ ctx, body }) => draftProfile(ctx, body.document_id),

  async testProfile({ ctx, params, body, reply }) {
    const test = await requestTest(ctx, params.id, body);
    reply.header('location', `/api/profiles/${params.id}/tests/${test.id}`);
    return presentTest(test, [], ctx.language);
  },

  async getProfileTest({ ctx, params }) {
    await getProfile(ctx, params.id);
    const test = await getTest(ctx, params.id, params.test_id);
    return presentTest(
      test,
      test.state === 'done' ? await listTestDocuments(ctx, test.id) : [],
      ctx.language,
    );
  },
};

function presentTest(
  row: ProfileTestRow,
  documents: ProfileTest['documents'],
  language: Language,
): ProfileTest {
  const worse = ({ changes }: ProfileTest['documents'][number]) =>
    changes.filter(({ outcome }) => outcome === 'worse').length;
  return {
    id: row.id,
    profile_id: row.profile_id,
    state: row.state,
    documents_total: row.documents_total,
    documents_done: row.documents_done,
    documents_skipped: row.result?.documents_skipped ?? 0,
    error: row.error === null ? null : say(row.error, language),
    before: row.result?.before ?? null,
    after: row.result?.after ?? null,
    fields: row.result?.fields ?? [],
    documents: [...documents].sort((a, b) => worse(b) - worse(a)),
    created_by: row.created_by,
    created_at: isoSeconds(row.created_at),
    finished_at: row.finished_at === null ? null : isoSeconds(row.finished_at),
  };
}
