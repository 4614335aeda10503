// Lessons: HTTP in and out.
import type { Lesson, learningEndpoints } from '../../contract/learning.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { stateOf } from './lesson.ts';
import { forgetContactLessons, forgetLesson, switchLesson } from './manage-lessons.ts';
import { listUses } from './unlearn.ts';
import { getLesson, selectLessons, type LessonRow } from './store.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const learningRoutes: Handlers<Context, Omit<typeof learningEndpoints, 'undoLesson'>> = {
  async listLessons({ ctx, query }) {
    const { total, next_cursor, lessons } = await selectLessons(ctx, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      lessons: lessons.map(presentLesson),
    };
  },

  getLesson: async ({ ctx, params }) => presentLesson(await getLesson(ctx, params.id)),

  switchLesson: async ({ ctx, params, body }) =>
    presentLesson(await switchLesson(ctx, params.id, body.enabled)),

  listLessonUses: async ({ ctx, params }) => ({
    uses: (await listUses(ctx, params.id)).map(({ at, ...use }) => ({ ...use, at: isoSeconds(at) })),
  }),

  forgetLesson: ({ ctx, params }) => forgetLesson(ctx, params.id),

  forgetContactLessons: async ({ ctx, params }) => ({
    forgotten: await forgetContactLessons(ctx, params.id),
  }),
};

function presentLesson(row: LessonRow): Lesson {
  return {
    id: row.id,
    document_id: row.document_id,
    filename: row.filename,
    contact_id: row.contact_id,
    contact_name: row.contact_name,
    profile_id: row.profile_id,
    profile_name: row.profile_name,
    field: row.field,
    sender: row.sender,
    label: row.label,
    relation: row.relation,
    page: row.page,
    format: row.format,
    value: row.value,
    constant: row.constant,
    enabled: row.enabled,
    state: stateOf(row),
    helped: row.helped,
    contradicted: row.contradicted,
    changed: row.changed,
    learned_by: row.learned_by,
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  };
}
