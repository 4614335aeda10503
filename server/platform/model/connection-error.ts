// What Node's network errors mean for the person who configured the model server.
import { textAt } from './json-at.ts';
import { ModelError } from './model-error.ts';
import { sentence, type Sentence } from '../sentences/sentence.ts';

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
  const because = (said: Sentence) => new ModelError('unreachable', said, { cause: error });
  if (NAME_UNKNOWN.has(code)) return because(sentence('model.hostName'));
  if (code === 'ECONNREFUSED') return because(sentence('model.refused'));
  if (NO_ROUTE.has(code)) return because(sentence('model.noRoute', { code }));
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'EPROTO') return because(sentence('model.noTls'));
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code))
    return because(sentence('model.certificate', { code }));
  if (code.startsWith('HPE_'))
    return new ModelError('protocol', sentence('model.noHttp'), {
      cause: error,
    });
  if (BROKEN_OFF.has(code))
    return new ModelError('interrupted', sentence('model.closed'), {
      cause: error,
    });
  return because(code === '' ? sentence('model.connection') : sentence('model.connectionBy', { code }));
}
