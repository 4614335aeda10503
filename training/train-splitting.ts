// `npm run train:splitting -- --data DIR --readings DIR`: fits server/splitting/weights.json on bundles joined from documents
// that teach, the same bytes on every run. Readings are those that `npm run bench:extraction` keeps.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { teachingDocuments } from '../bench/splitting/documents.ts';
import { FOLDER_OPTIONS, requireData } from '../bench/read-sets.ts';
import { learn } from './splitting/learn.ts';

const { values: options } = parseArgs({ options: FOLDER_OPTIONS });

requireData(options.data);
const documents = await teachingDocuments(options);
const rounded = Object.entries(learn(documents))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, value]) => [name, Number(value.toFixed(3))]);
const place = new URL('../server/splitting/weights.json', import.meta.url);
await writeFile(place, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
console.log(`Learned from bundles of ${documents.length} documents.`);
