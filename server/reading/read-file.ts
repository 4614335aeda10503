// Reads a file in a process of its own, page by page: what callers use.
import { stat } from 'node:fs/promises';
import {
  isNotStarted,
  mayBeInnocent,
  ProcessError,
  RemoteError,
} from '../platform/processes/process-error.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import type { DetectedFormat } from './detect-format.ts';
import { recogniseLanguageOf } from '../lexicon/recognise-language.ts';
import { DEFAULT_LIMITS, type ReadingLimits } from './limits.ts';
import type { PageTurns } from './page-frame.ts';
import type { ReaderMessage, ReaderRequest } from './reader-messages.ts';
import type { OpenFile } from './reader.ts';
import { isRecording } from './readers.ts';
import { readRecording, type Transcription } from './read-recording.ts';
import { ReadingError, type ReadingErrorKind } from './reading-error.ts';
import type { Page, ReadingInfo } from './reading.ts';
import { sniffFile } from './sniff-file.ts';
import { unreadPage } from './unread-page.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';

export interface ReadOptions {
  /** As the sender named the file; shown in messages. */
  filename?: string | null;
  /** Pages that were read before; they are not read again. */
  read_before?: Iterable<Page>;
  /** Only these pages, first and last, are read; all without it. */
  range?: [from: number, to: number] | undefined;
  /** How pages are turned of which a person has said so; the others stand as their text has it. */
  turns?: PageTurns | undefined;
  /** Takes each page as it is read, in order; reading waits for it. */
  on_page: (page: Page) => void | Promise<void>;
  /** Called when the file is open, before its first page; again when another process takes over. */
  on_open?: (info: OpenFile['info']) => void | Promise<void>;
  /** Called after each page: `page 7 of 12`. */
  on_progress?: (progress: ReadProgress) => void;
  /** Where recordings are transcribed; absent or null when nothing is configured. */
  transcription?: Transcription;
  limits?: Partial<ReadingLimits>;
  signal?: AbortSignal;
}

export interface ReadProgress {
  page: number;
  page_count: number;
}

/** Pages that may each cost a process before the rest of the file is given up. */
const MAX_LOST_PROCESSES = 20;
const MEGABYTE = 1024 * 1024;
/** Characters by which the language is told. */
const LANGUAGE_SAMPLE = 20_000;

/**
 * Every page arrives at `on_page` once, those that cannot be read with source `none` and a warning. Throws
 * `ReadingError` when the file as a whole cannot be read, `ProcessError` (`aborted`, `closed`) when reading was called
 * off, `ModelError` when a recording could not be transcribed this time, and whatever `on_page` throws.
 */
export async function readFile(pool: ProcessPool, path: string, options: ReadOptions): Promise<ReadingInfo> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const run = new ReadingRun(options, limits, (await stat(path)).size);
  const format = await sniffFile(path);
  if (format && isRecording(format.format)) return run.recording(path, format);
  for (;;) {
    try {
      if (await run.once(pool, path)) return run.finish();
    } catch (error) {
      await run.recover(error);
      if (run.complete) return run.finish();
    }
  }
}

/** One file being read, over as many processes as it takes. */
class ReadingRun {
  private readonly options: ReadOptions;
  private readonly limits: ReadingLimits;
  private readonly done: Set<number>;
  private readonly open_processor_ms: number;
  private info: OpenFile['info'] | undefined;
  /** The process at work has not opened the file yet. */
  private opening = true;
  private started: number | undefined;
  /** Texts of the first pages. */
  private readonly sample: string[] = [];
  private unread = 0;
  private lost = 0;
  /** What a process has died at: a page, or opening the file. It is tried once more, alone, before it is blamed. */
  private suspect: number | 'opening' | undefined;
  private alone = false;

  constructor(options: ReadOptions, limits: ReadingLimits, bytes: number) {
    this.options = options;
    this.limits = limits;
    this.open_processor_ms = limits.open_processor_ms + (limits.open_processor_ms_per_mb * bytes) / MEGABYTE;
    const before = [...(options.read_before ?? [])];
    this.done = new Set(before.map(({ number }) => number));
    for (const page of before) this.note(page);
  }

  /** Every page has been delivered. */
  get complete(): boolean {
    return this.info !== undefined && this.left().length === 0;
  }

  private left(): number[] {
    const last = Math.min(this.info?.page_count ?? 0, this.limits.max_pages);
    const [from, to] = this.options.range ?? [1, last];
    return Array.from({ length: last }, (_, index) => index + 1).filter(
      (number) => number >= from && number <= to && !this.done.has(number),
    );
  }

