// Every text, by the noun it belongs to.
import { account } from './account.ts';
import { approvals } from './approvals.ts';
import { audit } from './audit.ts';
import { auditFacts } from './audit-facts.ts';
import { blockerKinds, common, confidence, docTypes, errors, roles, sources, statuses } from './common.ts';
import { contacts } from './contacts.ts';
import { dashboard } from './dashboard.ts';
import { deliveries } from './deliveries.ts';
import { design } from './design.ts';
import { endpoints } from './endpoints.ts';
import { documents } from './documents.ts';
import { exportTemplates } from './export-templates.ts';
import { intake } from './intake.ts';
import { keyboard, layout, session } from './layout.ts';
import { learning } from './learning.ts';
import { mails } from './mails.ts';
import { model } from './model.ts';
import {
  actorNames,
  contactNames,
  fieldDescriptions,
  fieldLabels,
  folderNames,
  profileDescriptions,
  profileNames,
} from './names.ts';
import { pages } from './pages.ts';
import { profiles } from './profiles.ts';
import { automation, certificates } from './automation.ts';
import { quality } from './quality.ts';
import { retention } from './retention.ts';
import { notifications, rules, trash } from './rules.ts';
import { scan } from './scan.ts';
import { chat, search } from './search.ts';
import { settings, users } from './settings.ts';
import { signatures } from './signatures.ts';
import { storage } from './storage.ts';
import { allowances } from './allowances.ts';
import { taxes } from './taxes.ts';
import { undo } from './undo.ts';
import { upload } from './upload.ts';
import { orderImport, orders } from './orders.ts';
import { payment, statementImport, statements } from './statements.ts';
import { vendorImport, vendors } from './vendors.ts';
import { workspace } from './workspace.ts';
import type { Catalogue, Translated } from '../index.ts';

const catalogue: Translated<Catalogue> = {
  account,
  actorNames,
  approvals,
  audit,
  auditFacts,
  blockerKinds,
  chat,
  common,
  confidence,
  contactNames,
  contacts,
  dashboard,
  deliveries,
  design,
  docTypes,
  documents,
  endpoints,
  errors,
  exportTemplates,
  fieldDescriptions,
  fieldLabels,
  folderNames,
  intake,
  keyboard,
  layout,
  learning,
  mails,
  model,
  notifications,
  pages,
  profileDescriptions,
  profileNames,
  profiles,
  automation,
  certificates,
  quality,
  retention,
  roles,
  rules,
  scan,
  search,
  session,
  settings,
  signatures,
  sources,
  statuses,
  storage,
  trash,
  allowances,
  taxes,
  undo,
  upload,
  users,
  orderImport,
  orders,
  payment,
  statementImport,
  statements,
  vendorImport,
  vendors,
  workspace,
};

export default catalogue;
