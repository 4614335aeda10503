// What of PDF/A-3b can be told from the structure of a file: not all that a validator looks at, but what a change would break first.
import { inflateSync } from 'node:zlib';

/** Each thing that is wrong, in words. */
export function findPdfAFaults(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  const faults: string[] = [];
  const need = (holds: boolean, said: string) => void (holds || faults.push(said));
  need(/^%PDF-1\.7\n%[\x80-\xff]{4}/.test(text), 'the header is that of PDF 1.7 with a binary comment');
  need(/\/ID \[/.test(text.slice(text.lastIndexOf('trailer'))), 'the trailer has an ID');
  need(text.trimEnd().endsWith('%%EOF'), 'nothing follows the end of the file');
  need(!/\/Encrypt|\/JavaScript|\/JS |\/Launch|\/AA |\/LZWDecode/.test(text), 'nothing that PDF/A forbids');
  const catalog = /\/Type \/Catalog[\s\S]*?endobj/.exec(text)?.[0] ?? '';
  need(/\/Metadata \d+ 0 R/.test(catalog), 'the catalog has metadata');
  need(/\/OutputIntents \[\d+ 0 R\]/.test(catalog), 'the catalog has an output intent');
  need(/\/S \/GTS_PDFA1/.test(text), 'the output intent is that of PDF/A');
  const xmp = xmpOf(text);
  need(xmp.includes('<pdfaid:part>3</pdfaid:part>'), 'the metadata say part 3');
  need(xmp.includes('<pdfaid:conformance>B</pdfaid:conformance>'), 'the metadata say level B');
  const descriptors = text.match(/\/Type \/FontDescriptor[\s\S]*?endobj/g) ?? [];
  need(
    descriptors.every((one) => /\/FontFile[23]? \d+ 0 R/.test(one)),
    'every font is embedded',
  );
  need(
    (text.match(/\/Subtype \/Type0/g) ?? []).length === (text.match(/\/ToUnicode/g) ?? []).length,
    'every font says its text',
  );
  for (const spec of text.match(/\/Type \/Filespec[\s\S]*?endobj/g) ?? []) {
    need(/\/AFRelationship \/(Source|Data|Alternative|Supplement)/.test(spec), 'a file says what it is for');
    need(/\/UF \(/.test(spec) && /\/Desc \(/.test(spec), 'a file has name and description');
  }
  const files = (text.match(/\/Type \/EmbeddedFile/g) ?? []).length;
  need(files === 0 || /\/AF \[/.test(catalog), 'files are associated with the document');
  return faults;
}

export const xmpOf = (text: string): string =>
  Buffer.from(/<\?xpacket begin[\s\S]*?<\?xpacket end="w"\?>/.exec(text)?.[0] ?? '', 'latin1').toString(
    'utf8',
  );

/** Files kept in it, by name. */
export function filesIn(bytes: Buffer): Map<string, Buffer> {
  const text = bytes.toString('latin1');
  const files = new Map<string, Buffer>();
  for (const [, name, id] of text.matchAll(/\/F \(((?:(?!\)\n)[\s\S])*)\)\n\/EF <<\n\/F (\d+) 0 R/g)) {
    const at = text.indexOf(`\n${id} 0 obj`);
    const from = text.indexOf('stream\n', at) + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(text.slice(at, from))?.[1]);
    files.set(plainText(name!), inflateSync(bytes.subarray(from, from + length)));
  }
  return files;
}

/** A string of PDF: UTF-16 behind its mark, else Latin. */
function plainText(stored: string): string {
  const bytes = Buffer.from(stored.replaceAll(/\\([()\\])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder('utf-16be').decode(bytes.subarray(2))
    : bytes.toString('latin1');
}
