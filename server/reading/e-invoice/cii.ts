// UN/CEFACT Cross Industry Invoice: Factur-X and ZUGFeRD 2 (D16B), ZUGFeRD 1, and orders in the same syntax (Order-X).
// Terms: EN 16931-1 (BT numbers), EN 16931-3-3 (their place in the XML).
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

/** Root elements of the syntax. */
export const CII_ROOTS = new Set([
  'CrossIndustryInvoice',
  'CrossIndustryDocument',
  'SCRDMCCBDACIOMessageStructure',
]);

const TRANSACTION = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction';
const AGREEMENT = `${TRANSACTION}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`;
const DELIVERY = `${TRANSACTION}/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery`;
const SETTLEMENT = `${TRANSACTION}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`;
const DOCUMENT = 'ExchangedDocument|HeaderExchangedDocument';

/** Values by the names of `EInvoice`. */
export function readCii(root: XmlElement): Pick<EInvoice, 'values' | 'lines' | 'taxes'> {
  const settlement = elementsAt(root, SETTLEMENT)[0];
  const terms = 'SpecifiedTradePaymentTerms';
  const values = {
    invoice_number: textAt(root, `${DOCUMENT}/ID`),
    type_code: textAt(root, `${DOCUMENT}/TypeCode`),
    issue_date: dateAt(root, `${DOCUMENT}/IssueDateTime/DateTimeString`),
    ...partyValues(elementsAt(root, `${AGREEMENT}/SellerTradeParty`)[0], 'seller'),
    ...partyValues(elementsAt(root, `${AGREEMENT}/BuyerTradeParty`)[0], 'buyer'),
    buyer_reference: textAt(root, `${AGREEMENT}/BuyerReference`),
    order_number: textAt(root, `${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID|ID`),
    delivery_date: dateAt(
      root,
      `${DELIVERY}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
    ),
    currency: textAt(settlement, 'InvoiceCurrencyCode', 'OrderCurrencyCode'),
    payment_reference: textAt(settlement, 'PaymentReference'),
    seller_iban: textAt(
      settlement,
      'SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID',
    ),
    payment_terms: textAt(settlement, `${terms}/Description`),
    due_date: dateAt(settlement, `${terms}/DueDateDateTime/DateTimeString`),
    tax_rate: theOnly(
      elementsAt(settlement, 'ApplicableTradeTax').map((tax) =>
        amountAt(tax, 'RateApplicablePercent|ApplicablePercent'),
      ),
    ),
    ...totals(settlement),
  };
  return {
    values: onlyKnown(values),
    lines: elementsAt(root, `${TRANSACTION}/IncludedSupplyChainTradeLineItem`).flatMap(toLine),
    taxes: elementsAt(settlement, 'ApplicableTradeTax').map(toTax),
  };
}

const toTax = (tax: XmlElement): EInvoiceTax => ({
  rate: amountAt(tax, 'RateApplicablePercent|ApplicablePercent') ?? null,
  base: amountAt(tax, 'BasisAmount') ?? null,
  tax: amountAt(tax, 'CalculatedAmount') ?? null,
  category: textAt(tax, 'CategoryCode') ?? null,
  exemption_reason: textAt(tax, 'ExemptionReason') ?? null,
});

function totals(settlement: XmlElement | undefined): Record<string, string | undefined> {
  const path = 'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation';
  const sums = elementsAt(settlement, path)[0];
  const currency = textAt(settlement, 'InvoiceCurrencyCode');
  // The tax may be given twice, the second time in the currency of accounting (BT-111).
  const taxes = elementsAt(sums, 'TaxTotalAmount');
  const tax = taxes.find(({ attributes }) => attributes.currencyID === currency) ?? taxes[0];
  return {
    line_total: amountAt(sums, 'LineTotalAmount'),
    net_total: amountAt(sums, 'TaxBasisTotalAmount'),
    tax_total: tax && amountAt({ name: '', attributes: {}, children: [tax] }, 'TaxTotalAmount'),
    grand_total: amountAt(sums, 'GrandTotalAmount'),
    prepaid: amountAt(sums, 'TotalPrepaidAmount'),
    due_payable: amountAt(sums, 'DuePayableAmount'),
  };
}

function partyValues(party: XmlElement | undefined, role: 'seller' | 'buyer') {
  const registration = (scheme: string) =>
    elementsAt(party, 'SpecifiedTaxRegistration/ID').find(({ attributes }) => attributes.schemeID === scheme);
  const idOf = (scheme: string) => {
    const found = registration(scheme);
    return found && textAt({ name: '', attributes: {}, children: [found] }, 'ID');
  };
  const address = elementsAt(party, 'PostalTradeAddress')[0];
  const city = [textAt(address, 'PostcodeCode'), textAt(address, 'CityName')].filter(Boolean).join(' ');
  return {
    [`${role}_name`]: textAt(party, 'Name'),
    [`${role}_vat_id`]: idOf('VA'),
    [`${role}_tax_number`]: idOf('FC'),
    [`${role}_address`]: joinAddress([
      textAt(address, 'LineOne'),
      textAt(address, 'LineTwo'),
      textAt(address, 'LineThree'),
      city,
      textAt(address, 'CountryID'),
    ]),
  };
}

/** Lines that only group or explain others have no amount and no quantity. */
function toLine(line: XmlElement): EInvoiceLine[] {
  const agreement = 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement';
  const delivery = 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery';
  const settlement = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement';
  const sums = 'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation';
  const read = {
    description: textAt(line, 'SpecifiedTradeProduct/Name', 'SpecifiedTradeProduct/Description') ?? null,
    quantity: amountAt(line, `${delivery}/BilledQuantity|RequestedQuantity|AgreedQuantity`) ?? null,
    unit_price:
      priceIn(elementsAt(line, `${agreement}/NetPriceProductTradePrice`)[0]) ??
      priceIn(elementsAt(line, `${agreement}/GrossPriceProductTradePrice`)[0]) ??
      null,
    amount: amountAt(line, `${settlement}/${sums}/LineTotalAmount`) ?? null,
    further: onlyKnown({
      position: textAt(line, 'AssociatedDocumentLineDocument/LineID'),
      sku: textAt(
        line,
        'SpecifiedTradeProduct/SellerAssignedID',
        'SpecifiedTradeProduct/GlobalID',
        'SpecifiedTradeProduct/BuyerAssignedID',
      ),
      unit: elementsAt(line, `${delivery}/BilledQuantity|RequestedQuantity|AgreedQuantity`)[0]?.attributes
        .unitCode,
      tax_rate: amountAt(line, `${settlement}/ApplicableTradeTax/RateApplicablePercent|ApplicablePercent`),
    }),
  };
  return read.description === null && read.amount === null ? [] : [read];
}

const priceIn = (price: XmlElement | undefined): string | undefined =>
  pricePerPiece(amountAt(price, 'ChargeAmount'), amountAt(price, 'BasisQuantity'));
