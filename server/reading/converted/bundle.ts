// A file with files inside (an e-mail and its attachments) as one document: their pages follow its own.
import type { ReadingLimits } from '../limits.ts';
import type { QuarterTurn } from '../page-frame.ts';
import type { Raster } from '../ocr/raster.ts';
import type { OpenFile, OpenInner } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import type { Attachment, Page } from '../reading.ts';
import { reasonOf } from '../unread-page.ts';
import { isTrap } from '../wasm-trap.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

export interface InnerFile {
  bytes: Uint8Array;
  filename: string;
  media_type: string;
  /** Decoration of the message (logos, signatures): listed, but its text is of no use. */
  decoration: boolean;
}

interface Part {
  file: OpenFile;
  /** File name of the attachment; null for the outer document itself. */
  name: string | null;
}

/** Opens the inner files and puts their pages behind those of `main`. Inner files that cannot be read become warnings. */
export async function openBundle(
  main: OpenFile,
  inner: InnerFile[],
  limits: ReadingLimits,
  openInner: OpenInner,
): Promise<OpenFile> {
  const parts: Part[] = [{ file: main, name: null }];
  const attachments: Attachment[] = [...main.info.attachments];
  const warnings = [...main.info.warnings];
  for (const [index, { bytes, filename, media_type, decoration }] of inner.entries()) {
    const attachment = { filename, media_type, size_bytes: bytes.length, read: false };
    attachments.push(attachment);
    if (decoration) continue;
    if (index >= limits.max_attachments) {
      warnings.push(sentence('problems.manyAttachments', { name: filename }));
      continue;
    }
    try {
      const file = await openInner(bytes, filename);
      parts.push({ file, name: filename });
      attachment.read = true;
      attachment.media_type = file.info.media_type;
      attachments.push(...file.info.attachments);
      warnings.push(
        ...file.info.warnings.map((reason) => sentence('problems.within', { name: filename, reason })),
      );
    } catch (error) {
      if (isTrap(error)) throw error;
      warnings.push(sentence('problems.unreadAttachment', { name: filename, reason: reasonOf(error) }));
    }
  }
  return new Bundle(parts, { attachments, warnings });
}

class Bundle implements OpenFile {
  readonly info: OpenFile['info'];
  private readonly parts: Part[];

  constructor(parts: Part[], found: Pick<OpenFile['info'], 'attachments' | 'warnings'>) {
    this.parts = parts;
    const page_count = parts.reduce((sum, { file }) => sum + file.info.page_count, 0);
    const e_invoice =
      parts.map(({ file }) => file.info.e_invoice).find((invoice) => invoice !== null) ?? null;
    const signatures = parts.flatMap(({ file, name }) =>
      (file.info.signatures ?? []).map((one) => ({ ...one, part: joined(name, one.part) })),
    );
    this.info = {
      ...parts[0]!.file.info,
      ...found,
      page_count,
      e_invoice,
      ...(signatures.length > 0 && { signatures }),
    };
  }

  /** The part a page belongs to and its number there. */
  private find(number: number): Part & { inner: number } {
    let inner = number;
    for (const part of this.parts) {
      if (inner <= part.file.info.page_count) return { ...part, inner };
      inner -= part.file.info.page_count;
    }
    throw new ReadingError('corrupt', sentence('problems.noPage'));
  }

  async readPage(number: number, upright?: QuarterTurn): Promise<Page> {
    const { file, name, inner } = this.find(number);
    const page = await file.readPage(inner, upright);
    return { ...page, number, part: joined(name, page.part) };
  }

  async renderPage(number: number, width: number, turn?: number): Promise<Raster> {
    const { file, inner } = this.find(number);
    return file.renderPage(inner, width, turn);
  }

  async close(): Promise<void> {
    for (const { file } of this.parts) await file.close();
  }
}

/** The name of a file inside a file. */
const joined = (...steps: (string | null)[]): string | null =>
  steps.filter((step) => step !== null).join(' › ') || null;
