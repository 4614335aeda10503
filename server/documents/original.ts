// Originals as files to download: byte for byte as uploaded, under the name they came with. Whoever reads one leaves an
// entry in the audit log, by whatever door and whether whole or in parts.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { ByteRange, FileStore } from '../platform/files/file-store.ts';
import type { FileResponse } from '../platform/http/file-response.ts';
import { contentOf } from './part-file.ts';
import { getVersion, requireDocument } from './store.ts';

type Disposition = 'attachment' | 'inline';

export async function originalFile(
  ctx: Context,
  document_id: number,
  version: number | undefined,
  disposition: Disposition,
): Promise<FileResponse> {
  const document = await requireDocument(ctx, document_id);
  const row = await getVersion(ctx, document_id, version ?? document.version);
  const content = await contentOf(ctx, row);
  return {
    filename: row.filename,
    media_type: row.media_type,
    disposition,
    size_bytes: content.size_bytes,
    etag: content.etag,
    async open(range) {
      await recordReading(ctx, document, { version: row.version, disposition, range });
      return content.read(range);
    },
  };
}

/** Viewers and download managers fetch a file in many parts; parts that follow within this time are one reading. */
const ONE_READING_MS = 10 * 60_000;
const REMEMBERED_AT_MOST = 10_000;

/** When a reading in parts was last recorded, by store. Each process remembers its own: an entry too many, never one too few. */
const recorded = new WeakMap<FileStore, Map<string, number>>();

async function recordReading(
  ctx: Context,
  { id, contact_id }: { id: number; contact_id: number },
  {
    version,
    disposition,
    range,
  }: { version: number; disposition: Disposition; range: ByteRange | undefined },
): Promise<void> {
  const { kind, id: actor_id, name } = ctx.actor;
  const reading = JSON.stringify([kind, actor_id, name, id, version, disposition]);
  const readings = recorded.get(ctx.files) ?? new Map<string, number>();
  recorded.set(ctx.files, readings);
  const last = readings.get(reading);
  if (range !== undefined && last !== undefined && performance.now() - last < ONE_READING_MS) return;
  await audit(ctx, {
    event: 'document.downloaded',
    document_id: id,
    contact_id,
    detail: {
      version,
      disposition,
      ...(range === undefined ? {} : { from_byte: range.start, to_byte: range.end }),
    },
  });
  if (range === undefined) return;
  if (readings.size >= REMEMBERED_AT_MOST) readings.clear();
  readings.set(reading, performance.now());
}
