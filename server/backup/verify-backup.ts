// Whether a backup could be restored, without restoring it. Reads every byte and needs no database, only the key.
import { sumBy } from '../platform/sum.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { findChangedTables, originalsIn } from './contents.ts';
import { readManifest, tableFile, type Manifest } from './manifest.ts';
import { checkCopied, eachOriginal, type Original } from './originals.ts';

export interface BackupCheck {
  manifest: Manifest;
  originals: number;
  /** Of the database, in words. */
  changed: string[];
  /** Originals that are not what their name says. */
  spoiled: { original: Original; problem: 'missing' | 'damaged' }[];
}

/** Throws where the manifest is not what was written. */
export async function verifyBackup(
  secrets: SecretBox,
  folder: string,
  signal?: AbortSignal,
): Promise<BackupCheck> {
  const manifest = await readManifest(folder, secrets);
  const changed = await findChangedTables(folder, manifest, signal);
  const spoiled: BackupCheck['spoiled'] = [];
  // The table that names them has to be what was written.
  const known = !changed.some((said) => said.startsWith(tableFile(folder, manifest, 'document_versions')));
  const originals = known ? await originalsIn(folder, manifest) : [];
  await eachOriginal(
    originals,
    async (original) => {
      const problem = await checkCopied(folder, original);
      if (problem !== undefined) spoiled.push({ original, problem });
    },
    signal,
  );
  return { manifest, originals: originals.length, changed, spoiled };
}

export const differencesIn = ({ changed, spoiled }: BackupCheck): string[] => [
  ...changed,
  ...spoiled.map(({ original, problem }) => `The original ${original.sha256} is ${problem} in the backup`),
];

/** For people. */
export function describeBackupCheck(check: BackupCheck): string {
  const { manifest, originals } = check;
  const differences = differencesIn(check);
  const rows = sumBy(manifest.tables, (table) => table.rows);
  const lines = [
    `Backup of ${manifest.created_at} (Recto ${manifest.recto_version})`,
    `  Database   ${manifest.tables.length} tables, ${rows} rows, every one read and compared with the manifest`,
    `  Originals  ${originals} of ${manifest.originals.count}, every one read and hashed`,
    ...(differences.length === 0
      ? ['It is complete and unchanged.']
      : [`${differences.length} DIFFERENCES:`]),
    ...differences.map((difference) => `  ${difference}`),
  ];
  return `${lines.join('\n')}\n`;
}
