// The certificates that the operator trusts: signatures of documents are judged by them.
import { z } from 'zod';
import { Id, IdParams, Timestamp, label, text } from './common.ts';
import { endpoint } from './endpoint.ts';

export const MOST_TRUSTED_CERTIFICATES = 200;
/** Characters of one certificate as it is sent. */
export const LONGEST_CERTIFICATE = 20_000;

export const TrustedCertificateInput = z
  .strictObject({
    name: label(100).describe('One that no other trusted certificate has.'),
    certificate: text(LONGEST_CERTIFICATE).describe(
      'One X.509 certificate: PEM, or DER in base64. Of an authority, whoever it certifies is trusted; of a signer, that signer alone.',
    ),
  })
  .meta({ id: 'TrustedCertificateInput' });
export type TrustedCertificateInput = z.output<typeof TrustedCertificateInput>;

export const TrustedCertificate = z
  .object({
    id: Id,
    name: z.string(),
    certificate: z.string().describe('PEM.'),
    subject: z.string().describe('Whom it stands for.'),
    issuer: z.string().describe('Who issued it.'),
    serial: z.string().describe('Hexadecimal.'),
    fingerprint: z.string().describe('SHA-256, hexadecimal: compare it with what its owner publishes.'),
    authority: z.boolean().describe('Whether it may certify others; else it stands for one signer.'),
    valid_from: Timestamp.describe('When it begins to be valid.'),
    valid_to: Timestamp.describe('What was signed until then stays trusted.'),
    added_by: z.string().describe('Who added it.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'TrustedCertificate' });
export type TrustedCertificate = z.infer<typeof TrustedCertificate>;

const ofAdmin = { access: 'admin', tag: 'Signatures' } as const;
const unknown = 'Unknown trusted certificate';
const taken = 'The name is taken, or the certificate is trusted already';

export const trustedCertificateEndpoints = {
  listTrustedCertificates: endpoint('listTrustedCertificates', {
    ...ofAdmin,
    summary: 'Trusted certificates, by name',
    description:
      'Signatures of documents whose signers lead to one of them are trusted. The list is the operator’s own: nothing is fetched.',
    response: z.object({ certificates: z.array(TrustedCertificate) }),
  }),
  addTrustedCertificate: endpoint('addTrustedCertificate', {
    ...ofAdmin,
    summary: 'Trust a certificate',
    description: 'Documents that wait for a person are judged anew, which takes a moment.',
    body: TrustedCertificateInput,
    status: 201,
    response: TrustedCertificate,
    errors: { 409: `${taken}, or there are ${MOST_TRUSTED_CERTIFICATES}` },
  }),
  replaceTrustedCertificate: endpoint('replaceTrustedCertificate', {
    ...ofAdmin,
    summary: 'Rename or exchange a trusted certificate',
    params: IdParams,
    body: TrustedCertificateInput,
    response: TrustedCertificate,
    errors: { 404: unknown, 409: taken },
  }),
  deleteTrustedCertificate: endpoint('deleteTrustedCertificate', {
    ...ofAdmin,
    summary: 'Trust a certificate no longer',
    description: 'Documents that were approved stay as they are.',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: unknown },
  }),
};
