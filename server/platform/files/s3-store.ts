// Originals in an S3-compatible store: <prefix>/<sha256>. The digest travels with the upload where the store can check it,
// and is checked here whenever a whole file is read back.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { randomToken } from '../secret-box.ts';
import { StoreUnavailable, type ByteRange, type FileStore, type ReceivedFile } from './file-store.ts';

export interface S3Options {
  bucket: string;
  /** Without slashes at its ends; may be empty. */
  prefix: string;
  /** For stores other than AWS. */
  endpoint: string | undefined;
  region: string;
  /** Undefined: the machine's own identity, as the AWS SDK finds it. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Where files are put while they are read on this machine. */
  temp_dir: string;
}

/** Larger files go up in parts. */
const ONE_REQUEST_BYTES = 16 * 1024 * 1024;
const PART_BYTES = 8 * 1024 * 1024;

/** `s3://bucket/prefix?endpoint=http://host:9000&region=eu-central-1`. Throws for anything else. */
export function parseS3Url(text: string): Pick<S3Options, 'bucket' | 'prefix' | 'endpoint' | 'region'> {
  const url = new URL(text);
  if (url.protocol !== 's3:' || url.hostname === '')
    throw new Error('must look like s3://bucket/prefix?endpoint=…&region=…');
  return {
    bucket: url.hostname,
    prefix: url.pathname.replaceAll(/^\/+|\/+$/g, ''),
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

export function createS3Store(options: S3Options): FileStore {
  const { bucket: Bucket, prefix, endpoint, region, credentials } = options;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // Not every store understands the SDK's own trailing checksums; ours is the SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 5,
  });
  const keyOf = (sha256: string) => [prefix, sha256].filter(Boolean).join('/');

  const store: FileStore = {
    async put(file) {
      if ((await store.size(file.sha256)) !== file.size_bytes)
        await upload(client, { Bucket, Key: keyOf(file.sha256) }, file);
      if ((await store.size(file.sha256)) !== file.size_bytes)
        throw new Error('The store does not hold what was sent to it');
      await rm(file.path, { force: true });
    },
    async read(sha256, range) {
      const stream = await open(client, { Bucket, Key: keyOf(sha256) }, range);
      return range === undefined ? stream.pipe(verifying(sha256, stream)) : stream;
    },
    async local(sha256) {
      await mkdir(options.temp_dir, { recursive: true });
      const file = path.join(options.temp_dir, `original-${sha256.slice(0, 16)}-${randomToken(6)}`);
      try {
        await pipeline(await store.read(sha256), createWriteStream(file, { flags: 'wx' }));
      } catch (error) {
        await rm(file, { force: true });
        throw named(error);
      }
      return { path: file, release: () => rm(file, { force: true }) };
    },
    size: (sha256) => sizeOf(client, { Bucket, Key: keyOf(sha256) }),
    remove: async (sha256) =>
      void (await reach(client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(sha256) })))),
    list: () => listDigests(client, Bucket, prefix),
    async check() {
      const Key = keyOf(`.probe-${randomToken(6)}`);
      await reach(client.send(new PutObjectCommand({ Bucket, Key, Body: 'ok' })));
      await reach(client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
  };
  return store;
}

interface Place {
  Bucket: string;
  Key: string;
}

async function upload(client: S3Client, place: Place, file: ReceivedFile): Promise<void> {
  const { size } = await stat(file.path);
  if (size <= ONE_REQUEST_BYTES) {
    const ChecksumSHA256 = Buffer.from(file.sha256, 'hex').toString('base64');
    const Body = createReadStream(file.path);
    await reach(client.send(new PutObjectCommand({ ...place, Body, ContentLength: size, ChecksumSHA256 })));
    return;
  }
  const parts = { partSize: PART_BYTES, queueSize: 2 };
  const params = { ...place, Body: createReadStream(file.path) };
  await reach(new Upload({ client, params, ...parts }).done());
}

async function open(client: S3Client, place: Place, range: ByteRange | undefined): Promise<Readable> {
  const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
  try {
    const { Body } = await reach(
      client.send(new GetObjectCommand({ ...place, ...(Range === undefined ? {} : { Range }) })),
    );
    return Body as Readable;
  } catch (error) {
    if (isMissing(error)) throw Object.assign(new Error(`The store has no ${place.Key}`), { code: 'ENOENT' });
    throw error;
  }
}

async function sizeOf(client: S3Client, place: Place): Promise<number | undefined> {
  try {
    return (await reach(client.send(new HeadObjectCommand(place)))).ContentLength;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function reach<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw named(error);
  }
}

/** An error of the network or of the server itself, after the SDK's own attempts; refusals stay what they are. */
function named(error: unknown): unknown {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? 500;
    return status >= 500 || status === 429 ? new StoreUnavailable(error) : error;
  }
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const network = /^(ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/;
  const lost = (typeof code === 'string' && network.test(code)) || name === 'TimeoutError';
  return lost ? new StoreUnavailable(error) : error;
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    (error.$metadata.httpStatusCode === 404 || error.name === 'NoSuchKey')
  );
}

/** Passes the bytes on and fails at the end when they are not those of the digest. */
function verifying(sha256: string, source: Readable): Transform {
  const hash = createHash('sha256');
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const same = hash.digest('hex') === sha256;
      done(same ? null : new Error(`The stored file ${sha256} has changed`));
    },
  });
  source.on('error', (error) => transform.destroy(error));
  return transform;
}

async function* listDigests(client: S3Client, Bucket: string, prefix: string): AsyncIterable<string> {
  let ContinuationToken: string | undefined;
  do {
    const list = { Bucket, Prefix: prefix === '' ? '' : `${prefix}/`, ContinuationToken };
    const page = await reach(client.send(new ListObjectsV2Command(list)));
    for (const { Key = '' } of page.Contents ?? []) {
      const name = path.posix.basename(Key);
      if (/^[0-9a-f]{64}$/.test(name)) yield name;
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}
