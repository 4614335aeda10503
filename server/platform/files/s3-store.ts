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
import { isConnectionError } from '../connection-error.ts';
import {
  StoreUnavailable,
  temporaryName,
  type ByteRange,
  type FileStore,
  type ReceivedFile,
} from './file-store.ts';
import type { S3Url } from './s3-url.ts';
import { createCheck } from './store-check.ts';

export interface S3Options extends S3Url {
  /** Undefined: the machine's own identity, as the AWS SDK finds it. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Where files are put while they are read on this machine. */
  temp_dir: string;
}

/** A store that takes longer to accept a connection, or is silent for longer, is not there at the moment. */
const CONNECT_MS = 5000;
const SILENCE_MS = 8000;
/** For a whole request with all its attempts, beside the time that its bytes take on a slow line. */
const TOTAL_MS = 25_000;
const SLOWEST_BYTES_PER_MS = 100;

/** Larger files go up in parts. */
const ONE_REQUEST_BYTES = 16 * 1024 * 1024;
const PART_BYTES = 8 * 1024 * 1024;

export function createS3Store(options: S3Options): FileStore {
  const { bucket: Bucket, prefix, endpoint, region, credentials } = options;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // Not every store understands the SDK's own trailing checksums; ours is the SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
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
      const file = path.join(options.temp_dir, temporaryName());
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
      void (await reach((options) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(sha256) }), options),
      )),
    list: () => listDigests(client, Bucket, prefix),
    check: createCheck(
      async () => {
        const probe = { Bucket, Key: keyOf(`.probe-${randomToken(6)}`) };
        await reach((options) => client.send(new PutObjectCommand({ ...probe, Body: 'ok' }), options));
        await reach((options) => client.send(new DeleteObjectCommand(probe), options));
      },
      () => sizeOf(client, { Bucket, Key: keyOf('.probe') }),
    ),
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
    const command = new PutObjectCommand({ ...place, Body, ContentLength: size, ChecksumSHA256 });
    await reach((options) => client.send(command, options), size);
    return;
  }
  const parts = { partSize: PART_BYTES, queueSize: 2 };
  const params = { ...place, Body: createReadStream(file.path) };
  const going = new Upload({ client, params, ...parts });
  await reach(({ abortSignal }) => {
    abortSignal.addEventListener('abort', () => void going.abort().catch(() => undefined));
    return going.done();
  }, size);
}

async function open(client: S3Client, place: Place, range: ByteRange | undefined): Promise<Readable> {
  const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
  try {
    const command = new GetObjectCommand({ ...place, ...(Range === undefined ? {} : { Range }) });
    // Without a limit in all: its bytes are read as fast as whoever asked for them takes them.
    const { Body } = await reach(() => client.send(command));
    return Body as Readable;
  } catch (error) {
    if (isMissing(error)) throw Object.assign(new Error(`The store has no ${place.Key}`), { code: 'ENOENT' });
    throw error;
  }
}

async function sizeOf(client: S3Client, place: Place): Promise<number | undefined> {
  try {
    const found = await reach((options) => client.send(new HeadObjectCommand(place), options));
    return found.ContentLength;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Runs a request within the limits; `bytes` are those that it sends. Throws `StoreUnavailable` where trying later helps. */
async function reach<T>(
  request: (options: { abortSignal: AbortSignal }) => Promise<T>,
  bytes = 0,
): Promise<T> {
  const abortSignal = AbortSignal.timeout(TOTAL_MS + Math.ceil(bytes / SLOWEST_BYTES_PER_MS));
  // The client waits for what it has begun to send, even when it is called off.
  const late = new Promise<never>((_resolve, reject) =>
    abortSignal.addEventListener('abort', () => reject(abortSignal.reason as Error), { once: true }),
  );
  try {
    return await Promise.race([request({ abortSignal }), late]);
  } catch (error) {
    throw named(abortSignal.aborted ? abortSignal.reason : error);
  }
}

/** An error of the network or of the server itself, after the SDK's own attempts; refusals stay what they are. */
function named(error: unknown): unknown {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? 500;
    return status >= 500 || status === 429 ? new StoreUnavailable(error) : error;
  }
  return isConnectionError(error) ? new StoreUnavailable(error) : error;
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
    const page = await reach((options) => client.send(new ListObjectsV2Command(list), options));
    for (const { Key = '' } of page.Contents ?? []) {
      const name = path.posix.basename(Key);
      if (/^[0-9a-f]{64}$/.test(name)) yield name;
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}
