// One digest over everything the build is made from, so that `npm start` builds when, and only when, something changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  'contract',
  'server',
  'web',
  'scripts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

export function sourceStamp(root) {
  const hash = createHash('sha256');
  const visit = (relative) => {
    const file = path.join(root, relative);
    if (!existsSync(file)) return;
    let names;
    try {
      names = readdirSync(file).sort();
    } catch {
      return void hash.update(`${relative}\0`).update(readFileSync(file)).update('\0');
    }
    for (const name of names) visit(path.join(relative, name));
  };
  for (const source of SOURCES) visit(source);
  return hash.digest('hex');
}
