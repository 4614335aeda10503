// A PDF with a password: opened with it, and its copy without one becomes the next version. The password is handed to one
// reader process and to nobody else.
import { Readable } from 'node:stream';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { receive } from '../platform/files/file-store.ts';
import { refusalOf } from '../reading/reading-error.ts';
import { unlockFile } from '../reading/unlock-file.ts';
import { documentPasswordLimit } from '../users/guess-limits.ts';
import { guess } from '../users/guesses.ts';
import { addVersion } from './add-version.ts';
import { requireSpace } from './require-space.ts';
import { getVersion, requireDocument, type DocumentRow } from './store.ts';

export async function unlockDocument(
  ctx: Context,
  id: number,
  { password, if_match }: { password: string; if_match?: string | undefined },
): Promise<DocumentRow> {
  const document = await requireDocument(ctx, id);
  const { version, sha256, filename } = await getVersion(ctx, id, document.version);
  const copy = await guess(ctx, [documentPasswordLimit(ctx.actor, id)], async () => {
    const unlocked = await openWith(ctx, sha256, password);
    if (unlocked === 'not_protected') throw conflict('refusals.noPassword', { version });
    return unlocked === 'wrong_password' ? undefined : unlocked;
  });
  if (copy === undefined) throw invalid('refusals.pdfPassword');
  await requireSpace(ctx, copy.length);
  const file = await receive(Readable.from([copy]), {
    temp_dir: dataPaths(ctx.config).temporary,
    // It holds what was accepted before.
    max_bytes: Infinity,
  });
  return addVersion(ctx, id, { file, filename, if_match, unlocks: version });
}

async function openWith(ctx: Context, sha256: string, password: string) {
  const original = await ctx.files.local(sha256);
  try {
    return await unlockFile(ctx.renderers, original.path, password);
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await original.release();
  }
}
