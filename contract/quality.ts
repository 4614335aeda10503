// How right proposals are, by what people approved; how much goes without them, and how long review takes.
import { z } from 'zod';
import { CalendarDate, Id, queryId } from './common.ts';
import { binary, endpoint } from './endpoint.ts';

const CONFIDENCE = 'of the two-sided 95 % interval of Clopper and Pearson';

/** Of values that people approved; null without any. */
const measured = {
  correct: z.int().describe('Approved as they were proposed.'),
  wrong: z.int().describe('Changed or emptied before they were approved.'),
  accuracy: z
    .number()
    .nullable()
    .describe('Share of them that were proposed as they were approved, 0..1; null without any.')
    .meta({ example: 0.985 }),
  lower: z.number().nullable().describe(`Lower end ${CONFIDENCE}.`).meta({ example: 0.957 }),
  upper: z.number().nullable().describe(`Upper end ${CONFIDENCE}.`).meta({ example: 0.997 }),
};
const missed = z.int().describe('Filled in by people where nothing had been proposed.');

/**
 * What helps most against the errors of a field: telling the profile under which names it stands (most are missed), a higher
 * threshold for doubt (most wrong ones were proposed as sure), or corrections that teach.
 */
export const REMEDIES = ['describe', 'threshold', 'lessons'] as const;

export const FieldQuality = z
  .object({
    profile_id: Id,
    profile_name: z.string(),
    field: z.string(),
    ...measured,
    missed,
    rejected: z
      .int()
      .describe(
        'Proposed in documents that people rejected: neither right nor wrong, and no part of the accuracy.',
      ),
    remedy: z
      .enum(REMEDIES)
      .nullable()
      .describe(
        'What helps most: `describe` the field in the profile (most are missed), raise the `threshold` for doubt (most wrong values were proposed with 90 % and more), or `lessons` (corrections teach). null without errors.',
      ),
  })
  .meta({ id: 'FieldQuality' });
export type FieldQuality = z.infer<typeof FieldQuality>;

export const CalibrationBin = z
  .object({
    from: z.int().describe('Lowest confidence of the bin, in percent.'),
    to: z.int().describe('Highest confidence of the bin, in percent.'),
    ...measured,
    confidence: z.number().describe('Mean confidence of the values in it, 0..1.').meta({ example: 0.966 }),
  })
  .meta({ id: 'CalibrationBin' });
export type CalibrationBin = z.infer<typeof CalibrationBin>;

const decided = {
  documents: z.int().describe('Documents whose last decision, an approval or a rejection, falls into it.'),
  automatic: z.int().describe('Of them, those in which no person had a hand.'),
  corrected: z.int().describe('Of them, those that were approved with a value that a person set.'),
  rejected: z.int().describe('Of them, those that were rejected; they say of no value whether it was right.'),
  timed: z.int().describe('Of them, those whose review the workspace has measured.'),
  seconds: z.int().describe('Active seconds of review, of those measured.'),
};

export const QualityPeriod = z
  .object({ day: CalendarDate.describe('The first day of it.'), ...decided })
  .meta({ id: 'QualityPeriod' });
export type QualityPeriod = z.infer<typeof QualityPeriod>;

export const Vigilance = z
  .object({
    caught: z.int().describe('Exchanged digits that people put right.'),
    missed: z.int().describe('Those that people approved a document with.'),
    share: z.number().describe('Share of those caught, 0..1.').meta({ example: 0.9 }),
    lower: z.number().describe(`Lower end ${CONFIDENCE}.`).meta({ example: 0.68 }),
    upper: z.number().describe(`Upper end ${CONFIDENCE}.`).meta({ example: 0.99 }),
  })
  .meta({ id: 'Vigilance' });
export type Vigilance = z.infer<typeof Vigilance>;

export const Quality = z
  .object({
    from: CalendarDate.describe('First day, UTC.'),
    to: CalendarDate.describe('Last day, UTC, included.'),
    engines: z
      .array(z.string())
      .describe('Engines and versions with approvals in this time, whatever `engine` says.'),
    total: z.object({ ...decided, ...measured, missed }).describe('Over all of them.'),
    fields: z.array(FieldQuality).describe('Those with most errors first.'),
    calibration: z
      .array(CalibrationBin)
      .describe(
        'By the confidence that values were proposed with, lowest first; bins without values are left out.',
      ),
    period: z
      .enum(['day', 'week', 'month'])
      .describe('How long each of `periods` is; by the length of the time asked for.'),
    periods: z
      .array(QualityPeriod)
      .describe(
        'From the first with approvals to the last, those between them without any included. Weeks begin on Monday.',
      ),
    vigilance: Vigilance.nullable().describe(
      'What people overlook, in the days asked for, whatever the other filters say; null without any. Measured where `vigilance_percent` is set.',
    ),
  })
  .meta({ id: 'Quality' });
export type Quality = z.infer<typeof Quality>;

export const QualityQuery = z.strictObject({
  date_from: CalendarDate.optional().describe('First day, UTC; 90 days back when omitted.'),
  date_to: CalendarDate.optional().describe('Last day, UTC, included; today when omitted.'),
  profile_id: queryId().optional(),
  contact_id: queryId().optional(),
  vendor_id: queryId().optional().describe('Documents that are of this vendor now.'),
  engine: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Engine and version, as `engines` names them.')
    .meta({ example: 'builtin 0.1.0' }),
});
export type QualityQuery = z.infer<typeof QualityQuery>;

const description =
  'Only documents that a person approved say whether values are right; `automatic` counts those without a person, `rejected` those that were not to be booked, whatever their values. A document counts on the day of its last decision.';

export const qualityEndpoints = {
  getQuality: endpoint('getQuality', {
    access: 'admin',
    tag: 'Quality',
    summary: 'How right proposals are, by what people approved',
    description,
    query: QualityQuery,
    response: Quality,
  }),
  exportQuality: endpoint('exportQuality', {
    access: 'admin',
    tag: 'Quality',
    summary: 'The accuracy of each field as CSV',
    description: `${description} One row for each of \`fields\`, in the same order.`,
    query: QualityQuery,
    response: binary('text/csv'),
  }),
};
