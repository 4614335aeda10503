// Sends what waits, one document after the other, as soon as there is a connection and the person who took the photos is signed in.
import { isApiError } from '../api/api-error.ts';
import { refresh } from '../api/queries.ts';
import { createStore } from '../api/store.ts';
import { uploadScan } from '../api/upload-file.ts';
import { describeError } from '../ui/describe-error.ts';
import { readPhoto, type Scan } from './kept-scans.ts';
import { noteRefused, noteSent, removeScan, scans } from './scans.ts';

/** The scan that is being sent, and how much of it has been, 0..1. */
export const sending = createStore<{ key: string; fraction: number } | undefined>(undefined);

/** While nothing gets through. */
const AGAIN_MS = 5000;

let cancel: (() => void) | undefined;
let allowed = false;

/** From when the person is known to be signed in. @returns stops it, at once */
export function startSending(): () => void {
  allowed = true;
  const timer = window.setInterval(() => void sendWaiting(), AGAIN_MS);
  const wake = () => void sendWaiting();
  const stops = [scans.subscribe(wake)];
  window.addEventListener('online', wake);
  wake();
  return () => {
    allowed = false;
    cancel?.();
    window.clearInterval(timer);
    window.removeEventListener('online', wake);
    stops.forEach((stop) => stop());
  };
}

async function sendWaiting(): Promise<void> {
  if (sending.get() !== undefined || !allowed) return;
  const scan = scans.get().find(({ state }) => state === 'waiting');
  if (scan === undefined) return;
  sending.set({ key: scan.key, fraction: 0 });
  const goes_on = await send(scan).catch(() => false);
  cancel = undefined;
  sending.set(undefined);
  if (goes_on) void sendWaiting();
}

/** @returns whether the next one may follow at once */
async function send({ key, person_id, pages, place, filename }: Scan): Promise<boolean> {
  const read = await Promise.all(pages.map((page) => readPhoto(page.key)));
  const photos = read.filter((photo) => photo !== undefined);
  if (place === undefined || photos.length < pages.length) {
    // Sent or removed in another tab.
    await removeScan(key);
    return true;
  }
  const fields = {
    contact_id: place.contact_id,
    folder_id: place.folder_id,
    sheets: JSON.stringify(pages.map(({ sheet }) => sheet && sheet.map(({ x, y }) => [x, y]))),
    sender_id: person_id,
    ...(filename === undefined ? {} : { filename }),
  };
  // Between the look at the photos and now, somebody may have signed out.
  if (!allowed) return false;
  const upload = uploadScan(photos, fields, key, (fraction) => sending.set({ key, fraction }));
  cancel = upload.cancel;
  try {
    await noteSent(key, (await upload.result).id);
    return true;
  } catch (error) {
    if (!isApiError(error) || comesAgain(error.status)) return false;
    if (error.status === 401 || error.status === 409) await refresh('getMe');
    // Somebody else is signed in by now: it waits for its own person.
    if (error.status === 401 || !allowed) return false;
    const { title, detail } = describeError(error);
    await noteRefused(key, detail === '' ? title : detail);
    return true;
  }
}

/** No connection, too many requests, no space: not because of what was sent. */
const comesAgain = (status: number): boolean => status === 0 || status === 429 || status >= 500;
