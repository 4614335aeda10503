// The multipart body of an upload: fields before or after the files, each streamed to disk while it is hashed.
// Whatever goes wrong, no temporary file stays behind.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { dataPaths } from '../config.ts';
import { RectoError, badRequest, invalid, tooLarge } from '../platform/errors.ts';
import { FileTooLarge, discard, receive, type ReceivedFile } from '../platform/files/file-store.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { requireSpace } from './require-space.ts';

export interface UploadedFile {
  file: ReceivedFile;
  filename: string;
}

export interface Upload<Fields> {
  fields: Fields;
  /** In the order they were sent. */
  files: UploadedFile[];
}

/** One file. The caller owns it and must put or discard it. */
export async function receiveUpload<S extends z.ZodType>(
  ctx: Context,
  request: FastifyRequest,
  schema: S,
): Promise<{ fields: z.output<S> } & UploadedFile> {
  const { fields, files } = await receiveUploads(ctx, request, schema, 1);
  return { fields, ...files[0]! };
}

/** At least one file; all together as large as one may be. The caller owns them and must put or discard them. */
export async function receiveUploads<S extends z.ZodType>(
  ctx: Context,
  request: FastifyRequest,
  schema: S,
  most: number,
): Promise<Upload<z.output<S>>> {
  // Whatever else it is, it holds no file.
  if (!request.isMultipart()) throw invalid('programs.multipart');
  await requireSpace(ctx, Number(request.headers['content-length'] ?? 0));
  const values: Record<string, string> = {};
  const files: UploadedFile[] = [];
  let bytes_left = maxBytes(ctx);
  try {
    for await (const part of request.parts({ limits: { files: most, parts: MOST_FIELDS + most } })) {
      if (part.type === 'field') {
        if (part.fieldname === 'file') throw invalid('programs.fileNeeded');
        if (part.valueTruncated) throw invalid('programs.valueLong', { name: part.fieldname });
        if (part.fieldname in values) throw invalid('programs.sentTwice', { name: part.fieldname });
        // Forms send what nobody filled in as empty text.
        if (part.value !== '') values[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== 'file') throw invalid('programs.filePart', { name: part.fieldname });
      const file = await receive(part.file, {
        temp_dir: dataPaths(ctx.config).temporary,
        max_bytes: bytes_left,
      });
      bytes_left -= file.size_bytes;
      files.push({ file, filename: cleanFilename(part.filename) });
    }
    const fields = parseInput('body', schema, values);
    if (files.length === 0 || files.some(({ filename }) => filename === ''))
      throw invalid('programs.fileNeeded');
    if (files.some(({ file }) => file.size_bytes === 0)) throw invalid('refusals.fileEmpty');
    return { fields, files };
  } catch (error) {
    for (const { file } of files) await discard(file);
    throw explain(ctx, error, most);
  }
}

/** Parts of a form that are no files. */
const MOST_FIELDS = 30;

const maxBytes = (ctx: Context) => ctx.config.max_upload_mb * 1024 * 1024;

/** The multipart parser's own errors are plain ones without a status. */
function explain(ctx: Context, error: unknown, most: number): unknown {
  if (error instanceof FileTooLarge)
    return tooLarge('refusals.fileLarge', { size: ctx.config.max_upload_mb });
  const { code = '' } = (error ?? {}) as { code?: string };
  if (code === 'FST_FILES_LIMIT')
    return most === 1 ? invalid('programs.oneFile') : invalid('programs.manyFiles', { count: most });
  if (['FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'].includes(code)) return invalid('programs.manyFields');
  const fromElsewhere = error instanceof RectoError || code.startsWith('E') || /^\d/.test(code);
  return fromElsewhere ? error : badRequest('refusals.cutOff');
}

/** The name without folders and control characters, at most 255 characters; Unicode as it came. */
export function cleanFilename(name: string | undefined): string {
  // Browsers write a quotation mark in a multipart name as %22 (WHATWG HTML, multipart/form-data), and nothing else.
  const base = (name ?? '').toWellFormed().replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? '';
  // Control characters and those that reverse the reading direction, which can disguise an extension.
  const clean = base
    .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  if (clean === '.' || clean === '..') return '';
  return [...clean].length <= 255 ? clean : shorten([...clean]);
}

function shorten(characters: string[]): string {
  const dot = characters.lastIndexOf('.');
  const extension = dot > 0 && characters.length - dot <= 10 ? characters.slice(dot) : [];
  return [...characters.slice(0, 255 - extension.length), ...extension].join('');
}
