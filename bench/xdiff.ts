import path from 'node:path';
import sharp from 'sharp';
import { writeFileSync } from 'node:fs';
import { DEFAULT_LIMITS } from '../server/reading/limits.ts';
import { openPath } from '../server/reading/open-file.ts';
import { addLines, describeLines, emptyLineScore, wordsAsStored } from './reading/line-score.ts';
import { comparable, editDistance, timed } from './reading/measure.ts';
import { transcribedImages, transcriptOf } from './reading/transcribed-lines.ts';
import { isHeldAside, SETS } from './sets.ts';
sharp.concurrency(1); sharp.cache(false);
const folder = '/work/shared/data/sroie';
const { readFileSync } = await import('node:fs');
const rows = readFileSync(folder + '/truth.jsonl', 'utf8').trim().split('\n').map((l: string) => JSON.parse(l));
const set = SETS.find((s: any) => s.name === 'sroie' || s.folder === 'sroie')!;
const files = rows.filter((r: any) => !isHeldAside(set as any, r)).map((r: any) => path.basename(r.file, path.extname(r.file)));
const names = (await transcribedImages(folder, (n) => files.includes(path.basename(n, path.extname(n))))).slice(0, Number(process.argv[3] ?? 100));
const s = emptyLineScore(); const out: any[] = [];
for (const name of names) {
  if (process.env['X_ONLY'] && !process.env['X_ONLY'].split(',').some((o) => name.includes(o))) continue;
  if (process.env['X_DBG']) console.log(name);
  const image = path.join(folder, 'img', name); const truth = await transcriptOf(folder, name);
  const { width, height } = await sharp(image).metadata();
  const page = await timed(s.seconds, async () => { const f = await openPath(image, null, DEFAULT_LIMITS); try { return await f.readPage(1); } finally { await f.close(); } });
  addLines(s, truth, wordsAsStored(page, width!, height!), (w, r) => { const e = editDistance(comparable(w), comparable(r)); out.push([name, e, w, r]); });
}
writeFileSync(process.argv[2]!, out.map((o) => o.join('\t')).join('\n'));
console.log(describeLines('x', s));
