// Files made to do harm: none may reach outside, none may exhaust the machine, each ends in a page or a sentence.
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleUbl } from '../../test/kit/samples/invoices.ts';
import { sampleDocx, sampleOfd, zipOf } from '../../test/kit/samples/office.ts';
import { linesDownFrom, pdfOfPages, samplePdf, writePdf } from '../../test/kit/samples/pdf.ts';
import { blankPicture } from '../../test/kit/samples/pictures.ts';
import { sampleEml, sampleHtml } from '../../test/kit/samples/text.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { readFile } from './read-file.ts';
import { openReaderPool } from './reader-pool.ts';
import { ReadingError } from './reading-error.ts';
import type { Page, Reading } from './reading.ts';
import { renderPage } from './render-page.ts';
import type { ReadingLimits } from './limits.ts';
import { say, sayAll } from '../platform/sentences/say.ts';

let folder: string;
let pool: ProcessPool;
/** Any request that reaches it is a failure. */
let listener: Server;
const requests: string[] = [];
let outside: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'recto-hostile-'));
  pool = openReaderPool(1);
  listener = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end('secret');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  outside = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await pool.close();
  listener.close();
  await rm(folder, { recursive: true });
});

async function read(bytes: Uint8Array | string, limits: Partial<ReadingLimits> = {}) {
  const file = path.join(folder, `${Math.random()}`);
  await writeFile(file, bytes);
  const pages: Page[] = [];
  const info = await readFile(pool, file, { limits, on_page: (page) => void pages.push(page) });
  return { ...info, pages, file };
}

const failure = (bytes: Uint8Array | string, limits: Partial<ReadingLimits> = {}) =>
  read(bytes, limits).then(
    () => expect.unreachable('it was read'),
    (error: unknown) => error as ReadingError,
  );
const textOf = ({ pages }: Reading) => pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

describe('references to the outside', () => {
  it('are neither fetched nor shown: HTML, e-mails, Word, PDF, XML, SVG', async () => {
    const secret = path.join(folder, 'secret.txt');
    await writeFile(secret, 'top secret');
    const link = `${outside}/fetched`;
    const html = sampleHtml(
      `<base href="${outside}/"><link rel="stylesheet" href="style.css"><script src="${link}"></script><meta http-equiv="refresh" content="0;url=${link}">`,
    ).replace(
      '<p>',
      `<img src="${link}"><iframe src="${link}"></iframe><object data="file://${secret}"></object><p>`,
    );
    const files: (Uint8Array | string)[] = [
      html,
      sampleEml([], html),
      sampleEml([{ filename: 'picture.svg', media_type: 'image/svg+xml', content: svg(link) }]),
      svg(link),
      sampleDocx(
        `<w:p><w:r><w:t>Visible</w:t></w:r><w:fldSimple w:instr="INCLUDETEXT ${link}"><w:r><w:t>result</w:t></w:r></w:fldSimple></w:p>`,
      ),
      pdfOfPages([linesDownFrom(700, ['Visible'])], {
        catalogue: `/OpenAction << /S /URI /URI (${link}) >> /AA << /WC << /S /JavaScript /JS (this.submitForm\\('${link}'\\)) >> >>`,
      }),
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file://${secret}"><!ENTITY y SYSTEM "${link}">]><a>Visible &x;&y;</a>`,
      sampleUbl().replace('<Invoice', `<!DOCTYPE Invoice SYSTEM "${link}"><Invoice`),
    ];
    for (const bytes of files) {
      const outcome = await read(bytes).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ReadingError);
      else {
        const { pages, file } = outcome as Awaited<ReturnType<typeof read>>;
        expect(textOf(outcome as Reading)).not.toContain('secret');
        await renderPage(pool, file, pages[0]!.number, 300, { turn: 0 });
      }
    }
    expect(requests).toEqual([]);
  }, 120_000);
});

