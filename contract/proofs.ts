// Proofs: one value with its place on the page, who set it and what the audit log says, signed so that others can check it.
import { z } from 'zod';
import { Id, IdParams, Timestamp } from './common.ts';
import { Evidence } from './evidence.ts';
import { binary, endpoint } from './endpoint.ts';
import { language } from './exports.ts';

export const PROOF_KIND = 'recto value proof 1';
/** A field, or a cell of a table of the record. */
export const PROOF_FIELD = /^[a-z][a-z0-9_]*(?:\[\d{1,4}\]\.[a-z][a-z0-9_]*)?$/;

export const ValueProof = z
  .object({
    kind: z.literal(PROOF_KIND),
    instance: z.string(),
    made_at: Timestamp,
    document: z.object({
      id: Id,
      version: z.int(),
      filename: z.string(),
      sha256: z.string().describe('Of the original.'),
      status: z.string(),
      url: z.string(),
    }),
    field: z.object({ key: z.string(), label: z.string() }),
    value: z.unknown(),
    place: Evidence.nullable(),
    crop: z.string().nullable().describe('The place on the page: PNG, base64.'),
    set_by: z
      .object({ source: z.string(), by: z.string(), at: Timestamp, confidence: z.number().nullable() })
      .nullable(),
    audit_entry: z
      .object({
        id: z.int(),
        at: z.string(),
        actor_kind: z.string(),
        actor_id: z.int().nullable(),
        actor_name: z.string(),
        event: z.string(),
        document_id: z.int().nullable(),
        contact_id: z.int().nullable(),
        detail: z.string().describe('JSON text, as stored.'),
        previous_hash: z.string(),
        hash: z.string(),
      })
      .nullable()
      .describe('The entry by which the value came; docs/audit.md says what its hash is made of.'),
  })
  .meta({ id: 'ValueProof' });
export type ValueProof = z.infer<typeof ValueProof>;

export const proofEndpoints = {
  getProof: endpoint('getProof', {
    access: 'token',
    tag: 'Exports',
    summary: 'A signed proof of a single value',
    description:
      'The value, its place on the page as a picture, who set it, the hash of the original and the entry of the audit log. `pdf`: a page to show, with a signature of all its bytes in a comment after its end. `json`: `{content, signature}`, `content` as the schema ValueProof says, signed in its canonical form (RFC 8785). Both are checked with `GET /api/signing-key` and nothing else: docs/examples/verify-proof.mjs.',
    params: IdParams,
    query: z.strictObject({
      field: z
        .string()
        .max(200)
        .regex(PROOF_FIELD)
        .describe('A key of `extracted_fields`, or a cell such as `line_items[0].amount`.'),
      format: z.enum(['pdf', 'json']).default('pdf'),
      language,
    }),
    response: binary('application/pdf', 'application/json'),
    errors: { 404: 'Unknown document, or it has no such value' },
  }),
};
