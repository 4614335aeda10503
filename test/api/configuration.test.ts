// The configuration of an instance as a file: exported, applied to another one, applied again.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { applyConfiguration, exportConfiguration } from '../../server/commands/configuration/apply.ts';
import { parseConfiguration } from '../../server/commands/configuration/file.ts';
import { findMailServer } from '../../server/mails/settings.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { configure } from '../kit/configured-instance.ts';
import { runProgram } from '../kit/program.ts';
import { startTestService, type TestService } from '../kit/service.ts';

type File = Record<string, Record<string, unknown>[]> & { settings: Record<string, unknown> };

let folder: string;
let one: TestService;
let other: TestService;
let exported: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-configuration-'));
  await mkdir(path.join(folder, 'scans'));
  const settings = { INTAKE_DIR: folder };
  [one, other] = await Promise.all([
    startTestService({ worker: false, settings }),
    startTestService({ worker: false, settings }),
  ]);
  await configure(one);
  exported = await exportConfiguration(one.ctx);
}, 180_000);
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await rm(folder, { recursive: true, force: true });
});

const apply = (to: TestService, text: string, choice = {}) =>
  applyConfiguration(to.ctx, parseConfiguration('recto.yaml', text), {
    dry_run: false,
    prune: false,
    ...choice,
  });

const events = async ({ admin }: TestService) =>
  (await admin.call('listAudit', { query: { limit: 200 } })).entries;

test('an export holds no secret, and the same twice', async () => {
  expect(exported).not.toMatch(/secret of the mail|whsec_|re_ab12|password_hash/);
  expect(exported).toContain('env: CHANNEL_POST_PASSWORD');
  expect(exported).toContain('env: MAIL_PASSWORD');
  expect(await exportConfiguration(one.ctx)).toBe(exported);
});

/** What no file brings: kept beside other things, or what the service notes for itself. */
const NOT_IN_FILES = [
  /^(?:sso|model)_/,
  /^webhook_paused/,
  /^approvals_missing_below$/,
  /^(?:last|failed)_backup$/,
];
const OF_SECTIONS = { smtp_: 'mail', webhook_: 'webhook' } as const;

test('every setting stands in the file, or is named here as one that does not', async () => {
  const file = parse(exported) as Record<string, Record<string, unknown>>;
  const names = Object.keys(await readSettings(one.ctx)).filter(
    (name) => !NOT_IN_FILES.some((pattern) => pattern.test(name)),
  );
  const missing = names.filter((name) => {
    const prefix = (Object.keys(OF_SECTIONS) as (keyof typeof OF_SECTIONS)[]).find((one) =>
      name.startsWith(one),
    );
    const section = prefix === undefined ? 'settings' : OF_SECTIONS[prefix];
    const key = name.slice(prefix?.length ?? 0).replace(/_id$/, '');
    return name !== 'base_url' && !(key in file[section]!);
  });
  expect(missing).toEqual([]);
});

test('applied where it comes from, it changes nothing', async () => {
  const before = (await events(one)).length;
  expect(await apply(one, exported)).toEqual({ changes: [], notes: [] });
  expect((await events(one)).length).toBe(before);
});

test('formulas and codings of profiles come back as they were written', async () => {
  const profile = (parse(exported) as File)['profiles']!.find(({ name }) => name === 'Computed and coded')!;
  expect(profile['fields']).toMatchObject([
    { label: 'Total' },
    { label: 'Half', formula: 'total / 2' },
    { label: 'Cost Centre', coding: 'cost_center' },
  ]);
  expect(profile['line_columns']).toMatchObject([
    { label: 'Account', coding: 'account' },
    { label: 'Gross', formula: 'amount * 1.19' },
  ]);
  // Another formula is one change; applied twice, it is none.
  const text = exported.replace('total / 2', 'total / 4');
  const { changes } = await apply(one, text);
  expect(changes).toMatchObject([{ section: 'profiles', name: 'Computed and coded' }]);
  expect(await apply(one, text)).toEqual({ changes: [], notes: [] });
  expect(await exportConfiguration(one.ctx)).toContain('total / 4');
  await apply(one, exported);
  expect(await exportConfiguration(one.ctx)).toBe(exported);
  expect(await apply(one, exported, { dry_run: true })).toEqual({ changes: [], notes: [] });
  // A formula that a file takes away is gone.
  const without = parse(exported) as File;
  for (const field of without['profiles']!.find(({ name }) => name === 'Computed and coded')![
    'fields'
  ] as Record<string, unknown>[])
    delete field['formula'];
  await apply(one, stringify(without));
  expect(await exportConfiguration(one.ctx)).not.toContain('total / 2');
  await apply(one, exported);
  await expect(apply(one, exported.replace('total / 2', 'totl / 2'))).rejects.toThrow(/at position 1/);
});

