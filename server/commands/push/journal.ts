// What `recto push` has done in a folder: a line for each file that it began to send, and one for each that is there.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const JOURNAL = '.recto-push.jsonl';

/** What a file was when it was sent, and where to. */
export interface Sending {
  /** Below the folder, with `/`. */
  file: string;
  /** Service, contact, folder and profile. */
  to: string;
  size: number;
  modified_ms: number;
  sha256: string;
}

export interface Line extends Sending {
  at: string;
  /** Of the document; missing where nobody knows whether it is there. */
  id?: number;
}

export interface Journal {
  /** The last line about a file on its way to the same place. */
  find(file: string, to: string): Line | undefined;
  add(line: Line): void;
}

/** Each line is on disk before the next step: whatever kills the program, the file says how far it was. */
export function openJournal(folder: string): Journal {
  const file = path.join(folder, JOURNAL);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = new Map<string, Line>();
  const keyOf = (name: string, to: string) => JSON.stringify([name, to]);
  for (const line of text.split('\n').flatMap(lineOf)) lines.set(keyOf(line.file, line.to), line);
  // A line that was cut off stays alone.
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return {
    find: (name, to) => lines.get(keyOf(name, to)),
    add(line) {
      appendFileSync(file, `${JSON.stringify(line)}\n`, { flush: true });
      lines.set(keyOf(line.file, line.to), line);
    },
  };
}

function lineOf(text: string): Line[] {
  try {
    return [JSON.parse(text) as Line];
  } catch {
    return [];
  }
}
