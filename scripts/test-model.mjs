// `npm run test:model`: the tests with real weights. node-llama-cpp (85 MB) is no dependency of this project; it is installed
// in a folder of its own, so that the packages of the project stay as they are.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const VERSION = '3.22.1';
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.cache', 'node-llama-cpp');
const platform = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'mac-arm64-metal',
}[`${process.platform}-${process.arch}`];
if (platform === undefined) throw new Error(`There are no binaries for ${process.platform}-${process.arch}.`);

const run = (command, args, options) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd: root, ...options });
  if (status !== 0) process.exit(status ?? 1);
};

mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
// Without its optional packages (drivers for graphics cards) and without its script, which would build from source.
const packages = [`node-llama-cpp@${VERSION}`, `@node-llama-cpp/${platform}@${VERSION}`];
run('npm', ['install', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
  cwd: folder,
});
run(process.execPath, [
  path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--project',
  'unit',
  'server/platform/model/real-weights.test.ts',
]);
