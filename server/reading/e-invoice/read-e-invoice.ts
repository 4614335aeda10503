// Recognises the XML of an electronic invoice by its root element and reads it.
import { MAX_XML_BYTES, parseXml, type XmlElement } from '../formats/xml.ts';
import type { EInvoice } from '../reading.ts';
import { inCurrentNames } from './earlier-names.ts';
import { FAPIAO_ROOTS, readFapiaoXml } from './fapiao-xml.ts';
import { invoiceModel } from './model/invoice-model.ts';
import { readTerms } from './read-terms.ts';
import { validateEInvoice } from './rules/validate-e-invoice.ts';

/** Root elements of CII: of ZUGFeRD 2 and Factur-X, of ZUGFeRD 1, of orders (Order-X). */
const CII_ROOTS = new Set(['CrossIndustryInvoice', 'CrossIndustryDocument', 'SCRDMCCBDACIOMessageStructure']);
/** Root elements of UBL; other vocabularies have an `Invoice` too, so the namespace must be UBL's as well. */
const UBL_ROOTS = new Set(['Invoice', 'CreditNote']);

/** Undefined when the bytes are no electronic invoice. `origin` is the name of the file inside its container. */
export function readEInvoice(bytes: Uint8Array, origin: string): EInvoice | undefined {
  if (bytes.length > MAX_XML_BYTES) return undefined;
  const root = parseXml(bytes);
  return root && eInvoiceOf(root, origin);
}

/** As `readEInvoice`, of a tree. */
export function eInvoiceOf(root: XmlElement, origin: string): EInvoice | undefined {
  if (CII_ROOTS.has(root.name)) return ofTerms(root, 'cii', origin);
  if (UBL_ROOTS.has(root.name) && isUbl(root)) return ofTerms(root, 'ubl', origin);
  if (FAPIAO_ROOTS.has(root.name)) return withNumber({ syntax: 'ofd', origin, ...readFapiaoXml(root) });
  return undefined;
}

function ofTerms(root: XmlElement, syntax: 'cii' | 'ubl', origin: string): EInvoice | undefined {
  const validation = validateEInvoice(root, syntax);
  const read = readTerms(invoiceModel(inCurrentNames(root), syntax));
  return withNumber({ ...read, syntax, ...(validation && { validation }), origin });
}

const isUbl = ({ attributes }: XmlElement) =>
  Object.values(attributes).some((value) =>
    value.startsWith('urn:oasis:names:specification:ubl:schema:xsd:'),
  );

/** Without a number it is not known to be an invoice at all. */
const withNumber = (invoice: EInvoice) => (invoice.values['invoice_number'] ? invoice : undefined);
