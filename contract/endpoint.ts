// What an endpoint is: its address, who may call it, what goes in and what comes out.
// The server validates, types, filters and documents from this one definition; the web UI types its calls from it.
import type { z } from 'zod';
import { addresses, type EndpointName } from './addresses.ts';

/**
 * Who may call an endpoint.
 * - `public`: anyone
 * - `token`: the instance API token, a personal token, or any signed-in person
 * - `writer`: the same, except viewers and read-only tokens
 * - `person`: people with a session; tokens are refused with 403
 * - `admin`: Admins with a session, or with a personal token of the scope `admin`; other tokens are refused with 403
 */
export type Access = 'public' | 'token' | 'writer' | 'person' | 'admin';

/** The groups of the API explorer, in its order. */
export const TAGS = {
  Documents: 'Upload, query, correct and move documents through their statuses.',
  Review: 'What keeps documents from going on, who looks at them, and undoing.',
  Versions: 'Originals of the current and of past versions.',
  Exports: 'Documents as CSV, Excel workbook, PDF report or ZIP archive.',
  Trash: 'Deleted documents: restore them or remove them for good.',
  Retention: 'How long documents are kept, and what holds them.',
  Signatures: 'The certificates by which signatures of documents are judged.',
  'CRM correlation': 'References to records of other systems, kept as given.',
  'Contacts and folders': 'Where documents belong.',
  Vendors: 'The master data that invoices are compared with.',
  Orders: 'Purchase orders and goods receipts that invoices are compared with.',
  'Bank statements': 'Statements of bank accounts, and which documents their movements pay.',
  Profiles: 'Which fields are extracted.',
  Learning: 'What corrections by people taught, to be looked at, switched off and forgotten.',
  Quality: 'How right what is proposed proves to be, how much goes by itself, and how long review takes.',
  Automation: 'What blind samples prove of documents that go without a person, and certificates of it.',
  Rules: 'What happens by itself to documents that meet conditions.',
  Approvals: 'Who approves which documents, in teams, step by step, and who stands in for whom.',
  Notifications: 'What people should know, shown in the UI.',
  Search: 'The text of all documents.',
  Chat: 'Questions over the documents of a folder.',
  Events: 'What happened to documents, for programs that must miss nothing.',
  Webhooks: 'The Document Webhook and its deliveries.',
  Mail: 'Mail to people: the server that takes it, and what was sent.',
  Intake: 'Watched folders and mailboxes that documents come in by.',
  Audit: 'What happened, who did it, to what.',
  Settings: 'General settings and the API token.',
  Users: 'People and their roles.',
  Session: 'Signing in and out.',
  Operation: 'Health of the service.',
} as const;
export type Tag = keyof typeof TAGS;

/** HTTP status codes that an endpoint may answer with besides its success code; each carries `{detail}`. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 410
  | 412
  | 413
  | 415
  | 416
  | 422
  | 429
  | 500
  | 503
  | 507;

/** A response that is a file rather than JSON. */
export interface BinaryContent {
  binary: true;
  /** Media types for the documentation; the server sets the real one per response. */
  media_types: string[];
}

/** Marks a response as a file; documentation only, the bytes are streamed. */
export function binary(...media_types: string[]): BinaryContent {
  return { binary: true, media_types };
}

/** A response of server-sent events; the shapes of their data go into the documentation. */
export interface EventStream {
  events: Record<string, z.ZodType>;
}

export function eventStream(events: Record<string, z.ZodType>): EventStream {
  return { events };
}

interface Definition {
  access: Access;
  /** Also for people who have to set a new password first; anything else is refused to them with 403. */
  before_new_password?: true;
  /** The group in the API explorer. */
  tag: Tag;
  /** One line for the list of endpoints. */
  summary: string;
  /** Everything an integrator needs beyond the schema. */
  description?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** `multipart/form-data` bodies are streamed by the handler; the schema documents the fields. */
  body_type?: 'json' | 'multipart';
  headers?: Record<string, string>;
  status?: 200 | 201 | 202 | 204 | 302;
  response: z.ZodType | BinaryContent | EventStream | null;
  /** What the service sends from then on to the `url` of the body. */
  callback?: { summary: string; body: z.ZodType };
  /** What a caller who asks for events gets in place of `response`. */
  streamed?: EventStream;
  /** 401 and 403 (by access), 422 (by input) and 500 are added by themselves. */
  errors?: Partial<Record<ErrorStatus, string>>;
}

export interface Endpoint<Name extends EndpointName = EndpointName> extends Definition {
  name: Name;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
}

/** Joins a definition with the address of that name, keeping the schema types. */
export function endpoint<Name extends EndpointName, const D extends Definition>(
  name: Name,
  definition: D,
): D & Pick<Endpoint<Name>, 'name' | 'method' | 'path'> {
  const [method, path] = addresses[name].split(' ') as [Endpoint['method'], string];
  return { ...definition, name, method, path };
}
