// The journey of a document: begin (tx) -> read, page by page -> extract -> finish (tx). May run more than once for the
// same request: pages that were stored are not read again, and only the newest request writes its result. What merely
// interrupts it (a lost connection, a restart, a full disk) lets it run again, as often as it takes.
import type { Context } from '../context.ts';
import type { Page } from '../reading/reading.ts';
import { audit } from '../audit/audit.ts';
import { announceDocument } from '../documents/announce.ts';
import { findSamePages } from '../documents/find-same-pages.ts';
import {
  getVersion,
  inOriginal,
  listPages,
  rangeOf,
  savePage,
  updateDocument,
  type DocumentRow,
  type VersionRow,
} from '../documents/store.ts';
import { StoreUnavailable } from '../platform/files/file-store.ts';
import { isDiskFull } from '../platform/errors.ts';
import { reach } from '../platform/fault-points.ts';
import { isInterruption } from '../platform/interruption.ts';
import { isNotStarted } from '../platform/processes/process-error.ts';
import { errorForLog } from '../platform/log.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { readFile } from '../reading/read-file.ts';
import type { Transcription } from '../reading/read-recording.ts';
import { ReadingError } from '../reading/reading-error.ts';
import type { Reading, ReadingInfo } from '../reading/reading.ts';
import { chooseProfile } from './choose-profile.ts';
import { findBundle, splitByItself } from './split-bundle.ts';
import { extractDocument } from './extract-document.ts';
import { finishProcessing, rejectDocument } from './finish.ts';
import { recordFailure } from './record-failure.ts';
import { findRequested, lockRequested, type Request } from './request.ts';

export async function processDocument(ctx: Context, request: Request, signal: AbortSignal): Promise<void> {
  const document = await begin(ctx, request);
  if (document === undefined) return;
  await reach('document.claimed');
  // Meanwhile it starts, where none is there.
  ctx.extractors.warm();
  try {
    const reading = await ctx.metrics.stage('read', () => read(ctx, document, signal));
    const bundle = await ctx.metrics.stage('divide', () => findBundle(ctx, document, reading));
    if (bundle !== undefined && (await splitByItself(ctx, request, reading, bundle))) return;
    // One waits for the database most of the time, the other for an extractor.
    const [same_pages, choice] = await Promise.all([
      ctx.metrics.stage('compare', () => findSamePages(ctx, document, reading.pages)),
      ctx.metrics.stage('choose', () => chooseProfile(ctx, document, reading, signal)),
    ]);
    const chosen = { ...document, ...choice };
    const profile = await getProfileVersion(ctx, chosen.profile_id, chosen.profile_version);
    const draft = await ctx.metrics.stage('extract', () =>
      extractDocument(ctx, chosen, reading, profile, signal),
    );
    await reach('document.extracted');
    const result = { reading, draft, profile, choice, bundle, same_pages };
    await ctx.metrics.stage('finish', () => finishProcessing(ctx, request, result));
  } catch (error) {
    if (error instanceof StoreUnavailable || isDiskFull(error) || isNotStarted(error))
      return comeAgain(ctx, request, error);
    // What is wrong with the file stays wrong.
    if (error instanceof ReadingError) return rejectDocument(ctx, request, error.sentence);
    if (isInterruption(error, signal) || !(await recordFailure(ctx, request, error))) throw error;
  }
}

/**
 * How long a document waits while the store of originals cannot be reached, there is no space to write what was read, or the machine
 * is too busy to start a process.
 */
const PAUSE_MS = 15_000;

/** The document cannot help it, so this does not count as an attempt: it comes again until that is over. */
async function comeAgain(ctx: Context, request: Request, cause: unknown): Promise<void> {
  ctx.log.warn(
    { ...request, ...errorForLog(cause) },
    'originals cannot be read, results not written, or processes not started; the document waits',
  );
  await ctx.queue.send(ctx.db, 'process_document', request, { after_ms: PAUSE_MS });
}

