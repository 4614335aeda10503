// The pool of processes in which files are read.
import { ProcessPool } from '../platform/processes/process-pool.ts';
import { PLAIN_ENVIRONMENT, programBeside } from '../platform/processes/program.ts';
import { DEFAULT_LIMITS } from './limits.ts';

/** OCR holds about 600 MB; a process that kept more than this after a file is replaced. */
const RECYCLE_ABOVE_BYTES = 1024 * 1024 * 1024;
const RECYCLE_AFTER_REQUESTS = 500;
/** The programs and models of OCR, of which a reader needs nothing while no document comes. */
const REST = { after_ms: 60_000, above_bytes: 160 * 1024 * 1024 };
const MAX_HEAP_MB = 1024;

/** `size` processes, usually one a core, each started when first needed. Close the pool when the service ends. */
export function openReaderPool(
  size: number,
  max_memory_bytes = DEFAULT_LIMITS.max_memory_bytes,
): ProcessPool {
  return new ProcessPool({
    entry: programBeside(import.meta.url, 'reader-process'),
    size,
    max_memory_bytes,
    max_heap_mb: MAX_HEAP_MB,
    env: { ...PLAIN_ENVIRONMENT, UV_THREADPOOL_SIZE: '2' },
    recycle_after_requests: RECYCLE_AFTER_REQUESTS,
    recycle_above_bytes: RECYCLE_ABOVE_BYTES,
    rest: REST,
  });
}
