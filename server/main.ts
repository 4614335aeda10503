#!/usr/bin/env node
// The one program: `recto` runs the service, other commands do one thing and end.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from './config.ts';
import type { Roles } from './commands/serve.ts';
import { parseHead } from './audit/verify.ts';
import { describeVerification, verifyInstance } from './commands/verify.ts';
import { isConnectionError } from './platform/db/connect.ts';
import { createCommandLog, createLog, errorForLog } from './platform/log.ts';
import { VERSION } from './version.ts';

const HELP = `Recto ${VERSION}: document intake and extraction on your own server

  recto             web server and worker in one process
  recto web         web server only
  recto worker      worker only
  recto demo        uploads three sample documents and shows the way from file to webhook;
                    --url, --email and --password choose a running instance instead of a temporary one
  recto verify      verifies the audit log from beginning to end; ends with 1 when it was changed;
                    --head ENTRY:HASH compares with a head noted earlier, --json prints the result as JSON
  recto backup FOLDER   copies database and originals there, beside the running service or without it; originals that are
                        there already are not copied again. --with-key also copies the key, --prune removes originals
                        that no document uses any more
  recto restore FOLDER  restores a backup into an empty data folder or database; --verify reads everything back, compares
                        it, and ends with 1 on any difference
  recto version     which version this is
  recto help        this text

Settings are environment variables; docs/operating.md lists them.
`;

async function main(args: string[]): Promise<void> {
  const [command = 'all', ...rest] = args;
  if (!['demo', 'verify', 'backup', 'restore'].includes(command) && rest.length > 0)
    return fail(`Unexpected argument "${rest[0]}". See: recto help`);
  switch (command) {
    case 'all':
      return serve({ web: true, worker: true });
    case 'web':
      return serve({ web: true, worker: false });
    case 'worker':
      return serve({ web: false, worker: true });
    case 'demo':
      return demo(rest);
    case 'verify':
      return verify(rest);
    case 'backup':
      return backup(rest);
    case 'restore':
      return restoreBackup(rest);
    case 'help':
    case '--help':
    case '-h':
      return void process.stdout.write(HELP);
    case 'version':
    case '--version':
      return void process.stdout.write(`${VERSION}\n`);
    default:
      return fail(`Unknown command "${command}". See: recto help`);
  }
}

async function demo(args: string[]): Promise<void> {
  const options = {
    url: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
  } as const;
  const { url, email, password } = parseArgs({ args, options }).values;
  if (url !== undefined && (email === undefined || password === undefined))
    return fail('Beside --url, give --email and --password of an Admin.');
  const target =
    url === undefined ? undefined : { url: url.replace(/\/+$/, ''), email: email!, password: password! };
  const log = createCommandLog();
  const { runDemo } = await import('./commands/demo/run-demo.ts');
  await runDemo(readConfig(), target, log, (text) => process.stdout.write(text));
}

async function verify(args: string[]): Promise<void> {
  const { head, json } = parseArgs({
    args,
    options: { head: { type: 'string' }, json: { type: 'boolean', default: false } },
  }).values;
  if (head !== undefined && !/^[1-9]\d{0,15}:[0-9a-f]{64}$/.test(head))
    return fail('--head takes ENTRY:HASH, as an earlier verification printed it.');
  const log = createCommandLog();
  const result = await verifyInstance(readConfig(), log, head === undefined ? undefined : parseHead(head));
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : describeVerification(result));
  if (!result.intact) process.exitCode = 1;
}

async function backup(args: string[]): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'with-key': flag, prune: flag };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length !== 1) return fail('Name the folder of the backup: recto backup FOLDER');
  const { backUp, describeBackup } = await import('./commands/backup/backup.ts');
  const choice = { folder: path.resolve(positionals[0]!), with_key: values['with-key'], prune: values.prune };
  const result = await backUp(readConfig(), createCommandLog(), choice);
  process.stdout.write(describeBackup(result, choice.with_key));
  if (result.problems.length > 0) process.exitCode = 1;
}

async function restoreBackup(args: string[]): Promise<void> {
  const options = { verify: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length !== 1) return fail('Name the folder of the backup: recto restore FOLDER');
  const { restore, describeRestore } = await import('./commands/backup/restore.ts');
  const choice = { folder: path.resolve(positionals[0]!), verify: values.verify };
  const result = await restore(readConfig(), createCommandLog(), choice);
  process.stdout.write(describeRestore(result));
  if (result.differences.length > 0) process.exitCode = 1;
}

async function serve(roles: Roles): Promise<void> {
  const config = readConfig();
  const pretty = config.log_format === undefined ? process.stdout.isTTY : config.log_format === 'text';
  const log = createLog({ level: config.log_level, pretty });
  const started = performance.now();
  // Other commands need little of it: only who serves waits until all of it is loaded.
  const starting = import('./commands/serve.ts').then(({ startService }) => startService(config, roles, log));
  endOn(['SIGINT', 'SIGTERM'], async () => {
    // One that is still starting has a database to end too; what keeps it from starting is reported where it is awaited.
    await starting.then(
      (service) => service.stop(),
      () => undefined,
    );
    log.info('stopped');
  });
  const service = await starting;
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // One that a library reports to nobody while the database is away: whoever needs it finds out and tries again.
      if (isConnectionError(error)) return log.error(errorForLog(error), 'a connection was lost');
      log.fatal(errorForLog(error), 'unexpected failure; the service ends');
      process.exitCode = 1;
      void service.stop().finally(() => process.exit(1));
    });
  }
  const { describeFirstSecrets } = await import('./commands/first-start.ts');
  process.stdout.write(announcement(config, service.address, roles) + describeFirstSecrets(service.first));
  log.info({ ms: Math.round(performance.now() - started), ...roles }, 'started');
}

function announcement(config: Config, address: string | undefined, { web, worker }: Roles): string {
  if (!web)
    return `Recto worker is running${address === undefined ? '' : `; health and metrics at ${address}`}. Stop it with Ctrl-C.\n`;
  if (address === undefined) return '';
  const url = config.base_url ?? address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost');
  return `\nRecto ${VERSION} is ready at ${url}${worker ? '' : ' (web only)'}\n  API explorer ${url}/api/docs\n`;
}

/** The first signal ends everything in order; a second one at once. */
function endOn(signals: NodeJS.Signals[], end: () => Promise<void>): void {
  let ending = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      void end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`Recto cannot go on. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
