// The disk under the embedded database: first files are refused while the database can still work, then there is not one
// byte left. Nothing acknowledged is lost, nothing is damaged, and with space it goes on by itself.
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { clientOf, processesOf, startProgram, type Program } from '../kit/program.ts';
import { TOKEN } from '../kit/service.ts';
import { newPlace, until, untilProcessed, uploadForm } from '../kit/upload.ts';

const PASSWORD = 'a password on a full disk';

async function smallDisk(megabytes: number): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-full-'));
  await chmod(folder, 0o755);
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=755`,
    'tmpfs',
    folder,
  ]);
  return status === 0 ? folder : undefined;
}

test('with the embedded database on a full disk', async (t) => {
  const disk = await smallDisk(240);
  if (disk === undefined) return t.skip('a small file system can only be made as root');
  let program: Program | undefined;
  try {
    const settings = { API_TOKEN: TOKEN, ADMIN_PASSWORD: PASSWORD, MIN_FREE_MB: '40' };
    program = await startProgram(path.join(disk, 'data'), { settings });
    const api = clientOf(program, TOKEN);
    const place = await newPlace(api);
    const kept = await fillUntilRefused(api, place);
    expect(kept.size).toBeGreaterThan(2);
    // The database still has room for what was taken in.
    for (const id of kept.keys())
      expect((await untilProcessed(api, id, 120_000)).processing_error).toBeNull();

    const filler = await fillTheRest(path.join(disk, 'filler'));
    const contacts = await makeContacts(api);
    expect(contacts.answers.filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
    expect(contacts.answers.at(-1)).not.toBe(201);
    expect((await api.raw('GET', '/readyz')).status).toBe(503);

    await rm(filler);
    await until(async () => (await api.raw('GET', '/readyz')).status === 200, 'it to go on', 120_000);
    await api.call('createContact', { body: { name: 'After' } });
    for (const name of contacts.made)
      expect((await api.call('listContacts', { query: { q: name } })).total).toBe(1);
    for (const [id, content] of kept)
      expect(await (await api.call('getOriginal', { params: { id } })).text()).toBe(content);
    const admin = new Client(program.url);
    await admin.signIn('admin@recto.local', PASSWORD);
    expect(await admin.call('verifyAudit', {})).toMatchObject({ intact: true, problems: [] });
    expect(await program.end()).toBe(0);
  } finally {
    await program?.end('SIGKILL');
    await until(async () => processesOf(disk).length === 0, 'all processes to end', 60_000);
    spawnSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
}, 400_000);

async function fillUntilRefused(api: Client, place: { contact_id: number; folder_id: number }) {
  const kept = new Map<number, string>();
  for (let n = 0; n < 200; n += 1) {
    const content = `Report ${n}\n${`${'abcdefghij'.repeat(8)}\n`.repeat(200)}${' '.repeat(4_000_000)}`;
    const form = uploadForm({ ...place }, content, `report-${n}.txt`);
    const response = await api.raw('POST', '/api/documents/upload', { body: form });
    const { id, detail } = (await response.json()) as { id: number; detail: string };
    if (response.status === 201) kept.set(id, content);
    else {
      expect([response.status, detail]).toEqual([507, expect.stringMatching(/No space left/)]);
      return kept;
    }
  }
  throw new Error('The disk was never full');
}

/** Down to the last kilobytes, which one page of a database needs. */
async function fillTheRest(file: string): Promise<string> {
  const handle = await open(file, 'w');
  for (const size of [1024 * 1024, 64 * 1024, 4096]) {
    const block = Buffer.alloc(size, 1);
    let wrote = true;
    while (wrote)
      wrote = await handle.write(block).then(
        ({ bytesWritten }) => bytesWritten === size,
        () => false,
      );
  }
  await handle.close();
  return file;
}

/** Until several in a row were refused; gives all statuses and the names of those that were acknowledged. */
async function makeContacts(api: Client) {
  const [made, answers]: [string[], number[]] = [[], []];
  for (let n = 0; n < 4000 && answers.slice(-5).filter((status) => status !== 201).length < 5; n += 1) {
    const name = `Filling ${String(n).padStart(5, '0')}`;
    const response = await api.raw('POST', '/api/contacts', {
      body: { name, notes: 'x'.repeat(9_000) + Math.random() },
    });
    await response.arrayBuffer();
    answers.push(response.status);
    if (response.status === 201) made.push(name);
  }
  return { made, answers };
}
