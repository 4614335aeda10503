// Recordings of speech are read by a transcription server: the request leaves from here, not from a reader process, which
// has no business on the network.
import { stat } from 'node:fs/promises';
import { ModelError } from '../platform/model/model-error.ts';
import { transcribe, type Transcript, type TranscribeOptions } from '../platform/model/transcribe.ts';
import type { Block, Cell } from './converted/blocks.ts';
import { typeset } from './converted/typeset.ts';
import type { DetectedFormat } from './detect-format.ts';
import type { ReadingLimits } from './limits.ts';
import { ReadingError } from './reading-error.ts';
import type { Page } from './reading.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';

/** Where and with what recordings are transcribed; null when the operator has configured nothing. */
export type Transcription = Omit<TranscribeOptions, 'timeout_ms'> | null;

/** A pause of this many seconds, or a stretch this long, begins a new paragraph. */
const PAUSE = 1.5;
const LONGEST_STRETCH = 60;
const MEGABYTE = 1024 * 1024;
const LONGEST_TRANSCRIPTION_MS = 4 * 3600_000;

/**
 * Pages of the transcript. Throws `ReadingError` when nothing is configured or the server does not take the recording,
 * `ModelError` when it may take it another time.
 */
export async function readRecording(
  path: string,
  filename: string,
  { media_type }: DetectedFormat,
  transcription: Transcription,
  limits: ReadingLimits,
  signal?: AbortSignal,
): Promise<{ pages: Page[]; warnings: Said[] }> {
  if (transcription === null) {
    throw new ReadingError('unsupported', sentence('problems.noTranscription'));
  }
  const transcript = await ask({ path, filename, media_type }, transcription, limits, signal);
  const { pages, complete } = typeset(transcriptBlocks(transcript), limits.max_pages);
  const warnings = complete ? [] : [sentence('problems.longTranscript', { pages: limits.max_pages })];
  return { pages: pages.map((page) => ({ ...page, source: 'transcript' })), warnings };
}

async function ask(
  recording: { path: string; filename: string; media_type: string },
  transcription: NonNullable<Transcription>,
  limits: ReadingLimits,
  signal: AbortSignal | undefined,
): Promise<Transcript> {
  try {
    const { transcription_timeout_ms, transcription_timeout_ms_per_mb } = limits;
    const megabytes = (await stat(recording.path)).size / MEGABYTE;
    const wanted_ms = transcription_timeout_ms + transcription_timeout_ms_per_mb * megabytes;
    const timeout_ms = Math.min(LONGEST_TRANSCRIPTION_MS, Math.ceil(wanted_ms));
    return await transcribe(recording, { ...transcription, timeout_ms }, signal);
  } catch (error) {
    if (error instanceof ModelError && ['bad_request', 'refused', 'auth'].includes(error.kind))
      throw new ReadingError('unsupported', sentence('problems.noTranscript', { reason: error.sentence }), {
        cause: error,
      });
    throw error;
  }
}

/** One row for each stretch of speech, with the time at which it begins. */
function transcriptBlocks({ text, segments }: Transcript): Block[] {
  if (segments.length === 0) {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
    return lines.map((line) => ({ kind: 'paragraph', text: line.trim() }));
  }
  const rows: Cell[][] = [];
  let open: { start: number; end: number; text: string } | undefined;
  for (const segment of segments) {
    if (open && segment.start - open.end < PAUSE && segment.end - open.start < LONGEST_STRETCH) {
      open = { start: open.start, end: segment.end, text: `${open.text.trimEnd()} ${segment.text.trim()}` };
      continue;
    }
    if (open) rows.push(toCells(open));
    open = segment;
  }
  if (open) rows.push(toCells(open));
  return [{ kind: 'table', rows }];
}

const toCells = ({ start, text }: { start: number; text: string }): Cell[] => [
  { text: clock(start), bold: true },
  { text: text.trim() },
];

/** `1:02:03`, or `02:03` within the first hour. */
function clock(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}
