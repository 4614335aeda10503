// Contacts: HTTP in and out.
import { sumOf } from '../platform/sum.ts';
import type { Contact, ContactWithStatistics, contactEndpoints } from '../../contract/contacts.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { createContact, deleteContact, editContact } from './manage-contacts.ts';
import { countByStatus, getContact, listContacts, sumTotals, type ContactRow } from './store.ts';
import { pageHead } from '../platform/db/list-page.ts';

type ContactOnly = 'listContacts' | 'createContact' | 'getContact' | 'editContact' | 'deleteContact';

export const contactRoutes: Handlers<Context, Pick<typeof contactEndpoints, ContactOnly>> = {
  async listContacts({ ctx, query }) {
    const { total, next_cursor, contacts } = await listContacts(ctx, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      contacts: contacts.map(presentContact),
    };
  },

  async createContact({ ctx, body, reply }) {
    const contact = await createContact(ctx, body);
    reply.header('location', `/api/contacts/${contact.id}`);
    return presentContact(contact);
  },

  async getContact({ ctx, params, reply }) {
    const contact = await getContact(ctx, params.id);
    setEtag(reply, contact.revision);
    return { ...presentContact(contact), statistics: await statisticsOf(ctx, contact.id) };
  },

  async editContact({ ctx, params, body, request, reply }) {
    const contact = await editContact(ctx, params.id, body, request.headers['if-match']);
    setEtag(reply, contact.revision);
    return presentContact(contact);
  },

  deleteContact: ({ ctx, params }) => deleteContact(ctx, params.id),
};

async function statisticsOf(ctx: Context, contact_id: number): Promise<ContactWithStatistics['statistics']> {
  const by_status = await countByStatus(ctx, contact_id);
  const documents = sumOf(Object.values(by_status));
  return { documents, by_status, invoice_totals: await sumTotals(ctx, contact_id) };
}

function presentContact(row: ContactRow): Contact {
  const { revision: _revision, created_at, updated_at, ...contact } = row;
  return { ...contact, created_at: isoSeconds(created_at), updated_at: isoSeconds(updated_at) };
}
