// Documents that go without a person: the action of a rule, and what it would have done.
import { z } from 'zod';
import { Id } from './common.ts';

const Threshold = z.strictObject({
  field: z.string().max(80).describe('Key of a profile field.').meta({ example: 'total_amount' }),
  percent: z.int().min(0).max(101).describe('Lowest confidence that needs no person; 101: any value does.'),
});

/** Conditions of a touchless rule are about what a document is, not how far it has come: they are tried on its history. */
export const TOUCHLESS_CONDITIONS = [
  'doc_type',
  'doc_date',
  'contact_id',
  'folder_id',
  'filename',
  'line_items_total',
  'vendor_number',
] as const;

const MOST_THRESHOLDS = 100;

const ErrorPercent = z
  .number()
  .min(0.05)
  .max(50)
  .describe('Most documents of 100 that may be wrong.')
  .meta({ example: 1 });

/** How sure one can be that a target is kept, in percent. */
export const TARGET_CONFIDENCES = [90, 95, 99] as const;

export const TouchlessTarget = z
  .strictObject({
    percent: ErrorPercent.describe('Most documents of 100 that may be wrong in anything.'),
    fields: z
      .array(
        z.strictObject({
          field: z.string().max(80).describe('Key of a profile field.').meta({ example: 'total_amount' }),
          percent: ErrorPercent.describe('Most documents of 100 that may be wrong in this field.').meta({
            example: 0.5,
          }),
        }),
      )
      .max(MOST_THRESHOLDS)
      .describe('Of single fields.'),
    confidence: z
      .literal(TARGET_CONFIDENCES)
      .describe('How sure that must be, in percent.')
      .meta({ example: 95 }),
  })
  .meta({ id: 'TouchlessTarget' });
export type TouchlessTarget = z.infer<typeof TouchlessTarget>;

export const TouchlessAction = z
  .strictObject({
    type: z.literal('touchless'),
    status: z.enum(['Approved', 'Export']).describe('Where it goes; Export by way of Approved.'),
    default_threshold: z
      .int()
      .min(0)
      .max(100)
      .describe('Lowest confidence of required fields that have no threshold of their own, in percent.')
      .meta({ example: 97 }),
    thresholds: z
      .array(Threshold)
      .max(MOST_THRESHOLDS)
      .describe('Of single fields, required or not; an optional field may be empty.'),
    target: TouchlessTarget.optional().describe(
      'What its thresholds are to keep; what people decided is counted against it whenever the rule is saved.',
    ),
    sample_percent: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .describe(
        'Of 100 documents that could go, how many are held back at least and reviewed like any other, so that people judge what goes. With a target, at least as many as its bound needs are held back anyway; without either, none.',
      )
      .meta({ example: 5 }),
  })
  .describe(
    'Approves a document in Needs Review without a person when it has no open blocker and every field is at or above its threshold.',
  );
export type TouchlessAction = z.infer<typeof TouchlessAction>;

export const TouchlessPreview = z
  .object({
    examined: z.int().describe('The last documents of the profile that people have decided, 500 at most.'),
    touchless: z.int().describe('Of them, those that would have gone without a person.'),
    corrected: z
      .int()
      .describe('Of those, documents in which people had changed something, or that they rejected.'),
    documents: z
      .array(
        z.object({
          id: Id,
          filename: z.string(),
          corrected: z.boolean().describe('Whether people had changed something, or rejected it.'),
          rejected: z.boolean().describe('Whether people had rejected it.'),
          wrong_fields: z.array(z.string()).describe('Keys of the fields that people changed or filled in.'),
        }),
      )
      .describe('Those that would have gone, corrected ones first, then the newest; 100 at most.'),
  })
  .meta({ id: 'TouchlessPreview' });
export type TouchlessPreview = z.infer<typeof TouchlessPreview>;

const evidence = {
  errors: z.int().describe('Of these documents, those that were wrong.'),
  bound_percent: z
    .number()
    .describe(
      'With the confidence of the target, no more of 100 are wrong (one-sided bound of Clopper and Pearson).',
    )
    .meta({ example: 0.87 }),
};

export const TouchlessThresholds = z
  .object({
    result: z
      .enum(['found', 'too_few', 'too_wrong', 'none_eligible'])
      .describe(
        '`found`: these thresholds keep the target. `too_few`: not enough documents to be sure. `too_wrong`: more are wrong than the target allows, whatever the thresholds. `none_eligible`: no document met the conditions with nothing open.',
      ),
    examined: z.int().describe('Documents that people opened and decided, the last 5,000 at most.'),
    unopened: z.int().describe('Documents that people approved without opening them; they prove nothing.'),
    counted: z.int().describe('Of those examined, those that prove the thresholds; the others chose them.'),
    more: z
      .int()
      .describe(
        'At least so many more documents are needed; so few only if none of them is wrong. 0 unless `too_few`.',
      ),
    default_threshold: z
      .int()
      .nullable()
      .describe('For the action; null unless `found`.')
      .meta({ example: 96 }),
    thresholds: z.array(Threshold).describe('For the action; empty unless `found`.'),
    documents: z
      .int()
      .describe(
        'Of those counted, how many would have gone; of a refusal, with the thresholds that came closest.',
      ),
    claims: z
      .array(
        z.object({
          field: z
            .string()
            .nullable()
            .describe('null: the document as a whole.')
            .meta({ example: 'total_amount' }),
          percent: ErrorPercent,
          ...evidence,
        }),
      )
      .describe('Each part of the target, the whole first.'),
    curve: z
      .array(
        z.object({
          documents: z.int().describe('Of those counted, those that would have gone.'),
          ...evidence,
          chosen: z.boolean().describe('Whether these are the thresholds found.'),
        }),
      )
      .describe(
        'What more automation costs: documents wrong in anything, from the strictest thresholds to none.',
      ),
  })
  .meta({ id: 'TouchlessThresholds' });
export type TouchlessThresholds = z.infer<typeof TouchlessThresholds>;
