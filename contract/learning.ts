// Lessons: what corrections by people taught about the documents of a sender.
import { z } from 'zod';
import { Id, IdParams, Timestamp, pageOf, paging, queryBoolean, queryId } from './common.ts';
import { endpoint } from './endpoint.ts';
import { DocumentStatus } from './documents.ts';
import { FieldKey } from './profiles.ts';

/** `outweighed`: contradicted more often than confirmed, so that it is applied no more. */
export const LessonState = z.enum(['active', 'off', 'outweighed']);
export type LessonState = z.infer<typeof LessonState>;

export const Lesson = z
  .object({
    id: Id,
    document_id: Id.describe('The document that was corrected.'),
    filename: z.string(),
    contact_id: Id,
    contact_name: z.string(),
    profile_id: Id,
    profile_name: z.string(),
    field: z.string().describe('Key of the field.'),
    sender: z.string().nullable().describe("The sender's name as the document states it."),
    label: z
      .string()
      .describe('The words left of or above the value as printed; empty when there were none.'),
    relation: z.enum(['left', 'above']),
    page: z.int().min(1),
    format: z.string().describe('Shape of the value: letters as A, digits as 9.'),
    value: z.string().nullable().describe('The value entered; null when the field was emptied.'),
    constant: z.boolean().describe('The value itself is proposed again: a name or currency does not vary.'),
    enabled: z.boolean(),
    state: LessonState,
    helped: z.int().min(0).describe('Documents where people confirmed what it led to.'),
    contradicted: z.int().min(0).describe('Documents where people changed what it led to.'),
    changed: z.int().min(0).describe('Documents where it has led to a value.'),
    learned_by: z.string(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Lesson' });
export type Lesson = z.infer<typeof Lesson>;

export const LessonQuery = z.strictObject({
  contact_id: queryId().optional(),
  profile_id: queryId().optional(),
  document_id: queryId().optional().describe('Lessons learned from this document.'),
  field: FieldKey.optional(),
  enabled: queryBoolean().optional(),
  ...paging,
});
export type LessonQuery = z.output<typeof LessonQuery>;

const unknown = { 404: 'Unknown lesson' } as const;

export const learningEndpoints = {
  listLessons: endpoint('listLessons', {
    access: 'token',
    tag: 'Learning',
    summary: 'What corrections taught, newest first',
    query: LessonQuery,
    response: pageOf('lessons', Lesson),
  }),
  getLesson: endpoint('getLesson', {
    access: 'token',
    tag: 'Learning',
    summary: 'One lesson',
    params: IdParams,
    response: Lesson,
    errors: unknown,
  }),
  switchLesson: endpoint('switchLesson', {
    access: 'admin',
    tag: 'Learning',
    summary: 'Switch a lesson off or on',
    description:
      'Documents that are processed from now on; those that are processed already stay as they are.',
    params: IdParams,
    body: z.strictObject({ enabled: z.boolean() }),
    response: Lesson,
    errors: unknown,
  }),
  forgetLesson: endpoint('forgetLesson', {
    access: 'admin',
    tag: 'Learning',
    summary: 'Forget a lesson',
    params: IdParams,
    status: 204,
    response: null,
    errors: unknown,
  }),
  listLessonUses: endpoint('listLessonUses', {
    access: 'token',
    tag: 'Learning',
    summary: 'What a lesson changed, newest first',
    params: IdParams,
    response: z.object({
      uses: z.array(
        z.object({
          document_id: Id,
          filename: z.string(),
          status: DocumentStatus,
          value: z.string().describe('What it led to.'),
          verdict: z.enum(['helped', 'contradicted']).nullable(),
          at: Timestamp,
        }),
      ),
    }),
    errors: unknown,
  }),
  undoLesson: endpoint('undoLesson', {
    access: 'admin',
    tag: 'Learning',
    summary: 'Forget a lesson and take back what it changed',
    description: 'Documents that it changed and that nobody has approved yet are processed again without it.',
    params: IdParams,
    response: z.object({ reprocessed: z.int().min(0) }),
    errors: unknown,
  }),
  forgetContactLessons: endpoint('forgetContactLessons', {
    access: 'admin',
    tag: 'Learning',
    summary: 'Forget all lessons of a contact',
    params: IdParams,
    response: z.object({ forgotten: z.int().min(0) }),
    errors: { 404: 'Unknown contact' },
  }),
};
