// Automation: HTTP in and out.
import { Readable } from 'node:stream';
import type { automationEndpoints } from '../../contract/automation.ts';
import type { Context } from '../context.ts';
import { pageHead } from '../platform/db/list-page.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { resumeRule } from '../rules/watch.ts';
import { certificatePage } from './certificate-page.ts';
import { issueCertificate, listCertificates, readCertificate } from './certificates.ts';
import { readAutomation } from './read-automation.ts';

export const automationRoutes: Handlers<Context, typeof automationEndpoints> = {
  listAutomation: async ({ ctx }) => ({ rules: await readAutomation(ctx) }),

  resumeAutomation: ({ ctx, params }) => resumeRule(ctx, params.id),

  async issueCertificate({ ctx, body, reply }) {
    const certificate = await issueCertificate(ctx, body);
    reply.header('location', `/api/certificates/${certificate.content.id}`);
    return certificate;
  },

  async listCertificates({ ctx, query }) {
    const { certificates, ...page } = await listCertificates(ctx, query);
    return { ...pageHead(query, page), certificates };
  },

  getCertificate: ({ ctx, params }) => readCertificate(ctx, params.id),

  async getCertificatePage({ ctx, params, query }) {
    const page = await certificatePage(ctx, await readCertificate(ctx, params.id), query.language);
    return {
      filename: `certificate-${params.id}.pdf`,
      media_type: 'application/pdf',
      disposition: 'attachment',
      size_bytes: page.length,
      open: async () => Readable.from([page]),
      once: true,
    };
  },
};
