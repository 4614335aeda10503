// Who may call what: every endpoint, called by everybody there is. The contract says whom an endpoint lets in; here it is
// seen that it lets in these and nobody else, before it has looked at anything that was sent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/index.ts';
import { Client } from '../kit/client.ts';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';

/** Whom each access lets in. Read it as the table that it is. */
const MAY = {
  'nobody in particular': ['public'],
  'a token that is none': ['public'],
  'the instance API token': ['public', 'token', 'writer'],
  'a personal token that reads': ['public', 'token'],
  'a personal token that writes': ['public', 'token', 'writer'],
  'a personal token that writes for one contact': ['public', 'token', 'writer'],
  'a personal token that administers': ['public', 'token', 'writer', 'admin'],
  'a personal token that administers, of somebody who is no Admin any more': ['public', 'token', 'writer'],
  'a viewer': ['public', 'token', 'person'],
  'a reviewer who sees one contact': ['public', 'token', 'writer', 'person'],
  'a reviewer': ['public', 'token', 'writer', 'person'],
  'an Admin': ['public', 'token', 'writer', 'person', 'admin'],
  'an Admin who has to set a new password': ['public'],
  'somebody disabled': ['public'],
} as const satisfies Record<string, readonly Access[]>;
type Identity = keyof typeof MAY;

/** What is refused further inside, to more than the access tells. */
const NARROWER: Partial<Record<string, (identity: Identity) => boolean>> = {
  deleteDocument: (identity) => identity === 'an Admin' || identity === 'a personal token that administers',
  // Vendors, orders and bank statements are of the whole instance.
  deleteBankStatement: (identity) => !identity.endsWith('one contact'),
  importBankStatements: (identity) => !identity.endsWith('one contact'),
  removePayment: (identity) => !identity.endsWith('one contact'),
  setAside: (identity) => !identity.endsWith('one contact'),
  takeUp: (identity) => !identity.endsWith('one contact'),
  deleteOrder: (identity) => !identity.endsWith('one contact'),
  deleteReceipt: (identity) => !identity.endsWith('one contact'),
  importOrders: (identity) => !identity.endsWith('one contact'),
  deleteVendor: (identity) => !identity.endsWith('one contact'),
  importVendors: (identity) => !identity.endsWith('one contact'),
  // Figures of the whole instance.
  getMetrics: (identity) => !identity.endsWith('one contact'),
  // Read marks belong to people.
  readNotification: (identity) => identity !== 'the instance API token',
  readAllNotifications: (identity) => identity !== 'the instance API token',
};

/** Which every instance has. */
const SYSTEM_CONTACT = 1;

let service: TestService;
const callers = {} as Record<Identity, Client>;
let sessions = 0;

beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

/** A caller of its own for each endpoint would be slow; one that ends its own session is made anew. */
async function callerOf(identity: Identity): Promise<Client> {
  const known = callers[identity];
  if (known !== undefined) return known;
  const made = await makeCaller(identity, `matrix${(sessions += 1)}@recto.local`);
  callers[identity] = made;
  return made;
}

async function makeCaller(identity: Identity, email: string): Promise<Client> {
  const withToken = (token: string) => new Client(service.url, `Bearer ${token}`);
  switch (identity) {
    case 'nobody in particular':
      return new Client(service.url);
    case 'a token that is none':
      return withToken('re_none');
    case 'the instance API token':
      return withToken((await service.admin.call('getApiToken')).token);
    case 'a personal token that reads':
    case 'a personal token that writes':
    case 'a personal token that writes for one contact': {
      // Of an Admin: a token is never more than it says.
      const { client } = await newPerson(service, email, 'admin');
      const scope = identity.endsWith('reads') ? 'read' : 'write';
      const contact_ids = identity.endsWith('contact') ? [SYSTEM_CONTACT] : null;
      return withToken((await client.call('createToken', { body: { name: 'T', scope, contact_ids } })).token);
    }
    case 'a personal token that administers':
    case 'a personal token that administers, of somebody who is no Admin any more': {
      const { id, client } = await newPerson(service, email, 'admin');
      const expires_at = new Date(Date.now() + 86_400_000).toISOString();
      const { token } = await client.call('createToken', { body: { name: 'T', scope: 'admin', expires_at } });
      if (identity.endsWith('any more'))
        await service.admin.call('editUser', { params: { id }, body: { role: 'reviewer' } });
      return withToken(token);
    }
    case 'a reviewer who sees one contact': {
      const { id, client } = await newPerson(service, email);
      await service.admin.call('editUser', { params: { id }, body: { contact_ids: [SYSTEM_CONTACT] } });
      return client;
    }
    case 'an Admin who has to set a new password': {
      await service.admin.call('createUser', {
        body: { email, name: email, role: 'admin', password: PASSWORD },
      });
      const client = new Client(service.url);
      await client.signIn(email, PASSWORD);
      return client;
    }
    case 'somebody disabled': {
      const { id, client } = await newPerson(service, email, 'admin');
      await service.admin.call('editUser', { params: { id }, body: { disabled: true } });
      return client;
    }
    default:
      return (
        await newPerson(
          service,
          email,
          identity === 'an Admin' ? 'admin' : identity === 'a viewer' ? 'viewer' : 'reviewer',
        )
      ).client;
  }
}

