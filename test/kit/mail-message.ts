// Messages as mail programs write them, with attachments of any name.
import { MAIL_USER } from './dovecot.ts';
import { invoiceText } from './upload.ts';

export interface Part {
  type?: string;
  name?: string;
  content: string | Buffer;
  inline?: boolean;
}

let serial = 0;
/** A message as mail programs write it. */
export function message(subject: string, parts: Part[], headers: Record<string, string> = {}): string {
  const boundary = `part-${(serial += 1)}`;
  const encoded = `=?utf-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const all = {
    'Message-ID': `<${serial}.${Date.now()}@sender.example>`,
    From: '"Ann Lee" <ann@sender.example>',
    To: MAIL_USER,
    Subject: encoded,
    Date: 'Mon, 02 Mar 2026 09:30:00 +0000',
    'MIME-Version': '1.0',
    'Content-Type': `multipart/mixed; boundary="${boundary}"`,
    ...headers,
  };
  const head = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
  const body = parts.flatMap(({ type = 'text/plain', name, content, inline = false }) => {
    const disposition = inline ? 'inline' : 'attachment';
    return [
      `--${boundary}`,
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      ...(inline ? ['Content-ID: <picture@sender.example>'] : []),
      ...(name === undefined
        ? []
        : [`Content-Disposition: ${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`]),
      '',
      Buffer.from(content)
        .toString('base64')
        .replaceAll(/(.{76})/g, '$1\r\n'),
    ];
  });
  return [...head, '', ...body, `--${boundary}--`, ''].join('\r\n');
}

export const text = (content: string): Part => ({ type: 'text/plain; charset=utf-8', content });
export const file = (name: string, content: string | Buffer = invoiceText(name)): Part => ({
  type: 'application/octet-stream',
  name,
  content,
});
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
