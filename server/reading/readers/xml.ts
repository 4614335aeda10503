// XML files: e-invoices (UBL, CII) as a readable invoice, anything else as names and values.
import type { Block } from '../converted/blocks.ts';
import { ConvertedFile } from '../converted/converted-file.ts';
import { eInvoiceBlocks } from '../e-invoice/e-invoice-blocks.ts';
import { eInvoiceOf } from '../e-invoice/read-e-invoice.ts';
import { childrenOf, parseXml, textIn, type XmlElement } from '../formats/xml.ts';
import type { FileReader } from '../reader.ts';
import { ReadingError } from '../reading-error.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** Elements listed of a file that is no e-invoice. */
const MAX_ELEMENTS = 50_000;
const INDENT = 12;

export const xmlReader: FileReader = {
  formats: ['xml'],
  open: async (file, limits) => {
    const root = parseXml(file.bytes);
    if (!root) throw new ReadingError('corrupt', sentence('problems.xmlDamaged'));
    const e_invoice = eInvoiceOf(root, file.filename ?? 'XML file');
    if (!e_invoice) return new ConvertedFile(file, elementBlocks(root), limits);
    return new ConvertedFile(file, eInvoiceBlocks(e_invoice), limits, { e_invoice, source: 'e_invoice_xml' });
  },
};

/** One line for each element with text of its own, indented by depth. */
function* elementBlocks(root: XmlElement): Generator<Block> {
  const open: { element: XmlElement; depth: number }[] = [{ element: root, depth: 0 }];
  for (let count = 0; open.length > 0 && count < MAX_ELEMENTS; count++) {
    const { element, depth } = open.pop()!;
    const children = childrenOf(element);
    const own = children.length === 0 ? textIn(element) : ownText(element);
    const style = { indent: Math.min(20, depth) * INDENT };
    if (own.trim() !== '') yield { kind: 'paragraph', text: `${element.name}: ${own.trim()}`, style };
    else if (children.length > 0)
      yield { kind: 'paragraph', text: element.name, style: { ...style, bold: true } };
    for (const child of children.toReversed()) open.push({ element: child, depth: depth + 1 });
  }
}

const ownText = ({ children }: XmlElement) => children.filter((child) => typeof child === 'string').join(' ');