describe('applied to another instance', () => {
  test('a mail server that asks for a password needs one', async () => {
    const text = stringify({ recto: 1, mail: (parse(exported) as File)['mail'] });
    await expect(apply(other, text)).rejects.toThrow(/^recto\.yaml:\d+: mail: .*[Pp]assword/);
  });

  test('a dry run tells what would change and changes nothing', async () => {
    process.env['CHANNEL_POST_PASSWORD'] = 'secret of the mailbox';
    process.env['MAIL_PASSWORD'] = 'secret of the mail';
    const before = await exportConfiguration(other.ctx);
    const { changes, notes } = await apply(other, exported, { dry_run: true });
    expect(changes.length).toBeGreaterThan(8);
    expect(notes).toEqual([]);
    expect(await exportConfiguration(other.ctx)).toBe(before);
  });

  test('it makes both the same, in the audit log as every change', async () => {
    const { changes, notes } = await apply(other, exported);
    delete process.env['CHANNEL_POST_PASSWORD'];
    delete process.env['MAIL_PASSWORD'];
    expect(notes).toEqual([
      expect.stringMatching(/^rita@example\.com sets a password at https:\/\/recto\.example\/invitation\//),
    ]);
    expect(changes).toContainEqual(
      expect.objectContaining({ kind: 'added', section: 'rules', name: 'To Rita' }),
    );
    const sorted = (text: string) => {
      const file = parse(text) as File;
      for (const entries of Object.values(file))
        if (Array.isArray(entries))
          entries.sort((a, b) => String(a['name']).localeCompare(String(b['name'])));
      return file;
    };
    expect(sorted(await exportConfiguration(other.ctx))).toEqual(sorted(exported));
    const seen = (await events(other)).map(({ event }) => event);
    for (const event of [
      'profile.created',
      'contact.created',
      'folder.created',
      'rule.created',
      'user.invited',
      'webhook.endpoint_created',
      'settings.webhook_updated',
      'settings.updated',
      'intake.channel_created',
    ])
      expect(seen).toContain(event);
  });

  test('again, and with what it removes, it changes nothing', async () => {
    expect((await apply(other, exported)).changes).toEqual([]);
    expect((await apply(other, exported, { prune: true, dry_run: true })).changes).toEqual([]);
    const own = await exportConfiguration(other.ctx);
    expect((await apply(one, own, { dry_run: true })).changes).toEqual([]);
  });

  test('what refers to others refers to those of that instance', async () => {
    const { rules } = await other.admin.call('listRules');
    const { contacts } = await other.admin.call('listContacts');
    const moves = rules.find(({ name }) => name === 'To the invoices')!;
    const contact = contacts.find(({ name }) => name === 'Harrow & Pine')!;
    expect(moves.conditions[0]).toMatchObject({ field: 'contact_id', value: String(contact.id) });
    const archive = contacts.find(({ name }) => name === 'Archive')!;
    expect(archive.parent_id).toBe(contacts.find(({ name }) => name === 'Pine')!.id);
  });
});

test('the mail server is the same with its password, and a new password is the only change', async () => {
  expect(await findMailServer(other.ctx)).toEqual(await findMailServer(one.ctx));
  process.env['MAIL_PASSWORD'] = 'another secret';
  const { changes } = await apply(other, exported);
  delete process.env['MAIL_PASSWORD'];
  expect(changes).toEqual([{ kind: 'changed', section: 'mail', name: '', keys: [] }]);
  expect((await findMailServer(other.ctx))?.login?.password).toBe('another secret');
  expect((await apply(other, exported)).changes).toEqual([]);
});

test('one changed key is one change; keys and sections that are left out stay', async () => {
  const text = stringify({ recto: 1, rules: [{ name: 'To Rita', enabled: false }] });
  const { changes } = await apply(other, text);
  expect(changes).toEqual([
    {
      kind: 'changed',
      section: 'rules',
      name: 'To Rita',
      keys: [{ key: 'enabled', before: true, after: false }],
    },
  ]);
  expect((await apply(other, text)).changes).toEqual([]);
});

test('with prune, what a section does not name is removed, and nothing of other sections', async () => {
  const text = stringify({ recto: 1, rules: [{ name: 'To Rita' }] });
  const { changes } = await apply(other, text, { prune: true });
  expect(changes).toEqual([{ kind: 'removed', section: 'rules', name: 'To the invoices', keys: [] }]);
  expect((await other.admin.call('listWebhookEndpoints')).endpoints).toHaveLength(1);
});

describe('what cannot be used is refused with its place, and nothing is applied', () => {
  const good = 'recto: 1\nsettings:\n  instance_name: Changed\n';

  test.each([
    ['no YAML', 'recto: 1\nrules: [', /^recto\.yaml:\d+: /],
    ['another format', 'recto: 2\n', /^recto\.yaml:1: recto: must be 1/],
    [
      'an unknown section',
      `${good}rulez: []\n`,
      /^recto\.yaml:4: rulez: is no section; there are profiles, /,
    ],
    ['no list', `${good}rules:\n  name: x\n`, /^recto\.yaml:5: rules: must be a list/],
    ['an unknown key', `${good}  colour: red\n`, /^recto\.yaml:3: settings: Unknown field "colour"/i],
    [
      'a wrong value deep within',
      `${good}rules:\n  - name: R\n    conditions:\n      - field: filename\n        operator: like\n        value: x\n    action: { type: flag_review }\n`,
      /^recto\.yaml:8: rules "R", conditions\.0\.operator: .*is_empty/,
    ],
    [
      'an unknown name',
      `${good}rules:\n  - name: R\n    profile: Nothing\n    conditions: [{ field: filename, operator: is_empty }]\n    action: { type: flag_review }\n`,
      /^recto\.yaml:6: rules "R", profile: there is no profile "Nothing"/,
    ],
    [
      'what the service refuses',
      `${good}profiles:\n  - name: P\n    fields: [{ label: A, pattern: "(" }]\n`,
      /^recto\.yaml:5: profiles "P": .*fields\.0\.pattern/,
    ],
    [
      'the same entry twice',
      `${good}rules:\n  - name: R\n  - name: r\n`,
      /^recto\.yaml:6: rules "r": stands in the file twice/,
    ],
    [
      'a secret in the file',
      `${good}intake_channels:\n  - name: Post\n    password: open sesame\n`,
      /^recto\.yaml:6: intake_channels "Post", password: must be \{ env/,
    ],
    [
      'an Admin too few',
      `${good}people:\n  - email: admin@recto.local\n    role: viewer\n`,
      /^recto\.yaml:5: people/,
    ],
  ])('%s', async (_name, text, said) => {
    await expect((async () => apply(one, text))()).rejects.toThrow(said);
    const error = await (async () => apply(one, text))().catch((error: unknown) => (error as Error).message);
    expect(error).not.toContain('open sesame');
    expect((await one.admin.call('getSettings')).instance_name).toBe('North');
  });
});

test('the commands do it beside the running service', async () => {
  const settings = { DATABASE_URL: one.database_url, DATA_DIR: one.data_dir, INTAKE_DIR: folder };
  const file = path.join(folder, 'recto.yaml');
  const printed = await runProgram(['export-config'], settings);
  expect(printed).toMatchObject({ code: 0, result: exported });
  await writeFile(file, exported.replace('instance_name: North', 'instance_name: South'));
  const dry = await runProgram(['apply', file, '--dry-run'], settings);
  expect(dry.result).toBe(
    '~ settings\n    instance_name: "North" -> "South"\n1 change would be made; nothing was changed.\n',
  );
  expect((await runProgram(['apply', file], settings)).result).toContain('1 change made.');
  expect((await runProgram(['apply', file], settings)).result).toBe('Nothing to change.\n');
  expect((await one.admin.call('getSettings')).instance_name).toBe('South');
  const entry = (await events(one)).find(({ event }) => event === 'settings.updated');
  expect(entry?.actor_name).toMatch(/^recto apply \(/);
  await writeFile(file, 'recto: 1\nrulez: []\n');
  expect(await runProgram(['apply', file], settings)).toMatchObject({ code: 1 });
}, 180_000);
