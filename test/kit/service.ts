// A whole service for a test file: its own database from the template, its own data folder, the real HTTP server on a free
// port, and, unless told otherwise, the worker.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startService, type Roles, type Service } from '../../server/commands/serve.ts';
import { readConfig } from '../../server/environment.ts';
import type { Context, Edges } from '../../server/context.ts';
import { openExtractorPool } from '../../server/extraction/process/extractor-pool.ts';
import type { Clock } from '../../server/platform/clock.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Models } from '../../server/platform/model/models.ts';
import { openReaderPool } from '../../server/reading/reader-pool.ts';
import { Client } from './client.ts';
import { TEMPLATE, withDatabase } from './postgres.global.ts';

export const ADMIN = { email: 'admin@recto.local', password: 'correct horse battery' };
export const TOKEN = `re_${'ab12'.repeat(16)}`;

export interface TestService {
  url: string;
  ctx: Context;
  data_dir: string;
  database_url: string;
  /** Calls with the API token. */
  api: Client;
  /** Calls as the Admin, with a session. */
  admin: Client;
  stop(): Promise<void>;
}

export interface TestOptions extends Partial<Roles> {
  /** Settings without the prefix, such as MAX_UPLOAD_MB. */
  settings?: Record<string, string>;
  clock?: Clock;
  models?: Models;
}

export async function startTestService(options: TestOptions = {}): Promise<TestService> {
  const database_url = await createTestDatabase();
  const data_dir = await mkdtemp(path.join(tmpdir(), 'recto-data-'));
  const service = await startAt({ database_url, data_dir }, options);
  const url = service.address ?? '';
  const admin = new Client(url);
  await admin.signIn(ADMIN.email, ADMIN.password);
  return {
    url,
    ctx: service.ctx,
    data_dir,
    database_url,
    api: new Client(url, `Bearer ${TOKEN}`),
    admin,
    async stop() {
      await service.stop();
      await dropDatabase(database_url);
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}

/** Starts a service on given database and data folder, as a restart does. */
export async function startAt(
  place: { database_url: string; data_dir: string },
  options: TestOptions = {},
): Promise<Service> {
  const config = readConfig({
    RECTO_PORT: '0',
    RECTO_DATABASE_URL: place.database_url,
    RECTO_DATA_DIR: place.data_dir,
    RECTO_ADMIN_EMAIL: ADMIN.email,
    RECTO_ADMIN_PASSWORD: ADMIN.password,
    RECTO_API_TOKEN: TOKEN,
    RECTO_WORKERS: '1',
    RECTO_BASE_URL: 'https://recto.example',
    ...Object.fromEntries(
      Object.entries(options.settings ?? {}).map(([name, value]) => [`RECTO_${name}`, value]),
    ),
  });
  const level = process.env['TEST_LOG'] ?? 'silent';
  return startService(
    config,
    { web: options.web ?? true, worker: options.worker ?? true },
    createLog({ level, pretty: false }),
    {
      ...(config.workers === 1 ? sharedPools() : {}),
      ...(options.clock === undefined ? {} : { clock: options.clock }),
      ...(options.models === undefined ? {} : { models: options.models }),
    },
  );
}

type Pools = Pick<Edges, 'readers' | 'extractors' | 'renderers'>;
let pools: Pools | undefined;

/**
 * The processes that read, extract and draw, for all services of this test process: to start them anew for every file would
 * take longer than most tests do. They end with the process.
 */
function sharedPools(): Pools {
  pools ??= { readers: openReaderPool(1), extractors: openExtractorPool(1), renderers: openReaderPool(1) };
  return pools;
}

export async function createTestDatabase(): Promise<string> {
  const url = inject('postgres');
  const name = `recto_test_${randomBytes(6).toString('hex')}`;
  await maintain(url, `create database ${name} template ${TEMPLATE}`);
  return withDatabase(url, name);
}

/** Without tables, as an administrator makes it. */
export async function createEmptyDatabase(): Promise<string> {
  const url = inject('postgres');
  const name = `recto_test_${randomBytes(6).toString('hex')}`;
  await maintain(url, `create database ${name}`);
  return withDatabase(url, name);
}

async function dropDatabase(database_url: string): Promise<void> {
  const name = /\/(recto_test_\w+)/.exec(database_url)?.[1];
  if (name !== undefined) await maintain(inject('postgres'), `drop database if exists ${name} with (force)`);
}

async function maintain(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Another file may be copying the template at this moment.
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== '55006' || attempt === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  } finally {
    await client.end();
  }
}
