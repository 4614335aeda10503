// Extraction profiles: which fields are taken from a document, how they are called and what type they have.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParams, Timestamp, label, pageOf, paging, queryBoolean, text } from './common.ts';
import { CODINGS } from './line-columns.ts';
import { problem } from './problem.ts';

export const FieldType = z.enum(['text', 'date', 'amount', 'number', 'integer', 'boolean', 'choice', 'list']);
export type FieldType = z.infer<typeof FieldType>;

/** snake_case, starts with a letter, as used in `extracted_fields`. */
export const FieldKey = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, problem('fieldKey'))
  // "constructor" would be found in every object of JavaScript, ours and those of who reads a record.
  .refine((key) => !(key in {}), problem('fieldKey'))
  .meta({ example: 'invoice_number' });

/** Where the values of a field or a column come from, if not from the page. */
const origin = {
  formula: z.string().optional().describe('How it is computed; absent where it is read from the document.'),
  coding: z
    .enum(CODINGS)
    .optional()
    .describe('What of the bookkeeping it is; absent where it is read from the document.'),
};

export const ProfileField = z
  .object({
    label: z.string(),
    key: FieldKey,
    type: FieldType,
    required: z.boolean(),
    description: z.string(),
    aliases: z.array(z.string()),
    pattern: z.string().nullable().describe('A regular expression the whole value must match.'),
    options: z.array(z.string()).describe('Allowed values of a field of type choice.'),
    ...origin,
  })
  .meta({ id: 'ProfileField' });
export type ProfileField = z.infer<typeof ProfileField>;

const originInput = {
  /** An empty one is none. */
  formula: text(500)
    .nullish()
    .describe(
      'Computes the value from others, `net_total * 0.19`; see docs/formulas.md. Such a value is not read or edited.',
    ),
  coding: z
    .enum(CODINGS)
    .nullish()
    .describe(
      'The value is not read from the page, but proposed from the documents of the vendor that people approved. An account and a cost centre fall back on those of the vendor.',
    ),
};

export const ProfileFieldInput = z
  .strictObject({
    label: label(80),
    key: FieldKey.optional().describe('The label in snake_case when omitted.'),
    type: FieldType.default('text'),
    required: z.boolean().default(false),
    description: text(500).default(''),
    aliases: z.array(label(80)).max(30).default([]),
    pattern: text(200).nullable().default(null),
    options: z.array(label(120)).max(100).default([]),
    ...originInput,
  })
  .meta({ id: 'ProfileFieldInput' });
export type ProfileFieldInput = z.infer<typeof ProfileFieldInput>;

export const LineColumnType = z.enum(['text', 'number', 'amount', 'date']);
export type LineColumnType = z.infer<typeof LineColumnType>;

export const LineColumn = z
  .object({
    label: z.string(),
    key: FieldKey,
    type: LineColumnType,
    required: z.boolean().describe('A line without it is a blocker.'),
    aliases: z.array(z.string()).describe('Other headings that the column has on paper.'),
    ...origin,
  })
  .meta({ id: 'LineColumn' });
export type LineColumn = z.infer<typeof LineColumn>;

export const LineColumnInput = z
  .strictObject({
    label: label(80),
    key: FieldKey.optional().describe('The label in snake_case when omitted.'),
    type: LineColumnType.default('text'),
    required: z.boolean().default(false),
    aliases: z.array(label(80)).max(30).default([]),
    ...originInput,
  })
  .meta({ id: 'LineColumnInput' });

export const Profile = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string(),
    doc_type_hint: z.string().nullable(),
    version: z.int().min(1),
    built_in: z.boolean(),
    line_items: z.boolean().describe('Whether line items are extracted.'),
    tax_breakdown: z.boolean().describe('Whether the taxes by rate are extracted.'),
    line_columns: z
      .array(LineColumn)
      .describe('What line items hold besides description, quantity, unit_price and amount.'),
    doubtful_below: z
      .int()
      .min(0)
      .max(100)
      .describe('Percent of confidence below which a value is a blocker.'),
    chosen_for: z.array(z.string()),
    fields: z.array(ProfileField),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

