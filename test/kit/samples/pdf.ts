// Writes small PDF files object by object, with what their tests need and nothing else.
import { LINES } from './content.ts';

/** A PDF object: a dictionary or array in PDF syntax, with or without a stream. */
export interface PdfObject {
  dictionary: string;
  stream?: Buffer | string;
}

/** Object 1 is the catalogue. `damage` changes the trailer, for files that are not right. */
export function writePdf(objects: PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (stream === undefined) push(Buffer.from(`${dictionary}\n`));
    else {
      const bytes = Buffer.from(stream);
      push(Buffer.from(dictionary.replace(/>>$/, ` /Length ${bytes.length} >>\nstream\n`)));
      push(bytes);
      push(Buffer.from('\nendstream\n'));
    }
    push(Buffer.from('endobj\n'));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  push(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Pages of A4 with one content stream each; they share `/F1`, Helvetica unless `font` says otherwise. */
export function pdfOfPages(
  contents: string[],
  options: {
    font?: string;
    rotate?: number;
    extra?: PdfObject[];
    catalogue?: string;
    resources?: string;
  } = {},
): Buffer {
  const { font = HELVETICA, rotate = 0, extra = [], catalogue = '', resources = '' } = options;
  const first = 4 + extra.length;
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const pages = contents.flatMap((content, index): PdfObject[] => [
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /F1 3 0 R >> ${resources} >> >>`,
    },
    { dictionary: '<< >>', stream: content },
  ]);
  return writePdf([
    { dictionary: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>` },
    { dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>` },
    { dictionary: font },
    ...extra,
    ...pages,
  ]);
}

export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** One line in a font that is named but not embedded, in one of Adobe's Chinese, Japanese and Korean character collections. */
export function cjkPdf(
  font: { base: string; ordering: string; encoding: string },
  text: string,
  at: { left: number; baseline: number; size: number },
): Buffer {
  const utf16 = Buffer.from(text, 'utf16le').swap16().toString('hex');
  return pdfOfPages([`BT /F1 ${at.size} Tf 1 0 0 1 ${at.left} ${at.baseline} Tm <${utf16}> Tj ET`], {
    font: `<< /Type /Font /Subtype /Type0 /BaseFont /${font.base} /Encoding /${font.encoding} /DescendantFonts [4 0 R] >>`,
    extra: [
      {
        dictionary: `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font.base} /CIDSystemInfo << /Registry (Adobe) /Ordering (${font.ordering}) /Supplement 2 >> /DW 1000 /FontDescriptor 5 0 R >>`,
      },
      {
        dictionary: `<< /Type /FontDescriptor /FontName /${font.base} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>`,
      },
    ],
  });
}

/** A line of text as PDF operators. */
export function textAt(x: number, y: number, text: string, size = 11, mode = 0): string {
  const escaped = text.replace(/[\\()]/g, String.raw`\$&`);
  return `BT /F1 ${size} Tf ${mode} Tr 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`;
}

export const linesDownFrom = (y: number, lines: readonly string[], x = 60, leading = 16): string =>
  lines.map((line, index) => textAt(x, y - index * leading, line)).join('');

/** The sample invoice. */
export const samplePdf = (): Buffer => pdfOfPages([linesDownFrom(780, LINES)]);

/** An embedded file, as Factur-X has its XML: objects to go behind the font (numbers 4 and 5) and the catalogue entry. */
export function embedded(name: string, content: string): { extra: PdfObject[]; catalogue: string } {
  return {
    extra: [
      { dictionary: '<< /Type /EmbeddedFile /Subtype /text#2Fxml >>', stream: content },
      {
        dictionary: `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 4 0 R >> /AFRelationship /Data >>`,
      },
    ],
    catalogue: `/Names << /EmbeddedFiles << /Names [(${name}) 5 0 R] >> >>`,
  };
}
