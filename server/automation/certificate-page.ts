// A certificate as a page to print or send: a PDF with a signature of its bytes.
import type { Certificate } from '../../contract/automation.ts';
import type { ReportLanguage } from '../../contract/exports.ts';
import type { Context } from '../context.ts';
import { makePdfApart } from '../platform/pdf/make-pdf-apart.ts';
import type { Content } from '../platform/pdf/make-pdf.ts';
import { signPdf } from '../platform/signing.ts';
import { certificateText } from './certificate-text.ts';

const GREY = '#666666';

export async function certificatePage(
  ctx: Context,
  { content, signature }: Certificate,
  language: ReportLanguage,
): Promise<Buffer> {
  const text = certificateText[language];
  const percent = (value: number) => `${value} %`;
  const rows: [string, string][] = [
    [text.period, `${content.from} – ${content.to} (UTC)`],
    [text.rule, `${content.rule.name} (${content.rule.id})`],
    [text.profile, `${content.profile.name}, ${text.versions} ${content.profile.versions.join(', ')}`],
    [text.engines, content.engines.join(', ')],
    [text.documents, String(content.documents)],
    [text.samples, String(content.samples)],
    [text.errors, String(content.errors)],
    [text.unjudged, String(content.unjudged)],
    [text.target, percent(content.target_percent)],
    [text.bound(content.confidence), percent(content.bound_percent)],
  ];
  const seal: [string, string][] = [
    [text.issued, `${content.issued_at}, ${content.issued_by}, ${content.service}`],
    [text.audit, `${content.audit.entry_id}: ${content.audit.hash}`],
    [text.key, signature.key_id],
    [text.signature, signature.value],
  ];
  const title = `${text.title} ${content.id}`;
  const body: Content[] = [
    { text: content.instance, color: GREY },
    { text: title, fontSize: 20, bold: true, margin: [0, 2, 0, 14] },
    { text: content.kept ? text.kept(content) : text.missed(content), fontSize: 12, margin: [0, 0, 0, 14] },
    table(rows),
    { text: text.means, color: GREY, margin: [0, 14, 0, 14] },
    table(seal),
    { text: text.check, color: GREY, fontSize: 8, margin: [0, 10, 0, 0] },
  ];
  const definition = {
    info: { title, creator: 'Recto', author: content.instance },
    language,
    content: body,
    pageMargins: 48,
    defaultStyle: { fontSize: 10, lineHeight: 1.25 },
  };
  return signPdf(ctx.secrets, await makePdfApart({ definition, footer: `${content.instance} · ${title}` }));
}

/** Hashes and signatures have no place to break at: they get room. */
const table = (rows: [string, string][]): Content => ({
  table: {
    headerRows: 0,
    widths: [170, '*'],
    body: rows.map(([name, value]) => [{ text: name, color: GREY }, wrappable(value)]),
  },
  layout: 'lightHorizontalLines',
});

const LONGEST = 48;
const wrappable = (value: string): string =>
  value.replaceAll(new RegExp(`\\S{${LONGEST}}(?=\\S)`, 'g'), (part) => `${part}\n`);
