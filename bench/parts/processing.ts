// What one worker makes of each kind of document, and what a million documents a day would take at that.
import { KINDS, SCAN, TEXT_PDF } from '../documents.ts';
import {
  newPlace,
  openDatabase,
  pushAll,
  sleep,
  summarise,
  withService,
  type BenchService,
  type Place,
} from '../kit.ts';
import { count, markdownTable, ms } from '../report.ts';
import { saveSizing } from '../sizing.ts';

const ALONE = 6;
const DAY_S = 86_400;
/** Work comes unevenly, and machines fail: so much of the capacity is planned with. */
const USED_SHARE = 0.6;

interface Measured {
  kind: string;
  alone_ms: number;
  seconds_each: number;
}

export function benchProcessing(): Promise<string> {
  return withService({ RECTO_WORKERS: '1' }, [], async (service) => {
    const place = await newPlace(service);
    const measured: Measured[] = [];
    const empty = await databaseBytes(service);
    for (const kind of KINDS) measured.push(await measure(service, place, kind));
    const documents = KINDS.reduce((sum, { files }) => sum + files + ALONE + 1, 0);
    const database_bytes = ((await databaseBytes(service)) - empty) / documents;
    const secondsOf = (kind: string) => measured.find((one) => one.kind === kind)!.seconds_each;
    saveSizing({ text_s: secondsOf(TEXT_PDF), scan_s: secondsOf(SCAN), database_bytes });
    return `One worker. Alone: from the beginning of the upload to the result, median of ${ALONE}, one after the other. Queued: many uploaded at once.

${markdownTable(
  ['kind', 'alone, ms', 'queued, seconds each', 'documents an hour'],
  measured.map(({ kind, alone_ms, seconds_each }) => [
    kind,
    ms(alone_ms),
    seconds_each.toFixed(3),
    count(3600 / seconds_each),
  ]),
)}

### A million documents a day

11.6 documents a second on average. At ${USED_SHARE * 100} % use of the workers, each on a core like this one's, beside which web servers and database need cores of
their own (docs/operating.md has a table by size of the installation). In the database a document took ${count(database_bytes / 1000)} KB, its pages, index and audit entries included.

${markdownTable(
  ['if all were', 'workers'],
  measured.map(({ kind, seconds_each }) => [
    kind,
    count(Math.max(1, Math.ceil((1_000_000 * seconds_each) / DAY_S / USED_SHARE))),
  ]),
)}`;
  });
}

async function databaseBytes(service: BenchService): Promise<number> {
  const client = await openDatabase(service);
  const { rows } = await client.query<{ bytes: string }>(`select pg_database_size('recto') as bytes`);
  await client.end();
  return Number(rows[0]!.bytes);
}

async function measure(
  service: BenchService,
  place: Place,
  { kind, files, make }: (typeof KINDS)[number],
): Promise<Measured> {
  const all = await Promise.all(Array.from({ length: files + ALONE + 1 }, (_, n) => make(n)));
  const alone: number[] = [];
  for (const { name, content } of all.slice(0, ALONE + 1)) {
    const started = performance.now();
    const { id } = await service.instance.upload({ ...place }, name, content);
    for (;;) {
      const { status } = await service.instance.api<{ status: string }>('GET', `/api/documents/${id}`);
      if (status !== 'New' && status !== 'Processing') break;
      await sleep(5);
    }
    alone.push(performance.now() - started);
  }
  const { finished_s } = await pushAll(service, place, all.slice(ALONE + 1));
  // The first one starts the reader or loads what the kind needs.
  return { kind, alone_ms: summarise(alone.slice(1)).p50, seconds_each: finished_s / files };
}
