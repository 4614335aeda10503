// Photos of the sheets of one document, as the phone page sends them: each sheet is cut out of its photo and laid flat, and together
// they are the pages of one PDF, which comes in like any upload.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ScanFields } from '../../contract/scans.ts';
import type { Context } from '../context.ts';
import { conflict, invalid, unsupported } from '../platform/errors.ts';
import { describeIssue } from '../platform/http/parse-input.ts';
import type { Point, Quad } from '../reading/ocr/quad.ts';
import { receiveJoined } from './joined-file.ts';
import {
  answerRepeated,
  receiveDocument,
  requireReadable,
  type IncomingDocument,
  type Received,
} from './receive-document.ts';
import type { Upload, UploadedFile } from './receive-upload.ts';

/** The photos stay the caller's. */
export async function scanDocument(
  ctx: Context,
  { fields, files }: Upload<z.output<typeof ScanFields>>,
  arrival: Pick<IncomingDocument, 'source' | 'idempotency_key'>,
): Promise<Received> {
  const { sender_id, sheets: text, filename = 'scan.pdf', ...place } = fields;
  if (sender_id !== undefined && (ctx.actor.kind !== 'person' || ctx.actor.id !== sender_id))
    throw conflict('refusals.otherSender');
  const sheets = parseSheets(text, files.length);
  for (const photo of files) await requirePicture(photo);
  const sent_sha256 = digestOf(files, text);
  const incoming = { ...arrival, ...place, filename, sent_sha256 };
  const repeated = await answerRepeated(ctx, incoming);
  if (repeated !== undefined) return repeated;
  const file = await receiveJoined(
    ctx,
    files.map(({ file: { path } }, i) => ({ path, sheet: sheets[i] })),
  );
  return receiveDocument(ctx, { ...incoming, file });
}

async function requirePicture({ file, filename }: UploadedFile): Promise<void> {
  const { media_type } = await requireReadable(file);
  if (!media_type.startsWith('image/')) throw unsupported('refusals.scanFormat', { name: filename });
}

/** Of the photos and where the sheets are on them: another request under the same key is not a repeated one. */
function digestOf(files: readonly UploadedFile[], sheets: string | undefined): string {
  const digests = files.map(({ file }) => file.sha256);
  return createHash('sha256')
    .update(JSON.stringify([digests, sheets ?? null]))
    .digest('hex');
}

const side = z.number().min(0).max(1);
const Sheets = z.array(
  z
    .array(z.tuple([side, side]))
    .length(4)
    .nullable(),
);

function parseSheets(text: string | undefined, photos: number): (Quad | undefined)[] {
  if (text === undefined) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('programs.sheetsJson');
  }
  const { data, error } = Sheets.safeParse(value);
  if (data === undefined) throw invalid(describeIssue('body', error?.issues[0], 'sheets'));
  if (data.length !== photos) throw invalid('programs.sheetsCount', { count: photos });
  return data.map((corners) => {
    if (corners === null) return undefined;
    const points = corners.map(([x, y]): Point => ({ x, y }));
    if (!isSheet(points)) throw invalid('programs.sheetCorners');
    return { corners: points as Quad['corners'] };
  });
}

/** A hundredth of the photo: less shows nothing of a paper. */
const SMALLEST = 0.01;

/** Whether the corners go round clockwise without a dent, and enclose something. */
function isSheet(points: readonly Point[]): boolean {
  const at = (i: number): Point => points[i % points.length]!;
  const turns = points.map((_, i) => {
    const [a, b, c] = [at(i), at(i + 1), at(i + 2)];
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
  });
  const area = points.reduce((sum, { x, y }, i) => sum + (x * at(i + 1).y - at(i + 1).x * y) / 2, 0);
  return area >= SMALLEST && turns.every((turn) => turn > 1e-5);
}
