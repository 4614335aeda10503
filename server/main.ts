#!/usr/bin/env node
// Where the program begins: it finds out whether the rest can be loaded, and loads it.
import { ALLOW_MORE_FILES, LEAST_OPEN_FILES, openFilesAllowed } from './platform/open-files.ts';

const allowed = openFilesAllowed();
if (allowed !== undefined && allowed < LEAST_OPEN_FILES) {
  process.stderr.write(
    `Recto cannot go on. Only ${allowed} files may be open at once, too few for its modules and connections. ${ALLOW_MORE_FILES}\n`,
  );
  process.exitCode = 1;
} else {
  const { runCommandLine } = await import('./command-line.ts');
  await runCommandLine(process.argv.slice(2));
}
