// A private, real PostgreSQL in the data folder, on a Unix socket, for installations without a database server.
// It ends with the process that started it, also when that one is killed, and is started again should it crash.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { errorForLog, type Logger } from '../log.ts';
import { randomToken } from '../secret-box.ts';
import { findBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { chooseIdentity, type Identity } from './database-identity.ts';
import { superviseServer, type Answer } from './supervise-server.ts';
import { NOT_YET, tryConnect } from './wait-for-database.ts';

export interface EmbeddedOptions {
  data_dir: string;
  bin_dir: string | undefined;
  log: Logger;
  /** Only for tests: gives up durability for speed. */
  unsafe_fast: boolean;
}

export interface RunningPostgres {
  /** Connection settings of the service's own, non-superuser role. */
  connection: { host: string; user: string; password: string; database: string };
  superuser: { host: string; user: string; password: string; database: string };
  stop(): Promise<void>;
}

// `sun_path` holds 107 bytes; PostgreSQL appends /.s.PGSQL.5432.lock to the folder.
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length;

/**
 * Runs PostgreSQL and ends with it; meanwhile a second process watches standard input and asks for a fast shutdown when
 * that ends. The pipe closes with the Node process however that one ends, so no database process is left behind.
 */
const GUARDIAN = [
  'exec 3<&0',
  '"$@" 3<&- </dev/null & p=$!',
  '{ cat <&3 >/dev/null; kill -INT $p 2>/dev/null; } & w=$!',
  'exec 3<&-',
  'trap "kill -INT $p" INT TERM',
  'wait $p; code=$?',
  'kill $w 2>/dev/null',
  'exit $code',
].join('\n');

interface Paths {
  pgdata: string;
  socket: string;
  secret: string;
  version: string;
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<RunningPostgres> {
  const { log } = options;
  // Readable by the database's own user where the service runs as root; secrets in it have their own modes.
  await mkdir(options.data_dir, { recursive: true, mode: 0o755 });
  const data_dir = path.resolve(options.data_dir);
  const paths = pathsOf(data_dir);
  const binaries = await findBinaries({
    bin_dir: options.bin_dir,
    runtime_dir: path.join(data_dir, 'runtime'),
  });
  const identity = chooseIdentity(binaries.bin, data_dir);
  const password = await loadPassword(paths.secret);
  await prepareFolder(paths.socket, identity);
  if (!existsSync(paths.version)) await initialise(paths, binaries, identity, password, options.unsafe_fast);
  await requireSameMajor(paths, binaries);

  const superuser = { host: paths.socket, user: 'postgres', password, database: 'postgres' };
  const server = superviseServer({
    answers: () => canConnect(superuser),
    lockFile: path.join(paths.pgdata, 'postmaster.pid'),
    launch: () => spawnServer(paths, binaries, identity, log, options.unsafe_fast),
    log,
  });
  try {
    await server.ready();
    await createServiceRole(superuser, password);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    connection: { host: paths.socket, user: 'recto', password, database: 'recto' },
    superuser,
    stop: () => server.stop(),
  };
}

function pathsOf(data_dir: string): Paths {
  const near = path.join(data_dir, 's');
  const digest = createHash('sha256').update(data_dir).digest('hex').slice(0, 12);
  const socket =
    Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER ? near : path.join(tmpdir(), `recto-${digest}`);
  const pgdata = path.join(data_dir, 'pg');
  return {
    pgdata,
    socket,
    secret: path.join(data_dir, 'pg.secret'),
    version: path.join(pgdata, 'PG_VERSION'),
  };
}

async function loadPassword(file: string): Promise<string> {
  if (!existsSync(file)) {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(randomToken(24));
    await handle.sync();
    await handle.close();
  }
  return (await readFile(file, 'utf8')).trim();
}

async function prepareFolder(folder: string, identity: Identity): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (identity.owner) await chown(folder, identity.owner.uid, identity.owner.gid);
}

async function initialise(
  paths: Paths,
  binaries: PostgresBinaries,
  identity: Identity,
  password: string,
  unsafe_fast: boolean,
): Promise<void> {
  // A first start that was cut off leaves a folder without PG_VERSION, which initdb would refuse.
  await rm(paths.pgdata, { recursive: true, force: true });
  await prepareFolder(paths.pgdata, identity);
  const passwordFile = path.join(paths.socket, 'initdb.password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (identity.owner) await chown(passwordFile, identity.owner.uid, identity.owner.gid);
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  const command = [
    path.join(binaries.bin, 'initdb'),
    '-D',
    paths.pgdata,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-instructions',
    ...locale,
    ...(unsafe_fast ? ['--no-sync'] : []),
  ];
  const [program, ...args] = identity.wrap(command);
  const result = spawnSync(program, args, {
    ...identity.owner,
    cwd: '/',
    encoding: 'utf8',
    env: databaseEnvironment(),
  });
  await rm(passwordFile, { force: true });
  if (result.status !== 0) {
    await rm(paths.pgdata, { recursive: true, force: true });
    throw new Error(
      `The database could not be created in ${paths.pgdata}: ${(result.stderr || String(result.error)).trim()}`,
    );
  }
}

async function requireSameMajor(paths: Paths, binaries: PostgresBinaries): Promise<void> {
  const found = Number((await readFile(paths.version, 'utf8')).trim());
  if (found === binaries.major) return;
  throw new Error(
    `${paths.pgdata} holds a PostgreSQL ${found} database, but this is PostgreSQL ${binaries.major}, which cannot read it. Nothing was ` +
      'changed. Take a backup with the version of Recto that was used so far, or with this one and RECTO_PG_BIN_DIR set to the ' +
      `programs of PostgreSQL ${found} (recto backup FOLDER). Then move ${paths.pgdata} away and run: recto restore FOLDER --verify. ` +
      'docs/upgrading.md has the steps.',
  );
}

const databaseEnvironment = () => ({ PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });

async function canConnect(connection: pg.ClientConfig): Promise<Answer> {
  const error = await tryConnect(connection);
  if (error === undefined) return 'yes';
  return error.code === NOT_YET ? 'starting' : 'no';
}

function spawnServer(
  paths: Paths,
  binaries: PostgresBinaries,
  identity: Identity,
  log: Logger,
  unsafe_fast: boolean,
): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: paths.socket,
    logging_collector: 'off',
    log_min_messages: 'warning',
    // Statements can hold document text, so they never reach the log.
    log_min_error_statement: 'panic',
    max_connections: '100',
    shared_buffers: '64MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_replication_slots: '0',
    max_worker_processes: '4',
    max_logical_replication_workers: '0',
    timezone: 'UTC',
    jit: 'off',
    ...(binaries.major >= 18 ? { io_method: 'sync' } : {}),
    ...(unsafe_fast
      ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
      : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = identity.wrap([path.join(binaries.bin, 'postgres'), '-D', paths.pgdata, ...flags]);
  const child = spawn('/bin/sh', ['-c', GUARDIAN, 'sh', ...command], {
    ...identity.owner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: databaseEnvironment(),
  });
  child.stdin?.on('error', () => undefined);
  // Lets go of the watcher when the server has ended by itself.
  child.once('exit', () => child.stdin?.destroy());
  child.on('error', (error) => log.error(errorForLog(error), 'the database could not be started'));
  child.stderr?.setEncoding('utf8').on('data', (lines: string) => {
    for (const line of lines.split('\n'))
      if (/FATAL|PANIC|ERROR/.test(line)) log.debug({ postgres: line.slice(0, 500) }, 'database');
  });
  return child;
}

/** The service works as a role of its own that is no superuser and owns nothing but its database. */
async function createServiceRole(superuser: pg.ClientConfig, password: string): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    const role = await client.query("select 1 from pg_roles where rolname = 'recto'");
    // The password is base64url, so it needs no escaping.
    if (role.rowCount === 0) await client.query(`create role recto login password '${password}'`);
    const database = await client.query("select 1 from pg_database where datname = 'recto'");
    if (database.rowCount === 0) await client.query('create database recto owner recto');
  } finally {
    await client.end();
  }
}
