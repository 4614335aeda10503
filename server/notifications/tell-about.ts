// Telling the same people of many documents at once: however many these are, it is one notification.
import type { NotificationKind } from '../../contract/notifications.ts';
import type { Context } from '../context.ts';
import { groupBy } from '../platform/group-by.ts';
import type { Sentence } from '../platform/sentences/sentence.ts';
import { notifyPeople } from './notify.ts';

/** Who is to know of a document. */
export interface Telling {
  document_id: number;
  filename: string;
  user_ids: number[];
}

interface Words<T> {
  kind: NotificationKind;
  one: (about: T) => Sentence;
  many: (count: number) => Sentence;
}

/** In the transaction of what it tells of. Those that concern nobody are left out. */
export async function tellAbout<T extends Telling>(
  ctx: Context,
  tellings: readonly T[],
  { kind, one, many }: Words<T>,
): Promise<void> {
  const concerning = tellings.filter(({ user_ids }) => user_ids.length > 0);
  for (const [ids, about] of groupBy(concerning, ({ user_ids }) => keyOf(user_ids))) {
    const [first] = about;
    const user_ids = ids.split(',').map(Number);
    const documents = new Set(about.map(({ document_id }) => document_id)).size;
    await notifyPeople(
      ctx,
      documents === 1
        ? { kind, message: one(first!), document_id: first!.document_id, user_ids }
        : { kind, message: many(documents), user_ids },
    );
  }
}

const keyOf = (ids: number[]): string => [...new Set(ids)].sort((a, b) => a - b).join();
