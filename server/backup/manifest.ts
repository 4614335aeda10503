// What a backup folder holds, signed with the key of the instance, so that a changed backup is noticed.
//   manifest.json             this file, written last: without it there is no backup
//   database-<time>/          one file of JSON lines for each table, compressed
//   originals/ab/cd/<sha256>  kept from one backup to the next, so that only new ones are copied
//   secret.key                only with --with-key
import { createHmac } from 'node:crypto';
import { open, readFile, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { syncToDisk } from '../platform/files/file-store.ts';
import { sameDigest, type SecretBox } from '../platform/secret-box.ts';
import { generationTime } from './retention.ts';

const Digest = z.string().regex(/^[0-9a-f]{64}$/);
const Name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const DumpedTable = z.strictObject({
  name: Name,
  rows: z.int().min(0),
  /** SHA-256 over the JSON lines, uncompressed. */
  sha256: Digest,
});
export type DumpedTable = z.infer<typeof DumpedTable>;

const Sequence = z.strictObject({
  table: Name,
  column: Name,
  last_value: z.string().regex(/^\d+$/),
  is_called: z.boolean(),
});
export type Sequence = z.infer<typeof Sequence>;

const Manifest = z.strictObject({
  format: z.literal(1),
  recto_version: z.string(),
  created_at: z.iso.datetime(),
  /** Folder of the tables, beside this file. */
  database: z.string().regex(/^database-[0-9TZ]+$/),
  /** Applied to the database when it was copied. */
  migrations: z.array(z.string().regex(/^\d{4}_\w+$/)).min(1),
  tables: z.array(DumpedTable),
  sequences: z.array(Sequence),
  /** Jobs that waited or ran; they are queued again. */
  jobs: DumpedTable,
  originals: z.strictObject({ count: z.int().min(0), bytes: z.int().min(0) }),
  /** Head of the audit log. */
  audit: z.strictObject({ entries: z.int().min(0), hash: z.string() }),
});
export type Manifest = z.infer<typeof Manifest>;

const SignedManifest = z.strictObject({ manifest: Manifest, signature: Digest });

export const MANIFEST = 'manifest.json';
export const KEY_FILE = 'secret.key';
export const tableFile = (folder: string, manifest: Pick<Manifest, 'database'>, table: string): string =>
  path.join(folder, manifest.database, `${table}.jsonl.gz`);
export const originalFile = (folder: string, sha256: string): string =>
  path.join(folder, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);

const signatureOf = (secrets: SecretBox, manifest: Manifest): Buffer =>
  createHmac('sha256', secrets.derive('recto backup')).update(JSON.stringify(manifest), 'utf8').digest();

/** Whole or not at all: the backup before stays valid until this moment. */
export async function writeManifest(folder: string, manifest: Manifest, secrets: SecretBox): Promise<void> {
  const signature = signatureOf(secrets, manifest).toString('hex');
  const temporary = path.join(folder, `${MANIFEST}.new`);
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify({ manifest, signature }, null, 1)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, path.join(folder, MANIFEST));
  await syncToDisk(folder);
}

/** Throws where there is no backup, where it cannot be understood, and where it was not made with this key. */
export async function readManifest(folder: string, secrets: SecretBox): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error(await saysNoBackup(folder));
    throw error;
  });
  const parsed = SignedManifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new Error(`${file} is not the manifest of a backup that this version of Recto can read`);
  const { manifest, signature } = parsed.data;
  if (!sameDigest(Buffer.from(signature, 'hex'), signatureOf(secrets, manifest)))
    throw new Error(
      `${file} was not signed with the key of this instance: either it was changed, or the key is another one ` +
        '(docs/operating.md, "Backup and restore")',
    );
  return manifest;
}

/** Whoever names the folder of all generations learns the name of one. */
async function saysNoBackup(folder: string): Promise<string> {
  const said = `There is no backup in ${folder}: ${path.join(folder, MANIFEST)} does not exist`;
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => generationTime(name) !== undefined)
    .toSorted()
    .at(-1);
  return newest === undefined ? said : `${said}. The newest one below it is ${path.join(folder, newest)}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
