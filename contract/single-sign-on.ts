// Sign-in by a company's OpenID Connect provider, beside e-mail and password.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { HttpUrl, label } from './common.ts';
import { problem } from './problem.ts';

export const SingleSignOn = z
  .object({
    enabled: z.boolean(),
    name: z.string().describe('What the button on the sign-in page says.'),
    issuer: z.string().nullable(),
    client_id: z.string().nullable(),
    client_secret_set: z.boolean(),
    new_users: z
      .enum(['reviewer', 'viewer'])
      .nullable()
      .describe('The role of people who sign on for the first time; null: only people who were added.'),
    allowed_domains: z.array(z.string()).describe('E-mail domains; empty: any.'),
    redirect_url: z.string().describe('To be registered at the provider.'),
  })
  .meta({ id: 'SingleSignOn' });
export type SingleSignOn = z.infer<typeof SingleSignOn>;

export const SingleSignOnInput = z
  .strictObject({
    enabled: z.boolean(),
    name: label(60),
    issuer: HttpUrl,
    client_id: label(300),
    client_secret: z.string().min(1).max(1000),
    new_users: z.enum(['reviewer', 'viewer']).nullable(),
    allowed_domains: z
      .array(
        z
          .string()
          .toLowerCase()
          .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, problem('domain')),
      )
      .max(50),
  })
  .partial()
  .meta({ id: 'SingleSignOnInput' });
export type SingleSignOnInput = z.output<typeof SingleSignOnInput>;

export const SIGN_ON_ERRORS = ['refused', 'expired', 'unknown', 'disabled', 'failed'] as const;
export type SignOnError = (typeof SIGN_ON_ERRORS)[number];

/** A page of the UI: a path of this origin. */
const ReturnTo = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/, problem('pagePath'));

export const singleSignOnEndpoints = {
  getSignInOptions: endpoint('getSignInOptions', {
    access: 'public',
    tag: 'Session',
    summary: 'How people can sign in here',
    response: z.object({
      single_sign_on: z.object({ name: z.string() }).nullable(),
      password_by_mail: z.boolean().describe('Whether a link for a new password can be mailed.'),
    }),
  }),
  startSingleSignOn: endpoint('startSingleSignOn', {
    access: 'public',
    tag: 'Session',
    summary: 'Go to the provider to sign in',
    description:
      'For browsers: a redirect. `return_to` is opened afterwards, so deep links survive the sign-in.',
    query: z.strictObject({ return_to: ReturnTo.optional() }),
    status: 302,
    response: null,
    errors: { 409: 'Single sign-on is not enabled', 503: 'The provider cannot be reached' },
  }),
  finishSingleSignOn: endpoint('finishSingleSignOn', {
    access: 'public',
    tag: 'Session',
    summary: 'Come back from the provider',
    description: `Sets the session cookie and opens return_to, or /sign-in?error=… (${SIGN_ON_ERRORS.join(', ')}).`,
    // Providers send parameters of their own.
    query: z.looseObject({ code: z.string().optional(), state: z.string().optional() }),
    status: 302,
    response: null,
  }),
  getSingleSignOn: endpoint('getSingleSignOn', {
    access: 'admin',
    tag: 'Settings',
    summary: 'Settings of single sign-on',
    response: SingleSignOn,
  }),
  saveSingleSignOn: endpoint('saveSingleSignOn', {
    access: 'admin',
    tag: 'Settings',
    summary: 'Change the settings of single sign-on',
    description:
      'Keys that are not sent stay as they are. Enabling it reads the description of the provider, whose hosts are then allowed.',
    body: SingleSignOnInput,
    response: SingleSignOn,
  }),
};
