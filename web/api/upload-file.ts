// Sends one file. XMLHttpRequest, because fetch does not tell how much has been sent.
import type { UploadResult } from '../../contract/documents.ts';
import { ApiError } from './api-error.ts';
import { addressOf } from './call.ts';
import { sessionEnded } from './session-ended.ts';

export interface UploadTarget {
  contact_id: number;
  folder_id: number;
  profile_id?: number | undefined;
}

export interface UploadHandle {
  result: Promise<UploadResult>;
  cancel(): void;
}

/** `key` makes sending the same file again after a lost connection safe. */
export function uploadFile(
  file: File,
  target: UploadTarget,
  key: string,
  onProgress: (fraction: number) => void,
): UploadHandle {
  const request = new XMLHttpRequest();
  const result = new Promise<UploadResult>((resolve, reject) => {
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status === 201) return resolve(JSON.parse(request.responseText) as UploadResult);
      if (request.status === 401) sessionEnded();
      reject(new ApiError(request.status, detailOf(request.responseText)));
    };
    request.onerror = () => reject(new ApiError(0, ''));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(target)) if (value !== undefined) form.set(name, String(value));
  form.set('file', file, file.name);
  request.open('POST', addressOf('uploadDocument'));
  request.setRequestHeader('idempotency-key', key);
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
