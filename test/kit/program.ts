// The program itself as a child process, as an administrator starts it: embedded database, a data folder, a free port.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { TESTS_BUILT } from './built.ts';
import { Client } from './client.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = path.join(ROOT, 'server/main.ts');
const BUILT = path.join(ROOT, 'dist/server/main.js');
const TSX = import.meta.resolve('tsx');

/** What web server and worker say once they can be reached. */
const READY = /(?:is ready|health and metrics) at (http[^\s.]+(?:\.[^\s.]+)*)/;

export interface Program {
  child: ChildProcess;
  url: string;
  output: () => string;
  /** Milliseconds from the start of the process until it said that it is ready. */
  ready_ms: number;
  /** Sends the signal and waits for the end; gives exit code or signal. */
  end(signal?: NodeJS.Signals): Promise<number | string | null>;
  ended: Promise<number | string | null>;
}

export interface ProgramOptions {
  args?: string[];
  settings?: Record<string, string>;
  /** Modules that are loaded before the program, in its child processes too. */
  imports?: string[];
  /** A file of certificates that it trusts besides those that everybody does. */
  trusts?: string;
  uid?: number;
  gid?: number;
  /** What it has said when the test goes on, `url` then; where it can be reached when this is left out. */
  says?: RegExp;
  /** Runs what the build made rather than the sources; as the tests themselves do when it is left out. */
  built?: boolean;
  /** Runs `npm start`, which builds first where that is needed. */
  npm?: boolean;
}

export async function startProgram(data_dir: string, options: ProgramOptions = {}): Promise<Program> {
  const started = performance.now();
  const imports = (options.imports ?? []).flatMap((module) => ['--import', module]);
  const settings = { PORT: '0', DATA_DIR: data_dir, WORKERS: '1', ...options.settings };
  const command = [process.execPath, ...imports, ...commandOf(options.built)];
  const [program = '', ...args] = options.npm === true ? ['npm', '--prefix', ROOT, 'start', '--'] : command;
  const child = spawn(program, [...args, ...(options.args ?? [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    env: {
      ...environmentOf(settings),
      ...(options.trusts === undefined ? {} : { NODE_EXTRA_CA_CERTS: options.trusts }),
    },
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid ?? options.uid }),
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  const url = await Promise.race([
    waitFor(() => (options.says ?? READY).exec(output)?.at(-1)),
    ended.then((code) => Promise.reject(new Error(`The program ended with ${code}:\n${output}`))),
  ]).catch((error: unknown) => {
    // Nobody else knows of it.
    child.kill('SIGKILL');
    throw error;
  });
  return { child, url, output: () => output, ready_ms: performance.now() - started, end, ended };
}

export const commandOf = (built = TESTS_BUILT) => (built ? [BUILT] : ['--import', TSX, ENTRY]);

const environmentOf = (settings: Record<string, string>) => ({
  PATH: process.env['PATH'],
  HOME: '/nonexistent',
  // What compiling gives may be kept between starts.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [`RECTO_${name}`, value])),
});

/**
 * A command that does one thing and ends: all it printed, and what of it is its result (standard output).
 * @param open_files how many it may hold open; as many as this process when left out
 */
export async function runProgram(
  args: string[],
  settings: Record<string, string>,
  open_files?: number,
): Promise<{ code: number | null; output: string; result: string }> {
  const limited = open_files === undefined ? [] : ['sh', '-c', `ulimit -n ${open_files}; exec "$@"`, 'sh'];
  const [program = '', ...rest] = [...limited, process.execPath, ...commandOf(), ...args];
  const child = spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    env: environmentOf(settings),
  });
  let output = '';
  let result = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    result += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output, result };
}

async function waitFor(find: () => string | undefined, timeout_ms = 180_000): Promise<string> {
  const deadline = Date.now() + timeout_ms;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('The program did not become ready');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Command lines of living processes that mention the folder. */
export function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      } catch {
        return '';
      }
    })
    .filter((line) => line.includes(folder));
}

/** The API token that the first start printed. */
export const printedToken = (program: Program): string => /API token\s+(re_\w+)/.exec(program.output())![1]!;
export const printedPassword = (program: Program): string => /Password\s+(\S+)/.exec(program.output())![1]!;
export const clientOf = (program: Program, token: string): Client =>
  new Client(program.url, `Bearer ${token}`);