  /** Reads what is left, and gives true; or alone what is suspected, and gives false. */
  async once(pool: ProcessPool, path: string): Promise<boolean> {
    const { alone } = this;
    const request: ReaderRequest = {
      kind: 'read',
      path,
      filename: this.options.filename ?? null,
      limits: this.limits,
      skip: [...this.done],
      turns: this.options.turns,
      ...this.only(),
    };
    this.started = undefined;
    this.opening = true;
    this.alone = false;
    await pool.request(request, {
      silence_timeout_ms: this.info ? this.limits.page_timeout_ms : this.limits.open_timeout_ms,
      processor_limit_ms: () => (this.opening ? this.open_processor_ms : this.limits.page_processor_ms),
      signal: this.options.signal,
      alone,
      onMessage: (body) => this.take(body as ReaderMessage),
    });
    return !alone;
  }

  /** One page that is tried alone, or those that were asked for. */
  private only(): { only?: number[] } {
    if (this.alone) return { only: typeof this.suspect === 'number' ? [this.suspect] : [] };
    const { range } = this.options;
    if (range === undefined) return {};
    const [from, to] = range;
    return { only: Array.from({ length: to - from + 1 }, (_, i) => from + i) };
  }

  private async take(message: ReaderMessage): Promise<void> {
    if (message.kind === 'opened') await this.open(message.info);
    else if (message.kind === 'started') this.started = message.page;
    else await this.deliver(message.page);
  }

  private async open(info: OpenFile['info']): Promise<void> {
    this.opening = false;
    this.info = info;
    await this.options.on_open?.(info);
  }

  /** A recording has no pages of its own: they are made from its transcript. */
  async recording(path: string, format: DetectedFormat): Promise<ReadingInfo> {
    const { transcription = null, filename, signal } = this.options;
    const name = filename ?? `recording.${format.format}`;
    const { pages, warnings } = await readRecording(path, name, format, transcription, this.limits, signal);
    const info = { ...format, page_count: pages.length, attachments: [], e_invoice: null, warnings };
    await this.take({ kind: 'opened', info });
    for (const page of pages) if (!this.done.has(page.number)) await this.deliver(page);
    return this.finish();
  }

  /** What the whole document is judged by. */
  private note(page: Page): void {
    if (page.source === 'none') this.unread++;
    if (this.sample.join('').length < LANGUAGE_SAMPLE)
      this.sample.push(page.words.map(({ text }) => text).join(' '));
  }

  private async deliver(page: Page): Promise<void> {
    await this.options.on_page(page);
    this.done.add(page.number);
    this.started = undefined;
    this.note(page);
    this.options.on_progress?.({ page: page.number, page_count: this.info?.page_count ?? page.number });
  }

  /**
   * After a lost process what it was at is tried once more, alone; after the second one it is given up, and the next process
   * goes on behind it. Throws what cannot be recovered from.
   */
  async recover(error: unknown): Promise<void> {
    if (error instanceof RemoteError) throw toReadingError(error);
    if (!(error instanceof ProcessError) || isNotStarted(error)) throw error;
    if (error.kind === 'aborted' || error.kind === 'closed') throw error;
    const at = this.started ?? 'opening';
    if (mayBeInnocent(error) && this.suspect !== at) {
      this.suspect = at;
      this.alone = true;
      return;
    }
    if (!this.info)
      throw new ReadingError(kindOf(error), sentence('problems.fileUnopened', { reason: reasonOf(error) }));
    if (this.started !== undefined) await this.deliver(unreadPage(this.started, reasonOf(error)));
    if (this.lost++ < MAX_LOST_PROCESSES) return;
    for (const number of this.left()) await this.deliver(unreadPage(number, sentence('problems.manyBefore')));
  }

  finish(): ReadingInfo {
    const info = this.info!;
    const [from, to] = this.options.range ?? [1, info.page_count];
    const read = Math.min(to - from + 1, this.limits.max_pages);
    if (this.unread > 0 && this.unread === read) {
      throw new ReadingError('nothing_legible', sentence('problems.nothingLegible', { pages: read }));
    }
    const warnings = [...info.warnings];
    if (read < to - from + 1) warnings.push(sentence('problems.firstPages', { read, all: to - from + 1 }));
    return { ...info, warnings, language: recogniseLanguageOf(this.sample) };
  }
}

function toReadingError(error: RemoteError): Error {
  if (error.remote_name === 'ReadingError')
    return new ReadingError(error.kind as ReadingErrorKind, error.sentence);
  return new ReadingError('corrupt', sentence('problems.fileDamaged'), { cause: error });
}

const kindOf = (error: ProcessError): ReadingErrorKind =>
  error.kind === 'timeout' ? 'timeout' : error.kind === 'memory' ? 'too_large' : 'corrupt';

function reasonOf(error: ProcessError): Sentence {
  if (error.kind === 'timeout') return sentence('problems.tooLong');
  return error.kind === 'memory' ? sentence('problems.muchMemory') : sentence('problems.readerFailed');
}
