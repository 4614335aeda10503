// What was deleted for good, as signed lines outside of the database, so that a backup that is older learns of it when it is
// restored. The lines are taken from the log: in the data folder as it grows, in each backup whole.
import { createHmac } from 'node:crypto';
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { sameDigest, type SecretBox } from '../platform/secret-box.ts';

export const DELETIONS_FILE = 'deletions.jsonl';

const Deletion = z.strictObject({
  /** Of the audit log. */
  entry_id: z.int(),
  at: z.iso.datetime(),
  document_id: z.int(),
  /** Of all its versions. */
  sha256: z.array(z.string()),
});
export type Deletion = z.infer<typeof Deletion>;
const SignedDeletion = z.strictObject({ deletion: Deletion, signature: z.string() });

type Source = Pick<Context, 'db' | 'secrets'>;

const signatureOf = (secrets: SecretBox, deletion: Deletion): Buffer =>
  createHmac('sha256', secrets.derive('recto deletions')).update(JSON.stringify(deletion), 'utf8').digest();

const PORTION = 1000;

/** Oldest first. Parts of a file that became one document again are not deleted: the document has their pages. */
async function* deletionsAfter({ db }: Pick<Context, 'db'>, entry_id: number): AsyncIterable<Deletion[]> {
  for (let after = entry_id; ;) {
    const rows = await db
      .selectFrom('audit_entries')
      .select(['id', 'at', 'document_id', 'detail'])
      .where('event', '=', 'document.purged')
      .where('document_id', 'is not', null)
      .where(sql<boolean>`detail::jsonb -> 'joined_into' is null`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    yield rows.map(({ id, at, document_id, detail }) => ({
      entry_id: id,
      at: at.toISOString(),
      document_id: document_id!,
      sha256: (JSON.parse(detail) as { sha256: string[] }).sha256,
    }));
    if (rows.length < PORTION) return;
    after = rows.at(-1)!.id;
  }
}

const linesOf = (secrets: SecretBox, deletions: Deletion[]): string =>
  deletions
    .map((deletion) =>
      JSON.stringify({ deletion, signature: signatureOf(secrets, deletion).toString('hex') }),
    )
    .join('\n');

/** The whole list, for a backup. */
export async function writeDeletions({ db, secrets }: Source, folder: string): Promise<void> {
  const file = path.join(folder, DELETIONS_FILE);
  const temporary = `${file}.new`;
  await writeFile(temporary, '', { mode: 0o600 });
  for await (const portion of deletionsAfter({ db }, 0))
    if (portion.length > 0) await appendFile(temporary, `${linesOf(secrets, portion)}\n`);
  await rename(temporary, file);
}

/** Keeps the list in the data folder; each call adds what was deleted since the one before. */
export function followDeletions(ctx: Context): () => Promise<void> {
  const file = path.join(dataPaths(ctx.config).root, DELETIONS_FILE);
  let seen: number | undefined;
  return async () => {
    const { head } = await ctx.db
      .selectFrom('audit_entries')
      .select((eb) => eb.fn.max('id').as('head'))
      .executeTakeFirstOrThrow();
    seen ??= (await readList(file, ctx.secrets)).at(-1)?.entry_id ?? 0;
    if ((head ?? 0) <= seen) return;
    for await (const portion of deletionsAfter(ctx, seen)) {
      // A kill may have left half a line at the end.
      if (portion.length > 0) await appendFile(file, `\n${linesOf(ctx.secrets, portion)}\n`, { mode: 0o600 });
    }
    seen = head ?? 0;
  };
}

/** Of a file that does not exist, nothing; lines that this instance has not signed count for nothing. */
async function readList(file: string, secrets: SecretBox): Promise<Deletion[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const parsed = SignedDeletion.safeParse(parseJson(line));
    if (!parsed.success) return [];
    const { deletion, signature } = parsed.data;
    return sameDigest(Buffer.from(signature, 'hex'), signatureOf(secrets, deletion)) ? [deletion] : [];
  });
}

/** Of several lists, each deletion once, oldest first. */
export async function readDeletions(files: string[], secrets: SecretBox): Promise<Deletion[]> {
  const found = new Map<string, Deletion>();
  for (const file of files)
    for (const deletion of await readList(file, secrets))
      found.set(`${deletion.entry_id} ${deletion.document_id} ${deletion.at}`, deletion);
  return [...found.values()].toSorted((one, other) => one.entry_id - other.entry_id);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
