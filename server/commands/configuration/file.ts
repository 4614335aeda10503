// A configuration file: YAML whose places are known, so that what is wrong can be found.
import { LineCounter, isMap, parseDocument, stringify, type Document } from 'yaml';
import { SECTIONS } from './sections.ts';
import { textOf, type Entry, type Section } from './section.ts';

/** Written into every file; another number is a file of another program or time. */
const FORMAT = 1;

export interface ConfigurationFile {
  /** Entries by section; undefined for a section that the file leaves alone. */
  entriesOf(section: Section): Entry[] | undefined;
  /** An error that names file, line and what is meant. */
  refuse(path: (string | number)[], problem: string): Error;
}

/** Throws for what is no configuration of Recto at all. @param name of the file, for messages */
export function parseConfiguration(name: string, text: string): ConfigurationFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const refuse = (path: (string | number)[], problem: string) =>
    new Error(`${name}${lineOf(document, lines, path)}: ${describePath(document, path)}${problem}`);
  const [error] = document.errors;
  if (error !== undefined)
    throw new Error(`${name}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`);
  if (!isMap(document.contents)) throw new Error(`${name}: there is no mapping of sections`);
  const content = document.toJS({ maxAliasCount: 100 }) as Record<string, unknown>;
  if (content['recto'] !== FORMAT) throw refuse(['recto'], `must be ${FORMAT}, the format of this file`);
  const known = new Map(SECTIONS.map((section) => [section.name, section]));
  for (const [key, value] of Object.entries(content)) {
    if (key === 'recto') continue;
    const section = known.get(key);
    if (section === undefined)
      throw refuse([key], `is no section; there are ${[...known.keys()].join(', ')}`);
    requireShape(section, value, refuse);
  }
  return {
    refuse,
    entriesOf(section) {
      const value = content[section.name];
      if (value === undefined) return undefined;
      return section.single === true ? [value as Entry] : (value as Entry[]);
    },
  };
}

function requireShape(section: Section, value: unknown, refuse: ConfigurationFile['refuse']): void {
  const isMapping = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  if (section.single === true) {
    if (!isMapping(value)) throw refuse([section.name], 'must be a mapping');
    return;
  }
  if (!Array.isArray(value)) throw refuse([section.name], 'must be a list');
  const seen = new Map<string, number>();
  for (const [i, entry] of (value as unknown[]).entries()) {
    if (!isMapping(entry)) throw refuse([section.name, i], 'must be a mapping');
    const key = section.keyOf(entry as Entry);
    if (seen.has(key)) throw refuse([section.name, i], 'stands in the file twice');
    seen.set(key, i);
  }
}

/** The line of the innermost part of the path that the file has. */
function lineOf(document: Document, lines: LineCounter, path: (string | number)[]): string {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true) as
      | { range?: [number, number, number] }
      | undefined;
    if (node?.range !== undefined) return `:${lines.linePos(node.range[0]).line}`;
  }
  return '';
}

/** `rules "Approve", conditions.0: `. */
function describePath(document: Document, [section, entry, ...rest]: (string | number)[]): string {
  const single = typeof entry !== 'number';
  const name = single
    ? undefined
    : (document.getIn([section, entry, 'name']) ?? document.getIn([section, entry, 'email']));
  const inner = [...(single && entry !== undefined ? [entry] : []), ...rest].join('.');
  const title = [section, name === undefined ? undefined : `"${textOf(name)}"`].filter(Boolean).join(' ');
  return `${[title, inner].filter(Boolean).join(', ')}: `;
}

export function writeConfiguration(sections: [Section, Entry[]][]): string {
  const content = Object.fromEntries(
    sections.map(([section, entries]) => [section.name, section.single === true ? entries[0] : entries]),
  );
  return stringify({ recto: FORMAT, ...content }, { lineWidth: 120 });
}
