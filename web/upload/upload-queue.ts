// The uploads of this tab. They live outside the page, so that they go on while one works elsewhere, and are there again when it
// is loaded anew.
import type { DocumentStatus, DuplicateReason } from '../../contract/documents.ts';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { onLive } from '../api/live.ts';
import { refresh } from '../api/queries.ts';
import { notifyError } from '../ui/notify.ts';
import { createStore } from '../api/store.ts';
import { randomKey, uploadFile, type UploadTarget } from '../api/upload-file.ts';

/** How far the service is with an uploaded document. */
export interface Arrival {
  id: number;
  status: DocumentStatus;
  page_count: number | null;
  pages_read: number;
  confidence_score: number | null;
  /** The document that it repeats, and how that is told. */
  duplicate_of: number | null;
  duplicate_reason: DuplicateReason | null;
}

export interface UploadItem {
  key: string;
  /** Gone after the page was loaded again: a browser hands a file out once. */
  file?: File;
  name: string;
  size: number;
  /** Where it lay in a dropped folder; the file name otherwise. */
  path: string;
  target: UploadTarget;
  /** Files of one group become one document once all have arrived. */
  group?: string | undefined;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** 0..1 of the bytes. */
  progress: number;
  error?: unknown;
  arrival?: Arrival;
}

const NEW_ARRIVAL = {
  page_count: null,
  pages_read: 0,
  confidence_score: null,
  duplicate_of: null,
  duplicate_reason: null,
} as const;

/** Not sent at all: the service would refuse it. */
export class EmptyFile extends Error {}

/** Browsers allow six connections to a host; live events and pages need some. */
const AT_ONCE = 3;

const STORED = 'recto.uploads';
/** More would not be looked through, and the browser keeps only a few megabytes. */
const MOST_STORED = 500;

export const uploads = createStore<UploadItem[]>(restore());
uploads.subscribe(() => {
  const items = uploads.get().slice(-MOST_STORED);
  const stored = items.map(({ file: _file, error: _error, ...item }) => item);
  sessionStorage.setItem(STORED, JSON.stringify(stored));
});
const cancels = new Map<string, () => void>();

/** What was on its way when the page was left did not arrive, or was not told: it can be chosen again without harm. */
function restore(): UploadItem[] {
  const items = JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as UploadItem[];
  if (items.length > 0) queueMicrotask(follow);
  return items.map((item) => (item.state === 'sent' ? item : { ...item, state: 'failed' }));
}

/** "page 2" before "page 10". */
const byName = new Intl.Collator(undefined, { numeric: true });

/** `as_one`: the files are the pages of one document, in the order of their names. */
export function addUploads(files: File[], target: UploadTarget, as_one = false): void {
  const group = as_one && files.length > 1 ? { group: randomKey() } : {};
  const ordered = as_one ? files.toSorted((a, b) => byName.compare(a.name, b.name)) : files;
  const added = ordered.map((file): UploadItem => ({
    key: randomKey(),
    file,
    name: file.name,
    size: file.size,
    path: pathOf(file),
    target,
    ...group,
    ...(file.size === 0 ? { state: 'failed', error: new EmptyFile() } : { state: 'waiting' }),
    progress: 0,
  }));
  uploads.set((items) => [...items, ...added]);
  startMore();
}

/** Sends again what failed; the same key, so that what did arrive is not stored twice. */
export function retryUpload(key: string): void {
  change(key, { state: 'waiting', progress: 0, error: undefined });
  startMore();
}

export function removeUpload(key: string): void {
  cancels.get(key)?.();
  const { group } = uploads.get().find((item) => item.key === key) ?? {};
  uploads.set((items) => items.filter((item) => item.key !== key));
  void joinGroup(group);
}

export function removeFinished(): void {
  uploads.set((items) => items.filter((item) => item.state === 'waiting' || item.state === 'sending'));
}

export function overallProgress(items: UploadItem[]): { done: number; total: number; fraction: number } {
  const bytes = items.reduce((sum, { size }) => sum + size, 0);
  const sent = items.reduce((sum, item) => sum + item.size * (isOver(item) ? 1 : item.progress), 0);
  return { done: items.filter(isOver).length, total: items.length, fraction: bytes === 0 ? 0 : sent / bytes };
}

const isOver = ({ state }: UploadItem) => state === 'sent' || state === 'failed';

