// What a version is as a file: its original, or the pages of it that the version is, turned as a person has turned them. Such a file
// is made when somebody first asks for it.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Context } from '../context.ts';
import { notFound } from '../platform/errors.ts';
import type { ByteRange } from '../platform/files/file-store.ts';
import { copyPages } from '../reading/copy-pages.ts';
import { derivedFile } from './derived-file.ts';
import { contentName } from './page-turns.ts';
import { rangeOf, type VersionRow } from './store.ts';

export interface VersionContent {
  size_bytes: number;
  etag: string;
  read(range?: ByteRange): Promise<Readable>;
}

export async function contentOf(ctx: Context, version: VersionRow): Promise<VersionContent> {
  const { document_id, sha256, size_bytes } = version;
  const pages = rangeOf(version);
  const turns = version.media_type === 'application/pdf' ? version.turns : null;
  if (pages === undefined && turns === null)
    return { size_bytes, etag: sha256, read: (range) => ctx.files.read(sha256, range) };
  const name = contentName(version);
  const part = await derivedFile(ctx, sha256, `${name}.pdf`, (original) =>
    copyPages(ctx.renderers, original, pages, turns ?? {}),
  );
  if (part === undefined) throw notFound('refusals.noDocument', { id: document_id });
  return {
    size_bytes: part.size_bytes,
    etag: `${sha256}-${name}`,
    read: async (range) => createReadStream(part.file, range ?? {}),
  };
}
