// A mail as the bytes that go out: plain text, and the same as simple HTML. Pure. The library folds and encodes every header, so
// that no value can begin another one.
import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { escapeMarkup } from '../platform/markup.ts';

/** What a mail says, in the language of its reader. */
export interface MailText {
  subject: string;
  /** Addresses of the web stand alone; in HTML they are links. */
  paragraphs: string[];
  /** The Message-ID of what it answers; null where that had none. Absent: it answers nothing. */
  in_reply_to?: string | null;
}

export interface MailHead {
  from: { name: string; address: string };
  to: string;
  message_id: string;
  date: Date;
}

/** A Message-ID of the sender's domain, for a mail that is new. */
export const newMessageId = (from: string): string => `<${randomUUID()}@${from.split('@').at(-1)}>`;

export async function composeMail(
  { subject, paragraphs, in_reply_to }: MailText,
  head: MailHead,
): Promise<Buffer> {
  const mail = new MailComposer({
    from: { name: oneLine(head.from.name), address: head.from.address },
    to: { name: '', address: head.to },
    subject: oneLine(subject),
    messageId: head.message_id,
    ...(typeof in_reply_to === 'string' ? { inReplyTo: in_reply_to, references: in_reply_to } : {}),
    date: head.date,
    text: `${paragraphs.join('\n\n')}\n`,
    html: htmlOf(paragraphs),
    headers: {
      // RFC 3834: nobody's machine is to answer.
      'Auto-Submitted': in_reply_to === undefined ? 'auto-generated' : 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

const oneLine = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim();

const htmlOf = (paragraphs: string[]): string =>
  `<!doctype html><meta charset="utf-8"><div style="font-family:sans-serif;max-width:40em">${paragraphs
    .map((text) => `<p>${isLink(text) ? linkTo(text) : escapeMarkup(text).replaceAll('\n', '<br>')}</p>`)
    .join('')}</div>`;

const isLink = (text: string): boolean => /^https?:\/\/\S+$/.test(text);
const linkTo = (url: string): string => `<a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a>`;
