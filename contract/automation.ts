// Automation that proves itself: what blind samples say of each touchless rule, when one was stopped, and certificates.
import { z } from 'zod';
import { CalendarDate, GivenId, Id, IdParams, Timestamp, pageOf, paging } from './common.ts';
import { binary, endpoint } from './endpoint.ts';
import { Signature } from './signing.ts';

const Sample = z.object({ id: Id, filename: z.string() });

const bound_percent = z
  .number()
  .describe(
    'With the confidence of the target, no more of 100 documents are wrong (one-sided bound of Clopper and Pearson).',
  )
  .meta({ example: 0.98 });

const target = {
  target_percent: z
    .number()
    .describe('Most documents of 100 that may be wrong in anything.')
    .meta({ example: 1 }),
  confidence: z.int().describe('How sure that must be, in percent.').meta({ example: 95 }),
};

export const AutomationStop = z
  .object({
    at: Timestamp,
    reason: z
      .enum(['bound', 'drift'])
      .describe(
        '`drift`: the error rate has jumped (CUSUM). `bound`: the lower bound of the error rate has passed the target.',
      ),
    rule_id: Id.describe('Whose samples said so; all touchless rules of the profile stop with it.'),
    rule_name: z.string(),
    samples: z.int().describe('Samples that people had decided until then.'),
    errors: z.int().describe('Of them, those that were wrong.'),
    examples: z.array(Sample).describe('Samples that were wrong, newest first; five at most.'),
  })
  .meta({ id: 'AutomationStop' });
export type AutomationStop = z.infer<typeof AutomationStop>;

export const AutomationWatch = z
  .object({
    rule_id: Id,
    rule_name: z.string(),
    profile_id: Id,
    profile_name: z.string(),
    enabled: z.boolean(),
    sampled: z
      .boolean()
      .describe('Whether samples are held back: the rule has a target, or a `sample_percent`.'),
    proven: z
      .boolean()
      .describe(
        'Whether what people decided, before the rule was saved or of its samples, proves that it keeps its target. Until then everything is held back. true without a target.',
      ),
    ...target,
    since: Timestamp.describe(
      'What was found before says nothing of the rule as it is; a year back at most.',
    ),
    share_percent: z
      .number()
      .describe('Of 100 documents that could go, how many are held back.')
      .meta({ example: 3 }),
    documents: z.int().describe('Documents that went without a person.'),
    samples: z.int().describe('Documents that were held back and that people have decided.'),
    errors: z.int().describe('Of them, those that people corrected or rejected.'),
    bound_percent: bound_percent.nullable(),
    kept: z.boolean().describe('Whether the bound is within the target.'),
    more: z
      .int()
      .describe(
        'So many more samples bring the bound within the target, or where that is not proven prove it, if none of them is wrong.',
      ),
    drift: z.number().describe('Sum of the drift test since then, at its highest.'),
    drift_limit: z.number().describe('Where the drift test stops the rule.'),
    stopped: AutomationStop.nullable().describe('null: it works, or is switched off.'),
    latest: z
      .array(z.object({ ...Sample.shape, at: Timestamp }))
      .describe('The last documents that went without a person, newest first; 20 at most.'),
  })
  .meta({ id: 'AutomationWatch' });
export type AutomationWatch = z.infer<typeof AutomationWatch>;

export const CertificateInput = z
  .strictObject({
    rule_id: GivenId,
    date_from: CalendarDate.describe('First day, UTC.'),
    date_to: CalendarDate.describe('Last day, UTC, included; before today.'),
  })
  .meta({ id: 'CertificateInput' });
export type CertificateInput = z.infer<typeof CertificateInput>;

