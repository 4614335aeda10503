// Every endpoint of the service in one list.
import { accountEndpoints } from './account.ts';
import { approvalEndpoints } from './approvals.ts';
import { auditEndpoints } from './audit.ts';
import { bankStatementEndpoints } from './bank-statement-endpoints.ts';
import { automationEndpoints } from './automation.ts';
import { batchEndpoints } from './batch.ts';
import { bundleEndpoints } from './bundles.ts';
import { chatEndpoints } from './chat.ts';
import { contactEndpoints } from './contacts.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { feedEndpoints } from './feed.ts';
import { deliveryEndpoints } from './deliveries.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { learningEndpoints } from './learning.ts';
import { intakeEndpoints } from './intake.ts';
import { pagePdfEndpoints } from './page-pdf.ts';
import { proofEndpoints } from './proofs.ts';
import { retentionEndpoints } from './retention.ts';
import { reviewEndpoints } from './review.ts';
import { viewEndpoints } from './views.ts';
import { egressEndpoints } from './egress.ts';
import { mailEndpoints } from './mails.ts';
import { modelEndpoints } from './model.ts';
import { notificationEndpoints } from './notifications.ts';
import { exportEndpoints } from './exports.ts';
import { exportTemplateEndpoints } from './export-template-endpoints.ts';
import { operationEndpoints } from './operation.ts';
import { pageEndpoints } from './pages.ts';
import { profileDesignEndpoints } from './profile-design.ts';
import { profileEndpoints } from './profiles.ts';
import { qualityEndpoints } from './quality.ts';
import { ruleEndpoints } from './rule-endpoints.ts';
import { settingsEndpoints } from './settings.ts';
import { searchEndpoints } from './search.ts';
import { signingEndpoints } from './signing.ts';
import { singleSignOnEndpoints } from './single-sign-on.ts';
import { userEndpoints } from './users.ts';
import { orderEndpoints } from './orders.ts';
import { trustedCertificateEndpoints } from './trusted-certificates.ts';
import { vendorEndpoints } from './vendors.ts';
import { versionEndpoints } from './versions.ts';
import { webhookEndpointEndpoints } from './webhook-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointName } from './addresses.ts';

export const endpoints = {
  ...documentEndpoints,
  ...bundleEndpoints,
  ...reviewEndpoints,
  ...viewEndpoints,
  ...batchEndpoints,
  ...exportEndpoints,
  ...exportTemplateEndpoints,
  ...versionEndpoints,
  ...retentionEndpoints,
  ...trustedCertificateEndpoints,
  ...proofEndpoints,
  ...pagePdfEndpoints,
  ...pageEndpoints,
  ...contactEndpoints,
  ...orderEndpoints,
  ...bankStatementEndpoints,
  ...vendorEndpoints,
  ...profileEndpoints,
  ...profileDesignEndpoints,
  ...learningEndpoints,
  ...qualityEndpoints,
  ...ruleEndpoints,
  ...automationEndpoints,
  ...approvalEndpoints,
  ...notificationEndpoints,
  ...searchEndpoints,
  ...chatEndpoints,
  ...deliveryEndpoints,
  ...webhookEndpointEndpoints,
  ...intakeEndpoints,
  ...egressEndpoints,
  ...auditEndpoints,
  ...settingsEndpoints,
  ...modelEndpoints,
  ...mailEndpoints,
  ...singleSignOnEndpoints,
  ...userEndpoints,
  ...accountEndpoints,
  ...dashboardEndpoints,
  ...feedEndpoints,
  ...operationEndpoints,
  ...signingEndpoints,
} satisfies { [Name in EndpointName]: Endpoint<Name> };

export type Endpoints = typeof endpoints;
