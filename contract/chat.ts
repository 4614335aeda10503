// Chat: questions over the processed documents of one folder.
import { z } from 'zod';
import { endpoint, eventStream } from './endpoint.ts';
import { ErrorBody, GivenId, Id, Timestamp, label, pageOf, paging, queryId } from './common.ts';
import { DocumentStatus } from './documents.ts';
import { UploadResult } from './uploads.ts';

export const ChatRequest = z
  .strictObject({
    question: z.string().trim().min(1).max(4000),
    contact_id: GivenId,
    folder_id: GivenId,
    session_id: z
      .uuid()
      .optional()
      .describe('Continues a session; a new one starts when omitted or when the folder differs.'),
    stream: z.boolean().optional().describe('Answers with events, as Accept: text/event-stream does.'),
  })
  .meta({ id: 'ChatRequest' });
export type ChatRequest = z.output<typeof ChatRequest>;

export const ChatSource = z
  .object({
    document_id: Id,
    filename: z.string(),
    page: z.int().nullable().describe('Null where the record says it and no page does.'),
    quote: z
      .string()
      .describe('As it stands on the page, checked there; without a page, the field of the record.'),
    doc_url: z.string(),
  })
  .meta({ id: 'ChatSource' });
export type ChatSource = z.infer<typeof ChatSource>;

export const ChatCoverage = z
  .object({
    documents_in_folder: z.int(),
    documents_read: z.int(),
    pages_read: z.int(),
    not_available: z
      .array(z.object({ id: Id, filename: z.string(), status: DocumentStatus }))
      .describe('Documents that were not used: not processed yet, or nothing in them could be read.'),
  })
  .meta({ id: 'ChatCoverage' });
export type ChatCoverage = z.infer<typeof ChatCoverage>;

export const ChatRoute = z
  .enum(['lookup', 'aggregate', 'list', 'compare', 'summarise', 'freeform'])
  .describe('How the question was understood. All but freeform are answered by code from the records.');
export type ChatRoute = z.infer<typeof ChatRoute>;

export const ChatAnswer = z
  .object({
    session_id: z.uuid(),
    answer: z.string(),
    language: z.enum(['en', 'zh']).describe('The language of the question and of the answer.'),
    route: ChatRoute,
    found: z
      .boolean()
      .describe(
        'False where the documents do not answer the question; the sources are then what comes closest.',
      ),
    unsure: z
      .boolean()
      .describe(
        'True where the answer may be wrong or incomplete and should be checked: it begins by saying so, and says why where that is known.',
      ),
    readings: z
      .array(z.string())
      .describe(
        'Questions that this one may have meant instead, to be asked as they stand: the value in one of several documents, or another field of the same name.',
      ),
    sources: z.array(ChatSource),
    coverage: ChatCoverage,
    engine: z.string().describe('builtin, or the model that took part.'),
  })
  .meta({ id: 'ChatAnswer' });
export type ChatAnswer = z.infer<typeof ChatAnswer>;

export const ChatTurn = ChatAnswer.omit({ session_id: true, found: true })
  .extend({ question: z.string(), created_at: Timestamp })
  .meta({ id: 'ChatTurn' });
export type ChatTurn = z.infer<typeof ChatTurn>;

export const ChatSession = z
  .object({
    id: z.uuid(),
    contact_id: Id,
    folder_id: Id,
    created_at: Timestamp,
    updated_at: Timestamp,
    turns: z.array(ChatTurn),
  })
  .meta({ id: 'ChatSession' });
export type ChatSession = z.infer<typeof ChatSession>;

export const ChatSessionEntry = z
  .object({
    id: z.uuid(),
    contact_id: Id,
    folder_id: Id,
    title: z.string().describe('The first question.'),
    turns: z.int().min(1),
    updated_at: Timestamp,
  })
  .meta({ id: 'ChatSessionEntry' });
export type ChatSessionEntry = z.infer<typeof ChatSessionEntry>;

const SessionParams = z.strictObject({ id: z.uuid() });
const noSession = 'Unknown session, or one of somebody else';

export const chatEndpoints = {
  chat: endpoint('chat', {
    access: 'token',
    tag: 'Chat',
    summary: 'Ask a question over the documents of a folder',
    description:
      'English or Chinese; the answer is in the language of the question. Answers over the full text and the records of every processed document of the folder. With `Accept: text/event-stream` or `stream: true` the same arrives as server-sent events: `delta` ({text}, or {reset: true} when what was sent so far does not count), `sources`, `done` (the whole ChatAnswer), `error` ({detail}).',
    body: ChatRequest,
    response: ChatAnswer,
    streamed: eventStream({
      delta: z.union([z.object({ text: z.string() }), z.object({ reset: z.literal(true) })]),
      sources: z.object({ sources: z.array(ChatSource) }),
      done: ChatAnswer,
      error: ErrorBody,
    }),
    errors: { 404: 'Unknown contact_id, or a folder_id that is not one of its folders' },
  }),
  listChatSessions: endpoint('listChatSessions', {
    access: 'token',
    tag: 'Chat',
    summary: "The caller's own chat sessions, the newest first",
    query: z.strictObject({
      ...paging,
      folder_id: queryId().optional(),
      q: z.string().trim().max(200).optional().describe('Words of a question or an answer, in any case.'),
    }),
    response: pageOf('sessions', ChatSessionEntry),
  }),
  suggestQuestions: endpoint('suggestQuestions', {
    access: 'token',
    tag: 'Chat',
    summary: 'Questions that the documents of a folder can answer',
    description: 'Made from what the records of the folder hold, in the language of the caller.',
    query: z.strictObject({ contact_id: queryId(), folder_id: queryId() }),
    response: z.object({
      questions: z
        .array(z.string())
        .max(4)
        .describe('To be asked as they stand; none for a folder without records.'),
    }),
    errors: { 404: 'Unknown contact_id, or a folder_id that is not one of its folders' },
  }),
  getChatSession: endpoint('getChatSession', {
    access: 'token',
    tag: 'Chat',
    summary: 'One chat session with its questions and answers',
    params: SessionParams,
    response: ChatSession,
    errors: { 404: noSession },
  }),
  saveTranscript: endpoint('saveTranscript', {
    access: 'writer',
    tag: 'Chat',
    summary: 'Save a chat session as a document of its folder',
    description: 'The transcript is processed and found like any other document.',
    params: SessionParams,
    body: z.strictObject({ filename: label(200).optional() }),
    status: 201,
    response: UploadResult,
    errors: { 404: noSession, 409: 'The session has no questions yet', 429: 'Too many documents wait' },
  }),
};
