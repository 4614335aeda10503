// People, sessions and what the caller may do.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParams, Timestamp, label, pageOf, paging, pathId } from './common.ts';
import { problem } from './problem.ts';

export const Role = z.enum(['admin', 'reviewer', 'viewer']);
export type Role = z.infer<typeof Role>;

export const SeenContacts = z
  .array(Id)
  .max(1000)
  .nullable()
  .describe('Only what belongs to these contacts is seen and can be changed; null: everything.');

export const User = z
  .object({
    id: Id,
    email: z.string(),
    name: z.string(),
    role: Role,
    contact_ids: SeenContacts,
    disabled: z.boolean(),
    second_factor: z.boolean(),
    invited: z.boolean().describe('Has not set a password yet.'),
    last_sign_in_at: Timestamp.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const Password = z.string().min(10, problem('password')).max(200);

export const PasswordLink = z
  .object({
    url: z.string().describe('Opens the UI; good once.'),
    expires_at: Timestamp,
    mailed: z.boolean().describe('Whether the person gets it by mail, too.'),
  })
  .meta({ id: 'PasswordLink' });

export const Session = z
  .object({
    id: Id,
    current: z.boolean(),
    address: z.string(),
    user_agent: z.string(),
    created_at: Timestamp,
    last_seen_at: Timestamp,
    expires_at: Timestamp,
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** `admin`: whatever its Admin may do over the API, but for their own account. */
export const TokenScope = z.enum(['read', 'write', 'admin']);
/** The longest that a token of the scope `admin` may be good for. */
export const ADMIN_TOKEN_DAYS = 366;
export type TokenScope = z.infer<typeof TokenScope>;

export const PersonalToken = z
  .object({
    id: Id,
    name: z.string(),
    scope: TokenScope,
    contact_ids: SeenContacts,
    created_at: Timestamp,
    expires_at: Timestamp.nullable(),
    last_used_at: Timestamp.nullable(),
  })
  .meta({ id: 'PersonalToken' });
export type PersonalToken = z.infer<typeof PersonalToken>;

/** The caller: a person with a session, or a token. */
export const Me = z
  .object({
    kind: z.enum(['person', 'token']),
    name: z.string(),
    user: User.nullable(),
    access: z.object({
      write: z.boolean(),
      admin: z.boolean(),
      contact_ids: SeenContacts,
    }),
    must_change_password: z.boolean(),
    instance_name: z.string(),
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof Me>;

export const userEndpoints = {
  signIn: endpoint('signIn', {
    access: 'public',
    tag: 'Session',
    summary: 'Sign in with e-mail and password',
    description:
      'Sets a session cookie. Attempts are limited per address and per account. With a second factor, a right password without `code` is answered with 401 and the header `X-Second-Factor: required`.',
    body: z.strictObject({
      email: z.string().trim().min(1).max(320),
      password: z.string().min(1).max(200),
      code: z
        .string()
        .trim()
        .min(6)
        .max(20)
        .optional()
        .describe('From the authenticator app, or a recovery code.'),
    }),
    response: Me,
    errors: {
      401: 'Wrong e-mail, password or code; or a code is needed',
      429: 'Too many attempts; see Retry-After',
    },
  }),
  requestPasswordLink: endpoint('requestPasswordLink', {
    access: 'public',
    tag: 'Session',
    summary: 'Have a one-time link for a new password mailed to yourself',
    description:
      'The answer is the same whether or not somebody has this address. A person gets one link in a quarter of an hour. The present password works until the link is used.',
    body: z.strictObject({ email: z.string().trim().min(1).max(320) }).meta({ id: 'PasswordLinkRequest' }),
    status: 204,
    response: null,
    errors: { 429: 'Too many attempts; see Retry-After' },
  }),
  signOut: endpoint('signOut', {
    access: 'public',
    tag: 'Session',
    summary: 'End the session',
    status: 204,
    response: null,
  }),
  getMe: endpoint('getMe', {
    access: 'token',
    before_new_password: true,
    tag: 'Session',
    summary: 'Who is calling',
    response: Me,
  }),
  changeOwnPassword: endpoint('changeOwnPassword', {
    access: 'person',
    before_new_password: true,
    tag: 'Session',
    summary: 'Change your own password',
    description: 'Ends all other sessions of this person.',
    body: z.strictObject({ current_password: z.string().min(1).max(200), new_password: Password }),
    status: 204,
    response: null,
    errors: { 400: 'The current password is wrong', 429: 'Too many attempts; see Retry-After' },
  }),
  listUsers: endpoint('listUsers', {
    access: 'admin',
    tag: 'Users',
    summary: 'List people',
    query: z.strictObject({ ...paging }),
    response: pageOf('users', User),
  }),
  createUser: endpoint('createUser', {
    access: 'admin',
    tag: 'Users',
    summary: 'Add a person',
    body: z
      .strictObject({
        email: z.email().max(320),
        name: label(120),
        role: Role,
        contact_ids: SeenContacts.default(null),
        password: Password,
      })
      .meta({ id: 'UserInput' }),
    status: 201,
    response: User,
    errors: {
      404: 'Unknown contact',
      409: 'The e-mail address is taken, or an Admin is to see some contacts only',
    },
  }),
  editUser: endpoint('editUser', {
    access: 'admin',
    tag: 'Users',
    summary: 'Change, disable or enable a person, or set a new password',
    params: IdParams,
    body: z
      .strictObject({
        name: label(120),
        role: Role,
        contact_ids: SeenContacts,
        disabled: z.boolean(),
        password: Password,
      })
      .partial()
      .refine((patch) => Object.keys(patch).length > 0, problem('nothingToChange'))
      .meta({ id: 'UserPatch' }),
    response: User,
    errors: {
      404: 'Unknown user or contact',
      409: 'The last Admin can be neither disabled nor demoted, and an Admin sees all contacts',
    },
  }),
  inviteUser: endpoint('inviteUser', {
    access: 'admin',
    tag: 'Users',
    summary: 'Add a person who sets a password with a one-time link',
    body: z
      .strictObject({
        email: z.email().max(320),
        name: label(120),
        role: Role,
        contact_ids: SeenContacts.default(null),
      })
      .meta({ id: 'Invite' }),
    status: 201,
    response: PasswordLink.extend({ user: User }).meta({ id: 'Invited' }),
    errors: {
      404: 'Unknown contact',
      409: 'The e-mail address is taken, or an Admin is to see some contacts only',
    },
  }),
  createPasswordLink: endpoint('createPasswordLink', {
    access: 'admin',
    tag: 'Users',
    summary: 'Make a one-time link with which a person sets a new password',
    description: 'Ends earlier links of this person. The present password works until the link is used.',
    params: IdParams,
    status: 201,
    response: PasswordLink,
    errors: { 404: 'Unknown user', 409: 'The person is disabled' },
  }),
  resetSecondFactor: endpoint('resetSecondFactor', {
    access: 'admin',
    tag: 'Users',
    summary: 'Remove the second factor of a person who has lost it',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown user' },
  }),
  listUserSessions: endpoint('listUserSessions', {
    access: 'admin',
    tag: 'Users',
    summary: 'Where a person is signed in',
    params: IdParams,
    response: z.object({ sessions: z.array(Session) }),
    errors: { 404: 'Unknown user' },
  }),
  endUserSessions: endpoint('endUserSessions', {
    access: 'admin',
    tag: 'Users',
    summary: 'End all sessions of a person',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown user' },
  }),
  listUserTokens: endpoint('listUserTokens', {
    access: 'admin',
    tag: 'Users',
    summary: 'The personal API tokens of a person',
    params: IdParams,
    response: z.object({ tokens: z.array(PersonalToken) }),
    errors: { 404: 'Unknown user' },
  }),
  revokeUserToken: endpoint('revokeUserToken', {
    access: 'admin',
    tag: 'Users',
    summary: 'End a personal API token of a person',
    params: z.strictObject({ id: pathId(), token_id: pathId() }),
    status: 204,
    response: null,
    errors: { 404: 'Unknown user or token' },
  }),
};
