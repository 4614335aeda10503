// The version of the package, read from its own package.json.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that holds package.json: one up from the sources, two up from the build. */
export const PACKAGE_ROOT = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  const parent = path.dirname(folder);
  return path.basename(parent) === 'dist' ? path.dirname(parent) : parent;
}

const { version } = JSON.parse(readFileSync(path.join(PACKAGE_ROOT, 'package.json'), 'utf8')) as {
  version: string;
};
export const VERSION: string = version;
