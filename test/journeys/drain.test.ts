// A worker that is told to stop in the middle of a document gives it back: no attempt is used up, nothing is written twice.
import { createServer, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { ADMIN, TOKEN, createTestDatabase, startAt } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

/** One second of silence: 8 kHz, 8 bits, one channel. */
function recording(): Buffer {
  const [samples, head] = [8000, Buffer.alloc(44)];
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

/** Answers only while `answering`; otherwise the caller waits until it gives up. */
async function startTranscription() {
  const waiting: ServerResponse[] = [];
  const state = { answering: false, asked: 0 };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      state.asked += 1;
      if (!state.answering) return void waiting.push(response);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ text: 'Please send twelve shelves to the office.' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a document under way is given back when the worker stops, without using up its only attempt', async () => {
  const transcription = await startTranscription();
  const place = {
    database_url: await createTestDatabase(),
    data_dir: await mkdtemp(path.join(tmpdir(), 'recto-drain-')),
  };
  const settings = { MAX_ATTEMPTS: '1', DRAIN_SECONDS: '1', TRANSCRIBE_URL: transcription.url };
  const web = await startAt(place, { worker: false, settings });
  const worker = () => startAt(place, { web: false, settings });
  const api = new Client(web.address!, `Bearer ${TOKEN}`);
  try {
    const { id } = await upload(api, await newPlace(api), recording(), 'call.wav');
    for (const round of [1, 2]) {
      const stopping = await worker();
      await until(async () => transcription.state.asked === round, 'the document to be under way', 60_000);
      await stopping.stop();
      expect(await web.ctx.queue.depth('process_document')).toEqual({ waiting: 1, active: 0 });
      expect((await api.call('getDocument', { params: { id } })).status).toBe('Processing');
    }
    transcription.state.answering = true;
    const finishing = await worker();
    const record = await untilProcessed(api, id, 60_000);
    expect(record).toMatchObject({ processing_error: null });
    await finishing.stop();
    const admin = new Client(web.address!);
    await admin.signIn(ADMIN.email, ADMIN.password);
    const { entries } = await admin.call('listAudit', { query: { event: 'processing.completed' } });
    expect(entries.map(({ document_id }) => document_id)).toEqual([id]);
  } finally {
    await web.stop();
    await transcription.stop();
    await rm(place.data_dir, { recursive: true, force: true });
  }
}, 180_000);
