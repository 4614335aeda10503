// Builds the service into dist/: TypeScript to JavaScript, SQL and data files beside it, then the web UI where there is one.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundlePrograms } from './bundle.mjs';
import { sourceStamp } from './source-stamp.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const run = (program, ...args) =>
  execFileSync(process.execPath, [path.join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });

function* filesBelow(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

const stamp = sourceStamp(root);
rmSync(path.join(dist, 'server'), { recursive: true, force: true });
rmSync(path.join(dist, 'contract'), { recursive: true, force: true });
// Types are checked by `npm run lint`; who starts the service need not wait for that.
run('typescript/bin/tsc', '-p', 'tsconfig.build.json', '--noCheck');
for (const file of filesBelow(path.join(root, 'server'))) {
  if (/\.(sql|json|onnx|txt)$/.test(file)) cpSync(file, path.join(dist, path.relative(root, file)));
}
await bundlePrograms(dist, [
  'main.js',
  'reading/reader-process.js',
  'extraction/process/extractor-process.js',
  'platform/pdf/pdf-process.js',
  'platform/pdf/page-pdf-process.js',
  'table-import/table-process.js',
]);
if (existsSync(path.join(root, 'web', 'vite.config.ts')))
  run('vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn');
writeFileSync(path.join(dist, 'stamp'), stamp);
