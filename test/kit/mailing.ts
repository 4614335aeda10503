// A service that mails to a real SMTP server, with a clock that the test moves and jobs that the test takes.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Mail } from '../../contract/mails.ts';
import { sendMailOrTell } from '../../server/notifications/failed-mail.ts';
import { createTestClock } from './clock.ts';
import { ADMIN, startTestService, type TestService } from './service.ts';
import { startSmtpServer, type SmtpServer } from './smtp-server.ts';

const clock = createTestClock();

/** For one test file: the parts are there once its tests run. */
export const its = {
  clock,
  service: undefined as unknown as TestService,
  /** A new one for each test. */
  mail: undefined as unknown as SmtpServer,

  save: (changes: Record<string, unknown> = {}) =>
    its.service.admin.call('saveMailSettings', {
      body: {
        host: '127.0.0.1',
        port: its.mail.port,
        security: 'none',
        user: null,
        from: 'recto@acme.example',
        ...changes,
      },
    }),

  invite: (changes: { email?: string; name?: string } = {}) => {
    counter += 1;
    const body = { email: `p${counter}@acme.example`, name: `Person ${counter}`, role: 'reviewer' as const };
    return its.service.admin.call('inviteUser', { body: { ...body, ...changes } });
  },

  list: async (): Promise<Mail[]> => (await its.service.admin.call('listMails', { query: {} })).mails,
  latest: async (): Promise<Mail> => (await its.list())[0]!,
  send: (mail_id: number, signal = new AbortController().signal) =>
    sendMailOrTell(its.service.ctx, { mail_id }, signal),
  sendLatest: async (): Promise<Mail> => {
    await its.send((await its.latest()).id);
    return its.latest();
  },
  contentOf: async (id: number): Promise<string | null> => {
    const mail = its.service.ctx.db.selectFrom('mails').select('content').where('id', '=', id);
    return (await mail.executeTakeFirstOrThrow()).content;
  },
  /** Again after the clock went forward by more than a session lasts. */
  signIn: () => its.service.admin.signIn(ADMIN.email, ADMIN.password),
};

let counter = 0;

export function useMailing(): void {
  beforeAll(async () => {
    its.service = await startTestService({ clock, worker: false });
  });
  afterAll(() => its.service.stop());
  beforeEach(async () => {
    its.mail = await startSmtpServer();
    await its.signIn();
    await its.service.ctx.db.deleteFrom('mails').execute();
    await its.save();
  });
  afterEach(() => its.mail.stop());
}
