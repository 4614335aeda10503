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
  })
  .describe(
    'Approves a document in Needs Review without a person when it has no open blocker and every field is at or above its threshold.',
  );
export type TouchlessAction = z.infer<typeof TouchlessAction>;

export const TouchlessPreview = z
  .object({
    examined: z.int().describe('The last documents of the profile that people have decided, 500 at most.'),
    touchless: z.int().describe('Of them, those that would have gone without a person.'),
    corrected: z.int().describe('Of those, documents in which people had changed something.'),
    documents: z
      .array(
        z.object({
          id: Id,
          filename: z.string(),
          corrected: z.boolean().describe('Whether people had changed something.'),
          wrong_fields: z.array(z.string()).describe('Keys of the fields that people changed or filled in.'),
        }),
      )
      .describe('Those that would have gone, corrected ones first, then the newest; 100 at most.'),
  })
  .meta({ id: 'TouchlessPreview' });
export type TouchlessPreview = z.infer<typeof TouchlessPreview>;
