// The web server: the pages, and every endpoint with one handler for each name in the contract, or this file does not compile.
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { endpoints, type Endpoints } from '../contract/index.ts';
import { describeApi } from '../contract/openapi.ts';
import { operationEndpoints } from '../contract/operation.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { automationRoutes } from './automation/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { basePathOf } from './config.ts';
import type { Context } from './context.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { documentApprovalRoutes } from './review/approval-routes.ts';
import { batchRoutes } from './review/batch-routes.ts';
import { bundleRoutes } from './documents/bundle-routes.ts';
import { pageRoutes } from './documents/page-routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { searchRoutes } from './documents/search-routes.ts';
import { versionRoutes } from './documents/version-routes.ts';
import { exportRoutes } from './export/routes.ts';
import { exportTemplateRoutes } from './export/templates/routes.ts';
import { folderRoutes } from './folders/routes.ts';
import { healthRoutes } from './health-routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { mountMcp } from './mcp/http.ts';
import { learningRoutes } from './learning/routes.ts';
import { intakeRoutes } from './intake/routes.ts';
import { egressRoutes } from './egress/routes.ts';
import { mount, type Handlers } from './platform/http/mount.ts';
import { servePages } from './platform/http/pages.ts';
import type { Language } from './platform/sentences/language.ts';
import { createHttpServer } from './platform/http/server.ts';
import { signingKey } from './platform/signing.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { profileDesignRoutes } from './profile-design/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { qualityRoutes } from './quality/routes.ts';
import { retentionRoutes } from './retention/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { ruleRoutes } from './rules/routes.ts';
import { singleSignOnRoutes } from './single-sign-on/routes.ts';
import { modelRoutes } from './settings/model-routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { createAccess } from './users/access.ts';
import { accountRoutes } from './users/account-routes.ts';
import { userRoutes } from './users/routes.ts';
import { tokenRoutes } from './users/token-routes.ts';
import { VERSION } from './version.ts';
import { orderRoutes } from './orders/routes.ts';
import { statementRoutes } from './statements/routes.ts';
import { tableImportRoutes } from './table-import/routes.ts';
import { trustRoutes } from './trust/routes.ts';
import { vendorRoutes } from './vendors/routes.ts';
import { viewRoutes } from './views/routes.ts';
import { webhookEndpointRoutes } from './webhooks/endpoints/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

const handlers: Handlers<Context, Endpoints> = {
  ...documentRoutes,
  ...bundleRoutes,
  ...reviewRoutes,
  ...viewRoutes,
  ...batchRoutes,
  ...exportRoutes,
  ...exportTemplateRoutes,
  ...versionRoutes,
  ...retentionRoutes,
  ...trustRoutes,
  ...pageRoutes,
  ...contactRoutes,
  ...folderRoutes,
  ...vendorRoutes,
  ...orderRoutes,
  ...statementRoutes,
  ...tableImportRoutes,
  ...profileRoutes,
  ...profileDesignRoutes,
  ...learningRoutes,
  ...qualityRoutes,
  ...ruleRoutes,
  ...automationRoutes,
  ...approvalRoutes,
  ...documentApprovalRoutes,
  ...notificationRoutes,
  ...searchRoutes,
  ...chatRoutes,
  ...webhookRoutes,
  ...webhookEndpointRoutes,
  ...intakeRoutes,
  ...egressRoutes,
  ...auditRoutes,
  ...settingsRoutes,
  ...modelRoutes,
  ...mailRoutes,
  ...tokenRoutes,
  ...singleSignOnRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...dashboardRoutes,
  ...feedRoutes,
  ...healthRoutes,
  getSigningKey: async ({ ctx }) => signingKey(ctx.secrets),
};

/** Where the build puts the UI: beside the compiled server, or in dist/ when the sources run. */
const WEB_DIR = path.join(
  import.meta.dirname,
  '..',
  ...(import.meta.filename.endsWith('.ts') ? ['dist'] : []),
  'web',
);

/** Where people can go by address; the pages are those of web/routes.tsx. */
const PAGE_ROOTS = [
  '',
  'sign-in',
  'welcome',
  'documents',
  'upload',
  'ask',
  'search',
  'contacts',
  'vendors',
  'orders',
  'statements',
  'profiles',
  'rules',
  'lessons',
  'quality',
  'trash',
  'account',
  'invitation',
  'deliveries',
  'audit',
  'settings',
];

const speaking = (ctx: Context, language: Language) => ctx.speaking(language);

export const apiDocument = () =>
  describeApi(Object.values(endpoints), {
    title: 'Recto: document intake and extraction',
    version: VERSION,
    description:
      'Upload documents, read what was extracted and where it stands on the page, move them through review, and have them sent on.',
  });

const watching = (ctx: Context) => ({
  observe: ctx.metrics.httpRequest,
  drain_ms: ctx.config.drain_seconds * 1000,
  base_path: basePathOf(ctx.config),
});

/** What a worker answers: whether it lives, whether it can work, and its metrics. */
export async function createWorkerApi(ctx: Context): Promise<FastifyInstance> {
  const app = await createHttpServer({
    log: ctx.log,
    trust_proxy: ctx.config.trust_proxy ?? false,
    api: () =>
      describeApi(Object.values(operationEndpoints), {
        title: 'Recto worker',
        version: VERSION,
        description: 'Health and metrics of a worker.',
      }),
    endpoints: Object.values(operationEndpoints),
    max_upload_bytes: 0,
    ...watching(ctx),
  });
  const access = createAccess(ctx);
  app.addHook('onClose', async () => access.stop());
  mount(app, operationEndpoints, healthRoutes, {
    authenticate: access.authenticate,
    anonymous: () => ctx,
    speaking,
  });
  return app;
}

export async function createApi(ctx: Context): Promise<FastifyInstance> {
  const app = await createHttpServer({
    log: ctx.log,
    trust_proxy: ctx.config.trust_proxy ?? false,
    api: apiDocument,
    endpoints: Object.values(endpoints),
    max_upload_bytes: ctx.config.max_upload_mb * 1024 * 1024,
    ...watching(ctx),
  });
  const access = createAccess(ctx);
  app.addHook('onClose', async () => access.stop());
  mount(app, endpoints, handlers, { authenticate: access.authenticate, anonymous: () => ctx, speaking });
  mountMcp(app, access.authenticate);
  await servePages(app, { web_dir: WEB_DIR, roots: PAGE_ROOTS, base_path: basePathOf(ctx.config) });
  return app;
}
