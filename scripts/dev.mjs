// `npm run dev`: the service from source, started again after every change below server/ and contract/, and the pages by Vite
// with hot reload. Open the address that Vite prints; it hands /api to the service.
import { spawn } from 'node:child_process';
import path from 'node:path';

const bin = (name) => path.join(import.meta.dirname, '..', 'node_modules', '.bin', name);

const processes = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { stdio: 'inherit' }),
  spawn(bin('vite'), ['--config', 'web/vite.config.ts', '--clearScreen', 'false'], { stdio: 'inherit' }),
];

let ending = false;

/** Ends both when one of them ends: half of a development service is a puzzle. */
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of processes) child.kill('SIGTERM');
}

for (const child of processes) child.on('exit', (code) => end(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
