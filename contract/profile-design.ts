// Making profiles: a draft from a sample document, and trying a changed profile on reviewed documents.
import { z } from 'zod';
import { GivenId, Id, IdParams, Timestamp, label, pathId, text } from './common.ts';
import { Evidence, ExtractedFields, LineItem } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { Profile, ProfileInput } from './profiles.ts';

const DraftedProfile = Profile.pick({
  name: true,
  description: true,
  doc_type_hint: true,
  line_items: true,
  tax_breakdown: true,
  line_columns: true,
  fields: true,
});

export const ProfileDraft = z
  .object({
    document_id: Id.describe('The sample.'),
    language: z.string().nullable(),
    profile: DraftedProfile.describe('May be changed, and sent as it is to POST /api/profiles.'),
    values: ExtractedFields.describe('What the drafted profile finds in the sample, by field key.'),
    evidence: z.record(z.string(), z.array(Evidence)),
    line_items: z.array(LineItem),
  })
  .meta({ id: 'ProfileDraft' });
export type ProfileDraft = z.infer<typeof ProfileDraft>;

/** How the values of one field compare with what people approved. */
export const FieldScore = z
  .object({
    right: z.int().min(0),
    /** Something else was found. */
    wrong: z.int().min(0),
    /** Nothing was found where people approved a value. */
    missing: z.int().min(0),
    accuracy: z.number().min(0).max(1).nullable().describe('Share of right ones; null without documents.'),
  })
  .meta({ id: 'FieldScore' });
export type FieldScore = z.infer<typeof FieldScore>;

export const FieldComparison = z
  .object({
    key: z.string(),
    label: z.string(),
    documents: z.int().min(0).describe('Documents in which people approved this field.'),
    before: FieldScore.nullable().describe('Null for fields the present profile does not have.'),
    after: FieldScore.nullable().describe('Null for fields the changed profile does not have.'),
  })
  .meta({ id: 'FieldComparison' });
export type FieldComparison = z.infer<typeof FieldComparison>;

export const DocumentComparison = z
  .object({
    document_id: Id,
    filename: z.string(),
    changes: z.array(
      z.object({
        field: z.string(),
        outcome: z.enum(['better', 'worse']),
        approved: z.string().nullable(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DocumentComparison' });
export type DocumentComparison = z.infer<typeof DocumentComparison>;

export const ProfileTest = z
  .object({
    id: Id,
    profile_id: Id,
    state: z.enum(['queued', 'running', 'done', 'failed']),
    documents_total: z.int().min(0),
    documents_done: z.int().min(0),
    documents_skipped: z.int().min(0).describe('Reviewed, but no page of them is stored.'),
    error: z.string().nullable(),
    before: FieldScore.nullable().describe('Over all fields that both profiles have; null until done.'),
    after: FieldScore.nullable(),
    fields: z.array(FieldComparison),
    documents: z.array(DocumentComparison).describe('Those that got better or worse, worse ones first.'),
    created_by: z.string(),
    created_at: Timestamp,
    finished_at: Timestamp.nullable(),
  })
  .meta({ id: 'ProfileTest' });
export type ProfileTest = z.infer<typeof ProfileTest>;

/** What a finished test keeps. */
export const ProfileTestResult = ProfileTest.pick({
  before: true,
  after: true,
  fields: true,
  documents_skipped: true,
});
export type ProfileTestResult = z.infer<typeof ProfileTestResult>;

/** The keys of ProfileInput without its defaults: what is not sent stays as it is. */
export const ProfileTestInput = z
  .strictObject({
    name: label(120).optional(),
    description: text(1000).optional(),
    doc_type_hint: label(60).nullable().optional(),
    line_items: z.boolean().optional(),
    tax_breakdown: z.boolean().optional(),
    line_columns: ProfileInput.shape.line_columns
      .unwrap()
      .optional()
      .describe('Further columns of the line items.'),
    fields: ProfileInput.shape.fields.optional(),
    last_n: z.int().min(1).max(200).default(50).describe('How many of the last reviewed documents.'),
  })
  .meta({ id: 'ProfileTestInput' });
export type ProfileTestInput = z.output<typeof ProfileTestInput>;

export const profileDesignEndpoints = {
  draftProfile: endpoint('draftProfile', {
    access: 'admin',
    tag: 'Profiles',
    summary: 'Propose a profile from a sample document',
    description:
      'From the stored pages of a document: the labels printed on it, their types, and whether it has line items. Every proposed field has been tried: the profile finds the values given in this document. Nothing is stored.',
    body: z.strictObject({ document_id: GivenId }),
    response: ProfileDraft,
    errors: {
      404: 'Unknown document',
      409: 'The document has not been read, or holds nothing a profile could be made of',
    },
  }),
  testProfile: endpoint('testProfile', {
    access: 'admin',
    tag: 'Profiles',
    summary: 'Try a changed profile on reviewed documents',
    description:
      'Extracts the last reviewed documents of the profile twice, with the profile as it is and with the changes sent, and compares both with what people approved. Keys that are not sent stay as they are; nothing is activated. The work is done in the background: poll the test until its state is `done` or `failed`.',
    params: IdParams,
    body: ProfileTestInput,
    status: 202,
    response: ProfileTest,
    errors: { 404: 'Unknown profile', 409: 'No reviewed document of this profile' },
  }),
  getProfileTest: endpoint('getProfileTest', {
    access: 'admin',
    tag: 'Profiles',
    summary: 'Progress and result of a test',
    params: z.strictObject({ id: pathId(), test_id: pathId() }),
    response: ProfileTest,
    errors: { 404: 'Unknown profile or test; tests are kept for 30 days' },
  }),
};
