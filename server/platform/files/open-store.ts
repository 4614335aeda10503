// The store that the setting names: a folder, or an S3-compatible one.
import { fileURLToPath } from 'node:url';
import type { FileStore } from './file-store.ts';
import { parseS3Url } from './s3-url.ts';
import { createLocalStore } from './local-store.ts';

export interface StoreOptions {
  /** `file:///path`, `s3://…`, or undefined for the default folder. */
  storage_url: string | undefined;
  default_dir: string;
  temp_dir: string;
  access_key_id: string | undefined;
  secret_access_key: string | undefined;
}

export async function openStore(options: StoreOptions): Promise<FileStore> {
  const { storage_url, access_key_id, secret_access_key, temp_dir } = options;
  if (storage_url === undefined) return createLocalStore(options.default_dir);
  if (storage_url.startsWith('file:')) return createLocalStore(fileURLToPath(storage_url));
  // The S3 client is large; installations with a folder do not load it.
  const { createS3Store } = await import('./s3-store.ts');
  const credentials =
    access_key_id === undefined || secret_access_key === undefined
      ? undefined
      : { accessKeyId: access_key_id, secretAccessKey: secret_access_key };
  return createS3Store({ ...parseS3Url(storage_url), credentials, temp_dir });
}
