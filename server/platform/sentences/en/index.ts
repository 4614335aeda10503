// The service's sentences in English. Each code is `part.key`; gaps are named, `{{count|line|lines}}` goes with a number.
import { audit } from './audit.ts';
import { blockers } from './blockers.ts';
import { chat, chatDoubts, chatFields } from './chat.ts';
import { checks, details } from './checks.ts';
import { connections } from './connections.ts';
import { exports } from './exports.ts';
import { filing } from './filing.ts';
import { mails } from './mails.ts';
import { formulas } from './formulas.ts';
import { invoiceRules, invoiceTerms } from './invoice-rules.ts';
import { model } from './model.ts';
import { notices } from './notices.ts';
import { origins } from './origins.ts';
import { orders } from './orders.ts';
import { payees } from './payees.ts';
import { problems } from './problems.ts';
import { programs } from './programs.ts';
import { doubts, reasoning } from './reasoning.ts';
import { refusals } from './refusals.ts';
import { retention } from './retention.ts';
import { setup } from './setup.ts';
import { signatureDetails, signatures } from './signatures.ts';
import { statements } from './statements.ts';
import { trust } from './trust.ts';
import { values } from './values.ts';
import { vendors } from './vendors.ts';

export const en = {
  audit,
  blockers,
  chat,
  chatDoubts,
  chatFields,
  checks,
  connections,
  details,
  doubts,
  exports,
  filing,
  formulas,
  mails,
  invoiceRules,
  invoiceTerms,
  model,
  notices,
  orders,
  statements,
  origins,
  payees,
  problems,
  programs,
  reasoning,
  refusals,
  retention,
  setup,
  signatureDetails,
  signatures,
  trust,
  values,
  vendors,
} as const;
