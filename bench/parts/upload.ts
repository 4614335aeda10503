// Taking files in: how long until the answer, how many a second, how fast bytes come in. No worker runs beside it.
import { randomBytes } from 'node:crypto';
import { onePage } from '../documents.ts';
import { newPlace, summarise, withService, type BenchService, type Place } from '../kit.ts';
import { peakMemory } from '../process-tree.ts';
import { count, markdownTable, ms } from '../report.ts';

const UPLOADS = 120;

export function benchUpload(): Promise<string> {
  return withService({ RECTO_MAX_UPLOAD_MB: '200' }, ['web'], async (service) => {
    const place = await newPlace(service);
    const rows: (string | number)[][] = [];
    for (const connections of [1, 4, 16]) rows.push(await pages(service, place, connections));
    const sizes: (string | number)[][] = [];
    for (const megabytes of [1, 10, 100]) sizes.push(await large(service, place, megabytes));
    return `One-page PDFs of about 10 KB, until the answer 201: by then the original is on the disk and the document committed.

${markdownTable(['connections', 'uploads a second', 'p50 ms', 'p95 ms'], rows)}

${markdownTable(['one text file of', 'seconds', 'MB a second', 'most memory of the process so far, MB'], sizes)}`;
  });
}

async function pages(service: BenchService, place: Place, connections: number) {
  const files = await Promise.all(Array.from({ length: UPLOADS }, (_, n) => onePage(n + connections * 1000)));
  const taken: number[] = [];
  const began = performance.now();
  let next = 0;
  const one = async () => {
    for (let n = next++; n < files.length; n = next++) {
      const started = performance.now();
      await service.instance.upload({ ...place }, files[n]!.name, files[n]!.content);
      taken.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  const seconds = (performance.now() - began) / 1000;
  const { p50, p95 } = summarise(taken);
  return [connections, count(UPLOADS / seconds), ms(p50), ms(p95)];
}

/** Text of few letters, so that it reads as text; long enough before it repeats not to be compressed on the way. */
const BLOCK = Buffer.from(
  randomBytes(512 * 1024)
    .toString('hex')
    .replaceAll(/[0-9]/g, ' '),
);

async function large(service: BenchService, place: Place, megabytes: number) {
  const content = Buffer.concat(Array.from({ length: megabytes }, () => BLOCK));
  const started = performance.now();
  await service.instance.upload({ ...place }, `large-${megabytes}.txt`, content);
  const seconds = (performance.now() - started) / 1000;
  return [`${megabytes} MB`, seconds.toFixed(2), count(megabytes / seconds), count(peakMemory(service.pid))];
}
