// Text formats, e-mails and Outlook messages.
import { LINES, SENTENCE, TABLE, TITLE, TOTAL } from './content.ts';
import { compoundOf } from './office.ts';

const rows = [...TABLE, ['', '', ...TOTAL]];

export const sampleText = (): Buffer => Buffer.from(LINES.join('\n'));

export const sampleMarkdown = (): Buffer =>
  Buffer.from(
    `# ${TITLE}\n\n${SENTENCE} **bold** [link](http://127.0.0.1:9)\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`,
  );

/** A table needs the same number of cells in most rows. */
export const sampleCsv = (): Buffer =>
  Buffer.from([[TITLE, `"${SENTENCE}"`, '', ''], ...rows].map((row) => row.join(',')).join('\r\n'));

export function sampleHtml(extra = ''): string {
  const cells = rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('');
  return `<!DOCTYPE html><html><head><meta charset="utf-8">${extra}</head><body><h1>${TITLE}</h1><p>${SENTENCE}</p><table>${cells}</table></body></html>`;
}

export function sampleRtf(): Buffer {
  const table = rows
    .map(
      (row) =>
        String.raw`\trowd\cellx2000\cellx4000\cellx6000\cellx8000 ` +
        row.map((text) => `${text}\\cell `).join('') +
        '\\row',
    )
    .join('\n');
  return Buffer.from(
    String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fswiss Helvetica;}}{\*\generator none;}\pard\b ${TITLE}\b0\par ${SENTENCE}\par ${table}\pard\par}`,
    'latin1',
  );
}

interface MailAttachment {
  filename: string;
  media_type: string;
  content: Buffer;
}

/** An e-mail whose body is the sample invoice as HTML. */
export function sampleEml(attachments: MailAttachment[] = [], html = sampleHtml()): Buffer {
  const parts = attachments.map(
    ({ filename, media_type, content }) =>
      `--part\r\nContent-Type: ${media_type}; name="${filename}"\r\nContent-Disposition: attachment; filename="${filename}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped(content)}\r\n`,
  );
  return Buffer.from(
    `From: Billing <billing@example.net>\r\nTo: intake@example.org\r\nSubject: ${TITLE}\r\nDate: Mon, 2 Jun 2025 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=part\r\n\r\n--part\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}\r\n${parts.join('')}--part--\r\n`,
  );
}

const wrapped = (content: Buffer) => content.toString('base64').replace(/.{76}/g, '$&\r\n');

export const sampleMhtml = (): Buffer =>
  Buffer.from(
    `From: <Saved by a browser>\r\nSubject: ${TITLE}\r\nMIME-Version: 1.0\r\nSnapshot-Content-Location: http://127.0.0.1:9/\r\nContent-Type: multipart/related; type="text/html"; boundary=part\r\n\r\n--part\r\nContent-Type: text/html; charset=utf-8\r\nContent-Location: http://127.0.0.1:9/\r\n\r\n${sampleHtml()}\r\n--part--\r\n`,
  );

/** An Outlook message with a plain body and attachments ([MS-OXMSG] 2.2). */
export function sampleMsg(attachments: { filename: string; content: Buffer }[] = []): Buffer {
  const text = (value: string) => Buffer.from(value, 'utf16le');
  const streams: Record<string, Buffer> = {
    '/__properties_version1.0': Buffer.alloc(32),
    '/__nameid_version1.0/__substg1.0_00020102': Buffer.alloc(16),
    '/__substg1.0_001A001F': text('IPM.Note'),
    '/__substg1.0_0037001F': text(TITLE),
    '/__substg1.0_0C1A001F': text('Billing'),
    '/__substg1.0_1000001F': text(LINES.join('\r\n')),
  };
  for (const [index, { filename, content }] of attachments.entries()) {
    const folder = `/__attach_version1.0_#${index.toString(16).toUpperCase().padStart(8, '0')}`;
    streams[`${folder}/__properties_version1.0`] = Buffer.alloc(8);
    streams[`${folder}/__substg1.0_3707001F`] = text(filename);
    streams[`${folder}/__substg1.0_37010102`] = content;
  }
  return compoundOf(streams);
}
