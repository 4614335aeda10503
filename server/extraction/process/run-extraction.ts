// Extracts in a process of its own: what callers use.
import { mayBeInnocent, ProcessError } from '../../platform/processes/process-error.ts';
import type { ProcessPool } from '../../platform/processes/process-pool.ts';
import { ReadingError } from '../../reading/reading-error.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Draft } from '../draft.ts';
import type { RecognisedKind } from '../describe/doc-type.ts';
import { KIND_PAGES } from '../describe/kind-structure.ts';
import type { ExtractionRequest, RecognitionRequest } from './requests.ts';
import { sentence, type Said } from '../../platform/sentences/sentence.ts';

/** A document says at its beginning what it is and at its end what it comes to; one of thousands of pages is a collection. */
export const FIRST_PAGES = 400;
export const LAST_PAGES = 100;
/** About ten times what so many pages full of words take on a slow machine. */
const LONGEST_MS = 5 * 60_000;
/** Processor time that any document may take, and what each of its pages adds. */
const PROCESSOR_MS = 10_000;
const PROCESSOR_MS_PER_PAGE = 2000;

/**
 * The draft of a document. Of one with more pages than are looked at, the first and the last are, and the draft says so.
 * Throws `ReadingError` when it took too long or too much memory, `ProcessError` when it was called off or its process ended,
 * and then another one that had nothing else to do.
 */
export async function runExtraction(
  pool: ProcessPool,
  request: ExtractionRequest,
  signal?: AbortSignal,
): Promise<Draft> {
  const reading = withinLimits(request.reading);
  const draft = (await ask(pool, { ...request, reading }, request.reading, signal)) as Draft;
  return { ...draft, warnings: [...draft.warnings, ...warningsOf(request.reading)] };
}

/** What kind of document it is, by its first pages. Throws as `runExtraction` does. */
export async function runRecognition(
  pool: ProcessPool,
  reading: Reading,
  today: string,
  signal?: AbortSignal,
): Promise<RecognisedKind> {
  const first = { ...reading, pages: reading.pages.slice(0, KIND_PAGES) };
  return (await ask(pool, { kind: 'recognise', reading: first, today }, reading, signal)) as RecognisedKind;
}

async function ask(
  pool: ProcessPool,
  request: ExtractionRequest | RecognitionRequest,
  about: Reading,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const processor_limit_ms = () => PROCESSOR_MS + PROCESSOR_MS_PER_PAGE * request.reading.pages.length;
  const send = (alone: boolean) =>
    pool.request(request, { silence_timeout_ms: LONGEST_MS, processor_limit_ms, signal, alone, about });
  try {
    return await send(false).catch((error: unknown) => {
      if (mayBeInnocent(error)) return send(true);
      throw error;
    });
  } catch (error) {
    throw error instanceof ProcessError ? (tooMuch(error) ?? error) : error;
  }
}

const isLong = ({ pages }: Reading) => pages.length > FIRST_PAGES + LAST_PAGES;

function withinLimits(reading: Reading): Reading {
  const { pages } = reading;
  if (!isLong(reading)) return reading;
  return { ...reading, pages: [...pages.slice(0, FIRST_PAGES), ...pages.slice(-LAST_PAGES)] };
}

const warningsOf = (reading: Reading): Said[] =>
  isLong(reading)
    ? [
        sentence('problems.valuesInSomePages', {
          first: FIRST_PAGES,
          last: LAST_PAGES,
          pages: reading.pages.length,
        }),
      ]
    : [];

function tooMuch(error: ProcessError): ReadingError | undefined {
  const options = { cause: error };
  if (error.kind === 'timeout')
    return new ReadingError('timeout', sentence('problems.valuesTooLong'), options);
  if (error.kind === 'memory')
    return new ReadingError('too_large', sentence('problems.valuesMuchMemory'), options);
  return undefined;
}
