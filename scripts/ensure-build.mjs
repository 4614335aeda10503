// Before `npm start`: builds dist/ when it is missing or older than the sources.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceStamp } from './source-stamp.mjs';

const root = path.resolve(import.meta.dirname, '..');
const stampFile = path.join(root, 'dist', 'stamp');
const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
if (existsSync(path.join(root, 'server')) && built !== sourceStamp(root)) {
  if (!existsSync(path.join(root, 'node_modules', 'typescript'))) {
    process.stderr.write('The build needs the development packages. Run: npm ci --include=dev\n');
    process.exit(1);
  }
  process.stdout.write('Building Recto (only after a change) …\n');
  await import('./build.mjs');
}
