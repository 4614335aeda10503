// PDF/A-3b (ISO 19005-3) of pages as pictures with their words as invisible text, and of files that are kept in it. Whatever the
// original was, nothing in the result depends on fonts, colours or programs outside of it.
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { regularFont } from './fonts.ts';

export interface PdfPage {
  /** Points. */
  width: number;
  height: number;
  /** Path of a JPEG in sRGB or grey; null: the words are shown. */
  picture: string | null;
  /** Boxes are fractions of the page, origin top left. */
  words: { text: string; box: readonly [number, number, number, number] }[];
}

export interface KeptFile {
  name: string;
  media_type: string;
  bytes: Uint8Array;
  description: string;
  /** ISO 19005-3, annex E. */
  relationship: 'Source' | 'Data' | 'Alternative' | 'Supplement';
}

export interface PagePdfOrder {
  /** Where the PDF is written. */
  file: string;
  title: string;
  author: string;
  /** ISO 8601. */
  made_at: string;
  language: string | null;
  pages: PdfPage[];
  files: KeptFile[];
  /** Conformance level of the Factur-X invoice among the files. */
  factur_x: string | null;
}

type Doc = InstanceType<typeof PDFDocument> & { appendXML(xml: string): void };
type Font = { font: { hasGlyphForCodePoint(code: number): boolean } };

const INVISIBLE = 3;

export async function writePagePdf(order: PagePdfOrder): Promise<void> {
  const { title, author, made_at, language } = order;
  const date = new Date(made_at);
  const doc = new PDFDocument({
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    autoFirstPage: false,
    margin: 0,
    ...(language === null ? {} : { lang: language }),
    info: {
      Title: plain(title),
      Author: plain(author),
      Creator: 'Recto',
      Producer: 'Recto',
      CreationDate: date,
      ModDate: date,
    },
  }) as Doc;
  const stream = createWriteStream(order.file, { mode: 0o600 });
  doc.pipe(stream);
  doc.font(regularFont());
  for (const page of order.pages) addPage(doc, page);
  for (const { bytes, name, media_type, description, relationship } of order.files)
    doc.file(Buffer.from(bytes), {
      name,
      type: media_type,
      description,
      relationship,
      creationDate: date,
      modifiedDate: date,
    } as never);
  if (order.factur_x !== null) doc.appendXML(facturX(order.factur_x));
  doc.end();
  await finished(stream);
}

/** pdfkit puts it into XML as it is. */
const plain = (text: string): string => text.replaceAll(/[<>&\p{Cc}]+/gu, ' ').trim() || 'Document';

function addPage(doc: Doc, { width, height, picture, words }: PdfPage): void {
  doc.addPage({ size: [width, height], margin: 0 });
  if (picture !== null) {
    doc.image(picture, 0, 0, { width, height });
    doc.addContent(`${INVISIBLE} Tr`);
  }
  for (const { text, box } of words) {
    const shown = knownTo(doc, text);
    if (shown === '') continue;
    const [x0, y0, x1, y1] = box;
    const size = Math.max(1, (y1 - y0) * height * 0.72);
    doc.fontSize(size);
    const natural = doc.widthOfString(shown);
    const scaling = natural === 0 ? 100 : Math.round(((x1 - x0) * width * 100) / natural);
    doc.text(shown, x0 * width, y0 * height, {
      lineBreak: false,
      horizontalScaling: Math.min(1000, Math.max(1, scaling)),
    } as never);
  }
}

/** PDF/A takes no text without a glyph (ISO 19005-3, 6.2.11.8). */
function knownTo(doc: Doc, text: string): string {
  const { font } = Reflect.get(doc, '_font') as Font;
  const known = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0)!);
  return [...text.normalize('NFC')]
    .map((sign) => (known(sign) ? sign : '?'))
    .join('')
    .trim();
}

const property = (name: string, description: string): string => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`;

/** Metadata of Factur-X 1.0 (ZUGFeRD 2), and their description, which PDF/A wants of names that are not its own. */
const facturX = (level: string): string => `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
<fx:Version>1.0</fx:Version><fx:ConformanceLevel>${level}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>
${property('DocumentFileName', 'Name of the embedded XML invoice file')}
${property('DocumentType', 'INVOICE')}
${property('Version', 'The actual version of the Factur-X XML schema')}
${property('ConformanceLevel', 'The conformance level of the embedded Factur-X data')}
</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
