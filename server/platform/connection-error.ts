// How a lost connection is recognised, whichever library reports it: the one place that knows their codes and sentences.

/** Codes of Node, undici and PostgreSQL (SQLSTATE) that mean the other side is gone, silent, or not ready to talk. */
const CODES = new RegExp(
  [
    '^ECONN(REFUSED|RESET|ABORTED)$',
    '^(EPIPE|ETIMEDOUT|ENOTCONN|ENOTFOUND|EAI_AGAIN|EAI_FAIL)$',
    '^(EHOST|ENET)(UNREACH|DOWN)$',
    '^ERR_(STREAM_PREMATURE_CLOSE|STREAM_DESTROYED|STREAM_WRITE_AFTER_END|SOCKET_CLOSED)$',
    '^UND_ERR_(SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT|DESTROYED|CLOSED)$',
    // Connection exceptions; shut down, crashed or still starting; too many connections; a session ended by a limit.
    '^(08...|57P0.|53300|25P0[34])$',
  ].join('|'),
);

/** What `pg`, `pg-pool` and Kysely say without a code. */
const SENTENCES =
  /^(Connection terminated|timeout (expired|exceeded when trying to connect)|Client (has encountered a connection error|was closed) and is not queryable|Query read timeout|There was an error establishing an SSL connection|Cannot use a pool after calling end|driver has already been destroyed)/;

/** Causes are looked at too, so far down. */
const DEPTH = 5;

/** True for errors of a connection rather than of what was asked over it: trying again later makes sense. */
export function isConnectionError(error: unknown, depth = DEPTH): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { code, syscall, message, name, cause, errors } = error as Record<string, unknown>;
  // Whatever keeps a socket from connecting; a missing file has the same code as a missing socket, but another call.
  if (syscall === 'connect' || name === 'TimeoutError') return true;
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (typeof message === 'string' && SENTENCES.test(message)) return true;
  // Several addresses of a name were tried, each in vain.
  const within = Array.isArray(errors) ? [...(errors as unknown[]), cause] : [cause];
  return within.some((inner) => isConnectionError(inner, depth - 1));
}
