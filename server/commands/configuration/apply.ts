// `recto apply` and `recto export-config`: the configuration of an instance as a file.
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../context.ts';
import { RectoError } from '../../platform/errors.ts';
import { describeIssue } from '../../platform/http/parse-input.ts';
import { say } from '../../platform/sentences/say.ts';
import { writeConfiguration, type ConfigurationFile } from './file.ts';
import { groupBy } from '../../platform/group-by.ts';
import { Misplaced } from './misplaced.ts';
import { readNames, type Names } from './names.ts';
import { SECTIONS } from './sections.ts';
import { textOf, type Entry, type Known, type Section } from './section.ts';

export interface Change {
  kind: 'added' | 'changed' | 'removed';
  section: string;
  /** Empty in a section that is one entry. */
  name: string;
  /** What differs, as the file has it. */
  keys: { key: string; before: unknown; after: unknown }[];
}

export interface Applied {
  changes: Change[];
  /** What the one who applied it has to know, as links of invitations. */
  notes: string[];
}

export async function exportConfiguration(ctx: Context): Promise<string> {
  return ctx.snapshot(async (ctx) => {
    const names = await readNames(ctx);
    const sections: [Section, Entry[]][] = [];
    for (const section of SECTIONS) {
      const known = (await section.list(ctx)).filter(({ by_itself }) => by_itself !== true);
      const entries = known.map(({ input }) => section.toFile(input, names));
      requireDistinct(section, entries);
      sections.push([section, entries]);
    }
    return writeConfiguration(sections);
  });
}

/** Entries are told by their names. */
function requireDistinct(section: Section, entries: Entry[]): void {
  for (const [entry, other] of groupBy(entries, section.keyOf).values()) {
    if (other !== undefined)
      throw new Error(
        `Several ${section.name} are called "${nameOf(entry!)}". Give them names of their own first.`,
      );
  }
}

class DryRun extends Error {
  readonly applied: Applied;
  constructor(applied: Applied) {
    super('nothing is kept');
    this.applied = applied;
  }
}

/**
 * Makes the instance what the file says, all of it or nothing. What an entry leaves out stays as it is.
 * @param choice `dry_run` does the same and takes it back, so that it refuses whatever the real run would refuse
 */
export async function applyConfiguration(
  ctx: Context,
  file: ConfigurationFile,
  { dry_run, prune }: { dry_run: boolean; prune: boolean },
): Promise<Applied> {
  const work = ctx.transaction(async (ctx) => {
    const applied: Applied = { changes: [], notes: [] };
    for (const section of SECTIONS) {
      const given = file.entriesOf(section);
      if (given !== undefined) await applySection(ctx, file, { section, given }, applied);
    }
    // What names others goes before them.
    for (const section of prune ? SECTIONS.toReversed() : []) {
      const given = file.entriesOf(section);
      if (given !== undefined) await pruneSection(ctx, { section, given }, applied);
    }
    if (dry_run) throw new DryRun(applied);
    return applied;
  });
  return work.catch((error: unknown) => {
    if (error instanceof DryRun) return { ...error.applied, notes: [] };
    throw error;
  });
}

interface Wanted {
  section: Section;
  given: Entry[];
}

async function applySection(
  ctx: Context,
  file: ConfigurationFile,
  { section, given }: Wanted,
  applied: Applied,
): Promise<void> {
  const known = await section.list(ctx);
  const first = await readNames(ctx);
  let names = first;
  const keyOf = ({ input }: Known<object>) => section.keyOf(section.toFile(input, first));
  const byKey = groupBy(known, keyOf);
  for (const [i, entry] of parentsFirst(section, given)) {
    const path = section.single === true ? [section.name] : [section.name, i];
    try {
      const found = byKey.get(section.keyOf(entry)) ?? [];
      if (found.length > 1) throw new Misplaced('', `${found.length} of the instance are called so`);
      const changed = await applyEntry(ctx, { section, entry, known: found[0], names }, applied);
      // What follows may name it.
      if (changed) names = await readNames(ctx, names);
    } catch (error) {
      throw explained(file, path, error);
    }
  }
}

