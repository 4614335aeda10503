// What a version is as a file: its original, or the pages of it that the version is. Those are taken out when somebody first
// asks for them.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { notFound } from '../platform/errors.ts';
import type { ByteRange } from '../platform/files/file-store.ts';
import { copyPages } from '../reading/copy-pages.ts';
import { derivedFile } from './derived-file.ts';
import { rangeOf, type VersionRow } from './store.ts';

export interface VersionContent {
  size_bytes: number;
  etag: string;
  read(range?: ByteRange): Promise<Readable>;
}

export async function contentOf(ctx: Context, version: VersionRow): Promise<VersionContent> {
  const { document_id, sha256, size_bytes } = version;
  const pages = rangeOf(version);
  if (pages === undefined)
    return { size_bytes, etag: sha256, read: (range) => ctx.files.read(sha256, range) };
  const name = pages.join('-');
  const part = await derivedFile(ctx, sha256, `${name}.pdf`, (original) =>
    copyPages(ctx.renderers, original, pages),
  );
  if (part === undefined) throw notFound('refusals.noDocument', { id: document_id });
  return {
    size_bytes: part.size_bytes,
    etag: `${sha256}-${name}`,
    read: async (range) => createReadStream(part.file, range ?? {}),
  };
}
