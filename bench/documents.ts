// Files of one kind each, every one with a content of its own.
import sharp from 'sharp';
import { mixedFile } from '../test/kit/mixed-files.ts';
import { makePdf } from '../server/platform/pdf/make-pdf.ts';

export interface BenchFile {
  name: string;
  content: Buffer;
}

/** A one-page invoice whose text differs with every number. */
export async function onePage(n: number): Promise<BenchFile> {
  const net = 1000 + n;
  const rows = [
    ['Description', 'Quantity', 'Unit price', 'Amount'],
    ['Consulting', '1', net.toFixed(2), net.toFixed(2)],
  ];
  const content = await makePdf({
    content: [
      { text: 'Brightwater Supplies Ltd', fontSize: 15, bold: true },
      '12 Harbour Road, Bristol BS1 4QA',
      { text: 'INVOICE', fontSize: 18, margin: [0, 20, 0, 10] },
      `Invoice number: BW-${n}`,
      'Invoice date: 14 March 2026',
      'Due date: 13 April 2026',
      { table: { widths: ['*', 60, 80, 80], body: rows }, margin: [0, 20, 0, 10] },
      `Subtotal: EUR ${net.toFixed(2)}`,
      `VAT 20%: EUR ${(net * 0.2).toFixed(2)}`,
      `Total amount: EUR ${(net * 1.2).toFixed(2)}`,
    ],
  });
  return { name: `invoice-${n}.pdf`, content };
}

/** A4 at 200 dots an inch. */
const [SCAN_WIDTH, SCAN_HEIGHT] = [1654, 2339];

/** The same invoice as a scan: a picture on an A4 page, without text. */
export async function scannedPage(n: number): Promise<BenchFile> {
  const net = 1000 + n;
  const lines = [
    'Brightwater Supplies Ltd',
    '12 Harbour Road, Bristol BS1 4QA',
    '',
    'INVOICE',
    '',
    `Invoice number: BW-${n}`,
    'Invoice date: 14 March 2026',
    'Due date: 13 April 2026',
    '',
    'Description          Quantity   Unit price   Amount',
    ...Array.from(
      { length: 12 },
      (_, i) =>
        `Consulting, part ${i + 1}         1       ${(net / 12).toFixed(2)}      ${(net / 12).toFixed(2)}`,
    ),
    '',
    `Subtotal: EUR ${net.toFixed(2)}`,
    `VAT 20%: EUR ${(net * 0.2).toFixed(2)}`,
    `Total amount: EUR ${(net * 1.2).toFixed(2)}`,
  ];
  const text = lines.map(
    (line, i) =>
      `<text x="160" y="${240 + i * 56}" font-family="sans-serif" font-size="34" xml:space="preserve">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SCAN_WIDTH}" height="${SCAN_HEIGHT}"><rect width="100%" height="100%" fill="white"/>${text.join('')}</svg>`;
  const picture = await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  const image = `data:image/jpeg;base64,${picture.toString('base64')}`;
  const content = await makePdf({ pageMargins: 0, content: [{ image, width: 595, height: 842 }] });
  return { name: `scan-${n}.pdf`, content };
}

/** The kinds of `mixedFile` by their place in its turn. */
const mixed = (place: number) => (n: number) => mixedFile(place + 7 * n, false);

export const TEXT_PDF = 'PDF with text, one page';
export const SCAN = 'scanned PDF, one page A4 (OCR)';

export const KINDS: { kind: string; files: number; make: (n: number) => Promise<BenchFile> }[] = [
  { kind: 'plain text, one page', files: 40, make: mixed(0) },
  { kind: 'CSV, 30 rows', files: 40, make: mixed(2) },
  { kind: 'e-mail', files: 40, make: mixed(3) },
  { kind: 'HTML', files: 40, make: mixed(6) },
  { kind: TEXT_PDF, files: 60, make: onePage },
  { kind: 'PDF with text, six pages', files: 20, make: mixed(5) },
  { kind: SCAN, files: 8, make: scannedPage },
];
