// Builds the pages of the UI into dist/web: everything from this folder, nothing from elsewhere.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import mantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const root = import.meta.dirname;
const outDir = path.join(root, '..', 'dist', 'web');

/** Compressed copies beside the files, so that the server compresses nothing itself. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle() {
      for (const name of readdirSync(path.join(outDir, 'assets'))) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const file = path.join(outDir, 'assets', name);
        const content = readFileSync(file);
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** What a browser loads before it shows a page, in bytes as sent. */
const MOST_BYTES = 350_000;

/** Prints how much each page loads first, and ends the build where that has grown too much. */
function weigh(): Plugin {
  return {
    name: 'weigh',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler() {
        for (const page of ['index.html', 'chat/index.html', 'scan/index.html']) {
          const html = readFileSync(path.join(outDir, page), 'utf8');
          const scripts = new Set([...html.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, name]) => name));
          const bytes = [...scripts].reduce(
            (sum, name) => sum + statSync(path.join(outDir, 'assets', `${name}.gz`)).size,
            0,
          );
          this.info(`${page} loads ${Math.round(bytes / 1000)} kB of scripts first (gzip)`);
          if (bytes > MOST_BYTES) this.error(`${page}: more than ${MOST_BYTES / 1000} kB of scripts`);
        }
      },
    },
  };
}

/** Whether the script of an HTML page brings a module, not the code of an address that is opened later. */
function isFirst(id: string, ctx: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = ctx.getModuleInfo(id);
  return info !== null && (info.isEntry || info.importers.some((importer) => isFirst(importer, ctx, seen)));
}

const firstAs = (name: string) => (id: string, ctx: Rolldown.ChunkingContext) =>
  isFirst(id, ctx) ? name : null;

/**
 * What several pages need comes in few files: a page that is opened first asks for some twenty, not a hundred. What one page
 * alone needs stays with it, and what is needed after signing in alone waits until then.
 */
const SHARED = [
  { name: 'texts', test: /web\/text\/(?:known-names|format|index)/, priority: 4 },
  {
    debugName: 'libraries that come first',
    name: firstAs('libraries'),
    test: /node_modules/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'page-libraries', test: /node_modules/, minShareCount: 5, priority: 2 },
  {
    debugName: 'what comes first',
    name: firstAs('shared'),
    test: /\/(?:web|contract)\/(?!text\/)/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'pages', test: /\/web\/(?!text\/)/, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root,
  // Files are found from where they stand: the service may be shown below a path that only it knows.
  base: './',
  plugins: [react(), precompress(), weigh()],
  // The server puts a fresh nonce in its place with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  css: { postcss: { plugins: [mantine()] } },
  server: { proxy: { '/api': 'http://127.0.0.1:8080', '/healthz': 'http://127.0.0.1:8080' } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A script or style inside the page would need its own permission in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'assets/third-party-licences.txt' },
    rolldownOptions: {
      output: { codeSplitting: { groups: SHARED } },
      input: {
        app: path.join(root, 'index.html'),
        chat: path.join(root, 'chat', 'index.html'),
        scan: path.join(root, 'scan', 'index.html'),
      },
    },
  },
});
