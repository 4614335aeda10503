// The XML of Chinese electronic invoices (fapiao) that OFD files carry as an attachment, in the vocabulary of the State
// Taxation Administration (`eInvoice`, 2019).
import type { XmlElement } from '../formats/xml.ts';
import type { EInvoiceLine } from '../reading.ts';
import { amountAt, dateAt, elementsAt, textAt } from '../formats/xml-values.ts';
import { onlyKnown } from './stated-values.ts';

export const FAPIAO_ROOTS = new Set(['eInvoice']);

/** Values by the names of `EInvoice`. */
export function readFapiaoXml(root: XmlElement): { values: Record<string, string>; lines: EInvoiceLine[] } {
  const values = {
    invoice_code: textAt(root, 'InvoiceCode'),
    invoice_number: textAt(root, 'InvoiceNo', 'InvoiceNumber'),
    issue_date: dateAt(root, 'IssueDate'),
    check_code: textAt(root, 'InvoiceCheckCode')?.replaceAll(' ', ''),
    invoice_type: invoiceType(textAt(root, 'GraphCode'), textAt(root, 'InvoiceCode')),
    currency: 'CNY',
    seller_name: textAt(root, 'Seller/SellerName'),
    seller_tax_number: textAt(root, 'Seller/SellerTaxID'),
    seller_address: textAt(root, 'Seller/SellerAddrTel'),
    buyer_name: textAt(root, 'Buyer/BuyerName'),
    buyer_tax_number: textAt(root, 'Buyer/BuyerTaxID'),
    buyer_address: textAt(root, 'Buyer/BuyerAddrTel'),
    net_total: amountAt(root, 'TaxExclusiveTotalAmount'),
    tax_total: amountAt(root, 'TaxTotalAmount'),
    grand_total: amountAt(root, 'TaxInclusiveTotalAmount'),
  };
  return { values: onlyKnown(values), lines: elementsAt(root, 'GoodsInfos/GoodsInfo').map(toLine) };
}

/**
 * The second part of the QR content says what kind of invoice it is; the code itself otherwise: twelve digits ending in
 * 11 are ordinary electronic invoices, in 13 special ones (State Taxation Administration, announcement 22 of 2020).
 */
function invoiceType(graph: string | undefined, code: string | undefined): string | undefined {
  const kind = /^01,(\d{2}),/.exec(graph ?? '')?.[1];
  if (kind === '10') return '增值税电子普通发票';
  if (kind === '08') return '增值税电子专用发票';
  if (code === undefined || !/^0\d{11}$/.test(code)) return undefined;
  if (code.endsWith('11')) return '增值税电子普通发票';
  return code.endsWith('13') ? '增值税电子专用发票' : undefined;
}

function toLine(line: XmlElement): EInvoiceLine {
  return {
    description: textAt(line, 'Item') ?? null,
    quantity: amountAt(line, 'Quantity') ?? null,
    unit_price: amountAt(line, 'Price') ?? null,
    amount: amountAt(line, 'Amount') ?? null,
    further: onlyKnown({
      unit: textAt(line, 'MeasurementDimension'),
      tax_rate: textAt(line, 'TaxScheme')?.replace(/[%％]$/u, ''),
    }),
  };
}
