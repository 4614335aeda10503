// Scans read by Recto, and by what one would put together instead: ocrmypdf, pdftotext and a script of patterns.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { scannedPage, type BenchFile } from '../documents.ts';
import { newPlace, untilIdle, withService } from '../kit.ts';
import { markdownTable } from '../report.ts';

const run = promisify(execFile);
const SCANS = 4;

interface Outcome {
  seconds_each: number;
  /** Of each file: invoice number and total. */
  right: number;
}

export async function benchBeside(): Promise<string> {
  const files = await Promise.all(Array.from({ length: SCANS }, (_, n) => scannedPage(n)));
  const ours = await withRecto(files);
  const version = await run('ocrmypdf', ['--version']).catch(() => undefined);
  const rows = [['Recto, one worker', ...cells(ours), 'record, places on the page, checks, search, webhook']];
  if (version !== undefined) {
    const theirs = await withScript(files);
    rows.push([
      `ocrmypdf ${version.stdout.trim()} --jobs 1, pdftotext, two patterns`,
      ...cells(theirs),
      'text and two values',
    ]);
  }
  return `${SCANS} scanned A4 pages at 200 dots an inch, one after the other, on one core's worth of work each.${version === undefined ? ' ocrmypdf is not installed on this machine.' : ''} The patterns were
written for these very files; Recto was not told what they look like.

${markdownTable(['', 'seconds a page', 'number and total right', 'gives'], rows)}

What bare PostgreSQL answers beside Recto stands under lists.`;
}

const cells = ({ seconds_each, right }: Outcome) => [seconds_each.toFixed(2), `${right} of ${SCANS * 2}`];

const expected = (n: number) => ({ number: `BW-${n}`, total: ((1000 + n) * 1.2).toFixed(2) });

function withRecto(files: BenchFile[]): Promise<Outcome> {
  return withService({ RECTO_WORKERS: '1' }, [], async (service) => {
    const { profiles } = await service.instance.api<{ profiles: { id: number; name: string }[] }>(
      'GET',
      '/api/profiles',
    );
    const profile_id = profiles.find(({ name }) => name === 'Standard Invoice')!.id;
    const place = await newPlace(service);
    // The first one loads the models.
    await service.instance.upload({ ...place, profile_id }, 'first.pdf', (await scannedPage(99)).content);
    await untilIdle(service, place);
    const started = performance.now();
    const ids: number[] = [];
    for (const { name, content } of files) {
      ids.push((await service.instance.upload({ ...place, profile_id }, name, content)).id);
      await untilIdle(service, place);
    }
    const seconds_each = (performance.now() - started) / 1000 / SCANS;
    let right = 0;
    for (const [n, id] of ids.entries()) {
      const { extracted_fields: fields } = await service.instance.api<{
        extracted_fields: Record<string, unknown>;
      }>('GET', `/api/documents/${id}`);
      if (fields['invoice_number'] === expected(n).number) right += 1;
      if (Number(fields['total_amount']) === Number(expected(n).total)) right += 1;
    }
    return { seconds_each, right };
  });
}

async function withScript(files: BenchFile[]): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-beside-'));
  try {
    const started = performance.now();
    let right = 0;
    for (const [n, { name, content }] of files.entries()) {
      const [source, target, text] = ['in.pdf', 'out.pdf', 'out.txt'].map((end) =>
        path.join(folder, `${name}-${end}`),
      ) as [string, string, string];
      await writeFile(source, content);
      await run('ocrmypdf', ['--jobs', '1', '--output-type', 'pdf', '--quiet', source, target]);
      await run('pdftotext', ['-layout', target, text]);
      const found = await readFile(text, 'utf8');
      if (/Invoice number:\s*(\S+)/.exec(found)?.[1] === expected(n).number) right += 1;
      if (/Total amount:\s*EUR\s*([\d.,]+)/.exec(found)?.[1] === expected(n).total) right += 1;
    }
    return { seconds_each: (performance.now() - started) / 1000 / SCANS, right };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
