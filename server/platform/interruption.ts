// What stops work without being the work's fault.
import { isConnectionError } from './connection-error.ts';
import { ProcessError } from './processes/process-error.ts';

/** True where the job was called off, the service stops, or a connection was lost: it is to run again, and none of it counts. */
export function isInterruption(error: unknown, signal: AbortSignal): boolean {
  if (signal.aborted || isConnectionError(error)) return true;
  return error instanceof ProcessError && (error.kind === 'aborted' || error.kind === 'closed');
}
