// docs/benchmarks.md: one section for each part, replaced when that part has run; each says when and on what.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VERSION } from '../server/version.ts';
import { machine } from './kit.ts';

const FILE = path.resolve(import.meta.dirname, '../docs/benchmarks.md');

const HEAD = `# Benchmarks

Written by \`npm run bench\`; each section by its own command, on the machine and day it names. Everything of a measurement runs on that one machine:
client, service, workers, database. Times are of the built program with durable storage unless a section says otherwise. p50 and p95 are the times
within which half and 95 of 100 requests were answered.
`;

/** Cells of a Markdown table; numbers stand to the right. */
export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : '---:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Replaces the section of the part, or appends it in the order of \`names\`. */
export function saveSection(
  names: readonly string[],
  part: { name: string; title: string },
  body: string,
  load: number,
): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const sections = new Map(
    [...text.matchAll(/<!-- part: (\w+) -->\n([^]*?)<!-- \/part -->\n/g)].map(([, name, content]) => [
      name!,
      content!,
    ]),
  );
  sections.set(part.name, `## ${part.title}\n\n${provenance(part.name, load)}\n\n${body.trim()}\n`);
  const ordered = names.filter((name) => sections.has(name));
  const all = ordered.map((name) => `<!-- part: ${name} -->\n${sections.get(name)}<!-- /part -->\n`);
  writeFileSync(FILE, [HEAD, ...all].join('\n'));
}

/** From here on runnable processes of others make figures worse than they are. */
const BUSY_LOAD = 0.5;

/** @param load load average of the minute before the part began: what else ran on the machine */
function provenance(name: string, load: number): string {
  const day = new Date().toISOString().slice(0, 10);
  const busy =
    load > BUSY_LOAD
      ? ` **The machine was busy with other work (load ${load.toFixed(1)}); a quiet one is faster.**`
      : '';
  return `${day}, Recto ${VERSION}, ${machine()}, ${os.type()} ${os.release()}: \`npm run bench -- --only ${name}\`.${busy}`;
}

export const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));
export const count = (value: number): string => Math.round(value).toLocaleString('en-US');
