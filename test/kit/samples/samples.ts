// One file of every format that is read and can be written here. HEIC has no free encoder.
import { sampleCii, sampleUbl } from './invoices.ts';
import { sampleDoc, sampleDocx, sampleOdt, sampleOfd, samplePptx, sampleWorkbook } from './office.ts';
import { embedded, linesDownFrom, pdfOfPages, samplePdf } from './pdf.ts';
import { LINES } from './content.ts';
import { pictureOf, sampleJp2, samplePicture, scannedPdf, toBmp } from './pictures.ts';
import {
  sampleCsv,
  sampleEml,
  sampleHtml,
  sampleMarkdown,
  sampleMhtml,
  sampleMsg,
  sampleRtf,
  sampleText,
} from './text.ts';

export interface Sample {
  /** Names the sample; the part before `-` is the format it must be taken for. */
  name: string;
  bytes: Buffer;
  page_count: number;
  /** Whether it is a picture, which takes seconds to read. */
  slow: boolean;
}

export async function allSamples(): Promise<Sample[]> {
  const quick = (name: string, bytes: Buffer | string, page_count = 1): Sample => ({
    name,
    bytes: Buffer.from(bytes),
    page_count,
    slow: false,
  });
  const slow = (name: string, bytes: Buffer): Sample => ({ name, bytes, page_count: 1, slow: true });
  const raster = await pictureOf();
  const pdf = { filename: 'invoice.pdf', media_type: 'application/pdf', content: samplePdf() };
  return [
    quick('pdf', samplePdf()),
    quick('pdf-facturx', pdfOfPages([linesDownFrom(780, LINES)], embedded('factur-x.xml', sampleCii()))),
    quick('pdf-turned', pdfOfPages([linesDownFrom(780, LINES)], { rotate: 90 })),
    quick('docx', sampleDocx()),
    quick('doc', sampleDoc()),
    quick('xlsx', sampleWorkbook('xlsx')),
    quick('xls', sampleWorkbook('biff8')),
    quick('xlsb', sampleWorkbook('xlsb')),
    quick('ods', sampleWorkbook('ods')),
    quick('pptx', samplePptx()),
    quick('odt', sampleOdt()),
    quick('ofd', sampleOfd()),
    quick('txt', sampleText()),
    quick('md', sampleMarkdown()),
    quick('csv', sampleCsv()),
    quick('html', sampleHtml()),
    quick('rtf', sampleRtf()),
    quick('eml', sampleEml()),
    quick('eml-attachment', sampleEml([pdf]), 2),
    quick('mhtml', sampleMhtml()),
    quick('msg', sampleMsg()),
    quick('msg-attachment', sampleMsg([pdf]), 2),
    quick('xml-ubl', sampleUbl()),
    quick('xml-cii', sampleCii()),
    slow('pdf-scan', await scannedPdf(raster)),
    slow('jpeg', await samplePicture('jpeg', raster)),
    slow('png', await samplePicture('png', raster)),
    slow('webp', await samplePicture('webp', raster)),
    slow('gif', await samplePicture('gif', raster)),
    slow('tiff', await samplePicture('tiff', raster)),
    slow('avif', await samplePicture('avif', raster)),
    slow('bmp', toBmp(raster)),
    slow('jp2', await sampleJp2()),
  ];
}

/** The same with pictures of a few words only, which are read in a moment: for tests that read thousands of files. */
export async function smallSamples(): Promise<Sample[]> {
  const quick = (await allSamples()).filter(({ slow }) => !slow);
  const page = await pictureOf(['R-2041'], 300);
  const raster = { ...page, height: 60, data: page.data.slice(0, 60 * page.width * 3) };
  const formats = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const;
  const pictures = await Promise.all(
    formats.map(async (format) => ({ name: format, bytes: await samplePicture(format, raster) })),
  );
  return [
    ...quick,
    ...[...pictures, { name: 'bmp', bytes: toBmp(raster) }].map((sample) => ({
      ...sample,
      page_count: 1,
      slow: false,
    })),
  ];
}
