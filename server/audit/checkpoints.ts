// Signed heads of the chain. One is taken every few seconds while entries come: into a file beside the secret key, and
// now and then into the database, for processes on other machines.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import { temporaryName } from '../platform/files/file-store.ts';
import { errorForLog } from '../platform/log.ts';
import { isGenuine, signCheckpoint, type Checkpoint } from './chain.ts';
import { followDeletions } from './deletions.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { say } from '../platform/sentences/say.ts';

const EVERY_MS = 5_000;
const INTO_DATABASE_MS = 10 * 60_000;

const StoredCheckpoint = z.object({
  entry_id: z.int().min(1),
  hash: z.string(),
  at: z.iso.datetime().transform((text) => new Date(text)),
  signature: z.string(),
});

const fileOf = (ctx: Pick<Context, 'config'>): string =>
  path.join(dataPaths(ctx.config).root, 'audit-head.json');

/** Those of the database and the one of the file, if there is one. */
export async function readCheckpoints(ctx: Pick<Context, 'db' | 'config'>): Promise<Checkpoint[]> {
  const stored = await ctx.db.selectFrom('audit_checkpoints').selectAll().orderBy('entry_id').execute();
  const kept = await readHeadFile(ctx);
  return kept === undefined ? stored : [...stored, kept];
}

/** A file that cannot be read as a checkpoint is one that nobody signed. */
async function readHeadFile(ctx: Pick<Context, 'config'>): Promise<Checkpoint | undefined> {
  let text: string;
  try {
    text = await readFile(fileOf(ctx), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return StoredCheckpoint.parse(JSON.parse(text));
  } catch {
    return { entry_id: 1, hash: '', at: new Date(0), signature: '' };
  }
}

/**
 * Signs the present head and keeps it. Throws where the log no longer has the entry that was signed before: the older
 * signature then stays, as the proof.
 */
export async function takeCheckpoint(ctx: Context): Promise<void> {
  const head = await ctx.db
    .selectFrom('audit_entries')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const kept = await readHeadFile(ctx);
  if (kept !== undefined && kept.entry_id === head?.id && kept.hash === head.hash) return;
  if (kept !== undefined) await requireStillThere(ctx, kept);
  // Another process signed a later one in between.
  if (head === undefined || (kept !== undefined && kept.entry_id > head.id)) return;
  const at = ctx.clock.now();
  const checkpoint = signCheckpoint(ctx.secrets, { entry_id: head.id, hash: head.hash, at });
  await writeHeadFile(ctx, checkpoint);
  await storeNowAndThen(ctx, checkpoint);
}

export class AuditBroken extends Error {
  readonly sentence: Sentence;

  constructor(said: Sentence) {
    super(say(said));
    this.sentence = said;
  }
}

async function requireStillThere(ctx: Context, kept: Checkpoint): Promise<void> {
  if (!isGenuine(ctx.secrets, kept)) throw new AuditBroken(sentence('audit.headFile'));
  const entries = ctx.db.selectFrom('audit_entries').select('hash').where('id', '=', kept.entry_id);
  const entry = await entries.executeTakeFirst();
  if (entry?.hash !== kept.hash)
    throw new AuditBroken(sentence('audit.signedGone', { entry: kept.entry_id }));
}

/** Whole or not at all; what a kill leaves of it is swept with other temporary files. */
async function writeHeadFile(ctx: Context, { at, ...rest }: Checkpoint): Promise<void> {
  const folder = dataPaths(ctx.config).temporary;
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, temporaryName());
  try {
    await writeFile(temporary, `${JSON.stringify({ ...rest, at: at.toISOString() })}\n`, { mode: 0o600 });
    await rename(temporary, fileOf(ctx));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function storeNowAndThen(ctx: Context, checkpoint: Checkpoint): Promise<void> {
  const newest = await ctx.db
    .selectFrom('audit_checkpoints')
    .select('at')
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest !== undefined && checkpoint.at.getTime() - newest.at.getTime() < INTO_DATABASE_MS) return;
  try {
    await ctx.db.insertInto('audit_checkpoints').values(checkpoint).execute();
  } catch (error) {
    // Another process was as quick.
    if (violatedUnique(error) !== 'audit_checkpoints_pkey') throw error;
  }
}

/** @param onBroken told once, with the reason */
export function keepCheckpoints(
  ctx: Context,
  onBroken: (reason: Sentence) => Promise<void>,
): { stop(): Promise<void> } {
  let told = false;
  const noteDeletions = followDeletions(ctx);
  const look = async () => {
    try {
      await takeCheckpoint(ctx);
      await noteDeletions();
    } catch (error) {
      ctx.log.error(errorForLog(error), 'audit checkpoint');
      if (told || !(error instanceof AuditBroken)) return;
      told = true;
      await onBroken(error.sentence).catch((failure: unknown) =>
        ctx.log.error(errorForLog(failure), 'audit checkpoint'),
      );
    }
  };
  let running = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running.then(look);
    },
  };
}
