// The upload of a document: what is sent beside the file, and the answer.
import { z } from 'zod';
import { Id, Timestamp, queryBoolean, queryId } from './common.ts';
import { DocumentStatus } from './documents.ts';

export const findContact = queryBoolean()
  .default(false)
  .describe(
    'true: whose it is nobody has said. It lies in contact_id and folder_id until its pages, or a person, say whose it is.',
  );

/** Text fields of the multipart upload; the file is the part named `file`. */
export const UploadFields = z.strictObject({
  contact_id: queryId(),
  folder_id: queryId(),
  profile_id: queryId().optional(),
  external_refs: z.string().max(65_536).optional().describe('JSON object keyed by CRM system.'),
  find_contact: findContact,
});
export const UploadForm = UploadFields.extend({ file: z.string().meta({ format: 'binary' }) });

export const UploadResult = z
  .object({
    id: Id,
    filename: z.string(),
    status: DocumentStatus,
    contact_id: Id,
    folder_id: Id,
    created_at: Timestamp,
  })
  .meta({ id: 'UploadResult' });
export type UploadResult = z.infer<typeof UploadResult>;
