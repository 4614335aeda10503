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
  /** Milliseconds of processor time for one page, the recognition of a scan included. */
  page_processor_ms: number;
  /** Milliseconds of processor time for opening any file, and as many more for each of its megabytes. */
  open_processor_ms: number;
  open_processor_ms_per_mb: number;
  /** Milliseconds for the transcription of any recording, and as many more for each of its megabytes. */
  transcription_timeout_ms: number;
  transcription_timeout_ms_per_mb: number;
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
  page_processor_ms: 20_000,
  open_processor_ms: 4000,
  open_processor_ms_per_mb: 4000,
  transcription_timeout_ms: 5 * 60_000,
  // An MP3 holds about a minute of speech in a megabyte, which a small machine transcribes in two.
  transcription_timeout_ms_per_mb: 2 * 60_000,
  max_memory_bytes: 2 * 1024 * 1024 * 1024,
};
