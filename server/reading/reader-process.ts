// The program of a reader process: reads files and paints pages where a crash or a hang does no harm.
import sharp from 'sharp';
import { serveRequests, type RequestContext } from '../platform/processes/serve-requests.ts';
import { asSharp } from './ocr/raster.ts';
import { detectFormat } from './detect-format.ts';
import { bytesOf, openPath } from './open-file.ts';
import type { QuarterTurn } from './page-frame.ts';
import { copyPages } from './pdf/copy-pages.ts';
import { drawWords } from './pdf/draw-words.ts';
import { joinFiles } from './pdf/join-files.ts';
import { loadPdfium } from './pdf/pdfium.ts';
import { unlockPdf, type Unlocked } from './pdf/unlock-pdf.ts';
import type { ReaderMessage, ReaderRequest } from './reader-messages.ts';
import type { OpenFile } from './reader.ts';
import { getReader } from './readers.ts';
import type { Page } from './reading.ts';
import { reasonOf, unreadPage } from './unread-page.ts';
import { endOnTrap, isTrap } from './wasm-trap.ts';

/** Good for text at the sizes shown, at a tenth of the size of PNG. */
const WEBP_QUALITY = 80;
/** The default of 4 takes three times as long for a file that is 3 % smaller; somebody waits for this picture. */
const WEBP_EFFORT = 2;

// One process a core: no threads beside it, and no cache of pictures that never come again.
sharp.concurrency(1);
sharp.cache(false);

serveRequests((body, context) => endOnTrap(() => answer(body as ReaderRequest, context)));

function answer(request: ReaderRequest, context: RequestContext): Promise<unknown> {
  switch (request.kind) {
    case 'read':
      return read(request, context);
    case 'render':
      return render(request);
    case 'draw':
      return draw(request);
    case 'copy':
      return copy(request);
    case 'join':
      return join(request);
    case 'unlock':
      return unlock(request);
  }
}

async function read(request: ReaderRequest & { kind: 'read' }, context: RequestContext): Promise<null> {
  const send = (message: ReaderMessage) => context.send(message);
  const file = await openPath(request.path, request.filename, request.limits);
  try {
    await send({ kind: 'opened', info: file.info });
    const skip = new Set(request.skip);
    const last = Math.min(file.info.page_count, request.limits.max_pages);
    for (let number = 1; number <= last && !context.signal.aborted; number++) {
      if (skip.has(number) || request.only?.includes(number) === false) continue;
      await send({ kind: 'started', page: number });
      await send({ kind: 'page', page: await readPage(file, number, request.turns?.[number]) });
    }
    return null;
  } finally {
    await file.close();
  }
}

/** One page that cannot be read must not cost the others. */
async function readPage(file: OpenFile, number: number, upright?: QuarterTurn): Promise<Page> {
  try {
    return await file.readPage(number, upright);
  } catch (error) {
    if (isTrap(error)) throw error;
    return unreadPage(number, reasonOf(error));
  }
}

async function render(request: ReaderRequest & { kind: 'render' }): Promise<Uint8Array> {
  const file = await openPath(request.path, request.filename, request.limits, { to_show: true });
  try {
    const raster = await file.renderPage(request.page, request.width, request.turn);
    return await asSharp(raster).webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }).toBuffer();
  } finally {
    await file.close();
  }
}

async function draw({ page, width, limits }: ReaderRequest & { kind: 'draw' }): Promise<Uint8Array> {
  return asSharp(await drawWords(page, width, limits.max_pixels))
    .webp({ quality: WEBP_QUALITY })
    .toBuffer();
}

async function copy({ path, pages, turns, limits }: ReaderRequest & { kind: 'copy' }): Promise<Uint8Array> {
  return copyPages(await loadPdfium(), await bytesOf(path, limits), pages, turns);
}

async function join({ files, limits }: ReaderRequest & { kind: 'join' }): Promise<Uint8Array> {
  return joinFiles(await loadPdfium(), files, limits);
}

/** Only a PDF is opened with a password; what else has one is refused by its reader. */
async function unlock({ path, password, limits }: ReaderRequest & { kind: 'unlock' }): Promise<Unlocked> {
  const bytes = await bytesOf(path, limits);
  const { format } = detectFormat(bytes);
  if (format === 'pdf') return unlockPdf(await loadPdfium(), bytes, password);
  await getReader(format);
  return 'not_protected';
}
