// Contacts and their folders: where documents belong.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { GivenId, Id, IdParams, Timestamp, label, pageOf, paging, queryId, text } from './common.ts';
import { DocumentStatus } from './documents.ts';
import { AccountNumber, Domain } from './party-keys.ts';
import { problem } from './problem.ts';

export const ContactType = z.enum(['Client', 'Vendor', 'Partner', 'Internal', 'Other']);
export type ContactType = z.infer<typeof ContactType>;

/** By what a document says whose it is, besides the name. */
const toldBy = {
  tax_ids: z.array(label(60)).max(20).describe('Tax numbers and VAT IDs.'),
  ibans: z.array(AccountNumber).max(50).describe('Bank accounts.'),
  addresses: z.array(label(1000)).max(20),
  email_domains: z.array(Domain).max(50).describe('Domains that it writes from.'),
};

export const Contact = z
  .object({
    id: Id,
    name: z.string(),
    type: ContactType,
    email: z.string().nullable(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    notes: z.string().nullable(),
    parent_id: Id.nullable(),
    default_profile_id: Id,
    vendor_id: Id.nullable().describe(
      'The vendor of the master data that it is; of contacts of the type Vendor.',
    ),
    ...toldBy,
    ai_chat_instructions: z
      .string()
      .describe('Standing instructions for every chat in the folders of this contact.'),
    built_in: z.boolean().describe('True for System, which receives e-mailed documents.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof Contact>;

export const ContactStatistics = z.object({
  documents: z.int(),
  by_status: z.partialRecord(DocumentStatus, z.int()),
  invoice_totals: z
    .array(z.object({ currency: z.string().nullable(), total: z.string(), documents: z.int() }))
    .describe('Sum of the total amounts, one entry per currency.'),
});

export const ContactWithStatistics = Contact.extend({ statistics: ContactStatistics }).meta({
  id: 'ContactWithStatistics',
});
export type ContactWithStatistics = z.infer<typeof ContactWithStatistics>;

const contactFields = {
  name: label(200),
  type: ContactType,
  email: z.email().max(320).nullable(),
  phone: text(60).nullable(),
  company: text(200).nullable(),
  notes: text(10_000).nullable(),
  parent_id: GivenId.nullable(),
  default_profile_id: GivenId,
  vendor_id: GivenId.nullable().describe('The vendor that it is; of contacts of the type Vendor only.'),
  ai_chat_instructions: text(10_000),
  ...toldBy,
};

export const ContactInput = z
  .strictObject(contactFields)
  .partial()
  .required({ name: true })
  .meta({ id: 'ContactInput' });
export type ContactInput = z.output<typeof ContactInput>;

export const ContactPatch = z
  .strictObject(contactFields)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, problem('nothingToChange'))
  .meta({ id: 'ContactPatch' });
export type ContactPatch = z.output<typeof ContactPatch>;

export const Folder = z
  .object({
    id: Id,
    name: z.string(),
    contact_id: Id,
    choose_profile: z.boolean(),
    documents: z.int(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Folder' });
export type Folder = z.infer<typeof Folder>;

const contactErrors = {
  404: 'Unknown contact',
  412: 'Changed by someone else meanwhile (If-Match)',
} as const;
const folderErrors = { 404: 'Unknown folder', 412: 'Changed by someone else meanwhile (If-Match)' } as const;

export const contactEndpoints = {
  listContacts: endpoint('listContacts', {
    access: 'token',
    tag: 'Contacts and folders',
    summary: 'List contacts',
    query: z.strictObject({
      ...paging,
      q: z.string().trim().min(1).max(200).optional(),
      parent_id: queryId().optional(),
    }),
    response: pageOf('contacts', Contact),
  }),
  createContact: endpoint('createContact', {
    access: 'writer',
    tag: 'Contacts and folders',
    summary: 'Create a contact',
    description: 'Also creates its folders Documents and Review.',
    body: ContactInput,
    status: 201,
    response: Contact,
    errors: { 404: 'Unknown parent_id, default_profile_id or vendor_id' },
  }),
  getContact: endpoint('getContact', {
    access: 'token',
    tag: 'Contacts and folders',
    summary: 'One contact with statistics',
    params: IdParams,
    response: ContactWithStatistics,
    errors: { 404: contactErrors[404] },
  }),
  editContact: endpoint('editContact', {
    access: 'writer',
    tag: 'Contacts and folders',
    summary: 'Change a contact',
    params: IdParams,
    body: ContactPatch,
    response: Contact,
    errors: { ...contactErrors, 409: 'A contact cannot be its own ancestor' },
  }),
  deleteContact: endpoint('deleteContact', {
    access: 'writer',
    tag: 'Contacts and folders',
    summary: 'Delete a contact without documents',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: contactErrors[404], 409: 'The contact has documents or sub-contacts, or is built in' },
  }),
  listFolders: endpoint('listFolders', {
    access: 'token',
    tag: 'Contacts and folders',
    summary: 'List folders',
    query: z.strictObject({ ...paging, contact_id: queryId().optional() }),
    response: pageOf('folders', Folder),
  }),
  createFolder: endpoint('createFolder', {
    access: 'writer',
    tag: 'Contacts and folders',
    summary: 'Create a folder',
    body: z
      .strictObject({ contact_id: GivenId, name: label(200), choose_profile: z.boolean().default(true) })
      .meta({ id: 'FolderInput' }),
    status: 201,
    response: Folder,
    errors: { 404: 'Unknown contact_id', 409: 'The contact has a folder of that name' },
  }),
  getFolder: endpoint('getFolder', {
    access: 'token',
    tag: 'Contacts and folders',
    summary: 'One folder',
    params: IdParams,
    response: Folder,
    errors: { 404: folderErrors[404] },
  }),
  editFolder: endpoint('editFolder', {
    access: 'writer',
    tag: 'Contacts and folders',
    summary: 'Change a folder',
    params: IdParams,
    body: z
      .strictObject({ name: label(200), choose_profile: z.boolean() })
      .partial()
      .refine((patch) => Object.keys(patch).length > 0, problem('nothingToChange'))
      .meta({ id: 'FolderPatch' }),
    response: Folder,
    errors: { ...folderErrors, 409: 'The contact has a folder of that name' },
  }),
  deleteFolder: endpoint('deleteFolder', {
    access: 'writer',
    tag: 'Contacts and folders',
    summary: 'Delete an empty folder',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: folderErrors[404], 409: 'The folder has documents, or is built in' },
  }),
};
