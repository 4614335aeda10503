// The scans of the person on this device: the one in the making, and those on their way. What is shown here is what is kept.
import { createStore } from '../api/store.ts';
import { randomKey } from '../api/upload-file.ts';
import type { Sheet } from './find-sheet.ts';
import {
  DATABASE,
  readScans,
  writeScan,
  type KeptPhoto,
  type Scan,
  type ScanPage,
  type ScanPlace,
} from './kept-scans.ts';

export const scans = createStore<Scan[]>([]);

let person_id: number | undefined;
window.addEventListener('storage', ({ key }) => {
  if (key === DATABASE) void load();
});

/** Shows the scans of a person, and no one else's; of nobody without one. */
export async function showScansOf(id: number | undefined): Promise<void> {
  person_id = id;
  await load();
}

async function load(): Promise<void> {
  const id = person_id;
  const read = id === undefined ? [] : await readScans(id);
  if (id === person_id) scans.set(read);
}

export const draftOf = (all: Scan[]): Scan | undefined => all.find(({ state }) => state === 'draft');

/** How many of those that arrived stay in the list. */
const MOST_SENT = 5;

/** One change after the other: two photos in a row must not overwrite each other. */
let last: Promise<unknown> = Promise.resolve();

export function changeScan(key: string, change: Change, photo?: KeptPhoto): Promise<void> {
  const changed = changeAfter(last, key, change, photo);
  last = changed.catch(() => undefined);
  return changed;
}

/** Gives undefined to take the scan away. */
type Change = (scan: Scan | undefined) => Scan | undefined;

async function changeAfter(
  earlier: Promise<unknown>,
  key: string,
  change: Change,
  photo: KeptPhoto | undefined,
): Promise<void> {
  await earlier;
  const before = scans.get().find((scan) => scan.key === key);
  const scan = change(before);
  if (scan === before) return;
  await writeScan({ scan, before, photo });
  // Tells other tabs.
  localStorage.setItem(DATABASE, randomKey());
  scans.set((all) => {
    const others = all.filter((other) => other.key !== key);
    return [...others, ...(scan === undefined ? [] : [scan])].toSorted((a, b) => a.created_at - b.created_at);
  });
}

const changeDraft = (pages: (before: ScanPage[]) => ScanPage[], photo?: KeptPhoto) => {
  const { key } = draftOf(scans.get()) ?? { key: randomKey() };
  const by = person_id;
  return changeScan(
    key,
    (draft) => {
      if (by === undefined || by !== person_id) return draft;
      const changed = pages(draft?.pages ?? []);
      if (changed.length === 0) return undefined;
      const fresh = { key, person_id: by, state: 'draft', created_at: Date.now() } as const;
      return { ...(draft ?? fresh), pages: changed };
    },
    photo,
  );
};

/** At the end, or in place of a page that is taken again. */
export function addPage(blob: Blob, sheet: Sheet | undefined, instead_of?: string): Promise<void> {
  const page: ScanPage = { key: randomKey(), sheet: sheet ?? null };
  return changeDraft(
    (pages) =>
      pages.some(({ key }) => key === instead_of)
        ? pages.map((before) => (before.key === instead_of ? page : before))
        : [...pages, page],
    { key: page.key, blob },
  );
}

export const setSheet = (key: string, sheet: Sheet | null): Promise<void> =>
  changeDraft((pages) => pages.map((page) => (page.key === key ? { ...page, sheet } : page)));

export const removePage = (key: string): Promise<void> =>
  changeDraft((pages) => pages.filter((page) => page.key !== key));

/** One place forward (1) or back (-1). */
export const movePage = (key: string, step: 1 | -1): Promise<void> =>
  changeDraft((pages) => {
    const from = pages.findIndex((page) => page.key === key);
    const moved = pages.filter((page) => page.key !== key);
    moved.splice(from + step, 0, pages[from]!);
    return moved;
  });

/** The draft waits to be sent. */
export async function finishDraft(place: ScanPlace, filename: string): Promise<void> {
  const draft = draftOf(scans.get());
  if (draft === undefined) return;
  await changeScan(draft.key, (scan) => scan && { ...scan, state: 'waiting', place, filename });
}

/** What was refused made no document, so that its key is still good. */
export const sendAgain = (key: string, place: ScanPlace): Promise<void> =>
  changeScan(key, (scan) => scan && { ...withoutReason(scan), state: 'waiting', place });

const withoutReason = ({ reason: _reason, ...scan }: Scan): Scan => scan;

export const removeScan = (key: string): Promise<void> => changeScan(key, () => undefined);

export async function noteSent(key: string, document_id: number): Promise<void> {
  await changeScan(key, (scan) => scan && { ...scan, state: 'sent', document_id });
  const sent = scans.get().filter(({ state }) => state === 'sent');
  for (const old of sent.slice(0, -MOST_SENT)) await removeScan(old.key);
}

export const noteRefused = (key: string, reason: string): Promise<void> =>
  changeScan(key, (scan) => scan && { ...scan, state: 'refused', reason });
