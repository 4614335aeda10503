// The readers, each in its own file; a format is added by adding its reader here.
import type { FormatName } from './formats/media-types.ts';
import type { FileReader } from './reader.ts';
import { ReadingError } from './reading-error.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';

/** Loaded when first needed: a text file should not wait for PDFium. */
const READERS: Partial<Record<FormatName, () => Promise<FileReader>>> = {
  pdf: async () => (await import('./readers/pdf.ts')).pdfReader,
  jpeg: imageReader,
  png: imageReader,
  webp: imageReader,
  gif: imageReader,
  avif: imageReader,
  bmp: imageReader,
  heic: imageReader,
  jp2: imageReader,
  tiff: imageReader,
  txt: textReader,
  md: textReader,
  csv: async () => (await import('./readers/csv.ts')).csvReader,
  html: async () => (await import('./readers/html.ts')).htmlReader,
  docx: async () => (await import('./readers/docx.ts')).docxReader,
  xlsx: async () => (await import('./readers/xlsx.ts')).xlsxReader,
  ofd: async () => (await import('./readers/ofd.ts')).ofdReader,
  xls: legacyWorkbookReader,
  xlsb: legacyWorkbookReader,
  ods: legacyWorkbookReader,
  pptx: async () => (await import('./readers/pptx.ts')).pptxReader,
  odt: openDocumentReader,
  odp: openDocumentReader,
  rtf: async () => (await import('./readers/rtf.ts')).rtfReader,
  doc: async () => (await import('./readers/doc.ts')).docReader,
  msg: async () => (await import('./readers/msg.ts')).msgReader,
  xml: async () => (await import('./readers/xml.ts')).xmlReader,
  eml: emailReader,
  mhtml: emailReader,
};

async function imageReader(): Promise<FileReader> {
  return (await import('./readers/image.ts')).imageReader;
}

async function textReader(): Promise<FileReader> {
  return (await import('./readers/text.ts')).textReader;
}

async function legacyWorkbookReader(): Promise<FileReader> {
  return (await import('./readers/legacy-workbook.ts')).legacyWorkbookReader;
}

async function openDocumentReader(): Promise<FileReader> {
  return (await import('./readers/open-document.ts')).openDocumentReader;
}

async function emailReader(): Promise<FileReader> {
  return (await import('./readers/eml.ts')).emailReader;
}

/** Recordings of speech, which a transcription server reads. */
const RECORDINGS: ReadonlySet<FormatName> = new Set(['mp3', 'wav', 'm4a']);

export const isRecording = (format: FormatName): boolean => RECORDINGS.has(format);

/** Short names of the formats that can be read. */
export const READABLE_FORMATS = [...(Object.keys(READERS) as FormatName[]), ...RECORDINGS];

/** Encrypted Office files count: their reader says what to do about the password. */
export const isReadable = (format: FormatName): boolean =>
  READERS[format] !== undefined || isRecording(format) || format === 'encrypted_office';

/** What to do with a format that is known but not read. */
const UNREAD: Partial<Record<FormatName, Sentence>> = {
  ppt: sentence('problems.oldSlides'),
  zip: sentence('problems.archive'),
};

/** Throws `ReadingError` for a format that is known but cannot be read. */
export async function getReader(format: FormatName): Promise<FileReader> {
  const load = READERS[format];
  if (load) return load();
  if (format === 'encrypted_office') {
    throw new ReadingError('encrypted', sentence('problems.officeLocked'));
  }
  if (isRecording(format)) throw new ReadingError('unsupported', sentence('problems.innerRecording'));
  throw new ReadingError(
    'unsupported',
    UNREAD[format] ?? sentence('problems.otherFormat', { format: format.toUpperCase() }),
  );
}