function startMore(): void {
  const items = uploads.get();
  const free = AT_ONCE - items.filter(({ state }) => state === 'sending').length;
  for (const item of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0)))
    void send(item);
  follow();
}

async function send({ key, file, target, group }: UploadItem): Promise<void> {
  if (file === undefined) return;
  const upload = uploadFile(file, target, key, (progress) => change(key, { progress }));
  cancels.set(key, upload.cancel);
  change(key, { state: 'sending' });
  try {
    const { id, status } = await upload.result;
    const arrival = { ...NEW_ARRIVAL, id, status };
    change(key, { state: 'sent', progress: 1, arrival });
    void refresh('listDocuments', 'getDashboard');
    await lookAt(id);
    await joinGroup(group);
  } catch (error) {
    change(key, { state: 'failed', error });
    if (isApiError(error, 401)) return;
  } finally {
    cancels.delete(key);
    startMore();
  }
}

/** Groups that are being joined: the last files of one may arrive at the same moment. */
const joining = new Set<string>();

/** Once all files of a group have arrived; one that failed is sent again or taken out of the list first. */
async function joinGroup(group: string | undefined): Promise<void> {
  const items = uploads.get().filter((item) => item.group !== undefined && item.group === group);
  const [first] = items;
  const documents = items.flatMap(({ arrival }) => (arrival === undefined ? [] : [arrival.id]));
  if (group === undefined || first === undefined || documents.length < items.length || joining.has(group))
    return;
  joining.add(group);
  try {
    // Where all others were taken out, one file is one document.
    if (documents.length < 2) return change(first.key, { group: undefined });
    const { id, filename, status } = await call('joinDocuments', { body: { documents } });
    const size = items.reduce((sum, item) => sum + item.size, 0);
    const arrival = { ...NEW_ARRIVAL, id, status };
    const joined = { ...first, name: filename, path: filename, size, group: undefined, arrival };
    uploads.set((all) =>
      all.flatMap((item) => (item.key === first.key ? [joined] : item.group === group ? [] : [item])),
    );
    void refresh('listDocuments', 'getDashboard');
    await lookAt(id);
  } catch (error) {
    notifyError(error);
  } finally {
    joining.delete(group);
  }
}

/** Events may have come before the answer of the upload, so the first look is our own. */
async function lookAt(id: number): Promise<void> {
  const record = await call('getDocument', { params: { id } }).catch(() => undefined);
  if (record !== undefined) arrived(record);
}

type Told = 'duplicate_of' | 'duplicate_reason';

function arrived(event: Omit<Arrival, Told> & Partial<Arrival>): void {
  uploads.set((items) => {
    if (!items.some((item) => item.arrival?.id === event.id)) return items;
    const { id, status, page_count, pages_read, confidence_score } = event;
    return items.map((item) => {
      if (item.arrival?.id !== id) return item;
      // Events do not tell what it repeats.
      const { duplicate_of, duplicate_reason } =
        event.duplicate_of === undefined ? item.arrival : { duplicate_reason: null, ...event };
      const repeats = { duplicate_of: duplicate_of ?? null, duplicate_reason };
      return { ...item, arrival: { id, status, page_count, pages_read, confidence_score, ...repeats } };
    });
  });
}

function change(key: string, changes: Partial<UploadItem>): void {
  uploads.set((items) => items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
}

const isUnderWay = ({ status }: Arrival) => status === 'New' || status === 'Processing';

let following = false;

/** Live events tell how far the documents are; a slow look of our own stands in where they do not come. */
function follow(): void {
  if (following) return;
  following = true;
  onLive('document', arrived);
  window.setInterval(() => {
    const waiting = uploads
      .get()
      .flatMap(({ arrival }) => (arrival !== undefined && isUnderWay(arrival) ? [arrival.id] : []));
    for (const id of waiting.slice(0, 5)) void lookAt(id);
  }, 4_000);
  window.addEventListener('beforeunload', (event) => {
    if (uploads.get().some(({ state }) => state === 'sending' || state === 'waiting')) event.preventDefault();
  });
}

/** Files of a dropped folder know their path; those of a folder picker know it by another name. */
function pathOf(file: File & { path?: string }): string {
  const path = file.webkitRelativePath || file.path || file.name;
  return path.replace(/^\.?\//, '');
}
