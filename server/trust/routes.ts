// Trusted certificates: HTTP in and out.
import type { trustedCertificateEndpoints } from '../../contract/trusted-certificates.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { addCertificate, deleteCertificate, replaceCertificate } from './manage-certificates.ts';
import { getCertificate, listCertificates } from './store.ts';

export const trustRoutes: Handlers<Context, typeof trustedCertificateEndpoints> = {
  listTrustedCertificates: async ({ ctx }) => ({ certificates: await listCertificates(ctx) }),
  addTrustedCertificate: async ({ ctx, body }) => getCertificate(ctx, await addCertificate(ctx, body)),
  async replaceTrustedCertificate({ ctx, params, body }) {
    await replaceCertificate(ctx, params.id, body);
    return getCertificate(ctx, params.id);
  },
  deleteTrustedCertificate: ({ ctx, params }) => deleteCertificate(ctx, params.id),
};
