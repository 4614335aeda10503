// Files of many kinds, every one with a content of its own, for tests that push a load through the service.
import sharp from 'sharp';
import { makePdf } from '../../server/platform/pdf/make-pdf.ts';
import { invoiceText } from './upload.ts';

export interface MixedFile {
  name: string;
  content: Buffer;
}

type Maker = (n: number) => Promise<MixedFile> | MixedFile;

const text: Maker = (n) => ({ name: `invoice-${n}.txt`, content: Buffer.from(invoiceText(`MX-${n}`)) });

const pdf: Maker = async (n) => ({
  name: `invoice-${n}.pdf`,
  content: await makePdf({ content: invoiceText(`MX-${n}`).split('\n') }),
});

const longPdf: Maker = async (n) => ({
  name: `report-${n}.pdf`,
  content: await makePdf({
    content: Array.from({ length: 6 }, (_, page) => ({
      text: `Report ${n}, part ${page + 1}. ${'Quarterly figures were reviewed. '.repeat(60)}`,
      pageBreak: page === 0 ? undefined : 'before',
    })),
  } as never),
});

const csv: Maker = (n) => ({
  name: `list-${n}.csv`,
  content: Buffer.from(
    `item,quantity,price\n${Array.from({ length: 30 }, (_, i) => `Part ${n}-${i},${i},${i}.50`).join('\n')}\n`,
  ),
});

const html: Maker = (n) => ({
  name: `page-${n}.html`,
  content: Buffer.from(
    `<!doctype html><title>Note ${n}</title><h1>Delivery note DN-${n}</h1><table><tr><td>Shelf</td><td>4</td></tr></table>`,
  ),
});

const mail: Maker = (n) => ({
  name: `mail-${n}.eml`,
  content: Buffer.from(
    [
      'From: Orders <orders@brightwater.example>',
      'To: office@acme.example',
      `Subject: Order ${n}`,
      'Date: Sat, 14 Mar 2026 10:00:00 +0000',
      'Content-Type: text/plain; charset=utf-8',
      '',
      `Please send twelve shelves, order number ${n}.`,
    ].join('\r\n'),
  ),
});

const picture: Maker = async (n) => {
  const lines = invoiceText(`MX-${n}`)
    .split('\n')
    .map(
      (line, i) => `<text x="40" y="${60 + i * 34}" font-family="sans-serif" font-size="24">${line}</text>`,
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="100%" height="100%" fill="white"/>${lines.join('')}</svg>`;
  return { name: `scan-${n}.png`, content: await sharp(Buffer.from(svg)).png().toBuffer() };
};

const QUICK: Maker[] = [text, pdf, csv, mail, text, longPdf, html];

/** The n-th file; with pictures, every tenth has to be read by OCR. */
export function mixedFile(n: number, pictures: boolean): Promise<MixedFile> {
  const maker = pictures && n % 10 === 9 ? picture : QUICK[n % QUICK.length]!;
  return Promise.resolve(maker(n));
}
