// Tells the formats apart that are ZIP archives (DOCX, XLSX, PPTX, OpenDocument, OFD) by the names of their parts.
import { constants, inflateRawSync } from 'node:zlib';
import type { FormatName } from './media-types.ts';

/** A part that only one format has. */
const PARTS: [pattern: RegExp, format: FormatName][] = [
  [/^word\/document\d*\.xml$/i, 'docx'],
  [/^xl\/workbook\.bin$/i, 'xlsb'],
  [/^xl\/workbook\d*\.xml$/i, 'xlsx'],
  [/^ppt\/presentation\d*\.xml$/i, 'pptx'],
  [/^OFD\.xml$/i, 'ofd'],
];
const OPEN_DOCUMENT: [type: string, format: FormatName][] = [
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
];

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const [LOCAL_SIZE, CENTRAL_SIZE] = [30, 46];
const DEFLATED = 8;
/** Characters of a media type. */
const MAX_TYPE = 200;
const MAX_PARTS = 20_000;

/** Works on truncated archives too: names are taken from whatever headers are there. */
export function findZipFormat(bytes: Uint8Array): FormatName {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const media_type = declaredType(buffer);
  for (const [type, format] of OPEN_DOCUMENT) if (media_type === type) return format;
  for (const name of partNames(buffer)) {
    for (const [pattern, format] of PARTS) if (pattern.test(name)) return format;
  }
  return 'zip';
}

/** What OpenDocument files say they are, in a part of their own that should be stored but at times is packed. */
function declaredType(buffer: Buffer): string {
  const at = buffer.indexOf('mimetype') - LOCAL_SIZE;
  if (at < 0 || buffer.readUInt32LE(at) !== LOCAL_HEADER) return '';
  const start = at + LOCAL_SIZE + buffer.readUInt16LE(at + 26) + buffer.readUInt16LE(at + 28);
  const content = buffer.subarray(start, start + MAX_TYPE);
  if (buffer.readUInt16LE(at + 8) === DEFLATED) return beginning(content);
  const size = buffer.readUInt32LE(at + 18);
  return content.toString('latin1', 0, Math.min(size, MAX_TYPE)).trim();
}

function beginning(packed: Buffer): string {
  try {
    const options = { maxOutputLength: MAX_TYPE, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateRawSync(packed, options).toString('latin1').trim();
  } catch {
    return '';
  }
}

/** Names from central and local headers, found by their signatures rather than by offsets that may lie. */
function* partNames(buffer: Buffer): Generator<string> {
  let count = 0;
  for (let at = buffer.indexOf('PK'); at >= 0 && count < MAX_PARTS; at = buffer.indexOf('PK', at + 2)) {
    if (at + CENTRAL_SIZE > buffer.length) return;
    const signature = buffer.readUInt32LE(at);
    const local = signature === LOCAL_HEADER;
    if (!local && signature !== CENTRAL_HEADER) continue;
    const start = at + (local ? LOCAL_SIZE : CENTRAL_SIZE);
    const length = buffer.readUInt16LE(at + (local ? 26 : 28));
    count++;
    yield buffer.toString('utf8', start, start + length).replaceAll('\\', '/');
  }
}
