// `recto backup FOLDER --verify`: whether the backup could be restored, without restoring it. Reads every byte and needs no
// database; only the key of the instance.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataPaths, type Config } from '../../config.ts';
import { createSecretBox, parseKey, type SecretBox } from '../../platform/secret-box.ts';
import { originalsIn, readTables } from './contents.ts';
import { KEY_FILE, readManifest, type Manifest } from './manifest.ts';
import { checkCopied, eachOriginal } from './originals.ts';

export interface BackupCheck {
  manifest: Manifest;
  rows: number;
  originals: number;
  /** Originals that are missing or damaged in the backup. */
  differences: string[];
}

/** Throws where manifest or tables are not what was written. */
export async function verifyBackup(config: Config, folder: string): Promise<BackupCheck> {
  const manifest = await readManifest(folder, findKey(config, folder));
  const rows = await readTables(folder, manifest);
  const originals = await originalsIn(folder, manifest);
  const differences: string[] = [];
  await eachOriginal(originals, async (original) => {
    const problem = await checkCopied(folder, original);
    if (problem !== undefined)
      differences.push(`The original ${original.sha256} is ${problem} in the backup`);
  });
  return { manifest, rows, originals: originals.length, differences };
}

/** The setting goes first, then the data folder, then a key that came with the backup. Makes none. */
function findKey(config: Config, folder: string): SecretBox {
  if (config.secret_key !== undefined)
    return createSecretBox(parseKey(config.secret_key, 'RECTO_SECRET_KEY'));
  const { secret_key } = dataPaths(config);
  const file = [secret_key, path.join(folder, KEY_FILE)].find((candidate) => existsSync(candidate));
  if (file === undefined)
    throw new Error(`The key of the instance is needed: ${secret_key} does not exist. Set RECTO_SECRET_KEY.`);
  return createSecretBox(parseKey(readFileSync(file, 'utf8').trim(), file));
}

/** For people. */
export function describeBackupCheck({ manifest, rows, originals, differences }: BackupCheck): string {
  const lines = [
    `Backup of ${manifest.created_at} (Recto ${manifest.recto_version})`,
    `  Database   ${manifest.tables.length} tables, ${rows} rows, every one read and compared with the manifest`,
    `  Originals  ${originals}, every one read and hashed`,
    ...(differences.length === 0
      ? ['It is complete and unchanged.']
      : [`${differences.length} DIFFERENCES:`]),
    ...differences.map((difference) => `  ${difference}`),
  ];
  return `${lines.join('\n')}\n`;
}
