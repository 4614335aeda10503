// The one program: `recto` runs the service, other commands do one thing and end.
import { inspect } from 'node:util';
import { basePathOf, type Config } from './config.ts';
import { UsageError, asksForHelp, describeCommand, listCommands, type Command } from './commands/command.ts';
import { COMMANDS } from './commands/commands.ts';
import type { Roles } from './commands/serve.ts';
import { readConfig, wantsDetail } from './environment.ts';
import { isConnectionError } from './platform/connection-error.ts';
import { createLog, errorForLog } from './platform/log.ts';
import { VERSION } from './version.ts';

const serving = (name: string, summary: string, roles: Roles): Command => ({
  name,
  usage: '',
  summary,
  details: [],
  run: async (args) => {
    if (args.length > 0) throw new UsageError(`Unexpected argument "${args[0]}"`);
    await serve(roles);
  },
});

const ALL: readonly Command[] = [
  serving('', 'web server and worker in one process', { web: true, worker: true }),
  serving('web', 'web server only', { web: true, worker: false }),
  serving('worker', 'worker only', { web: false, worker: true }),
  ...COMMANDS,
];

const help = () => `Recto ${VERSION}: document intake and extraction on your own server

${listCommands(ALL)}
  recto version  which version this is
  recto help     this text; recto COMMAND --help says more about one

Settings are environment variables; "recto config" lists them.
`;

/** Runs what the arguments say; sets the exit code and writes to standard error when it fails. */
export const runCommandLine = (args: string[]): Promise<void> =>
  main(args).catch((error: unknown) => {
    process.stderr.write(`Recto cannot go on. ${error instanceof Error ? error.message : String(error)}\n`);
    if (wantsDetail()) process.stderr.write(`${inspect(error)}\n`);
    process.exit(1);
  });

async function main([name = '', ...args]: string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name) && args.length === 0) return print(help());
  if (['version', '--version'].includes(name)) return print(`${VERSION}\n`);
  warnInto((warning) => wantsDetail() && process.stderr.write(`${inspect(warning)}\n`));
  const asked = name === 'help' ? args[0] : name;
  const command = ALL.find((known) => known.name === asked);
  if (command === undefined) return fail(`Unknown command "${asked}". See: recto help`);
  if (name === 'help' || asksForHelp(args)) return print(describeCommand(command));
  try {
    await command.run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    fail(`${error.message}. See: recto ${command.name === '' ? 'help' : `${command.name} --help`}`);
  }
}

/** What Node and packages warn of, which otherwise goes to standard error as text, between the lines of the log. */
function warnInto(tell: (warning: Error) => unknown): void {
  process.removeAllListeners('warning');
  process.on('warning', tell);
}

const print = (text: string) => void process.stdout.write(text);

async function serve(roles: Roles): Promise<void> {
  const config = readConfig();
  const pretty = config.log_format === undefined ? process.stdout.isTTY : config.log_format === 'text';
  const log = createLog({ level: config.log_level, pretty });
  warnInto((warning) => log.warn(errorForLog(warning), 'warning'));
  const started = performance.now();
  const stopping = new AbortController();
  // Other commands need little of it: only who serves waits until all of it is loaded.
  const starting = import('./commands/serve.ts').then(({ startService }) =>
    startService(config, roles, log, {}, stopping.signal),
  );
  const end = endInOrder(async () => {
    stopping.abort(new Error('The service was told to stop.'));
    // One that is still starting has a database to end too.
    await starting.then(
      (service) => service.stop(),
      (error: unknown) => {
        if (error !== stopping.signal.reason) throw error;
      },
    );
    log.info('stopped');
  }, longestEndMs(config));
  endOnSignals(['SIGINT', 'SIGTERM'], end);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // One that a library reports to nobody while the database is away: whoever needs it finds out and tries again.
      if (isConnectionError(error)) return log.error(errorForLog(error), 'a connection was lost');
      log.fatal(errorForLog(error), 'unexpected failure; the service ends');
      process.exitCode = 1;
      end();
    });
  }
  const service = await starting.catch((error: unknown) => {
    // The signal that ended the start also ends the process.
    if (error === stopping.signal.reason) return undefined;
    throw error;
  });
  if (service === undefined) return;
  const { describeFirstSecrets } = await import('./commands/first-start.ts');
  process.stdout.write(announcement(config, service.address, roles) + describeFirstSecrets(service.first));
  log.info({ ms: Math.round(performance.now() - started), ...roles }, 'started');
}

function announcement(config: Config, address: string | undefined, { web, worker }: Roles): string {
  if (!web)
    return `Recto worker is running${address === undefined ? '' : `; health and metrics at ${address}`}. Stop it with Ctrl-C.\n`;
  if (address === undefined) return '';
  const url =
    config.base_url ??
    `${address.replace('0.0.0.0', 'localhost').replace('[::]', 'localhost')}${basePathOf(config)}`;
  return `\nRecto ${VERSION} is ready at ${url}${worker ? '' : ' (web only)'}\n  API explorer ${url}/api/docs\n`;
}

/** Requests and jobs may each take as long as the setting says; what else there is to end takes seconds. */
const longestEndMs = ({ drain_seconds }: Config): number => (2 * drain_seconds + 20) * 1000;

/** Ends everything once, in order, with the exit code set by then; with 1 when that fails or takes longer than `limit_ms`. */
function endInOrder(work: () => Promise<void>, limit_ms: number): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    setTimeout(() => fail('Recto did not end in time.', true), limit_ms).unref();
    void work().then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
}

/** The first signal ends everything in order; another one at once. */
function endOnSignals(signals: NodeJS.Signals[], end: () => void): void {
  let signalled = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (signalled) process.exit(1);
      signalled = true;
      end();
    });
  }
}

function fail(message: string, at_once = false): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
  if (at_once) process.exit();
}
