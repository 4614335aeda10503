// Saves what people change, one change after the other, each on the record it was made on. Where somebody else changed the
// same value meanwhile, the person decides; other changes of others are simply taken along.
import type { DocumentRecord } from '../../../contract/documents.ts';
import { isApiError } from '../../api/api-error.ts';
import { callWithEtag, type Input } from '../../api/call.ts';
import { queryClient, refresh } from '../../api/queries.ts';
import { createStore, type Store } from '../../api/store.ts';
import { notifyError } from '../../ui/notify.ts';
import { documentQuery } from '../document-query.ts';
import {
  applied,
  collisionsOf,
  noteOwn,
  withoutParts,
  type Collision,
  type OwnValues,
} from './collisions.ts';

export type Patch = Input<'editDocument'>['body'];
export type SaveState = 'idle' | 'saving' | 'failed';

export interface Saver {
  state: Store<SaveState>;
  /** What has to be decided at the moment. */
  question: Store<Question | undefined>;
  /** `base` is the record the person saw. False when it was not saved. */
  save(patch: Patch, base: DocumentRecord): Promise<boolean>;
  /** Another change that answers with the record, after what is being saved. False when it was refused. */
  change(send: (etag: string | undefined) => Promise<Known>): Promise<boolean>;
  /** Waits for what is being saved. */
  settled(): Promise<void>;
  /** The record as it is known now. */
  known(): DocumentRecord;
}

export interface Question {
  collisions: Collision[];
  record: DocumentRecord;
  /** The parts whose own value is to be kept. */
  answer(mine: Collision[]): void;
}

/** A record with the ETag that the next change names. */
export interface Known {
  data: DocumentRecord;
  etag: string | undefined;
}

export function createSaver(id: number): Saver {
  const { queryKey } = documentQuery(id);
  const state = createStore<SaveState>('idle');
  const question = createStore<Question | undefined>(undefined);
  const known = (): Known => queryClient.getQueryData(queryKey)!;
  const own: OwnValues = new Map();
  let chain: Promise<unknown> = Promise.resolve();

  async function attempt(patch: Patch, base: DocumentRecord): Promise<void> {
    const before = known();
    const collisions = collisionsOf(patch, base, before.data, own);
    const rest = await withoutCollisions(patch, collisions, before.data, question);
    if (Object.keys(rest).length === 0) return;
    queryClient.setQueryData(queryKey, { ...before, data: applied(before.data, rest) });
    try {
      const options = { if_match: before.etag };
      const stored = await callWithEtag('editDocument', { params: { id }, body: rest }, options);
      noteOwn(own, rest, stored.data);
      queryClient.setQueryData(queryKey, stored);
    } catch (error) {
      queryClient.setQueryData(queryKey, before);
      await queryClient.fetchQuery({ ...documentQuery(id), staleTime: 0 }).catch(() => undefined);
      if (!isApiError(error, 412)) throw error;
      return attempt(rest, before.data);
    }
  }

  function next(work: () => Promise<void>): Promise<boolean> {
    state.set('saving');
    const saved = chain.then(async () => {
      try {
        await work();
        state.set('idle');
        void refresh('listDocuments', 'listAudit', 'listCandidates');
        return true;
      } catch (error) {
        state.set('failed');
        notifyError(error);
        return false;
      }
    });
    chain = saved;
    return saved;
  }

  return {
    state,
    question,
    settled: async () => void (await chain),
    known: () => known().data,
    save: (patch, base) => next(() => attempt(patch, base)),
    change: (send) =>
      next(async () => {
        try {
          queryClient.setQueryData(queryKey, await send(known().etag));
        } catch (error) {
          await queryClient.invalidateQueries({ queryKey });
          throw error;
        }
      }),
  };
}

/** Asks about what both have changed; gives what is to be saved. */
async function withoutCollisions(
  patch: Patch,
  collisions: Collision[],
  record: DocumentRecord,
  question: Saver['question'],
): Promise<Patch> {
  if (collisions.length === 0) return patch;
  const mine = await new Promise<Collision[]>((resolve) =>
    question.set({ collisions, record, answer: resolve }),
  );
  question.set(undefined);
  return withoutParts(
    patch,
    collisions.filter((collision) => !mine.includes(collision)),
  );
}
