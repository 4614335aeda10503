// Originals are shared by all documents with the same content. They are stored before the document exists and removed
// after the last one is gone; a claim keeps the two from meeting.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context.ts';
import { dataPaths } from '../config.ts';
import type { ReceivedFile } from '../platform/files/file-store.ts';
import { reach } from '../platform/fault-points.ts';
import { errorForLog } from '../platform/log.ts';
import { requireSpace } from './require-space.ts';

/** A lock per content, in a range of its own; two contents that meet in one only wait for one another. */
const lockKey = (sha256: string): number => 7_230_000_000 + parseInt(sha256.slice(0, 8), 16);

/** Until the end of the transaction, nobody else looks for documents with this content, or adds one. */
export const lockContent = (ctx: Context, sha256: string): Promise<void> => ctx.lock(lockKey(sha256));

/**
 * Stores the file, then runs `insert` in a transaction; the content is safe from removal all the while. What could not be
 * inserted leaves no original behind.
 */
export async function keepOriginal<T>(
  ctx: Context,
  file: ReceivedFile,
  insert: (ctx: Context) => Promise<T>,
): Promise<T> {
  await requireSpace(ctx, 0);
  const claim = await claimContent(ctx, file.sha256);
  try {
    await ctx.files.put(file);
    await reach('upload.stored');
    return await ctx.transaction(async (ctx) => {
      const result = await insert(ctx);
      await ctx.db.deleteFrom('original_claims').where('id', '=', claim).execute();
      return result;
    });
  } catch (error) {
    await giveUpClaim(ctx, claim, file.sha256).catch((failure: unknown) =>
      ctx.log.warn(errorForLog(failure), 'an original that was not used is removed later'),
    );
    throw error;
  }
}

/** Noted first, so that what cannot be removed now is removed later. */
async function giveUpClaim(ctx: Context, claim: number, sha256: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await ctx.db.deleteFrom('original_claims').where('id', '=', claim).execute();
    await noteUnused(ctx, [sha256]);
  });
  await removeIfUnused(ctx, sha256);
}

async function claimContent(ctx: Context, sha256: string): Promise<number> {
  return ctx.transaction(async (ctx) => {
    await ctx.lock(lockKey(sha256));
    const row = await ctx.db
      .insertInto('original_claims')
      .values({ sha256, created_at: ctx.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
}

/** Call within the transaction that takes the last use away; `removeIfUnused` does the rest, now or later. */
export async function noteUnused(ctx: Context, digests: string[]): Promise<void> {
  if (digests.length === 0) return;
  await ctx.db
    .insertInto('unused_originals')
    .values(digests.map((sha256) => ({ sha256, created_at: ctx.clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes original and page images unless a version of any document, or one that is coming in, has this content. */
export async function removeIfUnused(ctx: Context, sha256: string): Promise<void> {
  const removed = await ctx.transaction(async (ctx) => {
    await ctx.lock(lockKey(sha256));
    const unused = !(await isUsed(ctx, sha256));
    if (unused) await ctx.files.remove(sha256);
    await ctx.db.deleteFrom('unused_originals').where('sha256', '=', sha256).execute();
    return unused;
  });
  if (removed) await removeImages(ctx, sha256);
}

/** For whoever has just drawn one: true if the content is gone, and with it what was drawn. */
export async function removeImagesIfUnused(ctx: Context, sha256: string): Promise<boolean> {
  const unused = !(await isUsed(ctx, sha256));
  if (unused) await removeImages(ctx, sha256);
  return unused;
}

const removeImages = (ctx: Context, sha256: string) =>
  rm(pageImageFolder(ctx, sha256), { recursive: true, force: true });

/** Claims first: one that has just become a version is seen as the one or as the other. */
async function isUsed(ctx: Context, sha256: string): Promise<boolean> {
  const claims = ctx.db.selectFrom('original_claims').select('id').where('sha256', '=', sha256);
  if ((await claims.limit(1).executeTakeFirst()) !== undefined) return true;
  const versions = ctx
    .everything()
    .selectFrom('document_versions')
    .select('version')
    .where('sha256', '=', sha256);
  return (await versions.limit(1).executeTakeFirst()) !== undefined;
}

/** Takes up what a crash interrupted: originals noted as unused, and claims of uploads that never ended. */
export async function removeUnusedOriginals(ctx: Context): Promise<void> {
  const dayAgo = new Date(ctx.clock.now().getTime() - 24 * 3600_000);
  const claims = ctx.db.deleteFrom('original_claims').where('created_at', '<', dayAgo);
  const forgotten = await claims.returning('sha256').execute();
  await noteUnused(
    ctx,
    forgotten.map((claim) => claim.sha256),
  );
  const unused = await ctx.db.selectFrom('unused_originals').select('sha256').limit(100).execute();
  for (const { sha256 } of unused) await removeIfUnused(ctx, sha256);
}

export const pageImageFolder = (ctx: Context, sha256: string): string =>
  path.join(dataPaths(ctx.config).page_images, sha256.slice(0, 2), sha256);
