// Every setting of the environment: name, meaning, default, example. environment.ts reads them; the table in
// docs/operating.md is generated from this one.
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { isDatabaseUrl } from './platform/db/database-url.ts';
import { flag, httpUrl, proxies, storageUrl, text, whole } from './setting-values.ts';

interface Setting<S extends z.ZodType> {
  schema: S;
  meaning: string;
  /** As the documentation shows it. */
  default: string;
  /** A value that can be used, for the message that refuses another one. */
  example: string;
  /** Never shown; may be given as the name of a file too. */
  secret: boolean;
}

const setting = <S extends z.ZodType>(
  schema: S,
  meaning: string,
  shown: string,
  { example = shown, secret = false }: { example?: string; secret?: boolean } = {},
): Setting<S> => ({ schema, meaning, default: shown, example, secret });

const secret = (example: string) => ({ example, secret: true });

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const defaultWorkers = Math.max(1, Math.min(4, os.availableParallelism() - 1));

export const settings = {
  PORT: setting(whole(0, 65_535).default(8080), 'Port of the web server; 0 takes a free one.', '8080'),
  HOST: setting(
    z
      .string()
      .regex(/^[^\s/:]+$|^[0-9a-fA-F:.]+$/, 'must be an address or a host name, without scheme and port')
      .default('127.0.0.1'),
    'Address to listen on; 0.0.0.0 for the whole network.',
    '127.0.0.1',
  ),
  WORKER_PORT: setting(
    whole(0, 65_535).optional(),
    'Port where a worker without web server answers /healthz, /readyz and /metrics; 0 takes a free one.',
    'none',
    { example: '8081' },
  ),
  BASE_URL: setting(
    httpUrl.optional(),
    'The address people open, for links in records and webhooks. Also a setting in the UI.',
    'http://HOST:PORT',
    { example: 'https://recto.example.com' },
  ),
  BASE_PATH: setting(
    z
      .string()
      .regex(/^(\/[\w.~-]+)+\/?$/, 'must be a path that starts with /')
      .transform((given) => given.replace(/\/$/, ''))
      .optional(),
    'Path below which a reverse proxy shows Recto; with it and without it, requests are understood.',
    'the path of BASE_URL',
    { example: '/recto' },
  ),
  TRUST_PROXY: setting(
    proxies.optional(),
    'Addresses or CIDR ranges of reverse proxies whose X-Forwarded-* headers are believed, comma-separated.',
    'none',
    { example: '127.0.0.1,10.0.0.0/8' },
  ),
  DATA_DIR: setting(text().default('./data'), 'Folder for everything the service keeps.', './data'),
  DATABASE_URL: setting(
    // A URL as libpq reads it, which allows an empty host and a socket folder in the query.
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .refine(
        isDatabaseUrl,
        'cannot be read. Signs such as @ : / % in a password have to be written as %40 %3A %2F %25',
      )
      .optional(),
    'A PostgreSQL server (15 or newer) instead of the embedded one.',
    'embedded PostgreSQL in DATA_DIR',
    secret('postgres://recto:password@db.example.com:5432/recto'),
  ),
  PG_BIN_DIR: setting(
    z.string().optional(),
    "PostgreSQL's programs for the embedded database, where the bundled ones do not fit the platform.",
    'bundled',
    { example: '/usr/lib/postgresql/18/bin' },
  ),
  STORAGE_URL: setting(
    storageUrl.optional(),
    'Where originals are kept: file:///path or s3://bucket/prefix?endpoint=…&region=….',
    'DATA_DIR/originals',
    secret('s3://bucket/recto?endpoint=http://127.0.0.1:9000&region=us-east-1'),
  ),
  S3_ACCESS_KEY_ID: setting(
    text().optional(),
    'Access key of the S3 store.',
    "the machine's own identity",
    secret('AKIDEXAMPLE'),
  ),
  S3_SECRET_ACCESS_KEY: setting(
    text().optional(),
    'Secret key of the S3 store.',
    "the machine's own identity",
    secret('wJalrXUtnFEMI'),
  ),
  SECRET_KEY: setting(
    z
      .string()
      .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')
      .optional(),
    'Key that encrypts stored secrets. Needed where several machines share one database.',
    'made once in DATA_DIR/secret.key',
    secret('the output of: openssl rand -hex 32'),
  ),
  ADMIN_EMAIL: setting(
    text(3).default('admin@recto.local'),
    'Sign-in of the Admin made on first start.',
    'admin@recto.local',
  ),
  ADMIN_PASSWORD: setting(
    text(10).optional(),
    'Password of that Admin.',
    'generated, printed until its first use',
    secret('ten characters or more'),
  ),
  API_TOKEN: setting(
    text(20).optional(),
    'The first API token.',
    'generated, printed until the Admin signed in',
    secret('the output of: openssl rand -hex 32'),
  ),
  MODEL_URL: setting(
    httpUrl.optional(),
    'An OpenAI-compatible model server inside the network. Also a setting in the UI.',
    'none',
    { example: 'http://127.0.0.1:8000/v1' },
  ),
  MODEL_NAME: setting(z.string().optional(), 'Model to use there.', 'the first one offered'),
  MODEL_API_KEY: setting(
    z.string().optional(),
    'Key for the model server.',
    'none',
    secret('the key of that server'),
  ),
  TRANSCRIBE_URL: setting(
    httpUrl.optional(),
    'An OpenAI-compatible /v1/audio/transcriptions server on the private network, for audio files.',
    'none: audio becomes Exception',
    { example: 'http://127.0.0.1:8001' },
  ),
  TRANSCRIBE_MODEL: setting(text().default('whisper-1'), 'Model to use there.', 'whisper-1'),
  TRANSCRIBE_API_KEY: setting(
    text().optional(),
    'Key for the transcription server.',
    'none',
    secret('the key of that server'),
  ),
  INTAKE_DIR: setting(
    text().optional(),
    'Folder below which Admins may have folders watched for documents.',
    'none: no folders are watched',
    { example: '/srv/scans' },
  ),
  BACKUP_DIR: setting(
    text().optional(),
    'Folder for a backup every day. It has to exist, on another disk, and be the same one for all workers.',
    'none: no backup by itself',
    { example: '/mnt/backup/recto' },
  ),
  BACKUP_AT: setting(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time from 00:00 to 23:59')
      .default('02:00'),
    "When that backup begins, by the machine's clock and time zone (TZ).",
    '02:00',
  ),
  BACKUP_KEEP_DAILY: setting(
    whole(0, 3650).default(7),
    'How many days keep their newest backup; the newest of all always stays.',
    '7',
  ),
  BACKUP_KEEP_WEEKLY: setting(whole(0, 520).default(4), 'How many weeks keep their newest backup.', '4'),
  BACKUP_KEEP_MONTHLY: setting(whole(0, 120).default(6), 'How many months keep their newest backup.', '6'),
  WORKERS: setting(
    whole(1, 64).default(defaultWorkers),
    'Documents processed at once per worker process.',
    'cores - 1, at most 4',
    { example: '2' },
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
    { example: '10000' },
  ),
  MAX_ATTEMPTS: setting(
    whole(1, 20).default(3),
    'How often a document whose processing fails for a reason of its own is tried before it becomes Exception. Lost connections and restarts do not count.',
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
    { example: '5,30,120,600' },
  ),
  SMTP_HOST: setting(
    text().optional(),
    'A server that takes mails to people. These settings count as a whole, unless a server is set in the UI.',
    'none; no mail is sent',
    { example: 'mail.example.com' },
  ),
  SMTP_PORT: setting(whole(1, 65_535).default(587), 'Its port.', '587'),
  SMTP_SECURITY: setting(
    z.enum(['tls', 'starttls', 'none'], 'must be tls, starttls or none').default('starttls'),
    'tls: encrypted from the start (port 465); starttls: before anything is said; none: within a trusted network only.',
    'starttls',
  ),
  SMTP_USER: setting(text().optional(), 'Signs in there as this user.', 'does not sign in', {
    example: 'recto',
  }),
  SMTP_PASSWORD: setting(
    text().optional(),
    'Password of that user.',
    'none',
    secret('the password of that user'),
  ),
  SMTP_FROM: setting(
    z.email('must be an e-mail address').optional(),
    'The address that mails come from.',
    'none',
    { example: 'recto@example.com' },
  ),
  DRAIN_SECONDS: setting(
    whole(1, 3600).default(20),
    'How long running requests, and after them running jobs, may take to end when the service stops.',
    '20',
  ),
  LOG_LEVEL: setting(
    z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    'debug, info, warn, error or silent.',
    'info',
  ),
  LOG_FORMAT: setting(
    z.enum(['json', 'text'], 'must be json or text').optional(),
    'json or text.',
    'text on a terminal, else json',
    { example: 'json' },
  ),
  UNSAFE_FAST_DATABASE: setting(
    flag.default(false),
    'Trades durability of the embedded database for speed. For throw-away tests only.',
    'false',
  ),
} as const;

type Settings = typeof settings;
export type Config = { [Name in keyof Settings as Lowercase<Name>]: z.output<Settings[Name]['schema']> };

/** The path in front of every address, without a slash at its end; '' for none. */
export function basePathOf({ base_path, base_url }: Pick<Config, 'base_path' | 'base_url'>): string {
  return base_path ?? (base_url === undefined ? '' : new URL(base_url).pathname.replace(/\/$/, ''));
}

/** Where the server listens, as people would write it; for links until a base URL is set. */
export function listeningUrl(config: Pick<Config, 'base_url' | 'base_path' | 'host' | 'port'>): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return config.base_url ?? `http://${host}:${config.port}${basePathOf(config)}`;
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
