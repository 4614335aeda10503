// Which parts of a message are documents: attachments, not the text, its pictures or its signatures. Pure.
import type { MessageStructureObject } from 'imapflow';

export interface Attachment {
  /** Number of the part, as IMAP counts. */
  part: string;
  filename: string;
  media_type: string;
}

const DEEPEST = 20;
export const ATTACHMENTS_AT_MOST = 100;
/** Parts that belong to the envelope rather than to what was sent. */
const NO_DOCUMENT = /^application\/(pkcs7-signature|x-pkcs7-signature|pgp-signature|pgp-encrypted|ms-tnef)$/;

export function attachmentsOf(structure: MessageStructureObject | undefined): Attachment[] {
  const found: Attachment[] = [];
  if (structure !== undefined) collect(structure, 0, found);
  return found;
}

function collect(node: MessageStructureObject, depth: number, found: Attachment[]): void {
  if (depth > DEEPEST || found.length >= ATTACHMENTS_AT_MOST) return;
  const type = node.type.toLowerCase();
  // A forwarded message is one attachment, whatever it contains.
  if (type === 'message/rfc822' && depth > 0) {
    found.push({
      part: node.part ?? '1',
      filename: `${named(node) ?? (cleanSubject(node.envelope?.subject) || 'message')}.eml`.replace(
        /\.eml\.eml$/i,
        '.eml',
      ),
      media_type: type,
    });
    return;
  }
  if (node.childNodes !== undefined && node.childNodes.length > 0) {
    for (const child of node.childNodes) collect(child, depth + 1, found);
    return;
  }
  if (!isDocument(node, type)) return;
  const filename = named(node) ?? `attachment-${found.length + 1}`;
  found.push({ part: node.part ?? '1', filename, media_type: type });
}

function isDocument(node: MessageStructureObject, type: string): boolean {
  if (type.startsWith('multipart/') || NO_DOCUMENT.test(type)) return false;
  const disposition = node.disposition?.toLowerCase();
  if (disposition === 'attachment') return true;
  // Pictures of the text: logos of signatures, mostly.
  if (type.startsWith('image/') && (disposition === 'inline' || node.id !== undefined)) return false;
  if (type === 'text/plain' || type === 'text/html')
    return named(node) !== undefined && disposition !== undefined;
  return named(node) !== undefined || type.startsWith('application/') || type.startsWith('image/');
}

function named(node: MessageStructureObject): string | undefined {
  const name = node.dispositionParameters?.['filename'] ?? node.parameters?.['name'];
  return name === undefined || name.trim() === '' ? undefined : name;
}

/** A subject as a file name. */
export const cleanSubject = (subject: string | undefined): string =>
  (subject ?? '')
    .replaceAll(/[/\\:*?"<>|\u0000-\u001f]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 150)
    .trim();
