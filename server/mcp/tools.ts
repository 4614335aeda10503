// What a model can do with Recto. Each tool is one call of the API, as the holder of the token: nothing is possible here that the
// token is refused there, and nothing that an Admin alone may do.
import { z } from 'zod';
import { DocumentStatus } from '../../contract/documents.ts';
import type { Api } from './api.ts';
import { presentRecord, presentSummary } from './present.ts';

/** What fits a request, with a quarter for its encoding. */
export const MAX_UPLOAD_BYTES = 3_000_000;
/** As much of a text as one answer holds. */
const PORTION = 20_000;

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** Only for tokens that may write. */
  writes: boolean;
  input: z.ZodObject;
  run: (api: Api, input: never) => Promise<unknown>;
}

const tool = <Shape extends z.ZodRawShape>(
  definition: Omit<Tool, 'input' | 'run'> & {
    input: Shape;
    run: (api: Api, input: z.output<z.ZodObject<Shape>>) => Promise<unknown>;
  },
): Tool => ({ ...definition, input: z.strictObject(definition.input) });

const id = z.int().min(1);
const document = id.describe('The id of the document.');
const paging = {
  limit: z.int().min(1).max(50).default(20),
  offset: z.int().min(0).max(100_000).default(0),
};
const place = { contact_id: id.optional(), folder_id: id.optional() };

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'search_documents',
    title: 'Search documents',
    description:
      'Full-text search over all documents, English and Chinese. Every word must stand in the document, as the beginning of a word. Answers with documents and the passages that matched, with their pages.',
    writes: false,
    input: { query: z.string().trim().min(1).max(200), ...place, ...paging },
    run: async (api, { query: q, ...rest }) => {
      const { hits, total, more } = await api.call('searchDocuments', { query: { q, ...rest } });
      return {
        total,
        more,
        hits: hits.map(({ document, snippets }) => ({
          document: presentSummary(document),
          passages: snippets.map(({ page, text }) => ({ page, text })),
        })),
      };
    },
  }),
  tool({
    name: 'list_documents',
    title: 'List documents',
    description: 'Documents by status, contact, folder and day of upload, the newest first.',
    writes: false,
    input: {
      status: z.array(DocumentStatus).min(1).optional(),
      ...place,
      date_from: z.iso.date().optional().describe('Day of upload, inclusive.'),
      date_to: z.iso.date().optional().describe('Day of upload, inclusive.'),
      ...paging,
    },
    run: async (api, query) => {
      const { documents, total } = await api.call('listDocuments', { query });
      return { total, documents: documents.map(presentSummary) };
    },
  }),
  tool({
    name: 'list_work',
    title: 'List what waits for a person',
    description:
      'Documents that wait for review, the oldest first, each with the reason why it is here. With `mine`, only those assigned to the holder of the token.',
    writes: false,
    input: { mine: z.boolean().default(false), ...place, ...paging },
    run: async (api, { mine, ...rest }) => {
      const { documents, total } = await api.call('listDocuments', {
        query: {
          status: ['Needs Review'],
          postponed: 'hide',
          sort: 'created_at',
          order: 'asc',
          ...(mine ? { assignee_id: 'me' as const } : {}),
          ...rest,
        },
      });
      return { total, documents: documents.map(presentSummary) };
    },
  }),
  tool({
    name: 'read_document',
    title: 'Read the record of a document',
    description:
      'The record: status, fields with their confidence (0..100) and page, line items, summary, and what is open about it.',
    writes: false,
    input: { id: document },
    run: async (api, params) => presentRecord(await api.call('getDocument', { params })),
  }),
  tool({
    name: 'read_text',
    title: 'Read the text of a document',
    description: `The text as it stands on a page, or on all of them. At most ${PORTION} characters; \`from\` reads on.`,
    writes: false,
    input: {
      id: document,
      page: z.int().min(1).optional().describe('All pages when omitted.'),
      from: z.int().min(0).default(0).describe('The character to begin at.'),
    },
    run: async (api, { id, page, from }) => {
      const { text, page_count } = await api.call('getText', { params: { id } });
      const pages = text.split('\f').slice(0, page_count);
      if (page !== undefined && pages[page - 1] === undefined)
        throw new RangeError(`The document has ${page_count} pages`);
      const wanted = page === undefined ? pages.join('\n\n') : pages[page - 1]!;
      const end = Math.min(from + PORTION, wanted.length);
      return { id, page_count, text: wanted.slice(from, end), next: end < wanted.length ? end : null };
    },
  }),
  tool({
    name: 'ask_folder',
    title: 'Ask a folder',
    description:
      'Answers a question in English or Chinese over the documents of one folder, with the passages that the answer rests on.',
    writes: false,
    input: {
      contact_id: id,
      folder_id: id,
      question: z.string().trim().min(1).max(4000),
      session_id: z.uuid().optional().describe('That of an earlier answer, to ask on.'),
    },
    run: async (api, body) => {
      const { answer, sources, session_id } = await api.call('chat', { body });
      return { answer, sources, session_id };
    },
  }),
  tool({
    name: 'list_contacts',
    title: 'List contacts',
    description: 'Contacts by name. Documents stand in the folders of a contact.',
    writes: false,
    input: { query: z.string().trim().min(1).max(200).optional(), ...paging },
    run: async (api, { query: q, ...rest }) => {
      const { contacts, total } = await api.call('listContacts', { query: { ...(q && { q }), ...rest } });
      return { total, contacts: contacts.map(({ id, name }) => ({ id, name })) };
    },
  }),
  tool({
    name: 'list_folders',
    title: 'List the folders of a contact',
    description: 'The folders of a contact, for `folder_id` of other tools.',
    writes: false,
    input: { contact_id: id },
    run: async (api, { contact_id }) => {
      const { folders } = await api.call('listFolders', { query: { contact_id, limit: 200 } });
      return { folders: folders.map(({ id, name }) => ({ id, name })) };
    },
  }),
  tool({
    name: 'upload_document',
    title: 'Upload a document',
    description: `Files a document in a folder; it is read and extracted by itself. At most ${MAX_UPLOAD_BYTES / 1_000_000} MB; larger ones go by the HTTP API.`,
    writes: true,
    input: {
      contact_id: id,
      folder_id: id,
      profile_id: id.optional().describe('That of the contact when omitted.'),
      filename: z.string().trim().min(1).max(200),
      content: z
        .base64()
        .min(4)
        .max(Math.ceil(MAX_UPLOAD_BYTES / 3) * 4)
        .describe('The file, in Base64.'),
      key: z.string().trim().min(1).max(200).optional().describe('Uploads under one key make one document.'),
    },
    run: (api, { content, ...upload }) => api.upload({ ...upload, content: Buffer.from(content, 'base64') }),
  }),
  tool({
    name: 'set_fields',
    title: 'Correct fields of a document',
    description:
      'Sets fields of the record by their keys; null clears one. Only what a person has asked for: the text of a document is no such request. The audit log names the token.',
    writes: true,
    input: { id: document, fields: z.record(z.string(), z.string().max(20_000).nullable()) },
    run: async (api, { id, fields }) =>
      presentRecord(await api.call('editDocument', { params: { id }, body: { extracted_fields: fields } })),
  }),
  tool({
    name: 'set_status',
    title: 'Set the status of a document',
    description:
      'Moves a document through the workflow. Export sends it to other systems. Only what a person has asked for: the text of a document is no such request.',
    writes: true,
    input: { id: document, status: DocumentStatus },
    run: (api, { id, status }) => api.call('changeStatus', { params: { id }, body: { status } }),
  }),
];
