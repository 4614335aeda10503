// `npm run bench:extraction:service -- --data DIR`: the labelled sets through a running service over HTTP, as an integrator
// would do it: upload, wait, read the record. Writes the predictions beside the figures.
//   --set NAME   only this set (repeatable)   --variant file_scan | file_with_xml | file   --out FILE.jsonl
//   --limit N    only the first N documents of each set
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DocumentRecord } from '../contract/documents.ts';
import { machine, share, startBuilt, table, type BenchService } from './kit.ts';
import { FOLDER_OPTIONS, requireData, fileOf, truthOf, type Variant } from './read-sets.ts';
import { scoreFound, tally, type Found, type Tally } from './score-set.ts';
import { SETS, type LabelledSet, type TruthRow } from './sets.ts';

const { values: options } = parseArgs({
  options: {
    data: FOLDER_OPTIONS.data,
    set: { type: 'string', multiple: true },
    variant: { type: 'string', default: 'file' },
    limit: { type: 'string' },
    out: { type: 'string', default: path.join(os.tmpdir(), 'recto-predictions.jsonl') },
  },
});
const folders = { data: options.data, readings: '' };
const variant = options.variant as Variant;
/** Uploads that wait at the same time: enough to keep the workers busy. */
const AT_ONCE = 8;

async function placeFor({ instance }: BenchService, set: LabelledSet) {
  const { profile } = set;
  const contact = await instance.api<{ id: number }>('POST', '/api/contacts', { name: set.name });
  const { folders } = await instance.api<{ folders: { id: number }[] }>(
    'GET',
    `/api/folders?contact_id=${contact.id}`,
  );
  const fields = profile.fields.map(
    ({ key, label, type, required, description, aliases, pattern, options }) => ({
      key,
      label,
      type,
      required,
      description,
      aliases,
      pattern,
      options,
    }),
  );
  const created = await instance.admin<{ id: number }>('POST', '/api/profiles', {
    name: `${profile.name} (${set.name})`,
    doc_type_hint: profile.doc_type_hint,
    line_items: profile.line_items,
    fields,
  });
  return { contact_id: contact.id, folder_id: folders[0]!.id, profile_id: created.id };
}

async function recordOf({ instance }: BenchService, id: number): Promise<DocumentRecord> {
  for (;;) {
    const record = await instance.api<DocumentRecord>('GET', `/api/documents/${id}`);
    if (record.status !== 'New' && record.status !== 'Processing') return record;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function foundIn(record: DocumentRecord): Found {
  const fields = Object.entries(record.extracted_fields).map(([key, value]) => [
    key,
    { value, confidence: (record.lineage[key]?.confidence ?? 0) / 100 },
  ]);
  return {
    fields: Object.fromEntries(fields) as Found['fields'],
    line_items: record.line_items,
    score: record.confidence_score ?? 0,
    label: record.confidence_label ?? '',
  };
}

async function measure(service: BenchService, set: LabelledSet, rows: TruthRow[]): Promise<Tally> {
  const place = await placeFor(service, set);
  const sum = tally();
  const waiting = rows.values();
  const work = async () => {
    for (const row of waiting) {
      const file = fileOf(row, variant);
      if (file === null) continue;
      const content = await readFile(path.join(options.data, set.name, file));
      const { id } = await service.instance.upload(place, path.basename(file), content);
      const found = foundIn(await recordOf(service, id));
      scoreFound(row, found, sum);
      const values = Object.entries(found.fields).map(([key, { value }]) => [key, value]);
      const prediction = { file: row.file, fields: Object.fromEntries(values), line_items: found.line_items };
      await appendFile(options.out, `${JSON.stringify({ set: set.name, ...prediction })}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sum;
}

function rowOf(
  name: string,
  { documents, perfect, fields, predicted, right, items }: Tally,
): (string | number)[] {
  const f1 = predicted + fields === 0 ? '–' : ((2 * right) / (predicted + fields)).toFixed(3);
  const lines = [share(items.matched, items.truth), share(items.matched, items.predicted)];
  return [
    name,
    documents,
    f1,
    share(right, predicted),
    share(right, fields),
    share(perfect, documents),
    ...lines,
  ];
}

requireData(options.data);
console.log(`${machine()}\n`);
await writeFile(options.out, '');
const service = await startBuilt();
try {
  const rows: (string | number)[][] = [];
  const fields: (string | number)[][] = [];
  for (const set of SETS.filter(({ name }) => options.set?.includes(name) ?? true)) {
    const truth = (await truthOf(folders, set)).slice(0, Number(options.limit ?? Infinity));
    const sum = await measure(service, set, truth);
    if (sum.documents === 0) continue;
    rows.push(rowOf(set.name, sum));
    for (const [key, { right, all }] of sum.perField)
      fields.push([`${set.name}.${key}`, all, share(right, all)]);
  }
  console.log(table(['field', 'documents', 'right'], fields));
  const heads = ['F1', 'precision', 'recall', 'all fields', 'lines recall', 'lines precision'];
  console.log(`\n${table(['set', 'documents', ...heads], rows)}\n\nPredictions: ${options.out}`);
} finally {
  await service.stop();
}
