// The table of certificates that the operator trusts.
import type { Id, Json, Timestamp } from './column-types.ts';

export interface TrustTables {
  trusted_certificates: {
    id: Id;
    name: string;
    /** DER, base64. */
    certificate: string;
    fingerprint: string;
    /** ChainCertificate of reading/signatures. */
    summary: Json<unknown>;
    /** SubjectPublicKeyInfo, DER, base64. */
    key: string;
    added_by: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
}
