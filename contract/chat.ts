// Chat: questions over the processed documents of one folder.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './common.ts';
import { DocumentStatus } from './documents.ts';

export const ChatRequest = z
  .strictObject({
    question: z.string().trim().min(1).max(4000),
    contact_id: Id,
    folder_id: Id,
    session_id: z
      .uuid()
      .optional()
      .describe('Continues a session; a new one starts when omitted or when the folder differs.'),
    stream: z.boolean().optional(),
  })
  .meta({ id: 'ChatRequest' });
export type ChatRequest = z.output<typeof ChatRequest>;

export const ChatAnswer = z
  .object({
    session_id: z.uuid(),
    answer: z.string(),
    language: z.string(),
    sources: z.array(
      z.object({
        document_id: Id,
        filename: z.string(),
        page: z.int(),
        quote: z.string(),
        doc_url: z.string(),
      }),
    ),
    coverage: z.object({
      documents_in_folder: z.int(),
      documents_read: z.int(),
      pages_read: z.int(),
      not_available: z.array(z.object({ id: Id, filename: z.string(), status: DocumentStatus })),
    }),
    engine: z.string(),
  })
  .meta({ id: 'ChatAnswer' });
export type ChatAnswer = z.infer<typeof ChatAnswer>;

export const chatEndpoints = {
  chat: endpoint('chat', {
    access: 'token',
    tag: 'Chat',
    summary: 'Ask a question over the documents of a folder',
    description: 'English or Chinese. Answers over the full text of every processed document of the folder.',
    body: ChatRequest,
    response: ChatAnswer,
    errors: {
      404: 'Unknown contact_id, or a folder_id that is not one of its folders',
      503: 'Chat is not available',
    },
  }),
};
