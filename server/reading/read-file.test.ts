// Reading page by page across processes that die, and recordings.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesDownFrom, pdfOfPages } from '../../test/kit/samples/pdf.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { readFile } from './read-file.ts';
import { openReaderPool } from './reader-pool.ts';
import type { Page } from './reading.ts';
import { renderPage } from './render-page.ts';

let folder: string;
let pool: ProcessPool;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'recto-read-'));
  pool = openReaderPool(1);
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function fileOf(name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
}

const sentence = 'Please pay the amount that is due within the days of the date of this invoice.';

describe('a document of several pages', () => {
  const pages = Array.from({ length: 6 }, (_, index) => linesDownFrom(700, [`Page${index + 1}`, sentence]));

  it('goes on behind the pages that were read before', async () => {
    const file = await fileOf('six.pdf', pdfOfPages(pages));
    const first: Page[] = [];
    const stop = new Error('the service was killed here');
    const interrupted = readFile(pool, file, {
      on_page: (page) => {
        if (page.number === 4) throw stop;
        first.push(page);
      },
    });
    await expect(interrupted).rejects.toBe(stop);
    const second: Page[] = [];
    const info = await readFile(pool, file, {
      read_before: first,
      on_page: (page) => void second.push(page),
    });
    expect(first.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(second.map(({ number }) => number)).toEqual([4, 5, 6]);
    expect(info).toMatchObject({ page_count: 6, language: 'en' });
  }, 60_000);

  it('tells its language when nothing is left to read', async () => {
    const file = await fileOf('six.pdf', pdfOfPages(pages));
    const all: Page[] = [];
    await readFile(pool, file, { on_page: (page) => void all.push(page) });
    const info = await readFile(pool, file, { read_before: all, on_page: () => expect.unreachable() });
    expect(info.language).toBe('en');
  }, 60_000);
});

describe('a recording', () => {
  let server: Server;
  let asked: { url: string; body: string; authorization: string | undefined }[] = [];
  let answer: (body: string) => { status: number; body: unknown };
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      void reply(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    asked.push({ url: request.url ?? '', body, authorization: request.headers.authorization });
    const { status, body: said } = answer(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  }

  async function bodyOf(request: IncomingMessage): Promise<string> {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    return Buffer.concat(parts).toString('latin1');
  }

  const wav = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0'), Buffer.alloc(200)]);
  const read = async (transcription: Parameters<typeof readFile>[2]['transcription']) => {
    const file = await fileOf('call.wav', wav);
    const pages: Page[] = [];
    const options = { filename: 'call.wav', on_page: (page: Page) => void pages.push(page) };
    const info = await readFile(
      pool,
      file,
      transcription === undefined ? options : { ...options, transcription },
    );
    return { ...info, pages, file };
  };

  it('says what to configure when nothing transcribes it', async () => {
    await expect(read(null)).rejects.toMatchObject({
      name: 'ReadingError',
      kind: 'unsupported',
      message: expect.stringContaining('RECTO_TRANSCRIBE_URL') as string,
    });
  }, 60_000);

  it('becomes pages with the times at which things were said, and a picture of them', async () => {
    asked = [];
    answer = () => ({
      status: 200,
      body: {
        text: 'ignored',
        segments: [
          { start: 0, end: 4, text: ' Good morning, this is about the invoice' },
          { start: 4.2, end: 6, text: ' that we have from you.' },
          { start: 75, end: 80, text: ' It is paid by the end of the month.' },
        ],
      },
    });
    const reading = await read({ url, model: 'small', api_key: 'key' });
    expect(reading).toMatchObject({ format: 'wav', page_count: 1, language: 'en' });
    expect(reading.pages[0]!.source).toBe('transcript');
    const words = reading.pages[0]!.words.map(({ text }) => text).join(' ');
    expect(words).toBe(
      '00:00 Good morning, this is about the invoice that we have from you. 01:15 It is paid by the end of the month.',
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ url: '/v1/audio/transcriptions', authorization: 'Bearer key' });
    expect(asked[0]!.body).toContain('name="file"; filename="call.wav"');
    const picture = await renderPage(pool, reading.file, 1, 400, { page: reading.pages[0]! });
    expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
  }, 60_000);

  it('is asked for in the plain form where the server knows no other', async () => {
    answer = (body) =>
      body.includes('verbose_json')
        ? { status: 400, body: { error: 'unsupported response_format' } }
        : { status: 200, body: { text: 'The call is about the date of the delivery.' } };
    const { pages } = await read({ url: `${url}/v1`, model: 'small' });
    expect(pages[0]!.words.map(({ text }) => text).join(' ')).toBe(
      'The call is about the date of the delivery.',
    );
  }, 60_000);

  it('is refused when the server refuses it, and tried again when it is busy', async () => {
    answer = () => ({ status: 415, body: {} });
    await expect(read({ url, model: 'small' })).rejects.toMatchObject({ name: 'ReadingError' });
    answer = () => ({ status: 503, body: {} });
    await expect(read({ url, model: 'small' })).rejects.toMatchObject({ name: 'ModelError', kind: 'busy' });
  }, 60_000);

  it('never leaves the private network', async () => {
    await expect(read({ url: 'http://203.0.113.7', model: 'small' })).rejects.toMatchObject({
      name: 'ReadingError',
      message: expect.stringMatching(/not on the private network|never contacted/) as string,
    });
  }, 60_000);
});