/** An address of the endpoint that leads to nothing, and nothing that it could do harm with. */
async function statusOf(endpoint: Endpoint, client: Client): Promise<number> {
  const path = endpoint.path.replace(':token', 'x'.repeat(43)).replaceAll(/:\w+/g, '2147483647');
  const stop = new AbortController();
  const response = await fetch(client.url + path, {
    method: endpoint.method,
    redirect: 'manual',
    headers: {
      ...client.headers,
      ...(endpoint.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(endpoint.body === undefined ? {} : { body: '{}' }),
    signal: stop.signal,
  });
  stop.abort();
  return response.status;
}

/** They end or change what the callers work with. */
const ENDS_ACCESS = new Set(['signOut', 'regenerateApiToken', 'endOtherSessions']);

const all: Endpoint[] = Object.values(endpoints);
const inOrder = [
  ...all.filter(({ name }) => !ENDS_ACCESS.has(name)),
  ...all.filter(({ name }) => ENDS_ACCESS.has(name)),
];

describe.each(inOrder.map((endpoint) => ({ ...endpoint })))('$name ($access)', (endpoint) => {
  test.each(Object.keys(MAY) as Identity[])('%s', async (identity) => {
    const status = await statusOf(endpoint, await callerOf(identity));
    const mayOwn =
      identity === 'an Admin who has to set a new password' && endpoint.before_new_password === true;
    const may = (MAY[identity] as readonly Access[]).includes(endpoint.access) || mayOwn;
    if (may && NARROWER[endpoint.name]?.(identity) !== false)
      expect([401, 403], `${status}`).not.toContain(endpoint.name === 'signIn' ? undefined : status);
    else expect(status).toBe(expectedRefusal(identity));
    if (ENDS_ACCESS.has(endpoint.name)) delete callers[identity];
  });
});

/** Who is not known is asked for a token; who is known is told no. */
const expectedRefusal = (identity: Identity): number =>
  ['nobody in particular', 'a token that is none', 'somebody disabled'].includes(identity) ? 401 : 403;

test('the table speaks of every access there is', () => {
  const named = new Set(Object.values(MAY).flat());
  expect(new Set(all.map(({ access }) => access))).toEqual(named);
});

test('a new password opens everything at once', async () => {
  const body = { email: 'opens@recto.local', name: 'O', role: 'reviewer' as const, password: PASSWORD };
  await service.admin.call('createUser', { body });
  const client = new Client(service.url);
  await client.signIn(body.email, PASSWORD);
  expect(await client.refused('listDocuments', {})).toMatchObject({
    status: 403,
    detail: 'Set a new password first',
  });
  expect((await client.call('getMe')).must_change_password).toBe(true);
  await client.call('changeOwnPassword', {
    body: { current_password: PASSWORD, new_password: `${PASSWORD}!` },
  });
  expect((await client.call('listDocuments')).total).toBe(0);
  await service.admin.call('editUser', {
    params: { id: (await client.call('getMe')).user!.id },
    body: { password: PASSWORD },
  });
  expect((await client.refused('listDocuments', {})).status).toBe(401);
});
