// The client of Recto: every operation of the API, and what makes several of them one.
import { LISTS, Operations, type Change, type Document as DocumentRecord } from './generated.ts';
import type { CallOptions, FileInput } from './transport.ts';

export * from './errors.ts';
export * from './generated.ts';
export type { CallOptions, ClientOptions, FileInput } from './transport.ts';
export { verifyWebhook, type VerifyOptions } from './webhooks.ts';

type Lists = typeof LISTS;
type ListName = keyof Lists;
type Input<Name extends ListName> = Parameters<Operations[Name]>[0];
type Answer<Name extends ListName> = Awaited<ReturnType<Operations[Name]>>;
type Row<Name extends ListName> = Answer<Name>[Lists[Name] & keyof Answer<Name>] extends (infer Item)[]
  ? Item
  : never;

export interface Upload {
  contact_id: number;
  folder_id: number;
  profile_id?: number;
  external_refs?: Record<string, { record_id?: string; record_type?: string; record_url?: string }>;
  file: FileInput;
  /** The same text again gives the same document: name the thing, not the attempt. */
  idempotencyKey?: string;
}

export class Recto extends Operations {
  /** The rows of a list, page by page, whatever is added meanwhile: `for await (const document of recto.each('listDocuments'))`. */
  async *each<Name extends ListName>(
    name: Name,
    input?: Input<Name>,
    options: CallOptions = {},
  ): AsyncGenerator<Row<Name>, void> {
    const list = this[name].bind(this) as unknown as (
      input: object,
      options: CallOptions,
    ) => Promise<{ next_cursor: string | null } & Record<string, unknown>>;
    let cursor: string | null | undefined;
    do {
      const page = await list({ ...input, ...(cursor === undefined ? {} : { cursor }) }, options);
      yield* page[LISTS[name]] as Row<Name>[];
      cursor = page.next_cursor;
    } while (cursor !== null);
  }

  /** What happens to documents, without an end. Keep the `id` of the last one and give it as `after` next time. */
  async *changes(
    input: Parameters<Operations['getChanges']>[0] = { after: 'latest' },
    options: CallOptions = {},
  ): AsyncGenerator<Change, void> {
    for (let after = input.after; ;) {
      const { changes, next } = await this.getChanges(
        { wait: 30, ...input, ...(after === undefined ? {} : { after }) },
        options,
      );
      yield* changes;
      after = next;
    }
  }

  /** Uploads and, where the answer is lost, tries again without making a second document. */
  async upload({ external_refs, idempotencyKey, ...body }: Upload, options: CallOptions = {}) {
    const refs = external_refs === undefined ? {} : { external_refs: JSON.stringify(external_refs) };
    return this.uploadDocument(
      { idempotencyKey: idempotencyKey ?? crypto.randomUUID(), body: { ...body, ...refs } },
      options,
    );
  }

  /** The record once it is processed. */
  async processed(id: number, options: CallOptions = {}): Promise<DocumentRecord> {
    for (;;) {
      const record = await this.getDocument({ id, wait: 60 }, options);
      if (record.status !== 'New' && record.status !== 'Processing') return record;
    }
  }
}
