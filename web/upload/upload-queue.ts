// The uploads of this page load. They live outside the page, so that they go on while one works elsewhere.
import type { DocumentStatus } from '../../contract/documents.ts';
import { isApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { onLive } from '../api/live.ts';
import { refresh } from '../api/queries.ts';
import { createStore } from '../api/store.ts';
import { randomKey, uploadFile, type UploadTarget } from '../api/upload-file.ts';

/** How far the service is with an uploaded document. */
export interface Arrival {
  id: number;
  status: DocumentStatus;
  page_count: number | null;
  pages_read: number;
  confidence_score: number | null;
}

export interface UploadItem {
  key: string;
  file: File;
  /** Where it lay in a dropped folder; the file name otherwise. */
  path: string;
  target: UploadTarget;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** 0..1 of the bytes. */
  progress: number;
  error?: unknown;
  arrival?: Arrival;
}

/** Browsers allow six connections to a host; live events and pages need some. */
const AT_ONCE = 3;

export const uploads = createStore<UploadItem[]>([]);
const cancels = new Map<string, () => void>();

export function addUploads(files: File[], target: UploadTarget): void {
  const added = files.map((file): UploadItem => ({
    key: randomKey(),
    file,
    path: pathOf(file),
    target,
    state: 'waiting',
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
  uploads.set((items) => items.filter((item) => item.key !== key));
}

export function removeFinished(): void {
  uploads.set((items) => items.filter((item) => item.state === 'waiting' || item.state === 'sending'));
}

export function overallProgress(items: UploadItem[]): { done: number; total: number; fraction: number } {
  const bytes = items.reduce((sum, { file }) => sum + file.size, 0);
  const sent = items.reduce((sum, item) => sum + item.file.size * (isOver(item) ? 1 : item.progress), 0);
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

async function send({ key, file, target }: UploadItem): Promise<void> {
  const upload = uploadFile(file, target, key, (progress) => change(key, { progress }));
  cancels.set(key, upload.cancel);
  change(key, { state: 'sending' });
  try {
    const { id, status } = await upload.result;
    const arrival = { id, status, page_count: null, pages_read: 0, confidence_score: null };
    change(key, { state: 'sent', progress: 1, arrival });
    void refresh('listDocuments', 'getDashboard');
    await lookAt(id);
  } catch (error) {
    change(key, { state: 'failed', error });
    if (isApiError(error, 401)) return;
  } finally {
    cancels.delete(key);
    startMore();
  }
}

/** Events may have come before the answer of the upload, so the first look is our own. */
async function lookAt(id: number): Promise<void> {
  const record = await call('getDocument', { params: { id } }).catch(() => undefined);
  if (record !== undefined) arrived(record);
}

function arrived(event: Arrival): void {
  uploads.set((items) => {
    if (!items.some((item) => item.arrival?.id === event.id)) return items;
    const { id, status, page_count, pages_read, confidence_score } = event;
    const arrival = { id, status, page_count, pages_read, confidence_score };
    return items.map((item) => (item.arrival?.id === id ? { ...item, arrival } : item));
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
