// The program of a process that extracts: work that keeps a core busy for as long as a document has pages, where it holds up
// no request and where a document that is too much for it does no harm.
import { isDeepStrictEqual } from 'node:util';
import { serveRequests } from '../../platform/processes/serve-requests.ts';
import { fieldKey } from '../../profiles/field-key.ts';
import { extract } from '../builtin/extract.ts';
import { kindOf } from '../builtin/kind-of.ts';
import type { RecognisedKind } from '../describe/doc-type.ts';
import type { Draft } from '../draft.ts';
import { secondReader } from '../engines/model/second-reader.ts';
import type { Reading } from '../../reading/reading.ts';
import { draftOfProposal } from '../proposal/proposal-draft.ts';
import type { ExtractionRequest, RecognitionRequest } from './requests.ts';

type AnyRequest = ExtractionRequest | RecognitionRequest;

serveRequests((body) => Promise.resolve(answer(known(body as AnyRequest))));

let last: Reading | undefined;

/** Values are mostly asked for of a document whose kind was recognised just before: what was made of its pages is there then. */
function known<Request extends AnyRequest>(request: Request): Request {
  last = isDeepStrictEqual(last, request.reading) ? last : request.reading;
  return { ...request, reading: last };
}

function answer(request: AnyRequest): Draft | RecognisedKind {
  if (request.kind === 'recognise') return kindOf(request.reading, request.today);
  const { reading, profile } = request;
  if (request.kind === 'propose') return draftOfProposal(reading, profile, request.today, fieldKey);
  return extract(reading, profile, request.context, request.model && secondReader(request.model));
}
