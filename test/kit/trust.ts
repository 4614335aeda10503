// Trusted certificates: everything that they have an event for, once.
import type { AuditEvent } from '../../contract/audit.ts';
import type { Client } from './client.ts';
import { authorityOf, pem } from './signing/authority.ts';

export const TRUST_EVENTS: AuditEvent[] = [
  'trust.certificate_added',
  'trust.certificate_updated',
  'trust.certificate_deleted',
];

export async function useTrust(admin: Client): Promise<void> {
  const body = { name: 'Suppliers', certificate: pem(authorityOf('Suppliers CA')) };
  const { id } = await admin.call('addTrustedCertificate', { body });
  const params = { id };
  await admin.call('replaceTrustedCertificate', { params, body: { ...body, name: 'Our suppliers' } });
  await admin.call('deleteTrustedCertificate', { params });
}
