// What people do with their own account: sessions, second factor, personal API tokens; and one-time links.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Timestamp, label, pathId } from './common.ts';
import { Password, PersonalToken, SeenContacts, Session, TokenScope } from './users.ts';

export const Invitation = z
  .object({
    purpose: z.enum(['invite', 'reset']),
    email: z.string(),
    name: z.string(),
    instance_name: z.string(),
    expires_at: Timestamp,
  })
  .meta({ id: 'Invitation' });

const SessionParams = z.strictObject({ session_id: pathId() });
const TokenParams = z.strictObject({ token_id: pathId() });
const InvitationParams = z.strictObject({ token: z.string().min(20).max(200) });
const Code = z.string().trim().min(6).max(20);
const gone = {
  404: 'The link is not known, was used or has expired',
  429: 'Too many attempts; see Retry-After',
} as const;

export const accountEndpoints = {
  listOwnSessions: endpoint('listOwnSessions', {
    access: 'person',
    tag: 'Session',
    summary: 'Where you are signed in',
    response: z.object({ sessions: z.array(Session) }),
  }),
  endOwnSession: endpoint('endOwnSession', {
    access: 'person',
    tag: 'Session',
    summary: 'End one of your sessions',
    params: SessionParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown session' },
  }),
  endOtherSessions: endpoint('endOtherSessions', {
    access: 'person',
    tag: 'Session',
    summary: 'End all your sessions but this one',
    status: 204,
    response: null,
  }),
  startSecondFactor: endpoint('startSecondFactor', {
    access: 'person',
    tag: 'Session',
    summary: 'Begin to set up an authenticator app',
    description: 'Nothing changes until a code from the app was entered.',
    response: z.object({ secret: z.string(), otpauth_url: z.string() }),
    errors: { 409: 'A second factor is set up already' },
  }),
  confirmSecondFactor: endpoint('confirmSecondFactor', {
    access: 'person',
    tag: 'Session',
    summary: 'Finish setting up the authenticator app',
    description: 'Answers with recovery codes, each good for one sign-in; they are shown only now.',
    body: z.strictObject({ code: Code }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
    errors: { 400: 'The code is not right', 409: 'Nothing was begun' },
  }),
  removeSecondFactor: endpoint('removeSecondFactor', {
    access: 'person',
    tag: 'Session',
    summary: 'Go on without a second factor',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    status: 204,
    response: null,
    errors: { 400: 'The password is wrong', 429: 'Too many attempts; see Retry-After' },
  }),
  listTokens: endpoint('listTokens', {
    access: 'person',
    tag: 'Session',
    summary: 'Your personal API tokens',
    response: z.object({ tokens: z.array(PersonalToken) }),
  }),
  createToken: endpoint('createToken', {
    access: 'person',
    tag: 'Session',
    summary: 'Make a personal API token',
    description:
      'It acts in your name: it reads, or reads and writes, or, with the scope `admin`, does what needs an Admin as long as you are one. That one sees all contacts and ends within a year. Others see what you see, or only the contacts named. No token reaches what endpoints of accounts need a session for. The token is shown only now.',
    body: z
      .strictObject({
        name: label(80),
        scope: TokenScope,
        contact_ids: SeenContacts.default(null),
        expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
      })
      .meta({ id: 'PersonalTokenInput' }),
    status: 201,
    response: PersonalToken.extend({ token: z.string() }).meta({ id: 'NewPersonalToken' }),
    errors: {
      403: 'Only an Admin makes tokens of the scope admin',
      404: 'Unknown contact',
      409: 'A token of the scope admin sees all contacts',
    },
  }),
  revokeToken: endpoint('revokeToken', {
    access: 'person',
    tag: 'Session',
    summary: 'End a personal API token',
    params: TokenParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown token' },
  }),
  getInvitation: endpoint('getInvitation', {
    access: 'public',
    tag: 'Session',
    summary: 'What a one-time link is for',
    params: InvitationParams,
    response: Invitation,
    errors: gone,
  }),
  acceptInvitation: endpoint('acceptInvitation', {
    access: 'public',
    tag: 'Session',
    summary: 'Set a password with a one-time link',
    description: 'Ends all sessions of this person; sign in with the new password afterwards.',
    params: InvitationParams,
    body: z.strictObject({ password: Password }),
    status: 204,
    response: null,
    errors: gone,
  }),
};
