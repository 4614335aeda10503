// Every setting of the environment: name, meaning, default. The only place that reads process.env; the table in
// docs/operating.md is generated from it.
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

interface Setting<S extends z.ZodType> {
  schema: S;
  meaning: string;
  /** As the documentation shows it. */
  default: string;
  secret?: boolean;
}

const setting = <S extends z.ZodType>(
  schema: S,
  meaning: string,
  shown: string,
  secret = false,
): Setting<S> => ({
  schema,
  meaning,
  default: shown,
  secret,
});

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const defaultWorkers = Math.max(1, Math.min(4, os.availableParallelism() - 1));

export const settings = {
  PORT: setting(whole(0, 65_535).default(8080), 'Port of the web server; 0 takes a free one.', '8080'),
  HOST: setting(
    z.string().min(1).default('127.0.0.1'),
    'Address to listen on; 0.0.0.0 for the whole network.',
    '127.0.0.1',
  ),
  WORKER_PORT: setting(
    whole(0, 65_535).optional(),
    'Port where a worker without web server answers /healthz, /readyz and /metrics; 0 takes a free one.',
    'none',
  ),
  BASE_URL: setting(
    httpUrl.optional(),
    'The address people open, for links in records and webhooks. Also a setting in the UI.',
    'http://HOST:PORT',
  ),
  TRUST_PROXY: setting(
    z.string().optional(),
    'Addresses or CIDR ranges of reverse proxies whose X-Forwarded-* headers are believed, comma-separated.',
    'none',
  ),
  DATA_DIR: setting(
    z.string().min(1).default('./data'),
    'Folder for everything the service keeps.',
    './data',
  ),
  DATABASE_URL: setting(
    // A URL as libpq reads it, which allows an empty host and a socket folder in the query.
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    'A PostgreSQL server (15 or newer) instead of the embedded one.',
    'embedded PostgreSQL in DATA_DIR',
    true,
  ),
  PG_BIN_DIR: setting(
    z.string().optional(),
    "PostgreSQL's programs for the embedded database, where the bundled ones do not fit the platform.",
    'bundled',
  ),
  STORAGE_URL: setting(
    z.string().optional(),
    'Where originals are kept: file:///path or s3://bucket/prefix?endpoint=…&region=….',
    'DATA_DIR/originals',
    true,
  ),
  S3_ACCESS_KEY_ID: setting(
    z.string().min(1).optional(),
    'Access key of the S3 store.',
    "the machine's own identity",
    true,
  ),
  S3_SECRET_ACCESS_KEY: setting(
    z.string().min(1).optional(),
    'Secret key of the S3 store.',
    "the machine's own identity",
    true,
  ),
  SECRET_KEY: setting(
    z
      .string()
      .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')
      .optional(),
    'Key that encrypts stored secrets. Needed where several machines share one database.',
    'made once in DATA_DIR/secret.key',
    true,
  ),
  ADMIN_EMAIL: setting(
    z.string().min(3).default('admin@recto.local'),
    'Sign-in of the Admin made on first start.',
    'admin@recto.local',
  ),
  ADMIN_PASSWORD: setting(
    z.string().min(10).optional(),
    'Password of that Admin.',
    'generated and printed once',
    true,
  ),
  API_TOKEN: setting(
    z.string().min(20).optional(),
    'The first API token.',
    'generated and printed once',
    true,
  ),
  MODEL_URL: setting(
    httpUrl.optional(),
    'An OpenAI-compatible model server inside the network. Also a setting in the UI.',
    'none',
  ),
  MODEL_NAME: setting(z.string().optional(), 'Model to use there.', 'the first one offered'),
  MODEL_API_KEY: setting(z.string().optional(), 'Key for the model server.', 'none', true),
  TRANSCRIBE_URL: setting(
    httpUrl.optional(),
    'An OpenAI-compatible /v1/audio/transcriptions server on the private network, for audio files.',
    'none: audio becomes Exception',
  ),
  TRANSCRIBE_MODEL: setting(z.string().min(1).default('whisper-1'), 'Model to use there.', 'whisper-1'),
  TRANSCRIBE_API_KEY: setting(
    z.string().min(1).optional(),
    'Key for the transcription server.',
    'none',
    true,
  ),
  INTAKE_DIR: setting(
    z.string().min(1).optional(),
    'Folder below which Admins may have folders watched for documents.',
    'none: no folders are watched',
  ),
  WORKERS: setting(
    whole(1, 64).default(defaultWorkers),
    'Documents processed at once per worker process.',
    'cores - 1, at most 4',
  ),
  MAX_UPLOAD_MB: setting(whole(1, 10_000).default(100), 'Largest upload.', '100'),
  MIN_FREE_MB: setting(
    whole(0, 1_000_000).default(200),
    'New files are answered with 507 while less than this is free in DATA_DIR, so that the embedded database can go on.',
    '200',
  ),
  MAX_QUEUE_DEPTH: setting(
    whole(1, 10_000_000).optional(),
    'Uploads are answered with 429 while this many documents wait.',
    'no limit',
  ),
  MAX_ATTEMPTS: setting(
    whole(1, 20).default(3),
    'How often processing of a document is tried before it becomes Exception.',
    '3',
  ),
  WEBHOOK_RETRY_DELAYS: setting(
    z
      .string()
      .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?)*$/, 'must be seconds, separated by commas')
      .default('5,30,120,600,1800,7200,18000,36000,36000')
      .transform((list) => list.split(',').map(Number)),
    'Seconds before the second, third, … attempt of a delivery that failed; after the last it is given up.',
    '5 s to 10 h, ten attempts in about 28 h',
  ),
  DRAIN_SECONDS: setting(
    whole(1, 3600).default(20),
    'How long running requests, and after them running jobs, may take to end when the service stops.',
    '20',
  ),
  LOG_LEVEL: setting(
    z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'debug, info, warn, error or silent.',
    'info',
  ),
  LOG_FORMAT: setting(z.enum(['json', 'text']).optional(), 'json or text.', 'text on a terminal, else json'),
  UNSAFE_FAST_DATABASE: setting(
    flag.default(false),
    'Trades durability of the embedded database for speed. For throw-away tests only.',
    'false',
  ),
} as const;

