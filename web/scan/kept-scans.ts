// What was photographed and is not with the service yet, in the IndexedDB of the browser: it outlives the page, the browser and a
// day without a connection. Photos have a store of their own, so that a changed corner does not write megabytes anew.
import { basePath } from '../api/base-path.ts';
import type { Sheet } from './find-sheet.ts';

export interface ScanPlace {
  contact_id: number;
  folder_id: number;
  contact_name: string;
  folder_name: string;
}

export interface ScanPage {
  /** Of its photo. */
  key: string;
  /** Null for all of the photo. */
  sheet: Sheet | null;
}

export interface Scan {
  /** Its `Idempotency-Key`, too: however often it is sent, it arrives once. */
  key: string;
  /** Nobody else sees or sends it. */
  person_id: number;
  state: 'draft' | 'waiting' | 'sent' | 'refused';
  pages: ScanPage[];
  /** Milliseconds since 1970: when it was begun. */
  created_at: number;
  /** Both set once it is to be sent. */
  place?: ScanPlace;
  filename?: string;
  /** Why it was refused, in the words of the service. */
  reason?: string;
  document_id?: number;
}

/** Instances that share a host have different paths. */
export const DATABASE = `recto.scan${basePath}`;
const [SCANS, PHOTOS] = ['scans', 'photos'];

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SCANS, { keyPath: 'key' });
    request.result.createObjectStore(PHOTOS);
  };
  return answerOf(request);
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

let opened: Promise<IDBDatabase> | undefined;

async function stores(mode: IDBTransactionMode) {
  const transaction = (await (opened ??= open())).transaction([SCANS, PHOTOS], mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
  return { scans: transaction.objectStore(SCANS), photos: transaction.objectStore(PHOTOS), done };
}

/** The oldest first. */
export async function readScans(person_id: number): Promise<Scan[]> {
  const { scans } = await stores('readonly');
  const all = (await answerOf(scans.getAll())) as Scan[];
  return all.filter((scan) => scan.person_id === person_id).toSorted((a, b) => a.created_at - b.created_at);
}

export interface ChangedScan {
  /** Undefined takes it away. */
  scan: Scan | undefined;
  before: Scan | undefined;
  photo: KeptPhoto | undefined;
}

export interface KeptPhoto {
  key: string;
  blob: Blob;
}

/** The scan with its photos, at once or not at all; photos that none of its pages has any more go. */
export async function writeScan({ scan, before, photo }: ChangedScan): Promise<void> {
  const { scans, photos, done } = await stores('readwrite');
  const kept = new Set(scan?.state === 'sent' ? [] : scan?.pages.map(({ key }) => key));
  for (const { key } of before?.pages ?? []) if (!kept.has(key)) photos.delete(key);
  if (photo !== undefined) photos.put(photo.blob, photo.key);
  if (scan !== undefined) scans.put(scan);
  else if (before !== undefined) scans.delete(before.key);
  await done;
}

/** Undefined where another tab has taken it away. */
export async function readPhoto(key: string): Promise<Blob | undefined> {
  const { photos } = await stores('readonly');
  return (await answerOf(photos.get(key))) as Blob | undefined;
}
