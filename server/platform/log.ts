// Structured logs: one wide line per request and per job. Document text, questions and tokens never get here.
import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

export interface LogOptions {
  level: string;
  /** Human-readable lines instead of JSON; chosen where standard output is a terminal. */
  pretty: boolean;
  /** Where lines go: a command whose standard output is its result writes them to standard error. */
  stream?: 'stdout' | 'stderr';
}

export function createLog({ level, pretty, stream = 'stdout' }: LogOptions): Logger {
  const base = {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // A second net: these keys must not appear in log objects at all.
    redact: {
      paths: [
        'authorization',
        'token',
        'password',
        'secret',
        'cookie',
        '*.authorization',
        '*.token',
        '*.password',
        '*.secret',
        '*.cookie',
      ],
      censor: '[hidden]',
    },
  };
  const destination = stream === 'stdout' ? 1 : 2;
  if (!pretty) return pino(base, pino.destination({ dest: destination, sync: true }));
  return pino({
    ...base,
    transport: {
      target: 'pino-pretty',
      options: { translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true, destination },
    },
  });
}

/** Of a command that prints a result and ends: beside the result rather than in it, and warnings only unless more is asked. */
export const createCommandLog = (level: string = 'warn') =>
  createLog({ level: level === 'debug' ? level : 'warn', pretty: true, stream: 'stderr' });

/**
 * What of an error may be logged: type, code and message of the error itself, never its query or body. The queue hands
 * over copies of errors, which are none by their class.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  const { name, message, stack, code } = (error ?? {}) as Partial<Error> & { code?: unknown };
  if (typeof message !== 'string') return { error: typeof error };
  return { error: { name, message, stack, ...(code === undefined ? {} : { code }) } };
}