type Settings = typeof settings;
export type Config = { [Name in keyof Settings as Lowercase<Name>]: z.output<Settings[Name]['schema']> };

/** Reads RECTO_* once. Throws one error that names every bad setting. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(settings)) {
    const raw = environment[`RECTO_${name}`];
    const result = schema.safeParse(raw === '' ? undefined : raw);
    if (result.success) values[name.toLowerCase()] = result.data;
    else problems.push(`RECTO_${name}: ${result.error.issues[0]?.message ?? 'not valid'}`);
  }
  const known = new Set(Object.keys(settings).map((name) => `RECTO_${name}`));
  for (const name of Object.keys(environment)) {
    if (name.startsWith('RECTO_') && !known.has(name)) problems.push(`${name} is not a setting of Recto`);
  }
  if (problems.length > 0) throw new Error(`Settings cannot be used:\n  ${problems.join('\n  ')}`);
  return values as Config;
}

/** Where the server listens, as people would write it; for links until a base URL is set. */
export function listeningUrl(config: Pick<Config, 'base_url' | 'host' | 'port'>): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return config.base_url ?? `http://${host}:${config.port}`;
}

/** The folders below DATA_DIR. */
export function dataPaths(config: Config) {
  const root = path.resolve(config.data_dir);
  return {
    root,
    originals: path.join(root, 'originals'),
    temporary: path.join(root, 'tmp'),
    page_images: path.join(root, 'cache', 'pages'),
    secret_key: path.join(root, 'secret.key'),
  };
}
