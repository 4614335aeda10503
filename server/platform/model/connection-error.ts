// What Node's network errors mean for the person who configured the model server.
import { textAt } from './json-at.ts';
import { ModelError } from './model-error.ts';

const NAME_UNKNOWN = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA']);
const NO_ROUTE = new Set([
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EACCES',
]);
const BROKEN_OFF = new Set([
  'ECONNRESET',
  'EPIPE',
  'ECONNABORTED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ABORT_ERR',
]);

export function connectionError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const code = textAt(error, 'code') ?? '';
  const because = (sentence: string) => new ModelError('unreachable', sentence, { cause: error });
  if (NAME_UNKNOWN.has(code)) return because('The host name of the model server cannot be resolved');
  if (code === 'ECONNREFUSED')
    return because('Nothing listens at the address of the model server (connection refused)');
  if (NO_ROUTE.has(code)) return because(`The host of the model server cannot be reached (${code})`);
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'EPROTO')
    return because('The model server does not speak TLS at this address; https:// should perhaps be http://');
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code))
    return because(
      `The certificate of the model server is not trusted or TLS failed (${code}); NODE_EXTRA_CA_CERTS adds your own authority`,
    );
  if (code.startsWith('HPE_'))
    return new ModelError(
      'protocol',
      'The model server does not speak HTTP (http:// or https:// mixed up?)',
      {
        cause: error,
      },
    );
  if (BROKEN_OFF.has(code))
    return new ModelError(
      'interrupted',
      'The model server closed the connection before its answer was complete',
      {
        cause: error,
      },
    );
  return because(`The connection to the model server failed${code === '' ? '' : ` (${code})`}`);
}
