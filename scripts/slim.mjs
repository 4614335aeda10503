// `npm run slim`: leaves in node_modules what runs in production on this platform. Builds first, then removes the tools of
// development, the OCR programs of other platforms and the weights of the font that nothing uses. `npm ci` brings all back.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const packages = path.join(root, 'node_modules');

await import('./ensure-build.mjs');
execFileSync('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
const programs = path.join(packages, 'onnxruntime-node', 'bin');
for (const interface_version of foldersIn(programs)) {
  const platforms = path.join(programs, interface_version);
  keepOnly(platforms, [process.platform]);
  keepOnly(path.join(platforms, process.platform), [process.arch]);
}
keepOnly(path.join(packages, '@expo-google-fonts', 'noto-sans-sc'), ['400Regular', '700Bold']);

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function keepOnly(folder, kept) {
  for (const name of foldersIn(folder)) {
    if (!kept.includes(name)) rmSync(path.join(folder, name), { recursive: true });
  }
}
