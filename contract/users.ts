// People, sessions and what the caller may do.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, IdParams, Timestamp, label, pageOf, paging } from './common.ts';

export const Role = z.enum(['admin', 'reviewer', 'viewer']);
export type Role = z.infer<typeof Role>;

export const User = z
  .object({
    id: Id,
    email: z.string(),
    name: z.string(),
    role: Role,
    disabled: z.boolean(),
    last_sign_in_at: Timestamp.nullable(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

const Password = z.string().min(10, 'must have at least 10 characters').max(200);

/** The caller: a person with a session, or a token. */
export const Me = z
  .object({
    kind: z.enum(['person', 'token']),
    name: z.string(),
    user: User.nullable(),
    access: z.object({ write: z.boolean(), admin: z.boolean() }),
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
    description: 'Sets a session cookie. Attempts are limited per address and per account.',
    body: z.strictObject({ email: z.string().trim().min(1).max(320), password: z.string().min(1).max(200) }),
    response: Me,
    errors: { 401: 'Wrong e-mail or password', 429: 'Too many attempts; see Retry-After' },
  }),
  signOut: endpoint('signOut', {
    access: 'public',
    tag: 'Session',
    summary: 'End the session',
    status: 204,
    response: null,
  }),
  getMe: endpoint('getMe', { access: 'token', tag: 'Session', summary: 'Who is calling', response: Me }),
  changeOwnPassword: endpoint('changeOwnPassword', {
    access: 'token',
    tag: 'Session',
    summary: 'Change your own password',
    description: 'Ends all other sessions of this person.',
    body: z.strictObject({ current_password: z.string().min(1).max(200), new_password: Password }),
    status: 204,
    response: null,
    errors: { 400: 'The current password is wrong', 403: 'Only people have a password' },
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
      .strictObject({ email: z.email().max(320), name: label(120), role: Role, password: Password })
      .meta({ id: 'UserInput' }),
    status: 201,
    response: User,
    errors: { 409: 'The e-mail address is taken' },
  }),
  editUser: endpoint('editUser', {
    access: 'admin',
    tag: 'Users',
    summary: 'Change, disable or enable a person, or set a new password',
    params: IdParams,
    body: z
      .strictObject({ name: label(120), role: Role, disabled: z.boolean(), password: Password })
      .partial()
      .refine((patch) => Object.keys(patch).length > 0, 'name at least one field to change')
      .meta({ id: 'UserPatch' }),
    response: User,
    errors: { 404: 'Unknown user', 409: 'The last Admin can be neither disabled nor demoted' },
  }),
};
