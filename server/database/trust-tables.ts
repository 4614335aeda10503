// The table of certificates that the operator trusts.
import type { ChainCertificate } from '../reading/signatures/signature.ts';
import type { Id, Json, Timestamp } from './column-types.ts';

export interface TrustTables {
  trusted_certificates: {
    id: Id;
    name: string;
    /** DER, base64. */
    certificate: string;
    fingerprint: string;
    summary: Json<ChainCertificate>;
    /** SubjectPublicKeyInfo, DER, base64. */
    key: string;
    added_by: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
