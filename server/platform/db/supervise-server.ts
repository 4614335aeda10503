// Keeps one PostgreSQL running on a data folder: starts it, starts it again when it ends unasked, and where another
// process of this installation already runs it, uses that one and takes over once it is gone.
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { errorForLog, type Logger } from '../log.ts';

/** `starting`: it is there, but starting up or shutting down. */
export type Answer = 'yes' | 'starting' | 'no';

export interface Supervised {
  /** Resolves once the server answers; rejects when it does not start. */
  ready(): Promise<void>;
  /** Ends the server if it was started here, with a fast shutdown. */
  stop(): Promise<void>;
}

interface Options {
  answers: () => Promise<Answer>;
  /** PostgreSQL's own lock; proves nothing alone, since process ids are reused. */
  lockFile: string;
  launch: () => ChildProcess;
  log: Logger;
}

const START_TIMEOUT_MS = 60_000;
/** Another process's server must stay this long: the one it belongs to may just be ending it. */
const ADOPTION_MS = 3_000;
const MAX_EARLY_EXITS = 3;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

export function superviseServer(options: Options): Supervised {
  const { answers, log } = options;
  let child: ChildProcess | undefined;
  let stopping = false;
  let earlyExits = 0;
  let adopted = false;

  async function keepRunning(): Promise<void> {
    while (!stopping) {
      adopted = await isServedElsewhere(options, () => stopping);
      if (adopted) {
        log.debug('the database of another process is used');
        while (!stopping && (await answers()) !== 'no') await sleep(500);
        continue;
      }
      if (stopping) return;
      const started = performance.now();
      child = options.launch();
      const code = await exitOf(child);
      if (stopping) return;
      earlyExits = performance.now() - started < 10_000 ? earlyExits + 1 : 0;
      log.error({ code, times: earlyExits }, 'the database ended unexpectedly and is started again');
      await sleep(Math.min(10_000, 200 * 2 ** earlyExits));
    }
  }

  const running = keepRunning().catch((error: unknown) =>
    log.error(errorForLog(error), 'the database is not supervised any more'),
  );
  return {
    async ready() {
      const deadline = performance.now() + START_TIMEOUT_MS;
      while (!(await isReady())) {
        if (earlyExits >= MAX_EARLY_EXITS || performance.now() > deadline)
          throw new Error('The embedded database does not start. RECTO_LOG_LEVEL=debug shows why.');
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
    },
    async stop() {
      stopping = true;
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      // The guardian around the server asks it to shut down when its input ends.
      child.stdin?.end();
      await running;
    },
  };

  /** Ready means: ours answers, or another one has stayed long enough to be relied on. */
  async function isReady(): Promise<boolean> {
    const ours = child !== undefined && child.exitCode === null && child.signalCode === null;
    return (ours || adopted) && (await answers()) === 'yes';
  }
}

/** True when a server that is not ours answers on our socket, and goes on answering. */
async function isServedElsewhere({ answers, lockFile }: Options, stopping: () => boolean): Promise<boolean> {
  let since: number | undefined;
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!stopping() && existsSync(lockFile) && performance.now() < deadline) {
    const answer = await answers();
    // A lock file nobody answers for was left by a crash; PostgreSQL judges it itself when it starts.
    if (answer === 'no') return false;
    since = answer === 'yes' ? (since ?? performance.now()) : undefined;
    if (since !== undefined && performance.now() - since >= ADOPTION_MS) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });
}
