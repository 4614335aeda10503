// The receivers in the documentation work as they stand: they take a genuine delivery once and refuse everything else.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, TOKEN, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const RECEIVERS: [string, string, string[]][] = [
  ['TypeScript', process.execPath, ['--import', 'tsx', 'docs/examples/receiver.ts']],
  ['Python', 'python3', ['-u', 'docs/examples/receiver.py']],
];

describe.each(RECEIVERS)('the receiver in %s', (_language, program, args) => {
  let child: ChildProcess;
  let url: string;
  let output = '';
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'recto-receiver-'));
    // As a crash between storing and handling leaves it.
    const left = {
      event: 'document.exported',
      filename: 'left.txt',
      contact_name: 'Crashed',
      line_items: [],
    };
    const body = { ...left, confidence_score: 80, doc_url: '', extracted_fields: {} };
    await writeFile(path.join(folder, 'msg_left.json'), JSON.stringify(body));
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    const { secret } = await service.admin.call('saveWebhookSettings', { body: { url } });
    child = spawn(program, args, {
      env: {
        ...process.env,
        RECTO_TOKEN: TOKEN,
        WEBHOOK_SECRET: secret,
        PORT: String(port),
        RECEIVED_DIR: folder,
      },
    });
    child.stdout!.setEncoding('utf8').on('data', (text: string) => (output += text));
    await until(
      async () => (await fetch(url, { method: 'POST' }).catch(() => undefined)) !== undefined,
      'the receiver',
    );
  });
  afterAll(async () => {
    child.kill();
    await rm(folder, { recursive: true, force: true });
  });

  test('does not start without token and secret, by which it tells Recto from others', async () => {
    const { RECTO_TOKEN: _token, WEBHOOK_SECRET: _secret, ...env } = process.env;
    const bare = spawn(program, args, { env, stdio: 'ignore' });
    expect(await new Promise((resolve) => bare.once('exit', resolve))).toBe(1);
  });

  test('handles what it had stored and not handled when it ended', async () => {
    await until(async () => output.includes('left.txt of Crashed'), 'what was left');
    expect(await readdir(folder)).toContain('msg_left.handled');
  });

  test('handles an export once, also when it is sent again', async () => {
    const { id } = await upload(
      service.api,
      await newPlace(service.api, 'Received'),
      invoiceText('REC-1'),
      'received.txt',
    );
    await untilProcessed(service.api, id);
    await service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
    const delivery = await until(async () => {
      const { deliveries } = await service.admin.call('listDeliveries', { query: { document_id: id } });
      return deliveries.find((row) => row.state === 'delivered');
    }, 'the delivery');
    await service.admin.call('redeliver', { params: { id: delivery.id } });
    await until(
      async () =>
        (await service.admin.call('getDelivery', { params: { id: delivery.id } })).attempt_count === 2,
      'the second attempt',
    );
    expect(output.split('received.txt of Received').length - 1).toBe(1);
    expect(
      (await readdir(folder)).filter((name) => name.endsWith('.json') || name.endsWith('.part')),
    ).toEqual([]);
  });

  test('refuses a wrong token and a wrong signature', async () => {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': 'msg_x',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    };
    const post = (extra: Record<string, string>) =>
      fetch(url, { method: 'POST', headers: { ...headers, ...extra }, body: '{}' });
    expect((await post({ authorization: 'Bearer wrong', 'webhook-signature': 'v1,x' })).status).toBe(401);
    expect((await post({ authorization: `Bearer ${TOKEN}`, 'webhook-signature': 'v1,eA==' })).status).toBe(
      400,
    );
  });
});
