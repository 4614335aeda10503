// What is examined before a start creates anything: a first start that fails half-way would leave an Admin behind whose
// password nobody has seen. `recto doctor` asks the same questions.
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { dataPaths, type Config } from '../config.ts';
import { findBinaries } from '../platform/db/postgres-binaries.ts';
import { StoreUnavailable, type FileStore } from '../platform/files/file-store.ts';
import type { Logger } from '../platform/log.ts';

/** Throws an error that names the setting, its value and what to do. */
export async function checkBeforeStart(
  config: Config,
  files: FileStore,
  port: number | undefined,
  log: Logger,
): Promise<void> {
  if (port !== undefined) await requireListening(config, port);
  if (config.database_url === undefined) await requirePrograms(config);
  const unreachable = await requireStore(config, files);
  if (unreachable !== undefined) log.warn({ reason: unreachable }, 'the store cannot be reached yet');
  if (config.database_url !== undefined) await requireDatabase(config.database_url);
}

/** Those that are given; the ones that come with Recto are unpacked at the first start. */
export async function requirePrograms(config: Config): Promise<void> {
  const { pg_bin_dir: bin_dir } = config;
  if (bin_dir === undefined) return;
  await findBinaries({ bin_dir, runtime_dir: path.join(dataPaths(config).root, 'runtime') });
}

/** Whether the service could listen there; the port is free again afterwards. */
export async function requireListening(config: Config, port: number): Promise<void> {
  const probe = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host: config.host, port }, resolve);
    });
  } catch (error) {
    throw listenError(error, config, port);
  } finally {
    probe.close();
  }
}

/** The refusal of the system in words; another error as it is. */
export function listenError(error: unknown, config: Pick<Config, 'host' | 'port'>, port: number): unknown {
  const name = port === config.port ? 'RECTO_PORT' : 'RECTO_WORKER_PORT';
  const { code } = error as NodeJS.ErrnoException;
  const said = {
    EADDRINUSE: `Port ${port} is in use. Stop what uses it, or set ${name} to another one. Example: ${name}=${port + 1}`,
    EACCES: `${name} (${port}) needs rights that this user does not have. Use a port from 1024 on. Example: ${name}=8080`,
    EADDRNOTAVAIL: `RECTO_HOST ("${config.host}") is not an address of this machine. Example: RECTO_HOST=127.0.0.1, or 0.0.0.0 for all`,
    ENOTFOUND: `RECTO_HOST ("${config.host}") cannot be resolved. Example: RECTO_HOST=127.0.0.1, or 0.0.0.0 for all`,
  }[code === 'EAI_AGAIN' ? 'ENOTFOUND' : String(code)];
  return said === undefined ? error : new Error(said, { cause: error });
}

const STORE_LIMIT_MS = 15_000;

/**
 * A store that refuses stops the start; one that cannot be reached does not, since it may come up later: the reason is
 * returned, and uploads are answered with 503 until then.
 */
export async function requireStore(config: Config, files: FileStore): Promise<string | undefined> {
  const limit = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new StoreUnavailable('no answer within 15 s')), STORE_LIMIT_MS).unref(),
  );
  try {
    await Promise.race([files.check(), limit]);
    return undefined;
  } catch (error) {
    if (error instanceof StoreUnavailable) return reasonOf(error.cause);
    throw new Error(`${whereOf(config)} cannot be used: ${adviceFor(error)}`, { cause: error });
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error);

function whereOf({ storage_url, data_dir }: Config): string {
  if (storage_url === undefined) return `RECTO_DATA_DIR ("${data_dir}")`;
  // Never the query: some stores take keys there.
  return `RECTO_STORAGE_URL ("${storage_url.split('?')[0]}")`;
}

function adviceFor(error: unknown): string {
  const { name, code, message, $metadata } = error as Error & {
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  if (name === 'NoSuchBucket' || $metadata?.httpStatusCode === 404)
    return 'the bucket does not exist. Make it, or name another one';
  if (name === 'CredentialsProviderError')
    return 'there are no credentials. Set RECTO_S3_ACCESS_KEY_ID and RECTO_S3_SECRET_ACCESS_KEY';
  if ($metadata !== undefined && [400, 401, 403].includes($metadata.httpStatusCode ?? 0))
    return `the store refuses with ${name}. Check RECTO_S3_ACCESS_KEY_ID and RECTO_S3_SECRET_ACCESS_KEY, the clock of this machine, and that they may write to the bucket`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'it is a file or lies in one. Name a folder';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `this user cannot write there (${code}). Make the folder writable for it`;
  return message;
}

const OLDEST_MAJOR = 15;

export interface DatabaseFacts {
  version: string;
  /** The clock of the server minus ours. */
  ahead_ms: number;
  max_connections: number;
}

/**
 * Version, encoding and rights of a given server. A server that cannot be reached is no fault found here: who connects
 * waits for it, or says so.
 */
export async function requireDatabase(database_url: string): Promise<DatabaseFacts | undefined> {
  const client = new pg.Client({ connectionString: database_url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const refused = refusalOf(error);
    if (refused === undefined) return undefined;
    throw new Error(`RECTO_DATABASE_URL cannot be used: ${refused}`, { cause: error });
  }
  try {
    const { rows } = await client.query<DatabaseFacts & { number: number; encoding: string; may: boolean }>(`
      select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        (select pg_encoding_to_char(encoding) from pg_database where datname = current_database()) as encoding,
        has_database_privilege(current_database(), 'create') as may,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as ahead_ms,
        current_setting('max_connections')::int as max_connections`);
    const { number, encoding, may, ...facts } = rows[0]!;
    const say = (problem: string) => new Error(`RECTO_DATABASE_URL cannot be used: ${problem}`);
    if (number < OLDEST_MAJOR * 10_000)
      throw say(`the server is PostgreSQL ${facts.version}; ${OLDEST_MAJOR} or newer is needed`);
    if (encoding !== 'UTF8')
      throw say(
        `the database has the encoding ${encoding}. Make one with: createdb --encoding=UTF8 --template=template0 recto`,
      );
    if (!may) throw say('its user may not create schemas. As the owner: GRANT CREATE ON DATABASE … TO …');
    return { ...facts, ahead_ms: facts.ahead_ms - Date.now() };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Undefined where trying again later makes sense. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code = '', message } = error;
  if (code.startsWith('28')) return `the server refuses the user or the password (${message})`;
  if (code === '3D000') return `${message}. Make it with: createdb --encoding=UTF8 --template=template0 NAME`;
  return undefined;
}
