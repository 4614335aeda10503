// The commands that do one thing and end. Each loads what it needs when it runs.
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { givenSetting, readConfig, readSettings } from '../environment.ts';
import type { Config } from '../config.ts';
import { createCommandLog } from '../platform/log.ts';
import { UsageError, type Command } from './command.ts';

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const logOf = ({ log_level }: Config) => createCommandLog(log_level);
const print = (output: string) => void process.stdout.write(output);

/** The options, and the one argument that is no option. */
function read<const O extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: O, most = 0) {
  const config = { args, options, allowPositionals: true } as const;
  let parsed: ReturnType<typeof parseArgs<typeof config>>;
  try {
    parsed = parseArgs(config);
  } catch (error) {
    throw new UsageError((error as Error).message.replace(/\. .*$/s, ''));
  }
  const { values, positionals } = parsed;
  if (positionals.length > most) throw new UsageError(`Unexpected argument "${positionals[most]}"`);
  return { values, argument: positionals[0] };
}

const demo: Command = {
  name: 'demo',
  usage: '[--url URL --email EMAIL --password PASSWORD]',
  summary: 'uploads three sample documents and shows the way from file to webhook',
  details: ['--url, --email, --password  a running instance and an Admin of it, instead of a temporary one'],
  async run(args) {
    const { url, email, password } = read(args, { url: text, email: text, password: text }).values;
    if (url !== undefined && (email === undefined || password === undefined))
      throw new UsageError('Beside --url, give --email and --password of an Admin');
    const target =
      url === undefined ? undefined : { url: url.replace(/\/+$/, ''), email: email!, password: password! };
    const { runDemo } = await import('./demo/run-demo.ts');
    const config = readConfig();
    await runDemo(config, target, logOf(config), print);
  },
};

const verify: Command = {
  name: 'verify',
  usage: '[--head ENTRY:HASH] [--json]',
  summary: 'verifies the audit log from beginning to end; ends with 1 when it was changed',
  details: [
    '--head ENTRY:HASH  compares with a head noted earlier',
    '--json             prints the result as JSON',
  ],
  async run(args) {
    const { head, json } = read(args, { head: text, json: flag }).values;
    if (head !== undefined && !/^[1-9]\d{0,15}:[0-9a-f]{64}$/.test(head))
      throw new UsageError('--head takes ENTRY:HASH, as an earlier verification printed it');
    const { parseHead } = await import('../audit/verify.ts');
    const { describeVerification, verifyInstance } = await import('./verify.ts');
    const config = readConfig();
    const noted = head === undefined ? undefined : parseHead(head);
    const result = await verifyInstance(config, logOf(config), noted);
    print(json ? `${JSON.stringify(result)}\n` : describeVerification(result));
    if (!result.intact) process.exitCode = 1;
  },
};

const backup: Command = {
  name: 'backup',
  usage: '[FOLDER] [--with-key] [--prune] [--verify]',
  summary: 'copies database and originals to a folder, beside the running service or without it',
  details: [
    'Originals that are there already are not copied again.',
    '--with-key  copies the key too; without it, keep the key elsewhere',
    '--prune     removes originals that no document uses any more',
    '--verify    copies nothing: reads the backup in FOLDER, compares all of it with its manifest, and ends with 1 on',
    '            any difference',
    'Without FOLDER it does what the schedule does: one more backup in RECTO_BACKUP_DIR, read back; then those go whose',
    'time is over. --verify then reads the newest one there.',
  ],
  async run(args) {
    const { values, argument } = read(args, { 'with-key': flag, prune: flag, verify: flag }, 1);
    const config = readConfig();
    const root = config.backup_dir;
    if (argument === undefined && root === undefined)
      throw new UsageError('Name the folder of the backup: recto backup FOLDER');
    if (argument === undefined && (values['with-key'] || values.prune))
      throw new UsageError('--with-key and --prune need a FOLDER');
    const { runBackup } = await import('./run-backup.ts');
    const folder = path.resolve(argument ?? root!);
    const { prune, verify, 'with-key': with_key } = values;
    const choice = { folder, scheduled: argument === undefined, with_key, prune, verify };
    const { report, sound } = await runBackup(config, logOf(config), choice);
    print(report);
    if (!sound) process.exitCode = 1;
  },
};

