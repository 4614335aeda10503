// The program of a process that extracts: work that keeps a core busy for as long as a document has pages, where it holds up
// no request and where a document that is too much for it does no harm.
import { serveRequests } from '../../platform/processes/serve-requests.ts';
import { fieldKey } from '../../profiles/field-key.ts';
import { extract } from '../builtin/extract.ts';
import { kindOf } from '../builtin/kind-of.ts';
import type { RecognisedKind } from '../describe/doc-type.ts';
import type { Draft } from '../draft.ts';
import { secondReader } from '../engines/model/second-reader.ts';
import { draftOfProposal } from '../proposal/proposal-draft.ts';
import type { ExtractionRequest, RecognitionRequest } from './requests.ts';

serveRequests((body) => Promise.resolve(answer(body as ExtractionRequest | RecognitionRequest)));

function answer(request: ExtractionRequest | RecognitionRequest): Draft | RecognisedKind {
  if (request.kind === 'recognise') return kindOf(request.reading, request.today);
  const { reading, profile } = request;
  if (request.kind === 'propose') return draftOfProposal(reading, profile, request.today, fieldKey);
  return extract(reading, profile, request.context, request.model && secondReader(request.model));
}