const svg = (link: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="${link}"/></svg>`,
  );

describe('bombs', () => {
  it('unpack to a limit only', async () => {
    const text = '<w:p><w:r><w:t>again </w:t></w:r></w:p>'.repeat(1_500_000);
    const error = await failure(sampleDocx(text), { max_unpacked_bytes: 8 * 1024 * 1024 });
    expect(error).toMatchObject({ name: 'ReadingError', kind: 'too_large' });
  }, 60_000);

  it('that unpack to more than can be read in time end by the processor time they take', async () => {
    const text = '<w:p><w:r><w:t>again </w:t></w:r></w:p>'.repeat(3_000_000);
    const limits = { open_timeout_ms: 600_000, open_processor_ms: 500, open_processor_ms_per_mb: 500 };
    const error = await failure(sampleDocx(text), limits);
    expect(error).toMatchObject({
      name: 'ReadingError',
      kind: 'timeout',
      message: 'The file could not be opened: it took too long.',
    });
  }, 60_000);

  it.each(['a', '7', '.-/', '合计：', '%'])(
    'of one word, “%s” a million times, are cut into lines',
    async (part) => {
      const text = part.repeat(1_000_000 / part.length);
      const { pages } = await read(`Brief an die Kasse\n${text}\n`);
      expect(pages.length).toBeGreaterThan(50);
      expect(textOf({ pages } as Reading)).toContain('Kasse');
    },
    60_000,
  );

  it('of XML entities stay as small as they are', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
    ).join('');
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "lol">${entities}]><a>&e9;</a>`;
    const reading = await read(bomb);
    expect(textOf(reading)).not.toContain('lollol');
  }, 60_000);

  it('of pixels are refused before they are decoded', async () => {
    const error = await failure(await blankPicture(40_000, 4_000), { max_pixels: 20_000_000 });
    expect(error.kind).toBe('nothing_legible');
  }, 60_000);

  it('of pages end at the limit, with a warning', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => linesDownFrom(700, [`Page ${index + 1}`]));
    const reading = await read(pdfOfPages(pages), { max_pages: 5 });
    expect(reading.pages).toHaveLength(5);
    expect(reading.page_count).toBe(12);
    expect(reading.warnings.map((said) => say(said))).toEqual(['Only the first 5 of 12 pages were read.']);
  }, 60_000);

  it('of nested elements are read as deep as documents are', async () => {
    const deep = `${'<div>'.repeat(100_000)}inside${'</div>'.repeat(100_000)}`;
    const reading = await read(`<html><body><p>Before</p>${deep}</body></html>`);
    expect(textOf(reading)).toContain('Before');
    const xml = `<?xml version="1.0"?><a>${'<b>'.repeat(50_000)}inside${'</b>'.repeat(50_000)}</a>`;
    await expect(read(xml)).resolves.toMatchObject({ format: 'xml' });
  }, 60_000);

  it('that are archives of other things are refused with a sentence', async () => {
    expect((await failure(gzipSync('x'))).message).toMatch(/no known format/);
    expect((await failure(zipOf({ 'a.txt': 'x' }))).message).toMatch(/ZIP/);
  }, 60_000);
});

describe('damaged structure', () => {
  it('a page tree that contains itself ends', async () => {
    const loop = writePdf([
      { dictionary: '<< /Type /Catalog /Pages 2 0 R >>' },
      { dictionary: '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>' },
      { dictionary: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>' },
    ]);
    const outcome = await read(loop).catch((error: unknown) => error);
    expect(outcome instanceof ReadingError || (outcome as Reading).pages.length > 0).toBe(true);
  }, 60_000);

  it('an encrypted PDF asks for its password', async () => {
    const encrypted = samplePdf()
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R /ID [<00112233445566778899AABBCCDDEEFF> <00112233445566778899AABBCCDDEEFF>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
      );
    expect(await failure(Buffer.from(encrypted, 'latin1'))).toMatchObject({
      kind: 'encrypted',
      message: 'The PDF is protected by a password. Enter it in the workspace, or upload a copy without one.',
    });
  }, 60_000);

  it('an encrypted Office file asks for a copy without a password', async () => {
    const { compoundOf } = await import('../../test/kit/samples/office.ts');
    const error = await failure(
      compoundOf({ '/EncryptedPackage': Buffer.alloc(64), '/EncryptionInfo': Buffer.alloc(64) }),
    );
    expect(error.kind).toBe('encrypted');
  }, 60_000);

  it('one page that cannot be read does not cost the others', async () => {
    const pages = ['First', 'Second', 'Third'].map((text) => linesDownFrom(700, [text]));
    const damaged = pdfOfPages(pages).toString('latin1').replace('6 0 R 8 0 R]', '99 0 R 8 0 R]');
    const reading = await read(Buffer.from(damaged, 'latin1'));
    expect(reading.pages.map(({ source }) => source)).toEqual(['text_layer', 'none', 'text_layer']);
    expect(say(reading.pages[1]!.warnings[0]!)).toMatch(/^Page 2 could not be read: /);
    expect(textOf(reading)).toBe('First Third');
  }, 60_000);

  it('an attachment that cannot be read becomes a warning of the e-mail', async () => {
    const reading = await read(
      sampleEml([
        { filename: 'broken.pdf', media_type: 'application/pdf', content: Buffer.from('%PDF-1.7 nothing') },
      ]),
    );
    expect(reading.pages).toHaveLength(1);
    expect(reading.attachments).toMatchObject([{ filename: 'broken.pdf', read: false }]);
    expect(reading.warnings.map((said) => say(said))).toEqual([
      'Attachment “broken.pdf” was not read: The PDF is damaged and cannot be opened.',
    ]);
  }, 60_000);

  it('an OFD page that is missing is named', async () => {
    const reading = await failure(sampleOfd({ 'Doc_0/Pages/Page_0/Content.xml': 'nothing' }));
    expect(reading.kind).toBe('nothing_legible');
  }, 60_000);

  it('e-mails inside e-mails end somewhere', async () => {
    let mail = sampleEml();
    for (let depth = 0; depth < 8; depth++)
      mail = sampleEml([{ filename: `${depth}.eml`, media_type: 'application/octet-stream', content: mail }]);
    const reading = await read(mail);
    expect(reading.page_count).toBe(5);
    expect(sayAll(reading.warnings)).toContain('nested too deeply');
  }, 60_000);
});
