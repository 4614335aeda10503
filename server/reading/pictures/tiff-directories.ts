// The directories of a TIFF: how many pages it has and whether their pixels are square. Bounded, so that a file whose
// directories point in a circle ends too.

export interface TiffDirectory {
  /** Pixels per unit of length; 0 if not given. */
  x_resolution: number;
  y_resolution: number;
  /** Offset of its first entry and of what follows its last. */
  start: number;
  end: number;
  /** Whether every entry names no more values than the file has room for. */
  sound: boolean;
}

const [X_RESOLUTION, Y_RESOLUTION] = [282, 283] as const;
const ENTRY_SIZE = 12;
/** Bytes of a value by its type (TIFF 6.0, page 15); types that are not defined count one. */
const VALUE_BYTES = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
/** Entries that point to directories of their own: further pictures, EXIF, position, notes of cameras. */
const NESTED = new Set([330, 34665, 34853, 37500, 40965, 50740, 61440]);
/** No tag of any standard. */
const UNKNOWN_TAG = 65_000;
const MAX_DIRECTORIES = 10_000;

/** Directories in order; ends at the first that is damaged or was met before. */
export function readTiffDirectories(bytes: Uint8Array): TiffDirectory[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directories: TiffDirectory[] = [];
  if (view.byteLength < 8) return directories;
  const little = view.getUint16(0) === 0x4949;
  const seen = new Set<number>();
  let at = view.getUint32(4, little);
  while (at > 0 && at + 2 <= view.byteLength && !seen.has(at) && directories.length < MAX_DIRECTORIES) {
    seen.add(at);
    const end = at + 2 + view.getUint16(at, little) * ENTRY_SIZE;
    if (end > view.byteLength) break;
    directories.push(readDirectory(view, at + 2, end, little));
    at = end + 4 <= view.byteLength ? view.getUint32(end, little) : 0;
  }
  return directories;
}

function readDirectory(view: DataView, start: number, end: number, little: boolean): TiffDirectory {
  const directory: TiffDirectory = { x_resolution: 0, y_resolution: 0, start, end, sound: true };
  for (let entry = start; entry < end; entry += ENTRY_SIZE) {
    const tag = view.getUint16(entry, little);
    const bytes = view.getUint32(entry + 4, little) * (VALUE_BYTES[view.getUint16(entry + 2, little)] ?? 1);
    if (bytes > view.byteLength) directory.sound = false;
    if (tag !== X_RESOLUTION && tag !== Y_RESOLUTION) continue;
    const at = view.getUint32(entry + 8, little);
    if (at + 8 > view.byteLength) continue;
    const resolution = view.getUint32(at, little) / (view.getUint32(at + 4, little) || 1);
    directory[tag === X_RESOLUTION ? 'x_resolution' : 'y_resolution'] = resolution;
  }
  return directory;
}

/** A copy whose only directory is the given one: nothing in it points to another, so that no reader runs in circles. */
export function withDirectoryAlone(bytes: Uint8Array, { start, end }: TiffDirectory): ArrayBuffer {
  // Not slice: of a Buffer it is a view of the same memory, which may hold other things before it.
  const copy = new Uint8Array(bytes).buffer;
  const view = new DataView(copy);
  const little = view.getUint16(0) === 0x4949;
  view.setUint32(4, start - 2, little);
  if (end + 4 <= view.byteLength) view.setUint32(end, 0, little);
  for (let entry = start; entry < end; entry += ENTRY_SIZE)
    if (NESTED.has(view.getUint16(entry, little))) view.setUint16(entry, UNKNOWN_TAG, little);
  return copy;
}
