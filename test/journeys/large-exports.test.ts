// Exports of 10,000 documents in bounded memory, measured on the program itself; and exports that fail midway, which must
// not look complete.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { sized } from '../kit/full-size.ts';
import { copyDocument, repeatLine } from '../kit/many-documents.ts';
import { clientOf, startProgram, type Program } from '../kit/program.ts';
import { ADMIN, createTestDatabase, startTestService, TOKEN, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

const ROWS = 10_000;

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer());
}

/** The program itself, with so many copies of one document. */
async function startWithCopies(documents: number, lines?: number) {
  const data_dir = await mkdtemp(path.join(tmpdir(), 'recto-large-'));
  const DATABASE_URL = await createTestDatabase();
  const program = await startProgram(data_dir, {
    settings: {
      DATABASE_URL,
      API_TOKEN: TOKEN,
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  const end = async () => {
    await program.end();
    await rm(data_dir, { recursive: true, force: true });
  };
  try {
    const api = clientOf(program, TOKEN);
    const { id } = await upload(api, await newPlace(api), invoiceText('L-1'), 'large.txt');
    await untilProcessed(api, id);
    if (lines !== undefined) await repeatLine(DATABASE_URL, id, lines);
    await copyDocument(DATABASE_URL, id, documents - 1);
    return { program, api, end };
  } catch (error) {
    await end();
    throw error;
  }
}

type Started = Awaited<ReturnType<typeof startWithCopies>>;

/** One for the tests of a block; ended even when the start takes longer than a hook may. */
function useCopies(documents: number, lines?: number): () => Started {
  let started: Started;
  let starting: Promise<Started> | undefined;
  beforeAll(async () => {
    starting = startWithCopies(documents, lines);
    started = await starting;
  });
  afterAll(async () => (await starting?.catch(() => undefined))?.end());
  return () => started;
}

/** Peak of resident memory since the last reset, in MB. */
const peak = ({ child }: Program) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024;
const resetPeak = ({ child }: Program) => writeFileSync(`/proc/${child.pid}/clear_refs`, '5');

/** The bytes of an answer, and by how many MB the program grew while it made them. */
async function measure(program: Program, name: string, answer: () => Promise<Response>) {
  resetPeak(program);
  const [before, started] = [peak(program), performance.now()];
  const bytes = await bytesOf(await answer());
  const [seconds, growth] = [(performance.now() - started) / 1000, peak(program) - before];
  console.info(
    `${name}: ${(bytes.length / 1e6).toFixed(1)} MB, ${seconds.toFixed(1)} s, +${growth.toFixed(0)} MB over ${before.toFixed(0)} MB`,
  );
  return { bytes, seconds, growth };
}

const rowsOfSheet = (workbook: Uint8Array) =>
  new TextDecoder().decode(unzipSync(workbook)['xl/worksheets/sheet1.xml']).match(/<row /g)!.length;

describe('10,000 documents', () => {
  const started = useCopies(ROWS);
  let api: Client;
  beforeAll(() => {
    ({ api } = started());
  });

  const measured = (name: 'exportCsv' | 'exportXlsx') => measuredAs(name, () => api.call(name));

  async function measuredAs(name: string, answer: () => Promise<Response>): Promise<Uint8Array> {
    const { bytes, growth } = await measure(started().program, name, answer);
    expect(growth).toBeLessThan(100);
    return bytes;
  }

  test('as CSV and as a workbook, with the memory that a few hundred need', async () => {
    await api.call('exportCsv', { query: { filename: 'copy 1.txt' } });
    const rows = parse(await measured('exportCsv'), { bom: true });
    expect(rows).toHaveLength(ROWS + 1);
    expect(new Set(rows.map((row) => row[0])).size).toBe(ROWS + 1);
    expect(rowsOfSheet(await measured('exportXlsx'))).toBe(ROWS + 1);
  });

  test('by a template, which remembers them all', async () => {
    const admin = new Client(started().program.url);
    await admin.signIn(ADMIN.email, ADMIN.password);
    const columns = [
      { label: 'No', source: 'id' as const, required: true },
      { label: 'Vendor', source: 'vendor' as const },
      { label: 'Total', source: 'total' as const, places: 2 },
      { label: 'Tax', source: 'field.tax' as const },
    ];
    const { id } = await admin.call('createExportTemplate', { body: { name: 'Large', columns } });
    const call = { params: { id } };
    const bytes = await measuredAs('exportByTemplate', () => api.call('exportByTemplate', call));
    expect(parse(bytes, { bom: true })).toHaveLength(ROWS + 1);
    const preview = await api.call('previewExport', call);
    expect(preview).toMatchObject({ documents: ROWS, rows: ROWS, problem_count: 0, taken_count: ROWS });
    expect(preview.taken).toHaveLength(100);
  });

  test('more than an archive or a report takes is refused before anything is made', async () => {
    expect((await api.refused('exportZip', {})).detail).toContain('More than 5000');
    expect((await api.refused('reportMany', {})).detail).toContain('More than 100');
  });
});

// However the lines are spread over the documents: a few thick ones, or many thin ones.
describe.each([
  [sized(1_000, 10_000), 10],
  [50, 2_000],
])('%i documents of %i lines', (documents, lines) => {
  const started = useCopies(documents, lines);
  beforeAll(async () => {
    // What is loaded with the first export is not its lines.
    for (const name of ['exportCsv', 'exportXlsx'] as const)
      await bytesOf(await started().api.call(name, { query: { filename: 'copy 1.txt', rows: 'lines' } }));
  });

  test.each(['exportCsv', 'exportXlsx'] as const)('%s', async (name) => {
    const { program, api } = started();
    const { bytes, growth } = await measure(program, `${name}, ${documents} x ${lines}`, () =>
      api.call(name, { query: { rows: 'lines' } }),
    );
    const rows =
      name === 'exportCsv' ? Buffer.from(bytes).toString().split('\r\n').length - 1 : rowsOfSheet(bytes);
    expect(rows).toBe(documents * lines + 1);
    expect(growth).toBeLessThan(100);
  });
});

describe('an export that fails midway', () => {
  let service: TestService;
  const ids: number[] = [];
  beforeAll(async () => {
    service = await startTestService();
    const place = await newPlace(service.api);
    for (const n of [1, 2, 3]) {
      const { id } = await upload(service.api, place, `${invoiceText(`H-${n}`)}${n}`, `half-${n}.txt`);
      await untilProcessed(service.api, id);
      ids.push(id);
    }
  });
  afterAll(() => service.stop());

  test('an archive has no end, and the connection says so', async () => {
    const { sha256 } = await service.api.call('getDocument', { params: { id: ids[0]! } });
    const original = path.join(service.data_dir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    await rm(original);
    const missing = await service.api.refused('exportZip', {});
    expect(missing).toMatchObject({ status: 503, detail: expect.stringContaining('half-1.txt') as string });
    // There, but not readable.
    await mkdir(original);
    const response = await service.api.raw('GET', '/api/documents/export.zip');
    expect(response.status).toBe(200);
    const parts: Uint8Array[] = [];
    const read = async () => {
      for await (const part of response.body!) parts.push(part);
    };
    await expect(read()).rejects.toThrow();
    expect(() => unzipSync(Buffer.concat(parts))).toThrow();
  });

  test('a table is an error and no file', async () => {
    await sql`update documents set created_at = 'infinity' where id = ${ids[0]!}`.execute(service.ctx.db);
    for (const format of ['csv', 'xlsx']) {
      const response = await service.api.raw('GET', `/api/documents/export.${format}`);
      expect(response.status).toBe(500);
      expect(response.headers.get('content-disposition')).toBeNull();
      expect(await response.json()).toEqual({ detail: 'Internal server error' });
    }
  });
});