const content = {
  kind: z.literal('recto.automation-certificate'),
  version: z.literal(1),
  id: Id,
  instance: z.string().describe('Name of the instance.'),
  service: z.string().describe('Name and version of the service.'),
  issued_at: Timestamp.describe('When it was issued.'),
  issued_by: z.string().describe('Name of the Admin who issued it.'),
  from: CalendarDate.describe('First day, UTC.'),
  to: CalendarDate.describe('Last day, UTC, included.'),
  rule: z.object({ id: Id, name: z.string() }).describe('Which rule let the documents go.'),
  profile: z
    .object({ id: Id, name: z.string(), versions: z.array(z.int()) })
    .describe('Their profile, and its versions at that time.'),
  engines: z.array(z.string()).describe('Engines and versions whose proposals went.'),
  ...target,
  documents: z.int().describe('Documents that went without a person in this time, each once.'),
  samples: z.int().describe('Documents that could have gone and were held back for people, each once.'),
  errors: z.int().describe('Samples that people corrected or rejected.'),
  unjudged: z
    .int()
    .describe('Samples that no person decided, such as deleted ones. The bound counts them as wrong.'),
  bound_percent,
  kept: z.boolean().describe('Whether the bound is within the target.'),
};
/** What the audit log has sealed. */
export const CertificateContent = z.object(content).meta({ id: 'CertificateContent' });
export type CertificateContent = z.infer<typeof CertificateContent>;

const audit = z
  .object({ entry_id: z.int(), hash: z.string() })
  .describe('The entry `certificate.issued` of the audit log whose hash covers all of it.');

export const Certificate = z
  .object({
    content: z.object({ ...content, audit }).describe('What is certified, and where the audit log keeps it.'),
    signature: Signature.describe(
      'Of `content` as canonical JSON (RFC 8785), by the key of `GET /api/signing-key`.',
    ),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.infer<typeof Certificate>;

const refusals = {
  404: 'Unknown rule',
  409: 'The time has not ended, or people have not decided everything that was held back in it',
} as const;

export const automationEndpoints = {
  listAutomation: endpoint('listAutomation', {
    access: 'admin',
    tag: 'Automation',
    summary: 'What blind samples say of each touchless rule',
    description:
      'Totals only: which documents are held back is told to nobody before a person has decided them, and of those decided only the wrong ones that stopped a rule.',
    response: z.object({ rules: z.array(AutomationWatch) }),
  }),
  resumeAutomation: endpoint('resumeAutomation', {
    access: 'admin',
    tag: 'Automation',
    summary: 'Switch a stopped rule on again',
    description: 'Its samples begin anew. The audit log keeps who did it and what had stopped it.',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown rule', 409: 'The rule is not stopped' },
  }),
  issueCertificate: endpoint('issueCertificate', {
    access: 'admin',
    tag: 'Automation',
    summary: 'Certify how much of what went without a person was right',
    description:
      'Sealed in the audit log, and never changed afterwards. Refused while people have not decided everything that was held back in this time.',
    body: CertificateInput,
    status: 201,
    response: Certificate,
    errors: refusals,
  }),
  listCertificates: endpoint('listCertificates', {
    access: 'admin',
    tag: 'Automation',
    summary: 'Certificates, newest first',
    query: z.strictObject({ ...paging }),
    response: pageOf('certificates', CertificateContent),
  }),
  getCertificate: endpoint('getCertificate', {
    access: 'admin',
    tag: 'Automation',
    summary: 'A certificate as signed JSON',
    description: '`docs/examples/verify-certificate.mjs` checks it without this service.',
    params: IdParams,
    response: Certificate,
    errors: { 404: 'Unknown certificate' },
  }),
  getCertificatePage: endpoint('getCertificatePage', {
    access: 'admin',
    tag: 'Automation',
    summary: 'A certificate as a signed page',
    description:
      'A PDF whose last line, behind its end, is a signature of all bytes before it: `%Recto-Signature: Ed25519 <key id> <base64url>`.',
    params: IdParams,
    query: z.strictObject({ language: z.enum(['en', 'zh']).default('en').describe('Language of the page.') }),
    response: binary('application/pdf'),
    errors: { 404: 'Unknown certificate' },
  }),
};