export const ProfileInput = z
  .strictObject({
    name: label(120),
    description: text(1000).default(''),
    doc_type_hint: label(60).nullable().default(null),
    line_items: z.boolean().default(false),
    tax_breakdown: z.boolean().default(false).describe('Whether the taxes by rate are extracted.'),
    line_columns: z
      .array(LineColumnInput)
      .max(20)
      .default([])
      .describe('What line items hold besides description, quantity, unit_price and amount.'),
    doubtful_below: z
      .int()
      .min(0)
      .max(100)
      .default(75)
      .describe(
        'Values below this confidence are doubtful. A change judges all documents of the profile anew.',
      ),
    chosen_for: z
      .array(label(60))
      .max(50)
      .default([])
      .describe(
        'Kinds of documents (`doc_type`) for which it is chosen where an upload names no profile; none: never.',
      ),
    fields: z.array(ProfileFieldInput).min(1).max(100),
  })
  .meta({ id: 'ProfileInput' });
export type ProfileInput = z.infer<typeof ProfileInput>;

export const WrongFormula = z
  .object({
    of: z.enum(['fields', 'line_columns']).describe('The list that it stands in.'),
    index: z.int().min(0).describe('In that list.'),
    said: z.string().describe('What is wrong, in words.'),
    position: z
      .int()
      .min(1)
      .nullable()
      .describe('The first wrong character of the formula, from 1; null where there must be no formula.'),
    length: z.int().min(0).nullable().describe('Of the wrong part.'),
  })
  .meta({ id: 'WrongFormula' });
export type WrongFormula = z.infer<typeof WrongFormula>;

const errors = {
  404: 'Unknown profile',
  409: 'The name is taken, the profile is in use, or it is built in',
} as const;

export const profileEndpoints = {
  listProfiles: endpoint('listProfiles', {
    access: 'token',
    tag: 'Profiles',
    summary: 'List extraction profiles',
    query: z.strictObject({ ...paging, built_in: queryBoolean().optional() }),
    response: pageOf('profiles', Profile),
  }),
  getProfile: endpoint('getProfile', {
    access: 'token',
    tag: 'Profiles',
    summary: 'One extraction profile',
    params: IdParams,
    response: Profile,
    errors: { 404: errors[404] },
  }),
  createProfile: endpoint('createProfile', {
    access: 'admin',
    tag: 'Profiles',
    summary: 'Create an extraction profile',
    body: ProfileInput,
    status: 201,
    response: Profile,
    errors: { 409: errors[409] },
  }),
  checkFormulas: endpoint('checkFormulas', {
    access: 'admin',
    tag: 'Profiles',
    summary: 'What is wrong with the formulas of a profile',
    description:
      'Before it is saved; nothing is stored. The first problem of each formula. A profile with one is refused by the other endpoints.',
    body: z.strictObject({
      fields: z.array(ProfileFieldInput).max(100),
      line_columns: z
        .array(LineColumnInput)
        .max(20)
        .default([])
        .describe('What line items hold besides description, quantity, unit_price and amount.'),
    }),
    response: z.object({ problems: z.array(WrongFormula) }),
  }),
  replaceProfile: endpoint('replaceProfile', {
    access: 'admin',
    tag: 'Profiles',
    summary: 'Change an extraction profile',
    description:
      'Makes a new version. Documents keep the version they were processed with until they are reprocessed.',
    params: IdParams,
    body: ProfileInput,
    response: Profile,
    errors: { ...errors, 412: 'Changed by someone else meanwhile (If-Match)' },
  }),
  deleteProfile: endpoint('deleteProfile', {
    access: 'admin',
    tag: 'Profiles',
    summary: 'Delete an extraction profile',
    params: IdParams,
    status: 204,
    response: null,
    errors,
  }),
  listProfileVersions: endpoint('listProfileVersions', {
    access: 'token',
    tag: 'Profiles',
    summary: 'All versions of an extraction profile',
    params: IdParams,
    response: z.object({ versions: z.array(Profile) }),
    errors: { 404: errors[404] },
  }),
};
