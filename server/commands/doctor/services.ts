// What the service depends on: database, store, model and transcription server.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataPaths, type Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { findBinaries } from '../../platform/db/postgres-binaries.ts';
import type { Logger } from '../../platform/log.ts';
import { describeMailError, reachServer } from '../../mails/connection.ts';
import { findMailServer } from '../../mails/settings.ts';
import { say } from '../../platform/sentences/say.ts';
import { findModelSettings } from '../../settings/model.ts';
import { requireInstance } from '../run-backup.ts';
import { openCommandContext } from '../command-context.ts';
import { openFiles, type Stops } from '../parts.ts';
import { requireDatabase, requirePrograms, requireStore } from '../preflight.ts';
import { examineLastBackup } from './backups.ts';
import { fault, fine, found, warning, type Finding } from './finding.ts';

/** Sessions and signatures of S3 allow minutes; what is further apart is a clock that runs free. */
const MOST_AHEAD_MS = 60_000;

export async function examineDatabase(config: Config): Promise<Finding[]> {
  const { root } = dataPaths(config);
  if (config.database_url === undefined) {
    await requirePrograms(config);
    if (!existsSync(path.join(root, 'pg', 'PG_VERSION')))
      return [fine('database', 'embedded PostgreSQL, made at the first start')];
    const runtime_dir = path.join(root, 'runtime');
    const { major } = await findBinaries({ bin_dir: config.pg_bin_dir, runtime_dir });
    return [fine('database', `embedded PostgreSQL ${major}`)];
  }
  const facts = await requireDatabase(config.database_url);
  if (facts === undefined)
    return [
      fault(
        'database',
        'RECTO_DATABASE_URL names a server that cannot be reached',
        'Start it, or correct host and port.',
      ),
    ];
  const apart = Math.round(Math.abs(facts.ahead_ms) / 1000);
  return [
    fine('database', `PostgreSQL ${facts.version}, ${facts.max_connections} connections allowed`),
    Math.abs(facts.ahead_ms) > MOST_AHEAD_MS
      ? warning(
          'clock',
          `this machine and the database are ${apart} s apart`,
          'Let both follow a time server (chrony, systemd-timesyncd).',
        )
      : fine('clock', 'agrees with the database'),
  ];
}

export async function examineStore(config: Config): Promise<Finding> {
  const { root, originals } = dataPaths(config);
  // A look must not make the folder of an instance that does not exist yet.
  if (config.storage_url === undefined && !existsSync(root))
    return fine('store', `${originals}, made at the first start`);
  const unreachable = await requireStore(config, await openFiles(config));
  if (unreachable === undefined) return fine('store', 'can be written');
  return fault('store', `cannot be reached (${unreachable})`, 'Start it, or correct RECTO_STORAGE_URL.');
}

/** The database of an instance that exists: its version, and the servers that its settings name. */
export async function examineInstance(config: Config, log: Logger): Promise<Finding[]> {
  const { root } = dataPaths(config);
  if (config.database_url === undefined && !existsSync(path.join(root, 'pg', 'PG_VERSION'))) return [];
  requireInstance(config);
  const stops: Stops = [];
  try {
    const ctx = await openCommandContext(config, 'recto doctor', log, stops);
    return [
      fine('instance', 'the database fits this version'),
      ...(await found('model', () => examineModel(ctx))),
      ...(await found('mail', () => examineMail(ctx))),
      ...(await found('backup', () => examineLastBackup(ctx))),
    ];
  } finally {
    for (const end of stops.toReversed()) await end();
  }
}

async function examineModel(ctx: Context): Promise<Finding[]> {
  const settings = await findModelSettings(ctx);
  if (settings === undefined) return [];
  return [await examineServer('model', settings.url, 'Start the model server, or correct its address.')];
}

async function examineMail(ctx: Context): Promise<Finding[]> {
  const server = await findMailServer(ctx);
  if (server === undefined) return [];
  const { host, port } = server;
  try {
    await reachServer(server);
    return [fine('mail', `${host}:${port} can be used`)];
  } catch (error) {
    const reason = say(describeMailError(error));
    return [
      warning('mail', `${host}:${port}: ${reason}`, 'Correct RECTO_SMTP_… or Settings, Mail; mails wait.'),
    ];
  }
}

export async function examineTranscription({ transcribe_url }: Config): Promise<Finding[]> {
  if (transcribe_url === undefined) return [];
  return [await examineServer('transcription', transcribe_url, 'Start it, or correct RECTO_TRANSCRIBE_URL.')];
}

/** Any answer counts: only the connection is examined; Settings, Model tries the rest. */
async function examineServer(subject: string, url: string, advice: string): Promise<Finding> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5000) });
    return fine(subject, `${url} answers`);
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    return warning(subject, `${url} does not answer (${cause?.code ?? message})`, advice);
  }
}
