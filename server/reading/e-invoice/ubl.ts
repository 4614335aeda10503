// OASIS UBL 2 invoices and credit notes. Terms: EN 16931-1 (BT numbers), EN 16931-3-2 (their place in the XML).
import type { XmlElement } from '../formats/xml.ts';
import type { EInvoice, EInvoiceLine, EInvoiceTax } from '../reading.ts';
import {
  amountAt,
  dateAt,
  elementsAt,
  joinAddress,
  onlyKnown,
  pricePerPiece,
  textAt,
  theOnly,
} from './xml-values.ts';

/** Root elements of the syntax; other vocabularies have an `Invoice` too, so the namespace must be UBL's as well. */
export const UBL_ROOTS = new Set(['Invoice', 'CreditNote']);

/** Values by the names of `EInvoice`. */
export function readUbl(root: XmlElement): Pick<EInvoice, 'values' | 'lines' | 'taxes'> {
  const currency = textAt(root, 'DocumentCurrencyCode');
  const total = 'LegalMonetaryTotal';
  const taxTotals = elementsAt(root, 'TaxTotal');
  // The tax may be given twice, the second time in the currency of accounting (BT-111).
  const taxTotal =
    taxTotals.find((tax) => elementsAt(tax, 'TaxAmount')[0]?.attributes.currencyID === currency) ??
    taxTotals[0];
  const values = {
    invoice_number: textAt(root, 'ID'),
    type_code: textAt(root, 'InvoiceTypeCode|CreditNoteTypeCode'),
    issue_date: dateAt(root, 'IssueDate'),
    due_date: dateAt(root, 'DueDate', 'PaymentMeans/PaymentDueDate'),
    currency,
    ...partyValues(elementsAt(root, 'AccountingSupplierParty/Party')[0], 'seller'),
    ...partyValues(elementsAt(root, 'AccountingCustomerParty/Party')[0], 'buyer'),
    buyer_reference: textAt(root, 'BuyerReference'),
    order_number: textAt(root, 'OrderReference/ID'),
    delivery_date: dateAt(root, 'Delivery/ActualDeliveryDate'),
    seller_iban: textAt(root, 'PaymentMeans/PayeeFinancialAccount/ID'),
    payment_reference: textAt(root, 'PaymentMeans/PaymentID'),
    payment_terms: textAt(root, 'PaymentTerms/Note'),
    line_total: amountAt(root, `${total}/LineExtensionAmount`),
    net_total: amountAt(root, `${total}/TaxExclusiveAmount`),
    tax_total: amountAt(taxTotal, 'TaxAmount'),
    tax_rate: theOnly(
      elementsAt(taxTotal, 'TaxSubtotal').map((subtotal) => amountAt(subtotal, 'TaxCategory/Percent')),
    ),
    grand_total: amountAt(root, `${total}/TaxInclusiveAmount`),
    prepaid: amountAt(root, `${total}/PrepaidAmount`),
    due_payable: amountAt(root, `${total}/PayableAmount`),
  };
  return {
    values: onlyKnown(values),
    lines: elementsAt(root, 'InvoiceLine|CreditNoteLine').map(toLine),
    taxes: elementsAt(taxTotal, 'TaxSubtotal').map(toTax),
  };
}

const toTax = (subtotal: XmlElement): EInvoiceTax => ({
  rate: amountAt(subtotal, 'TaxCategory/Percent', 'Percent') ?? null,
  base: amountAt(subtotal, 'TaxableAmount') ?? null,
  tax: amountAt(subtotal, 'TaxAmount') ?? null,
  category: textAt(subtotal, 'TaxCategory/ID') ?? null,
  exemption_reason: textAt(subtotal, 'TaxCategory/TaxExemptionReason') ?? null,
});

function partyValues(party: XmlElement | undefined, role: 'seller' | 'buyer') {
  const schemes = elementsAt(party, 'PartyTaxScheme');
  const idOf = (isVat: boolean) => {
    const found = schemes.find((scheme) => (textAt(scheme, 'TaxScheme/ID') === 'VAT') === isVat);
    return textAt(found, 'CompanyID');
  };
  const address = elementsAt(party, 'PostalAddress')[0];
  const city = [textAt(address, 'PostalZone'), textAt(address, 'CityName')].filter(Boolean).join(' ');
  return {
    [`${role}_name`]: textAt(party, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
    [`${role}_vat_id`]: idOf(true),
    [`${role}_tax_number`]: idOf(false),
    [`${role}_address`]: joinAddress([
      textAt(address, 'StreetName'),
      textAt(address, 'AdditionalStreetName'),
      textAt(address, 'AddressLine/Line'),
      city,
      textAt(address, 'Country/IdentificationCode'),
    ]),
  };
}

function toLine(line: XmlElement): EInvoiceLine {
  return {
    description: textAt(line, 'Item/Name', 'Item/Description') ?? null,
    quantity: amountAt(line, 'InvoicedQuantity|CreditedQuantity') ?? null,
    unit_price:
      pricePerPiece(amountAt(line, 'Price/PriceAmount'), amountAt(line, 'Price/BaseQuantity')) ?? null,
    amount: amountAt(line, 'LineExtensionAmount') ?? null,
    further: onlyKnown({
      position: textAt(line, 'ID'),
      sku: textAt(
        line,
        'Item/SellersItemIdentification/ID',
        'Item/StandardItemIdentification/ID',
        'Item/BuyersItemIdentification/ID',
      ),
      unit: elementsAt(line, 'InvoicedQuantity|CreditedQuantity')[0]?.attributes.unitCode,
      tax_rate: amountAt(line, 'Item/ClassifiedTaxCategory/Percent'),
    }),
  };
}