/** New becomes Processing; a status that a person set meanwhile stays. */
async function begin(ctx: Context, request: Request): Promise<DocumentRow | undefined> {
  return ctx.transaction(async (ctx) => {
    const document = await lockRequested(ctx, request);
    if (document === undefined || document.status !== 'New') return document;
    const changes = {
      status: 'Processing',
      status_by: 'system',
      status_changed_at: ctx.clock.now(),
      pages_read: 0,
    } as const;
    const after = await updateDocument(ctx, document, changes);
    const detail = { before: 'New', after: 'Processing' };
    await audit(ctx, {
      event: 'document.status_changed',
      document_id: after.id,
      contact_id: after.contact_id,
      detail,
    });
    await announceDocument(ctx, after);
    return after;
  });
}

/** Stores each page as it comes; the reading holds all of them, those of an earlier attempt included. */
async function read(ctx: Context, document: DocumentRow, signal: AbortSignal): Promise<Reading> {
  const key = { document_id: document.id, version: document.version };
  const pages = new Map((await listPages(ctx, key)).map((page) => [page.number, page]));
  const version = await getVersion(ctx, document.id, document.version);
  const stored = storedPart(version, [...pages.values()]);
  if (stored !== undefined) return stored;
  const original = await ctx.files.local(version.sha256);
  const progress = createProgress(ctx, document);
  try {
    const info: ReadingInfo = await readFile(ctx.readers, original.path, {
      filename: document.original_filename,
      read_before: [...pages.values()].map((page) => ({ ...page, number: inOriginal(version, page.number) })),
      range: rangeOf(version),
      turns: version.turns ?? undefined,
      transcription: transcriptionOf(ctx.config),
      signal,
      on_open: ({ page_count }) => progress.total(version.page_count ?? page_count),
      on_page: async (read: Page) => {
        const page = storable({ ...read, number: read.number - inOriginal(version, 0) });
        await savePage(ctx, key, page);
        await reach('document.page_read');
        pages.set(page.number, page);
        await progress.page(pages.size);
      },
    });
    const page_count = rangeOf(version) === undefined ? info.page_count : pages.size;
    return {
      ...info,
      ...signaturesOf(info, version),
      page_count,
      pages: [...pages.values()].sort((a, b) => a.number - b.number),
    };
  } finally {
    await original.release();
  }
}

/** A copy without its password has other bytes than those that were signed: that says nothing about whoever sent it. */
function signaturesOf(
  { signatures }: ReadingInfo,
  { unlocked }: VersionRow,
): Pick<ReadingInfo, 'signatures'> {
  if (!unlocked || signatures === undefined) return {};
  const reason = sentence('signatures.unlocked');
  return { signatures: signatures.map((one) => ({ ...one, state: 'unchecked', reason })) };
}

function transcriptionOf(config: Context['config']): Transcription {
  const { transcribe_url: url, transcribe_model: model, transcribe_api_key: api_key } = config;
  return url === undefined ? null : { url, model, api_key };
}

/** PostgreSQL holds neither the character NUL nor half of a surrogate pair; broken fonts yield both. */
function storable(page: Page): Page {
  const clean = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
  return {
    ...page,
    words: page.words.map((word) => ({ ...word, text: clean(word.text) })),
    codes: page.codes.map((code) => ({ ...code, text: clean(code.text) })),
  };
}

/** A part of a file whose pages were read with the file; undefined for what is still to be read. */
function storedPart(version: VersionRow, pages: Page[]): Reading | undefined {
  if (rangeOf(version) === undefined || pages.length !== version.page_count || version.reading === null)
    return undefined;
  return { ...(version.reading as ReadingInfo), pages };
}

/** How often progress is written at most. */
const PROGRESS_MS = 300;

/** Progress for the list and for open browsers. It does not move the record's revision: nothing people edit has changed. */
function createProgress(ctx: Context, document: DocumentRow) {
  let page_count: number | null = document.page_count;
  let written = 0;
  const write = async (pages_read: number) => {
    written = performance.now();
    await ctx.db
      .updateTable('documents')
      .set({ page_count, pages_read })
      .where('id', '=', document.id)
      .execute();
    const current = await findRequested(ctx, { document_id: document.id, run: document.run });
    if (current !== undefined) await announceDocument(ctx, current);
  };
  return {
    async total(pages: number) {
      page_count = pages;
      if (pages > 1) await write(0);
    },
    async page(pages_read: number) {
      if (performance.now() - written >= PROGRESS_MS && page_count !== null && pages_read < page_count)
        await write(pages_read);
    },
  };
}
