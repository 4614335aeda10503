// The documents that teach: drawn ones always, labelled sets where they are at hand; never what is held aside.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { same, scoredFields } from '../bench/compare.ts';
import { fileOf, keptReading, truthOf, type Folders, type Variant } from '../bench/read-sets.ts';
import { isHeldAside, SETS, type LabelledSet, type TruthRow } from '../bench/sets.ts';
import { ask } from '../bench/unseen/profiles.ts';
import { compare, isRight, readTruth, type UnseenRow } from '../bench/unseen/truth.ts';
import type { ExtractionProfile } from '../server/extraction/draft.ts';
import type { Reading } from '../server/reading/reading.ts';
import { drawDocument } from './synth/draw.ts';
import { TAUGHT } from './seeds.ts';

/** Dates are judged from this day on, whenever training runs. */
export const TODAY = '2026-11-20';

/** A document with what is asked of it and what is known of the answers. */
export interface LabelledDocument {
  set: string;
  /** What documents of one sender have in common: they are never in different folds. */
  sender: string;
  /** As the truth of documents of many issuers calls it; null in other sets. */
  kind: string | null;
  /** How much it counts where confidence is learned. */
  share: number;
  profile: ExtractionProfile;
  reading: Reading;
  /** As it stands in the truth of the set. */
  row: object;
  /** Values of a field, each of which is right; none where the document has no such value; undefined where nobody knows. */
  truth: (key: string) => readonly unknown[] | undefined;
  /** Whether an answer is right, null being an empty field; undefined where nobody knows. */
  judge: (key: string, value: string | null) => boolean | undefined;
}

/** Documents of many issuers are the likest to those that come next. */
const SHARE_OF_UNSEEN = 2;

/** Scans of the same documents teach what mistakes of reading do to the signals; structured data teach confidence. */
const VARIANTS: Variant[] = ['file', 'file_scan', 'file_with_xml'];

/** One part of the labelled sets: what is developed with, or what is held aside. */
export async function labelledDocuments(folders: Folders, held_aside: boolean): Promise<LabelledDocument[]> {
  const documents: LabelledDocument[] = [];
  for (const set of SETS) {
    for (const row of await truthOf(folders, set)) {
      if (isHeldAside(set, row) !== held_aside) continue;
      for (const variant of VARIANTS) {
        const file = fileOf(row, variant);
        const reading = file === null ? undefined : await keptReading(folders, set, file);
        if (reading !== undefined) documents.push(ofSet({ set, row, reading }));
      }
    }
  }
  return documents;
}

/** Drawn documents with the seeds that teach. Receipts arrive as photographs more often than not: every other one is one. */
export function drawnDocuments(): LabelledDocument[] {
  return TAUGHT.flatMap(({ kind, first, count }) =>
    Array.from({ length: count }, (_, i) => {
      const photographed = kind === 'receipt' && (first + i) % 2 === 1;
      return ofSet(drawDocument(photographed ? 'recognised receipt' : kind, first + i));
    }),
  );
}

interface OfSet {
  set: LabelledSet;
  row: TruthRow;
  reading: Reading;
}

/** What the truth of a set does not name the document does not have, as far as empty fields go. */
function ofSet({ set, row, reading }: OfSet): LabelledDocument {
  const known = new Map(scoredFields(row));
  const absent = new Set(row.absent);
  return {
    set: set.name,
    sender: `${set.name}/${set.sender(row)}`,
    kind: null,
    share: 1,
    profile: set.profile,
    reading,
    row,
    truth: (key) => {
      const wanted = known.get(key);
      if (wanted === undefined) return absent.has(key) ? [] : undefined;
      return Array.isArray(wanted) ? undefined : [wanted];
    },
    judge: (key, value) => {
      const wanted = known.get(key);
      if (value === null) return wanted === undefined;
      if (wanted !== undefined) return same(key, value, wanted);
      return absent.has(key) ? false : undefined;
    },
  };
}

/** Documents of many issuers and kinds, each in a folder laid out as `npm run bench:unseen` reads it. */
export async function unseenDocuments(folders: string[], readings: string): Promise<LabelledDocument[]> {
  const documents: LabelledDocument[] = [];
  for (const data of folders) {
    const name = path.basename(data);
    for (const row of await readTruth(data)) {
      const kept = { data, readings: path.join(readings, name) };
      const reading = await keptReading(kept, { name: 'doc' }, row.file);
      if (reading !== undefined) documents.push(ofUnseen(name, row, reading));
    }
  }
  return documents;
}

function ofUnseen(set: string, row: UnseenRow, reading: Reading): LabelledDocument {
  const { profile, wanted } = ask(row, false);
  const known = new Map([...wanted].map(([name, { key, truth }]) => [key, { name, truth }]));
  const verdictOn = (key: string, value: string | null) => {
    const asked = known.get(key);
    return asked && compare(asked.name, asked.truth, value);
  };
  return {
    set,
    sender: `${set}/${repositoryOf(row) ?? row.file}`,
    kind: row.kind,
    share: SHARE_OF_UNSEEN,
    profile,
    reading,
    row,
    truth: (key) => {
      const asked = known.get(key);
      if (asked === undefined || verdictOn(key, null) === undefined) return undefined;
      return asked.truth === null ? [] : [asked.truth].flat();
    },
    judge: (key, value) => {
      const verdict = verdictOn(key, value);
      return verdict && isRight(verdict);
    },
  };
}

const repositoryOf = ({ source }: UnseenRow): string | undefined =>
  typeof source === 'string' ? source.split(':')[0] : undefined;

/** SHA-256 of what was learned from, by set: truth and readings of each document, in order. */
export function hashesOf(documents: LabelledDocument[]): Map<string, string> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for (const { set, row, reading } of documents) {
    const hash = hashes.get(set) ?? createHash('sha256');
    hashes.set(set, hash.update(JSON.stringify([row, reading])));
  }
  return new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')]));
}
