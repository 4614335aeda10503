// Files that become one PDF, received like an upload.
import { Readable } from 'node:stream';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { receive, type ReceivedFile } from '../platform/files/file-store.ts';
import { joinFiles, type JoinedFile } from '../reading/join-files.ts';
import { refusalOf } from '../reading/reading-error.ts';
import { requireSpace } from './require-space.ts';

/** The caller owns the file and must put or discard it. */
export async function receiveJoined(ctx: Context, files: JoinedFile[]): Promise<ReceivedFile> {
  const bytes = await joinFiles(ctx.renderers, files).catch((error: unknown) => {
    throw refusalOf(error);
  });
  await requireSpace(ctx, bytes.length);
  return receive(Readable.from([bytes]), {
    temp_dir: dataPaths(ctx.config).temporary,
    // It holds what was accepted before.
    max_bytes: Infinity,
  });
}
