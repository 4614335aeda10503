// The pool of processes in which values are extracted.
import { ProcessPool } from '../../platform/processes/process-pool.ts';
import { PLAIN_ENVIRONMENT, programBeside } from '../../platform/processes/program.ts';

const MAX_MEMORY_BYTES = 1536 * 1024 * 1024;
const MAX_HEAP_MB = 1024;
const RECYCLE_ABOVE_BYTES = 512 * 1024 * 1024;
const RECYCLE_AFTER_REQUESTS = 2000;
/** Starting one takes less time than reading the document for which it is needed: nothing is kept. */
const REST = { after_ms: 60_000, above_bytes: 0 };

/** `size` processes, as many as documents are processed at the same time. Close the pool when the service ends. */
export function openExtractorPool(size: number): ProcessPool {
  return new ProcessPool({
    entry: programBeside(import.meta.url, 'extractor-process'),
    size,
    max_memory_bytes: MAX_MEMORY_BYTES,
    max_heap_mb: MAX_HEAP_MB,
    env: PLAIN_ENVIRONMENT,
    recycle_after_requests: RECYCLE_AFTER_REQUESTS,
    recycle_above_bytes: RECYCLE_ABOVE_BYTES,
    rest: REST,
  });
}
