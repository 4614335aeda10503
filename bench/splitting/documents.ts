// The documents that bundles are joined from: those that teach, and those that nothing was learned from.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { drawDocument, type DrawnKind } from '../../training/synth/draw.ts';
import { fileOf, keepReadings, keptReading, truthOf, type Folders, type Variant } from '../read-sets.ts';
import { SETS } from '../sets.ts';
import { readDocument, type ReadDocument } from './bundles.ts';

/** The other sets judge. */
const TEACHING: readonly string[] = ['zugferd', 'nda_en', 'sroie', 'bizlicence_zh'];
/** Folders of documents that need no truth: each file is one document. */
const TEACHING_FOLDERS = ['qa_en_10q/docs', 'forms_en/doc'];
const VARIANTS: Variant[] = ['file', 'file_scan'];

const DRAWN: DrawnKind[] = ['letter', 'table', 'scanned table', 'trade', 'recognised receipt'];
/** Of each kind; seeds that neither the gate nor the benches draw. */
const [FIRST_SEED, DRAWN_OF_EACH] = [300_000, 60];

export async function teachingDocuments(folders: Folders): Promise<ReadDocument[]> {
  const drawn = DRAWN.flatMap((kind) =>
    Array.from({ length: DRAWN_OF_EACH }, (_, i) => {
      const { reading } = drawDocument(kind, FIRST_SEED + i);
      return readDocument(`drawn ${kind}`, `${kind} ${i}`, reading);
    }),
  );
  const found = [...(await ofSets(folders, (name) => TEACHING.includes(name)))];
  for (const folder of TEACHING_FOLDERS) found.push(...(await ofFolder(folders, folder)));
  return [...found, ...drawn];
}

export const judgingDocuments = (folders: Folders): Promise<ReadDocument[]> =>
  ofSets(folders, (name) => !TEACHING.includes(name));

/** Documents of issuers that nothing was developed with. */
export const unseenDocuments = (folders: Folders): Promise<ReadDocument[]> => ofFolder(folders, 'doc');

async function ofSets(folders: Folders, named: (set: string) => boolean): Promise<ReadDocument[]> {
  const documents: ReadDocument[] = [];
  for (const set of SETS.filter(({ name }) => named(name)))
    for (const row of await truthOf(folders, set))
      for (const variant of VARIANTS) {
        const file = fileOf(row, variant);
        const reading = file === null ? undefined : await keptReading(folders, set, file);
        if (reading !== undefined) documents.push(readDocument(`${set.name} ${variant}`, file!, reading));
      }
  return documents;
}

async function ofFolder(folders: Folders, name: string): Promise<ReadDocument[]> {
  const files = (await readdir(path.join(folders.data, name))).toSorted();
  const set = { name };
  await keepReadings(
    folders,
    files.map((file) => ({ set, file })),
    2,
  );
  const documents: ReadDocument[] = [];
  for (const file of files) {
    const reading = await keptReading(folders, set, file);
    if (reading !== undefined) documents.push(readDocument(name, file, reading));
  }
  return documents;
}
