// What the service asks of a process that extracts.
import type { Reading } from '../../reading/reading.ts';
import type { ExtractionContext, ExtractionProfile } from '../draft.ts';
import type { ModelReading } from '../engines/model/read-with-model.ts';

export type ExtractionRequest =
  | {
      kind: 'extract';
      reading: Reading;
      profile: ExtractionProfile;
      context: ExtractionContext;
      /** What a model has read in the same document. */
      model?: ModelReading | undefined;
    }
  /** A profile proposed from the document, as the result of the built-in profile that does so. */
  | { kind: 'propose'; reading: Reading; profile: ExtractionProfile; today: string };

/** What kind of document it is, before a profile says what is to be taken from it. */
export interface RecognitionRequest {
  kind: 'recognise';
  reading: Reading;
  today: string;
}