const restore: Command = {
  name: 'restore',
  usage: 'FOLDER [--verify] [--deletions FILE]',
  summary: 'restores a backup into an empty data folder or database',
  details: [
    '--verify          reads everything back, compares it, and ends with 1 on any difference',
    '--deletions FILE  a deletions.jsonl that is newer than the backup: what it names is removed again',
  ],
  async run(args) {
    const { values, argument } = read(args, { verify: flag, deletions: text }, 1);
    if (argument === undefined) throw new UsageError('Name the folder of the backup: recto restore FOLDER');
    const { restore, describeRestore } = await import('./restore.ts');
    const { verify, deletions } = values;
    const choice = {
      folder: path.resolve(argument),
      verify,
      deletions: deletions && path.resolve(deletions),
    };
    const config = readConfig();
    const result = await restore(config, logOf(config), choice);
    print(describeRestore(result));
    if (result.differences.length > 0) process.exitCode = 1;
  },
};

const admin: Command = {
  name: 'admin',
  usage: 'reset-password [EMAIL] | second-factor [EMAIL] | token [--new]',
  summary: 'lets an Admin in again, beside the running service or without it',
  details: [
    'reset-password [EMAIL]  gives the account a new password, ends its sessions and its wait after wrong passwords',
    'second-factor [EMAIL]   removes the second factor of the account',
    'token [--new]           shows the API token, or makes a new one; the old one ends',
    'Without EMAIL: the Admin of the instance, where there is one only. Who may read the key of the instance may do this.',
  ],
  async run(args) {
    const [action = '', ...rest] = args;
    const { recoverAccess } = await import('./recover-access.ts');
    if (action === 'token') {
      const { values } = read(rest, { new: flag });
      return print(await recoverAccess(readConfig(), { do: 'token', make_new: values.new }));
    }
    if (action !== 'reset-password' && action !== 'second-factor')
      throw new UsageError('Say what: recto admin reset-password, second-factor or token');
    const email = read(rest, {}, 1).argument;
    print(await recoverAccess(readConfig(), { do: action, email }));
  },
};

const doctor: Command = {
  name: 'doctor',
  usage: '[--json]',
  summary: 'examines settings, machine, database, store and model server, and says what to do',
  details: ['--json  prints the findings as JSON', 'Ends with 1 when something keeps Recto from working.'],
  async run(args) {
    const { json } = read(args, { json: flag }).values;
    const { describeFindings, examine } = await import('./doctor/examine.ts');
    const findings = await examine(readSettings(), createCommandLog());
    print(json ? `${JSON.stringify(findings, null, 1)}\n` : describeFindings(findings));
    if (findings.some(({ state }) => state === 'fails')) process.exitCode = 1;
  },
};

const config: Command = {
  name: 'config',
  usage: '[check]',
  summary: 'lists every setting with its value and meaning; "check" says only what cannot be used',
  details: ['check  ends with 1 when the service would not start with these settings; starts nothing'],
  async run(args) {
    const { argument } = read(args, {}, 1);
    if (argument !== undefined && argument !== 'check')
      throw new UsageError(`Unexpected argument "${argument}"`);
    const { describeSettings } = await import('./describe-settings.ts');
    const found = readSettings();
    if (argument === undefined) print(describeSettings(found));
    if (found.problems.length > 0)
      throw new Error(`Settings cannot be used:\n  ${found.problems.join('\n  ')}`);
    if (argument === 'check') print('The settings can be used.\n');
  },
};

const explain: Command = {
  name: 'explain',
  usage: 'FILE [--profile NAME] [--field TEXT] [--words] [--most N]',
  summary: 'why the engine takes what it takes from a file: candidates, what speaks for each, the winner',
  details: [
    '--profile NAME  a built-in profile; "Standard Invoice" otherwise',
    '--field TEXT    only fields whose name contains this',
    '--words         the rows of all pages too',
    '--most N        so many candidates per field; 3 otherwise',
  ],
  async run(args) {
    const { values, argument } = read(args, { profile: text, field: text, words: flag, most: text }, 1);
    if (argument === undefined) throw new UsageError('Name the file: recto explain FILE');
    const { field, words, most = '3', profile = 'Standard Invoice' } = values;
    if (!/^[1-9]\d?$/.test(most)) throw new UsageError('--most takes a number from 1 to 99');
    const { explainOne } = await import('./explain.ts');
    print(await explainOne(path.resolve(argument), { profile, field, words, most: Number(most) }));
  },
};

