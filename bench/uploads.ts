// Uploads: how long a one-page PDF takes to Needs Review, how many documents an hour a full queue gives, how fast bytes come in.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { makePdf } from '../server/platform/pdf/make-pdf.ts';
import { summarise, table, type BenchService } from './kit.ts';

/** A one-page invoice whose text differs with every number. */
export async function onePage(n: number): Promise<Buffer> {
  const net = 1000 + n;
  const rows = [
    ['Description', 'Quantity', 'Unit price', 'Amount'],
    ['Consulting', '1', net.toFixed(2), net.toFixed(2)],
  ];
  return makePdf({
    content: [
      { text: 'Brightwater Supplies Ltd', fontSize: 15, bold: true },
      '12 Harbour Road, Bristol BS1 4QA',
      { text: 'INVOICE', fontSize: 18, margin: [0, 20, 0, 10] },
      `Invoice number: BW-${n}`,
      'Invoice date: 14 March 2026',
      'Due date: 13 April 2026',
      { table: { widths: ['*', 60, 80, 80], body: rows }, margin: [0, 20, 0, 10] },
      `Subtotal: EUR ${net.toFixed(2)}`,
      `VAT 20%: EUR ${(net * 0.2).toFixed(2)}`,
      `Total amount: EUR ${(net * 1.2).toFixed(2)}`,
    ],
  });
}

type Place = { contact_id: number; folder_id: number };

export async function newPlace(service: BenchService): Promise<Place> {
  const contact = await service.instance.api<{ id: number }>('POST', '/api/contacts', { name: 'Bench' });
  const { folders } = await service.instance.api<{ folders: { id: number }[] }>(
    'GET',
    `/api/folders?contact_id=${contact.id}`,
  );
  return { contact_id: contact.id, folder_id: folders[0]!.id };
}

export async function benchLatency(service: BenchService, times: number): Promise<string> {
  const place = await newPlace(service);
  const milliseconds: number[] = [];
  for (let n = 0; n < times + 3; n += 1) {
    const content = await onePage(n);
    const started = performance.now();
    const { id } = await service.instance.upload(place, `latency-${n}.pdf`, content);
    for (;;) {
      const { status } = await service.instance.api<{ status: string }>('GET', `/api/documents/${id}`);
      if (status !== 'New' && status !== 'Processing') break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    // The first few start the reader process and warm the caches.
    if (n >= 3) milliseconds.push(performance.now() - started);
  }
  const { p50, p95, max } = summarise(milliseconds);
  return table(
    ['upload -> Needs Review, one page', 'p50 ms', 'p95 ms', 'max ms'],
    [[`${times} documents, one after the other`, p50.toFixed(0), p95.toFixed(0), max.toFixed(0)]],
  );
}

export async function benchQueue(service: BenchService, documents: number): Promise<string> {
  const place = await newPlace(service);
  const files = await Promise.all(Array.from({ length: documents }, (_, n) => onePage(1000 + n)));
  const started = performance.now();
  let next = 0;
  const one = async () => {
    for (let n = next++; n < documents; n = next++)
      await service.instance.upload(place, `queue-${n}.pdf`, files[n]!);
  };
  await Promise.all([one(), one(), one(), one()]);
  const uploaded = performance.now();
  const unfinished = `/api/documents?contact_id=${place.contact_id}&status=New&status=Processing&limit=1`;
  while ((await service.instance.api<{ total: number }>('GET', unfinished)).total > 0)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const finished = performance.now();
  return table(
    ['one-page PDFs queued', 'uploaded /s', 'seconds to the last result', 'documents per hour'],
    [
      [
        documents,
        (documents / ((uploaded - started) / 1000)).toFixed(0),
        ((finished - started) / 1000).toFixed(1),
        Math.round((documents / ((finished - started) / 1000)) * 3600),
      ],
    ],
  );
}

/** Text of 16 letters only, so that it reads as text and cannot be compressed on the way. */
const text = (bytes: number) =>
  Buffer.from(
    randomBytes(bytes / 2)
      .toString('hex')
      .replaceAll(/[0-9]/g, ' '),
  );

export async function benchThroughput(service: BenchService): Promise<string> {
  const place = await newPlace(service);
  const rows: (string | number)[][] = [];
  for (const megabytes of [1, 10, 90]) {
    const content = text(megabytes * 1024 * 1024);
    const started = performance.now();
    await service.instance.upload(place, `large-${megabytes}.txt`, content);
    const seconds = (performance.now() - started) / 1000;
    rows.push([
      `${megabytes} MB`,
      seconds.toFixed(2),
      (megabytes / seconds).toFixed(0),
      memoryOf(service.pid),
    ]);
  }
  return table(['upload of', 'seconds', 'MB/s', 'peak resident MB so far'], rows);
}

function memoryOf(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0);
}
