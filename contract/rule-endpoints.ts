// Endpoints of rules.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IdParams, pageOf, paging } from './common.ts';
import { DryRun, Rule, RuleFiring, RuleInput } from './rules.ts';
import { TouchlessPreview, TouchlessThresholds } from './touchless.ts';

const input = { 404: 'Unknown profile_id or folder_id' } as const;

export const ruleEndpoints = {
  listRules: endpoint('listRules', {
    access: 'admin',
    tag: 'Rules',
    summary: 'List rules in the order of evaluation',
    query: z.strictObject({ ...paging }),
    response: pageOf('rules', Rule),
  }),
  createRule: endpoint('createRule', {
    access: 'admin',
    tag: 'Rules',
    summary: 'Create a rule',
    description: 'Active as soon as it is saved. A webhook action allows the host of its URL.',
    body: RuleInput,
    status: 201,
    response: Rule,
    errors: input,
  }),
  dryRunRule: endpoint('dryRunRule', {
    access: 'admin',
    tag: 'Rules',
    summary: 'Which existing documents a rule would change, and why',
    description: 'Nothing is changed or stored. Looks at up to 50,000 documents, newest first.',
    body: RuleInput,
    query: z.strictObject({ limit: paging.limit }),
    response: DryRun,
    errors: input,
  }),
  previewTouchless: endpoint('previewTouchless', {
    access: 'admin',
    tag: 'Rules',
    summary: 'What a touchless rule would have done to the last documents',
    description:
      'Nothing is changed or stored. Looks at documents that people have decided, as they were proposed to them. Documents processed before open blockers were kept with the proposal are left out.',
    body: RuleInput,
    response: TouchlessPreview,
    errors: input,
  }),
  chooseThresholds: endpoint('chooseThresholds', {
    access: 'admin',
    tag: 'Rules',
    summary: 'Thresholds with which a touchless rule keeps its target',
    description:
      'Nothing is changed or stored. The thresholds of the action are ignored; its `target` is required. A quarter of the documents that people opened and decided lays out sets of thresholds, the others prove them, so that the bound holds although the thresholds were chosen.',
    body: RuleInput,
    response: TouchlessThresholds,
    errors: input,
  }),
  getRule: endpoint('getRule', {
    access: 'admin',
    tag: 'Rules',
    summary: 'One rule',
    params: IdParams,
    response: Rule,
    errors: { 404: 'Unknown rule' },
  }),
  replaceRule: endpoint('replaceRule', {
    access: 'admin',
    tag: 'Rules',
    summary: 'Change a rule',
    params: IdParams,
    body: RuleInput,
    response: Rule,
    errors: {
      404: 'Unknown rule, profile_id or folder_id',
      412: 'Changed by someone else meanwhile (If-Match)',
    },
  }),
  deleteRule: endpoint('deleteRule', {
    access: 'admin',
    tag: 'Rules',
    summary: 'Delete a rule',
    description: 'What it did stays in the audit log and in the traces of documents.',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown rule' },
  }),
  listRuleFirings: endpoint('listRuleFirings', {
    access: 'token',
    tag: 'Rules',
    summary: 'Which rules fired for a document, newest first, and why',
    params: IdParams,
    response: z.object({ firings: z.array(RuleFiring) }),
    errors: { 404: 'Unknown document' },
  }),
};
