// People for tests: invited by the Admin, with a password of their own.
import type { Role } from '../../contract/users.ts';
import { Client } from './client.ts';
import type { TestService } from './service.ts';

export const PASSWORD = 'a long enough password';

/** Somebody new, with a session. */
export async function newPerson(
  service: Pick<TestService, 'admin' | 'url'>,
  email: string,
  role: Role = 'reviewer',
  name = email,
) {
  const { url, user } = await service.admin.call('inviteUser', { body: { email, name, role } });
  const client = new Client(service.url);
  const params = { token: url.split('/').at(-1)! };
  await client.call('acceptInvitation', { params, body: { password: PASSWORD } });
  await client.signIn(email, PASSWORD);
  return { ...user, client };
}
