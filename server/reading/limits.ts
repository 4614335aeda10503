// How much of a file is read at most, so that no document can exhaust the machine.

export interface ReadingLimits {
  /** Pages read of one file; the rest is left out with a warning. */
  max_pages: number;
  /** Pixels of one picture or page image. */
  max_pixels: number;
  /** Bytes of one file. */
  max_file_bytes: number;
  /** Bytes all parts of an archive (DOCX, XLSX, …) may unpack to. */
  max_unpacked_bytes: number;
  /** Characters of text of one page. */
  max_page_characters: number;
  /** Attachments of an e-mail, nested ones included. */
  max_attachments: number;
  /** Milliseconds for one page before it is given up. */
  page_timeout_ms: number;
  /** Milliseconds for opening the file. */
  open_timeout_ms: number;
  /** Milliseconds for the transcription of a recording. */
  transcription_timeout_ms: number;
  /** Resident memory in bytes at which the reading process is ended. */
  max_memory_bytes: number;
}

export const DEFAULT_LIMITS: ReadingLimits = {
  max_pages: 3000,
  max_pixels: 120_000_000,
  max_file_bytes: 512 * 1024 * 1024,
  max_unpacked_bytes: 512 * 1024 * 1024,
  max_page_characters: 200_000,
  max_attachments: 100,
  page_timeout_ms: 60_000,
  open_timeout_ms: 60_000,
  transcription_timeout_ms: 30 * 60_000,
  max_memory_bytes: 2 * 1024 * 1024 * 1024,
};
