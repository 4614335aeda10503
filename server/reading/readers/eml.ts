// E-mails: sender, date and subject, the body, and every attachment that can be read. Also web pages saved as MHTML.
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { Block } from '../converted/blocks.ts';
import { openBundle, type InnerFile } from '../converted/bundle.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { htmlBlocks } from '../converted/html-blocks.ts';
import { messageDate, messageHeader } from '../converted/message-header.ts';
import type { FileReader } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { plainBlocks } from './text.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** MIME parts inside each other; messages of people have a handful. */
const MAX_NESTING = 40;
/** A picture shown inside the message is a logo up to this size, a pasted document above it. */
export const LOGO_BYTES = 48 * 1024;
/** Parts that say nothing to a reader: signatures, certificates. */
const TECHNICAL = /^application\/(?:pkcs7|x-pkcs7|pgp)|^multipart\//;

export const emailReader: FileReader = {
  formats: ['eml', 'mhtml'],
  open: async (file, limits, openInner) => {
    const email = await parse(file.bytes);
    const heading = file.format === 'eml' ? [headerOf(email)] : [];
    const message = new ConvertedFile(file, [...heading, ...bodyBlocks(email)], limits);
    const inner = file.format === 'eml' ? email.attachments.map(toInnerFile) : [];
    return openBundle(message, inner, limits, openInner);
  },
};

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer', maxNestingDepth: MAX_NESTING });
  } catch (error) {
    throw new ReadingError('corrupt', sentence('problems.mailDamaged'), { cause: error });
  }
}

const headerOf = (email: Email) =>
  messageHeader({
    from: addresses(email.from && [email.from]),
    to: addresses(email.to),
    cc: addresses(email.cc),
    date: messageDate(email.date),
    subject: email.subject,
  });

function addresses(list: Address[] | undefined): string | undefined {
  return list
    ?.flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name && name !== address ? `${name} <${address ?? ''}>` : (address ?? '')))
    .join(', ');
}

/** HTML is preferred because its tables are tables. */
function bodyBlocks(email: Email): Block[] {
  const fromHtml = email.html ? htmlBlocks(email.html) : [];
  return fromHtml.length > 0 ? fromHtml : [...plainBlocks(email.text ?? '')];
}

function toInnerFile(attachment: Attachment, index: number): InnerFile {
  const { content, filename, mimeType, related, disposition } = attachment;
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  const shownInside = related === true || disposition === 'inline';
  const logo = mimeType.startsWith('image/') && shownInside && bytes.length <= LOGO_BYTES;
  return {
    bytes,
    filename: filename ?? `attachment ${index + 1}`,
    media_type: mimeType,
    decoration: logo || TECHNICAL.test(mimeType),
  };
}