const exportConfig: Command = {
  name: 'export-config',
  usage: '',
  summary: 'prints the configuration of the instance as YAML, beside the running service or without it',
  details: [
    'Settings, webhooks, profiles, contacts, rules, people and intake channels; no secrets, no documents.',
    'recto export-config > recto.yaml',
  ],
  async run(args) {
    read(args, {});
    const { runExport } = await import('./configuration/run.ts');
    const config = readConfig();
    print(await runExport(config, logOf(config)));
  },
};

const apply: Command = {
  name: 'apply',
  usage: 'FILE [--dry-run] [--prune]',
  summary: 'makes the instance what a file of export-config says, all of it or nothing',
  details: [
    'FILE       - for the standard input. Sections and keys that it leaves out stay as they are.',
    '--dry-run  says what would change, and what would be refused, and changes nothing',
    '--prune    removes what a section of the file does not name, too',
  ],
  async run(args) {
    const { values, argument } = read(args, { 'dry-run': flag, prune: flag }, 1);
    if (argument === undefined) throw new UsageError('Name the file: recto apply FILE');
    const { runApply } = await import('./configuration/run.ts');
    const config = readConfig();
    const choice = { file: argument, dry_run: values['dry-run'], prune: values.prune };
    print(await runApply(config, logOf(config), choice));
  },
};

const push: Command = {
  name: 'push',
  usage: 'DIR --contact ID --folder ID [--profile ID] [--url URL] [--watch]',
  summary: 'uploads the files of a folder to a service, each once, however often it is interrupted',
  details: [
    '--contact, --folder, --profile  where the documents go, and the profile instead of that of the contact',
    '--url URL                       the service; RECTO_BASE_URL otherwise. The token is RECTO_API_TOKEN.',
    '--watch                         goes on with files that come, until it is ended',
    'What was sent is noted in DIR/.recto-push.jsonl. Hidden files are left alone. Ends with 1 when a file was refused.',
  ],
  async run(args) {
    const options = { contact: text, folder: text, profile: text, url: text, watch: flag };
    const { values, argument } = read(args, options, 1);
    if (argument === undefined) throw new UsageError('Name the folder: recto push DIR');
    const service = serviceOf(values.url);
    const [contact_id, folder_id] = [idOf('--contact', values.contact), idOf('--folder', values.folder)];
    const profile_id = values.profile === undefined ? undefined : idOf('--profile', values.profile);
    const { describeOutcome, push } = await import('./push/push.ts');
    const to = { ...service, contact_id, folder_id, profile_id };
    const choice = { folder: path.resolve(argument), to, watch: values.watch };
    const outcome = await push(choice, (line) => print(`${line}\n`)).catch((error: Error) => {
      throw new Error(`${error.message}\nWhat was uploaded is noted; run it again to go on.`, {
        cause: error,
      });
    });
    print(describeOutcome(outcome));
    if (outcome.refused.length > 0) process.exitCode = 1;
  },
};

/** The service that a command calls over HTTP, and the token. */
function serviceOf(given: string | undefined): { url: string; token: string } {
  const url = given ?? givenSetting('BASE_URL');
  const token = givenSetting('API_TOKEN');
  if (url === undefined) throw new UsageError('Give --url, or set RECTO_BASE_URL');
  if (token === undefined)
    throw new UsageError('Set RECTO_API_TOKEN, or RECTO_API_TOKEN_FILE, to a token of the service');
  return { url: url.replace(/\/+$/, ''), token };
}

function idOf(option: string, value: string | undefined): number {
  if (value === undefined || !/^[1-9]\d{0,9}$/.test(value)) throw new UsageError(`${option} takes an id`);
  return Number(value);
}

const mcp: Command = {
  name: 'mcp',
  usage: '[--url URL]',
  summary: 'serves the Model Context Protocol on standard input and output, with the access of a token',
  details: [
    '--url URL  the service; RECTO_BASE_URL otherwise. The token is RECTO_API_TOKEN, best a personal one.',
  ],
  async run(args) {
    const { values } = read(args, { url: text });
    const { serveMcp } = await import('../mcp/stdio.ts');
    await serveMcp(serviceOf(values.url));
  },
};

export const COMMANDS: readonly Command[] = [
  demo,
  verify,
  backup,
  restore,
  admin,
  apply,
  exportConfig,
  push,
  doctor,
  config,
  explain,
  mcp,
];
