// The server that takes mails in a configuration file: that of the settings, not that of the environment.
import { MailSettingsInput } from '../../../contract/mails.ts';
import { SMTP_PASSWORD, saveMail } from '../../mails/settings.ts';
import { findSecret } from '../../settings/secrets.ts';
import { readSettings } from '../../settings/settings.ts';
import { readSecret } from './secret.ts';
import { section } from './section.ts';

export const mail = section<MailSettingsInput>({
  name: 'mail',
  single: true,
  input: MailSettingsInput,
  keyOf: () => '',
  async list(ctx) {
    const {
      smtp_host: host,
      smtp_port: port,
      smtp_security: security,
      smtp_user,
      smtp_from,
    } = await readSettings(ctx);
    const password = await findSecret(ctx, SMTP_PASSWORD);
    const input = {
      host,
      port,
      security,
      user: smtp_user,
      ...(smtp_from === null ? {} : { from: smtp_from }),
      ...(password === undefined ? {} : { password }),
    };
    return [{ id: 0, input }];
  },
  toFile: ({ password: _password, ...rest }) => ({
    ...rest,
    ...(typeof rest.user === 'string' ? { password: { env: 'MAIL_PASSWORD' } } : {}),
  }),
  fromFile({ password, ...rest }) {
    const secret = password === undefined ? undefined : readSecret(password);
    return { ...rest, ...(secret === undefined ? {} : { password: secret }) };
  },
  create: async () => undefined,
  update: (ctx, _id, _input, changes) => saveMail(ctx, changes),
});
