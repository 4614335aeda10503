// Which changes were one action: a batch leaves one for each document.
import type { UndoableChange } from '../../contract/review.ts';

/** Documents of a batch follow one another faster than anybody decides; times are told in whole seconds. */
const APART_MS = 1_000;

/** @param changes the newest first */
export function lastAction(changes: UndoableChange[]): UndoableChange[] {
  const [newest] = changes;
  if (newest === undefined) return [];
  const end = changes.findIndex((change, index) => {
    const newer = changes[index - 1];
    return newer !== undefined && !(isSame(change, newest) && apart(change, newer) <= APART_MS);
  });
  return end === -1 ? changes : changes.slice(0, end);
}

const isSame = (a: UndoableChange, b: UndoableChange): boolean =>
  a.kind === b.kind &&
  a.after === b.after &&
  a.assignee === b.assignee &&
  a.postponed_until === b.postponed_until &&
  a.rejection_reason === b.rejection_reason;

const apart = (a: UndoableChange, b: UndoableChange): number => Date.parse(b.at) - Date.parse(a.at);
