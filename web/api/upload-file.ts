// Sends files. XMLHttpRequest, because fetch does not tell how much has been sent.
import type { z } from 'zod';
import type { BankImport } from '../../contract/bank-statements.ts';
import type { UploadResult } from '../../contract/uploads.ts';
import type { OrderImport } from '../../contract/orders.ts';
import type { VendorImport } from '../../contract/vendors.ts';
import type { VersionResult } from '../../contract/versions.ts';
import { ApiError } from './api-error.ts';
import { addressOf } from './call.ts';
import { readerHeaders } from './reader-headers.ts';
import { sessionEnded } from './session-ended.ts';

export interface UploadTarget {
  contact_id: number;
  folder_id: number;
  profile_id?: number | undefined;
  /** Whose it is shall be found; contact and folder are where it lies until then. */
  find_contact?: true | undefined;
}

export interface UploadHandle<Result = UploadResult> {
  result: Promise<Result>;
  cancel(): void;
}

/** `key` makes sending the same file again after a lost connection safe. */
export function uploadFile(
  file: File,
  target: UploadTarget,
  key: string,
  onProgress: (fraction: number) => void,
): UploadHandle {
  const form = new FormData();
  for (const [name, value] of Object.entries(target)) if (value !== undefined) form.set(name, String(value));
  form.set('file', file, file.name);
  return send<UploadResult>(addressOf('uploadDocument'), form, { 'idempotency-key': key }, onProgress);
}

/** Photos of one document, and where the sheets are on them. */
export function uploadScan(
  photos: Blob[],
  fields: Record<string, string | number>,
  key: string,
  onProgress: (fraction: number) => void,
): UploadHandle {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [i, photo] of photos.entries()) form.append('file', photo, `page-${i + 1}.jpg`);
  return send<UploadResult>(addressOf('scanDocument'), form, { 'idempotency-key': key }, onProgress);
}

/** A new original of a document that is here already. */
export function uploadVersion(
  file: File,
  id: number,
  onProgress: (fraction: number) => void,
): UploadHandle<z.infer<typeof VersionResult>> {
  const form = new FormData();
  form.set('file', file, file.name);
  return send(addressOf('addVersion', { params: { id } }), form, {}, onProgress);
}

/** A file of master data; `fields` say what becomes of it. */
const uploadTable =
  <Result>(name: 'importVendors' | 'importOrders' | 'importBankStatements') =>
  (file: File, fields: Record<string, string>): UploadHandle<Result> => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    form.set('file', file, file.name);
    return send(addressOf(name), form, {}, () => undefined);
  };

export const uploadVendors = uploadTable<VendorImport>('importVendors');
export const uploadStatements = uploadTable<z.infer<typeof BankImport>>('importBankStatements');
export const uploadOrders = uploadTable<OrderImport>('importOrders');

function send<Result>(
  address: string,
  form: FormData,
  headers: Record<string, string>,
  onProgress: (fraction: number) => void,
): UploadHandle<Result> {
  const request = new XMLHttpRequest();
  const result = new Promise<Result>((resolve, reject) => {
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status < 300) return resolve(JSON.parse(request.responseText) as Result);
      if (request.status === 401) sessionEnded();
      reject(new ApiError(request.status, detailOf(request.responseText)));
    };
    request.onerror = () => reject(new ApiError(0, ''));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
  });
  request.open('POST', address);
  for (const [name, value] of Object.entries({ ...readerHeaders(), ...headers }))
    request.setRequestHeader(name, value);
  request.send(form);
  return { result, cancel: () => request.abort() };
}

function detailOf(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === 'string' ? detail : '';
  } catch {
    return '';
  }
}

/** 128 random bits; `crypto.randomUUID` does not exist on plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
