// A real S3 server on a free port, keeping its objects in a temporary folder.
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export interface S3Server {
  /** For RECTO_STORAGE_URL. */
  storage_url: string;
  credentials: { access_key_id: string; secret_access_key: string };
  /** Where the objects lie, for tests that damage them. */
  directory: string;
  stop(): Promise<void>;
}

const BUCKET = 'originals';
const PREFIX = 'recto';

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'recto-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  // The server removes a folder with its last object, also while another request is about to write there, and dies of it. This
  // file, which is no object, keeps the folder.
  const prefix_folder = path.join(directory, BUCKET, PREFIX);
  await mkdir(prefix_folder);
  await writeFile(path.join(prefix_folder, 'kept'), '');
  return {
    storage_url: `s3://${BUCKET}/${PREFIX}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1`,
    // The pair this server knows.
    credentials: { access_key_id: 'S3RVER', secret_access_key: 'S3RVER' },
    directory,
    async stop() {
      await server.close();
      // It may still be writing for a client that was killed.
      process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
    },
  };
}
