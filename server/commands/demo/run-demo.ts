// `recto demo`: the main job on real input, over HTTP as an integrator would do it. Uploads three documents, waits, shows
// what was extracted and how sure Recto is, approves, exports, and shows the webhook as a small receiver got it.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Config } from '../../config.ts';
import type { Logger } from '../../platform/log.ts';
import { startService } from '../serve.ts';
import { connect, type Instance } from './instance.ts';
import { describeDelivery, describeRecord } from './describe.ts';
import { makeSamples, type Sample } from './samples.ts';

export interface DemoTarget {
  url: string;
  email: string;
  password: string;
}

type Print = (text: string) => void;

/** Without a target it starts an instance of its own in a temporary folder and removes it afterwards. */
export async function runDemo(
  config: Config,
  target: DemoTarget | undefined,
  log: Logger,
  print: Print,
): Promise<void> {
  if (target !== undefined) return demonstrate(await connect(target), print);
  const data_dir = await mkdtemp(path.join(tmpdir(), 'recto-demo-'));
  const password = 'demo password, one run only';
  const demoConfig = {
    ...config,
    data_dir,
    port: 0,
    database_url: undefined,
    storage_url: undefined,
    base_url: undefined,
    admin_password: password,
  };
  print('Starting an instance of its own for the demo …\n');
  const service = await startService(demoConfig, { web: true, worker: true }, log);
  try {
    await demonstrate(
      await connect({ url: service.address!, email: demoConfig.admin_email, password }),
      print,
    );
  } finally {
    await service.stop();
    await rm(data_dir, { recursive: true, force: true });
  }
}

async function demonstrate(instance: Instance, print: Print): Promise<void> {
  const receiver = await startReceiver();
  const before = await instance.admin<{ url: string | null }>('GET', '/api/settings/webhooks');
  try {
    await instance.admin('PUT', '/api/settings/webhooks', { url: receiver.url });
    const place = await makePlace(instance);
    for (const sample of await makeSamples()) await showOne(instance, place, sample, receiver, print);
  } finally {
    await instance.admin('PUT', '/api/settings/webhooks', { url: before.url });
    receiver.stop();
  }
}

interface Place {
  contact_id: number;
  folder_id: number;
}

async function makePlace(instance: Instance): Promise<Place> {
  const contact = await instance.api<{ id: number }>('POST', '/api/contacts', {
    name: `Demo ${new Date().toISOString()}`,
    type: 'Internal',
  });
  const { folders } = await instance.api<{ folders: { id: number; name: string }[] }>(
    'GET',
    `/api/folders?contact_id=${contact.id}`,
  );
  return { contact_id: contact.id, folder_id: folders.find((folder) => folder.name === 'Documents')!.id };
}

async function showOne(
  instance: Instance,
  place: Place,
  sample: Sample,
  receiver: Receiver,
  print: Print,
): Promise<void> {
  const { profiles } = await instance.api<{ profiles: { id: number; name: string }[] }>(
    'GET',
    '/api/profiles?limit=200',
  );
  const profile = profiles.find((known) => known.name === sample.profile)!;
  const started = performance.now();
  const { id } = await instance.upload({ ...place, profile_id: profile.id }, sample.filename, sample.content);
  const record = await untilProcessed(instance, id);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(
    `\n=== ${sample.filename}   (profile ${sample.profile}, ${seconds} s from upload to ${record.status})\n`,
  );
  print(describeRecord(record));
  for (const status of ['Approved', 'Export'])
    await instance.api('PATCH', `/api/documents/${id}/status`, { status });
  print(describeDelivery(await receiver.next()));
}

async function untilProcessed(instance: Instance, id: number): Promise<DocumentRecord> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const record = await instance.api<DocumentRecord>('GET', `/api/documents/${id}`);
    if (record.status !== 'New' && record.status !== 'Processing') return record;
    if (Date.now() > deadline)
      throw new Error(`Document ${id} is still ${record.status}. Is a worker running?`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

export interface Delivered {
  method: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

interface Receiver {
  url: string;
  next(): Promise<Delivered>;
  stop(): void;
}

async function startReceiver(): Promise<Receiver> {
  const arrived: Delivered[] = [];
  let waiting: ((message: Delivered) => void) | undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.end('ok');
      const message = {
        method: request.method ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      if (waiting === undefined) arrived.push(message);
      else waiting(message);
      waiting = undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/recto`,
    next: () =>
      new Promise((resolve, reject) => {
        const first = arrived.shift();
        if (first !== undefined) return resolve(first);
        const timer = setTimeout(() => reject(new Error('No webhook arrived within 30 seconds')), 30_000);
        waiting = (message) => {
          clearTimeout(timer);
          resolve(message);
        };
      }),
    stop: () => server.close(),
  };
}
