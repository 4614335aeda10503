// Tells the formats apart that live in Microsoft's compound files (.doc, .xls, .ppt, .msg, encrypted Office files).
import type { FormatName } from './media-types.ts';

/** Names of streams that only one format has, as they stand in the directory (UTF-16, [MS-CFB] 2.6). */
const STREAMS: [name: string, format: FormatName][] = [
  ['EncryptedPackage', 'encrypted_office'],
  ['__substg1.0_', 'msg'],
  ['__properties_version1.0', 'msg'],
  ['WordDocument', 'doc'],
  ['PowerPoint Document', 'ppt'],
  ['Workbook', 'xls'],
  ['Book', 'xls'],
];

export function findCompoundFormat(bytes: Uint8Array): FormatName | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [name, format] of STREAMS) {
    const utf16 = Buffer.from(name, 'utf16le');
    if (buffer.includes(utf16)) return format;
  }
  return undefined;
}
