// The program of the documentation that checks certificates without Recto: it accepts what the service signs, and nothing that was changed.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST_PREVIOUS, hashOf, type ChainEntry } from '../server/audit/chain.ts';
import { createSecretBox } from '../server/platform/secret-box.ts';
import { signingKey, signJson, signPdf } from '../server/platform/signing.ts';

const PROGRAM = path.join(import.meta.dirname, '../docs/examples/verify-certificate.mjs');
const secrets = createSecretBox(randomBytes(32));
const certified = {
  kind: 'recto.automation-certificate',
  version: 1,
  id: 7,
  from: '2026-01-01',
  to: '2026-03-31',
  rule: { id: 3, name: 'Utilities' },
  documents: 1200,
  samples: 310,
  errors: 0,
  unjudged: 0,
  bound_percent: 0.97,
  confidence: 95,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'recto-certificate-'));
  write('key.pem', signingKey(secrets).public_key);
  write('other.pem', signingKey(createSecretBox(randomBytes(32))).public_key);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
function run(...files: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, ...files.map((name) => path.join(folder, name))],
    { encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

/** Two entries of the log, of which the second issues the certificate. */
function chain(detail: object): ChainEntry[] {
  let previous_hash = FIRST_PREVIOUS;
  return ['rule.created', 'certificate.issued'].map((event, index) => {
    const entry: ChainEntry = {
      id: index + 1,
      at: '2026-04-01T08:00:00.123000Z',
      actor_kind: 'person',
      actor_id: 1,
      actor_name: 'Admin',
      event,
      document_id: null,
      contact_id: null,
      detail: JSON.stringify(index === 1 ? detail : {}),
      previous_hash,
      hash: '',
      seal: null,
    };
    entry.hash = hashOf(entry);
    previous_hash = entry.hash;
    return entry;
  });
}
const lines = (entries: ChainEntry[]) => entries.map((entry) => JSON.stringify(entry)).join('\n');

describe('the JSON form', () => {
  const entries = chain(certified);
  const signed = signJson(secrets, { ...certified, audit: { entry_id: 2, hash: entries[1]!.hash } });

  test('holds by itself and in the audit log', () => {
    write('certificate.json', JSON.stringify(signed));
    write('audit.jsonl', lines(entries));
    expect(run('certificate.json', 'key.pem')).toEqual({
      status: 0,
      said: expect.stringContaining('1200 documents, 310 samples, 0 wrong') as string,
    });
    expect(run('certificate.json', 'key.pem', 'audit.jsonl').status).toBe(0);
  });

  test('does not hold once a figure, the key or the log is another', () => {
    write('changed.json', JSON.stringify({ ...signed, content: { ...signed.content, errors: 1 } }));
    expect(run('changed.json', 'key.pem')).toMatchObject({
      status: 1,
      said: 'The signature does not hold\n',
    });
    write('certificate.json', JSON.stringify(signed));
    expect(run('certificate.json', 'other.pem')).toMatchObject({
      status: 1,
      said: expect.stringContaining('Signed with key') as string,
    });
    write('edited.jsonl', lines(entries.map((entry) => ({ ...entry, actor_name: 'Nobody' }))));
    expect(run('certificate.json', 'key.pem', 'edited.jsonl').said).toContain('broken at entry 1');
    write('short.jsonl', lines(entries.slice(0, 1)));
    expect(run('certificate.json', 'key.pem', 'short.jsonl').said).toContain('has no entry 2');
    const others = chain({ ...certified, errors: 4 });
    const forged = signJson(secrets, { ...certified, audit: { entry_id: 2, hash: others[1]!.hash } });
    write('forged.json', JSON.stringify(forged));
    write('others.jsonl', lines(others));
    expect(run('forged.json', 'key.pem', 'others.jsonl').said).toContain('says something else');
  });
});

test('the page holds as it was signed, and not with another byte', () => {
  const page = signPdf(secrets, Buffer.from('%PDF-1.3\n1 0 obj\n%%EOF\n'));
  write('page.pdf', page);
  expect(run('page.pdf', 'key.pem').status).toBe(0);
  page[10] = page[10]! ^ 1;
  write('page.pdf', page);
  expect(run('page.pdf', 'key.pem').said).toContain('does not hold');
  write('page.pdf', Buffer.from('%PDF-1.3\n%%EOF\n'));
  expect(run('page.pdf', 'key.pem').said).toContain('not signed');
});