/** Removes what the file does not name. */
async function pruneSection(ctx: Context, { section, given }: Wanted, applied: Applied): Promise<void> {
  if (section.remove === undefined) return;
  const names = await readNames(ctx);
  const wanted = new Set(given.map(section.keyOf));
  for (const one of await section.list(ctx)) {
    const entry = section.toFile(one.input, names);
    if (one.by_itself === true || wanted.has(section.keyOf(entry))) continue;
    const name = nameOf(entry);
    await section.remove(ctx, one.id).catch((error: unknown) => {
      throw error instanceof RectoError
        ? new Error(`${section.name} "${name}" cannot be removed: ${error.message}`)
        : error;
    });
    applied.changes.push({ kind: 'removed', section: section.name, name, keys: [] });
  }
}

function parentsFirst({ keyOf, parentOf }: Section, given: Entry[]): [number, Entry][] {
  const byKey = new Map(given.map((entry, i) => [keyOf(entry), i]));
  const visited = new Set<number>();
  const visit = (i: number | undefined): void => {
    if (i === undefined || visited.has(i)) return;
    // Before its parent, so that a ring comes to an end.
    visited.add(i);
    const parent = parentOf?.(given[i]!);
    if (parent !== undefined && byKey.get(parent) !== i) visit(byKey.get(parent));
    ordered.push([i, given[i]!]);
  };
  const ordered: [number, Entry][] = [];
  given.forEach((_entry, i) => visit(i));
  return ordered;
}

interface Given {
  section: Section;
  entry: Entry;
  known: Known<object> | undefined;
  names: Names;
}

/** Returns whether anything was changed. */
async function applyEntry(
  ctx: Context,
  { section, entry, known, names }: Given,
  applied: Applied,
): Promise<boolean> {
  const before = known === undefined ? {} : section.toFile(known.input, names);
  const read = section.input.safeParse(section.fromFile({ ...before, ...entry }, names));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Misplaced(issue?.path.join('.') ?? '', say(describeIssue('body', issue)));
  }
  const input = section.complete?.(read.data, known?.input) ?? read.data;
  const changes = differing(known?.input ?? {}, input);
  if (known !== undefined && Object.keys(changes).length === 0) return false;
  if (known === undefined) {
    const note = await section.create(ctx, input);
    if (note !== undefined) applied.notes.push(note);
  } else await section.update(ctx, known.id, input, changes);
  const after = section.toFile(input, names);
  const keys = Object.keys(differing(before, after)).map((key) => ({
    key,
    before: before[key],
    after: after[key],
  }));
  const kind = known === undefined ? 'added' : 'changed';
  applied.changes.push({ kind, section: section.name, name: nameOf(entry), keys });
  return true;
}

const nameOf = (entry: Entry): string => textOf(entry['name'] ?? entry['email']);

const differing = (before: object, after: object): Entry =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) =>
        value !== undefined && !isDeepStrictEqual(plain((before as Entry)[key]), plain(value)),
    ),
  );

/** Without keys that are undefined, and in no particular order. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

function explained(file: ConfigurationFile, path: (string | number)[], error: unknown): unknown {
  if (!(error instanceof Misplaced) && !(error instanceof RectoError)) return error;
  const place = error instanceof Misplaced ? error.place : '';
  const steps = place.split('.').filter((step) => step !== '');
  return file.refuse(
    [...path, ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))],
    error.message,
  );
}

const SIGNS = { added: '+', changed: '~', removed: '-' } as const;

/** For people: a line for each entry, and below it what differs. */
export function describeApplied({ changes, notes }: Applied, dry_run: boolean): string {
  if (changes.length === 0) return 'Nothing to change.\n';
  const lines = changes.flatMap(({ kind, section, name, keys }) => [
    `${SIGNS[kind]} ${section}${name === '' ? '' : ` "${name}"`}`,
    ...(kind === 'changed'
      ? keys.map(({ key, before, after }) => `    ${key}: ${shown(before)} -> ${shown(after)}`)
      : []),
  ]);
  const n = changes.length;
  const done = dry_run ? 'would be made; nothing was changed' : 'made';
  return [...lines, ...notes, `${n} ${n === 1 ? 'change' : 'changes'} ${done}.`, ''].join('\n');
}

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
