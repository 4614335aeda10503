// `recto push DIR`: uploads the files of a folder, each once, however often it is interrupted.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { openJournal, type Journal, type Sending } from './journal.ts';
import { Refused, findDocument, sendFile, type Destination } from './service.ts';

export interface PushChoice {
  folder: string;
  to: Destination;
  /** Goes on looking for new files until the program is ended. */
  watch: boolean;
}

export interface Outcome {
  uploaded: number;
  /** Uploaded by an earlier run. */
  there: number;
  refused: { file: string; reason: string }[];
}

type Tell = (line: string) => void;

/** At once. */
const SENT_TOGETHER = 4;
/** The service knows a key for 24 hours; well before, it is asked instead whether the file is there. */
const KEY_MS = 20 * 3_600_000;
const LOOK_EVERY_MS = 3_000;
/** A file that is still being written changes within so long. */
const SETTLE_MS = 2_000;

/** Throws `Stopped` where going on makes no sense; what was sent until then is known by the next run. */
export async function push({ folder, to, watch }: PushChoice, tell: Tell): Promise<Outcome> {
  const journal = openJournal(folder);
  const outcome: Outcome = { uploaded: 0, there: 0, refused: [] };
  /** With the state in which they were refused: they are tried again when they change. */
  const seen = new Set<string>();
  for (;;) {
    const settled_before = watch ? Date.now() - SETTLE_MS : Infinity;
    const files = (await filesIn(folder)).filter(
      (file) => file.modified_ms < settled_before && !seen.has(JSON.stringify(file)),
    );
    files.forEach((file) => seen.add(JSON.stringify(file)));
    await pushAll({ folder, to, journal, outcome, tell }, files);
    if (!watch) return outcome;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

type Found = Pick<Sending, 'file' | 'size' | 'modified_ms'>;

/** Regular files at any depth, in the order of their names; hidden ones are left alone. */
async function filesIn(folder: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep))
    .filter((steps) => !steps.some((step) => step.startsWith('.')))
    .map((steps) => steps.join('/'))
    .sort();
  const found: Found[] = [];
  for (const file of names) {
    const known = await stat(path.join(folder, file)).catch(() => undefined);
    if (known !== undefined) found.push({ file, size: known.size, modified_ms: known.mtimeMs });
  }
  return found;
}

interface Run {
  folder: string;
  to: Destination;
  journal: Journal;
  outcome: Outcome;
  tell: Tell;
}

async function pushAll(run: Run, files: Found[]): Promise<void> {
  const open = files[Symbol.iterator]();
  let done = 0;
  const work = async () => {
    for (const file of open) {
      const told = await pushOne(run, file);
      done += 1;
      if (told !== undefined) run.tell(`${done} of ${files.length}  ${file.file}  ${told}`);
    }
  };
  const workers = Array.from({ length: SENT_TOGETHER }, work);
  // All of them end before the run does, so that none writes afterwards.
  const ended = await Promise.allSettled(workers);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Returns what to say of it; undefined for a file that was there. */
async function pushOne({ folder, to, journal, outcome }: Run, found: Found): Promise<string | undefined> {
  const place = [to.url, to.contact_id, to.folder_id, to.profile_id ?? ''].join(' ');
  const known = journal.find(found.file, place);
  if (known?.id !== undefined && known.size === found.size && known.modified_ms === found.modified_ms) {
    outcome.there += 1;
    return undefined;
  }
  const sha256 = await digestOf(path.join(folder, found.file));
  const sending: Sending = { ...found, to: place, sha256 };
  const same = known?.sha256 === sha256 ? known : undefined;
  const now = () => new Date().toISOString();
  if (same?.id !== undefined) {
    journal.add({ ...sending, at: now(), id: same.id });
    outcome.there += 1;
    return undefined;
  }
  const unsure = same !== undefined && Date.now() - Date.parse(same.at) > KEY_MS;
  const there = unsure ? await findDocument(to, sending) : undefined;
  try {
    // Of one that was begun before, the first time counts: that is how old the key is.
    if (same === undefined || unsure) journal.add({ ...sending, at: now() });
    const id = there ?? (await sendFile(to, folder, sending));
    journal.add({ ...sending, at: now(), id });
    outcome.uploaded += 1;
    return `document ${id}`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    outcome.refused.push({ file: found.file, reason: error.message });
    return `refused: ${error.message}`;
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

export function describeOutcome({ uploaded, there, refused }: Outcome): string {
  const lines = [
    `${uploaded + there + refused.length} files: ${uploaded} uploaded, ${there} there already, ${refused.length} refused.`,
    ...refused.map(({ file, reason }) => `  ${file}: ${reason}`),
  ];
  return `${lines.join('\n')}\n`;
}
