// The files of a drop, those in dropped folders included.

/** Files that systems leave in folders and nobody means. */
const LITTER = /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

export const meantFiles = (files: ArrayLike<File> | null): File[] =>
  Array.from(files ?? []).filter(({ name }) => !LITTER.test(name));

/** Call it within the event: afterwards the browser has taken the drop away. */
export async function readDropped({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.every(({ isFile }) => isFile)) return meantFiles(files);
  return meantFiles((await Promise.all(entries.map(filesOf))).flat());
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A folder is told a hundred entries at a time.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) break;
    found.push(...part);
  }
  return (await Promise.all(found.map(filesOf))).flat();
}
