// People in a configuration file: told by their e-mail addresses, and what they see by the names of contacts.
import { z } from 'zod';
import { label } from '../../../contract/common.ts';
import { Role, SeenContacts } from '../../../contract/users.ts';
import { editUser } from '../../users/manage-users.ts';
import { inviteUser } from '../../users/one-time-links.ts';
import { keyBy, section } from './section.ts';

const PersonInput = z.strictObject({
  email: z.email().max(320),
  name: label(120),
  role: Role,
  contact_ids: SeenContacts.default(null),
  disabled: z.boolean().default(false),
});

export const people = section<z.output<typeof PersonInput>>({
  name: 'people',
  input: PersonInput,
  keyOf: keyBy('email'),
  async list(ctx) {
    const rows = await ctx.db.selectFrom('users').selectAll().orderBy('id').execute();
    return rows.map(({ id, email, name, role, contact_ids, disabled }) => ({
      id,
      input: { email, name, role, contact_ids, disabled },
    }));
  },
  toFile: ({ contact_ids, ...rest }, { nameOf }) => ({
    ...rest,
    contacts: contact_ids && contact_ids.map((id) => nameOf('contact', id)),
  }),
  fromFile: ({ contacts = null, ...rest }, { idOf }) => ({
    ...rest,
    contact_ids: Array.isArray(contacts)
      ? contacts.map((name: unknown) => idOf('contact', name, 'contacts')).sort((a, b) => a - b)
      : contacts,
  }),
  async create(ctx, { disabled, ...person }) {
    const { url, user } = await inviteUser(ctx, person);
    if (!disabled) return `${person.email} sets a password at ${url}`;
    await editUser(ctx, user.id, { disabled });
    return undefined;
  },
  update: async (ctx, id, _input, { email: _email, ...changes }) => void (await editUser(ctx, id, changes)),
});
