// Another document that may be the same paper, as the judgement of a record is told of it.
import type { PairReason } from '../../database/document-tables.ts';
import type { StoredBlocker } from '../../database/stored-record.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { stampOf } from './stamp.ts';

export interface Twin {
  id: number;
  filename: string;
  contact_id: number;
  /** Name of its contact. */
  contact: string;
  reason: PairReason;
  /** Seen from the record: the same contact, another one, or the trash of any. */
  place: 'here' | 'elsewhere' | 'trash';
  /** A person has decided on this record that both are kept. */
  kept: boolean;
  /** The other one came in later, and says so. */
  told: boolean;
}

/** Found on arrival, or by the values of the record. */
export const isOfContent = ({ reason }: Pick<Twin, 'reason'>): boolean =>
  reason === 'same_file' || reason === 'same_pages';

/** What an acceptance is about: the pair, whatever becomes of either document. */
export const twinBlocker = (twin: Pick<Twin, 'id' | 'reason'>): { id: string; stamp: string } =>
  isOfContent(twin)
    ? { id: 'duplicate:file', stamp: stampOf(['sameFile', twin.id]) }
    : { id: 'duplicate:record', stamp: stampOf(['sameRecord', twin.id]) };

/** Another document is said to be the same, and nobody has decided yet. */
export const isOpenCopy = ({ kind, severity, state }: StoredBlocker): boolean =>
  kind === 'duplicate' && severity === 'blocking' && state === 'open';

/** Which one it is stands in the values `id` and `contact_id`: who may not see it is told less, server/database/hide-foreign.ts. */
export function contentMessage(twin: Twin): Sentence {
  const { id, filename: file, contact, contact_id, place } = twin;
  const same = twin.reason === 'same_file' ? 'sameFile' : 'samePages';
  if (place === 'here') return sentence(`blockers.${same}`, { id, file });
  const { code, values } =
    place === 'trash'
      ? sentence(`blockers.${same}Trash`, { id, file })
      : sentence(`blockers.${same}Elsewhere`, { id, file, contact });
  return { code, values: { ...values, contact_id } };
}
