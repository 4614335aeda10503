// Outlook messages ([MS-OXMSG]): sender, recipients, subject, body, and every attachment that can be read.
import msgreader, { type FieldsData } from '@kenjiuno/msgreader';
import type { Block } from '../converted/blocks.ts';
import { openBundle, type InnerFile } from '../converted/bundle.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { htmlBlocks } from '../converted/html-blocks.ts';
import { messageDate, messageHeader } from '../converted/message-header.ts';
import { decodeText } from '../formats/decode-text.ts';
import type { FileReader } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { LOGO_BYTES } from './eml.ts';
import { plainBlocks } from './text.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

// The package is CommonJS: what it exports by default is a property.
const MsgReader = msgreader.default;

export const msgReader: FileReader = {
  formats: ['msg'],
  open: async (file, limits, openInner) => {
    const { fields, attachments } = parse(file.bytes);
    const blocks = [headerOf(fields), ...bodyBlocks(fields)];
    const message = new ConvertedFile(file, blocks, limits);
    return openBundle(message, attachments, limits, openInner);
  },
};

function parse(bytes: Uint8Array): { fields: FieldsData; attachments: InnerFile[] } {
  try {
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const reader = new MsgReader(buffer);
    const fields = reader.getFileData();
    if (fields.error !== undefined) throw new Error(fields.error);
    const attachments = (fields.attachments ?? []).map((attachment, index) => {
      const { fileName, content } = reader.getAttachment(attachment);
      const logo =
        (attachment.attachmentHidden ?? attachment.pidContentId !== undefined) && isLogo(attachment, content);
      return {
        bytes: content,
        filename: fileName || `attachment ${index + 1}`,
        media_type: attachment.attachMimeTag ?? 'application/octet-stream',
        decoration: logo,
      };
    });
    return { fields, attachments };
  } catch (error) {
    throw new ReadingError('corrupt', sentence('problems.messageDamaged'), { cause: error });
  }
}

/** A small picture shown inside the message. */
const isLogo = ({ attachMimeTag, extension }: FieldsData, content: Uint8Array) =>
  content.length <= LOGO_BYTES &&
  (attachMimeTag?.startsWith('image/') === true || /^\.(?:png|gif|jpe?g|bmp)$/i.test(extension ?? ''));

function headerOf(fields: FieldsData): Block {
  const recipients = (kind: string) =>
    (fields.recipients ?? [])
      .filter(({ recipType }) => (recipType ?? 'to') === kind)
      .map((recipient) => person(recipient.name, recipient.smtpAddress ?? recipient.email))
      .join(', ');
  const address = fields.senderSmtpAddress ?? fields.creatorSMTPAddress ?? fields.senderEmail;
  return messageHeader({
    from: person(fields.senderName, address),
    to: recipients('to'),
    cc: recipients('cc'),
    date: messageDate(fields.clientSubmitTime ?? fields.messageDeliveryTime),
    subject: fields.subject,
  });
}

/** Addresses inside an Exchange server (`/O=…`) say nothing to people. */
function person(name: string | undefined, address: string | undefined): string {
  const mail = address?.includes('@') === true ? address : undefined;
  if (name === undefined || name === '' || name === mail) return mail ?? '';
  return mail === undefined ? name : `${name} <${mail}>`;
}

/** HTML is preferred because its tables are tables. */
function bodyBlocks(fields: FieldsData): Block[] {
  const html = fields.bodyHtml ?? (fields.html ? decodeText(fields.html)?.text : undefined);
  const fromHtml = html === undefined ? [] : htmlBlocks(html);
  return fromHtml.length > 0 ? fromHtml : [...plainBlocks(fields.body ?? '')];
}
