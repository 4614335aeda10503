// Photos of the sheets of one document, sent at once.
import { z } from 'zod';
import { label, queryId } from './common.ts';
import { findContact } from './uploads.ts';

/** Photos of one scan. */
export const MOST_SHEETS = 50;

/** Text fields of a scan; the photos are parts named `file`, in the order of the pages. */
export const ScanFields = z.strictObject({
  contact_id: queryId(),
  folder_id: queryId(),
  profile_id: queryId().optional(),
  find_contact: findContact,
  filename: label(200).optional().describe('Name of the document; `scan.pdf` when omitted.'),
  sheets: z
    .string()
    .max(65_536)
    .optional()
    .describe(
      'JSON array with an entry for each photo: null for all of it, or the corners of the sheet on it as `[[x, y], …]`, clockwise from the top left one, in fractions of the photo as it stands upright.',
    ),
  sender_id: queryId().optional().describe('Refused with 409 when somebody else sends it.'),
});
export const ScanForm = ScanFields.extend({
  file: z
    .array(z.string().meta({ format: 'binary' }))
    .min(1)
    .max(MOST_SHEETS),
});
