// Reads the parts of a ZIP archive (DOCX, XLSX, …) with a limit on what they unpack to. Truncated archives give what
// is left of them.
import { constants, inflateRawSync } from 'node:zlib';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** APPNOTE.TXT 4.3: record signatures and where their fixed fields lie. */
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50] as const;
const [LOCAL_SIZE, CENTRAL_SIZE, END_SIZE] = [30, 46, 22] as const;
const [STORED, DEFLATED] = [0, 8] as const;
const ENCRYPTED_FLAG = 1;
const MAX_PARTS = 20_000;
const MAX_COMMENT = 65_535;

interface Part {
  method: number;
  encrypted: boolean;
  /** Where the local header begins. */
  at: number;
  /** Bytes as stored; 0 if only known from the end of the data. */
  stored_size: number;
}

export class Archive {
  private readonly bytes: Buffer;
  private readonly parts: Map<string, Part>;
  private left: number;

  /** `max_unpacked_bytes` counts over all parts that are read. */
  constructor(bytes: Uint8Array, max_unpacked_bytes: number) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.left = max_unpacked_bytes;
    const listed = readCentral(this.bytes);
    this.parts = listed.size > 0 ? listed : scanLocal(this.bytes);
  }

  /** Names with forward slashes, in lower case: Office itself is not strict about case. */
  get names(): string[] {
    return [...this.parts.keys()];
  }

  /** Bytes of a part; undefined if there is none of that name. Throws `ReadingError` past the limit. */
  read(name: string): Buffer | undefined {
    const part = this.parts.get(name.toLowerCase());
    if (!part) return undefined;
    if (part.encrypted) throw new ReadingError('encrypted', sentence('problems.fileLocked'));
    const data = this.unpack(part);
    this.left -= data.length;
    return data;
  }

  private unpack({ method, at, stored_size }: Part): Buffer {
    if (at + LOCAL_SIZE > this.bytes.length) throw damaged();
    const start = at + LOCAL_SIZE + this.bytes.readUInt16LE(at + 26) + this.bytes.readUInt16LE(at + 28);
    const stored = this.bytes.subarray(start, stored_size > 0 ? start + stored_size : undefined);
    if (method === STORED) {
      if (stored.length > this.left) throw tooLarge();
      return stored;
    }
    if (method !== DEFLATED) throw damaged();
    try {
      return inflateRawSync(stored, {
        maxOutputLength: Math.max(1, this.left),
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    } catch (error) {
      throw error instanceof RangeError ? tooLarge() : damaged(error);
    }
  }
}

const damaged = (cause?: unknown) => new ReadingError('corrupt', sentence('problems.filePacked'), { cause });
const tooLarge = () => new ReadingError('too_large', sentence('problems.fileBomb'));

/** The directory at the end of the archive; empty when there is none. */
function readCentral(bytes: Buffer): Map<string, Part> {
  const parts = new Map<string, Part>();
  const end = findEnd(bytes);
  if (end < 0) return parts;
  let at = bytes.readUInt32LE(end + 16);
  while (at + CENTRAL_SIZE <= bytes.length && bytes.readUInt32LE(at) === CENTRAL && parts.size < MAX_PARTS) {
    const nameLength = bytes.readUInt16LE(at + 28);
    parts.set(nameAt(bytes, at + CENTRAL_SIZE, nameLength), {
      encrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED_FLAG) !== 0,
      method: bytes.readUInt16LE(at + 10),
      stored_size: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_SIZE + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at;
  return -1;
}

/** Without a directory: the headers in front of each part. */
function scanLocal(bytes: Buffer): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (let at = bytes.indexOf('PK'); at >= 0 && parts.size < MAX_PARTS; at = bytes.indexOf('PK', at + 2)) {
    if (at + LOCAL_SIZE > bytes.length) break;
    if (bytes.readUInt32LE(at) !== LOCAL) continue;
    parts.set(nameAt(bytes, at + LOCAL_SIZE, bytes.readUInt16LE(at + 26)), {
      encrypted: (bytes.readUInt16LE(at + 6) & ENCRYPTED_FLAG) !== 0,
      method: bytes.readUInt16LE(at + 8),
      stored_size: bytes.readUInt32LE(at + 18),
      at,
    });
  }
  return parts;
}

const nameAt = (bytes: Buffer, start: number, length: number) =>
  bytes
    .toString('utf8', start, start + length)
    .replaceAll('\\', '/')
    .toLowerCase();
