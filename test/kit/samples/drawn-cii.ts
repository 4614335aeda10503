// Writes a drawn invoice in CII (D16B).
import {
  tag,
  type DrawnInvoice,
  type Line,
  type Party,
  type PaymentMeans,
  type Period,
  type Reduction,
  type Xml,
} from './drawn-invoice.ts';

const ram = (name: string, content: Xml | undefined, attributes?: Record<string, string | undefined>): Xml =>
  tag(`ram:${name}`, content, attributes);
/** Left out where nothing is in it. */
const group = (name: string, ...content: Xml[]): Xml => ram(name, content.join('') || undefined);
const date = (name: string, value: string | undefined): Xml =>
  ram(name, value && tag('udt:DateTimeString', value.replaceAll('-', ''), { format: '102' }));

export function writeCii(invoice: DrawnInvoice): string {
  const { lines, number, type, issued, guideline, process, notes } = invoice;
  const context = [
    group('BusinessProcessSpecifiedDocumentContextParameter', ram('ID', process)),
    group('GuidelineSpecifiedDocumentContextParameter', ram('ID', guideline)),
  ];
  const document = [
    ram('ID', number),
    ram('TypeCode', type),
    date('IssueDateTime', issued),
    ...notes.map((note) => group('IncludedNote', ram('Content', note))),
  ];
  const transaction = [
    ...lines.map(writeLine),
    writeAgreement(invoice),
    writeDelivery(invoice),
    writeSettlement(invoice),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">${tag('rsm:ExchangedDocumentContext', context.join(''))}${tag('rsm:ExchangedDocument', document.join(''))}${tag('rsm:SupplyChainTradeTransaction', transaction.join(''))}</rsm:CrossIndustryInvoice>`;
}

function writeParty(name: string, party: Party | undefined): Xml {
  if (party === undefined) return '';
  const { contact, address } = party;
  return ram(
    name,
    [
      ram(party.idScheme === undefined ? 'ID' : 'GlobalID', party.id, { schemeID: party.idScheme }),
      ram('Name', party.name),
      group('SpecifiedLegalOrganization', ram('ID', party.legal, { schemeID: party.legalScheme })),
      contact === undefined
        ? ''
        : ram(
            'DefinedTradeContact',
            [
              ram('PersonName', contact.name),
              group('TelephoneUniversalCommunication', ram('CompleteNumber', contact.phone)),
              group('EmailURIUniversalCommunication', ram('URIID', contact.email)),
            ].join(''),
          ),
      address === undefined
        ? ''
        : ram(
            'PostalTradeAddress',
            [
              ram('PostcodeCode', address.postcode),
              ram('CityName', address.city),
              ram('CountryID', address.country),
            ].join(''),
          ),
      group('URIUniversalCommunication', ram('URIID', party.endpoint, { schemeID: party.endpointScheme })),
      group('SpecifiedTaxRegistration', ram('ID', party.vat, { schemeID: 'VA' })),
      group('SpecifiedTaxRegistration', ram('ID', party.tax, { schemeID: 'FC' })),
    ].join(''),
  );
}

const writeAgreement = (invoice: DrawnInvoice): Xml =>
  ram(
    'ApplicableHeaderTradeAgreement',
    [
      ram('BuyerReference', invoice.reference),
      writeParty('SellerTradeParty', invoice.seller),
      writeParty('BuyerTradeParty', invoice.buyer),
      writeParty('SellerTaxRepresentativeTradeParty', invoice.representative),
      group('BuyerOrderReferencedDocument', ram('IssuerAssignedID', invoice.order)),
      ...invoice.documents.map(({ id, mime, file }) =>
        ram(
          'AdditionalReferencedDocument',
          ram('IssuerAssignedID', id) +
            ram('TypeCode', '916') +
            ram('AttachmentBinaryObject', mime && 'AAAA', { mimeCode: mime, filename: file }),
        ),
      ),
    ].join(''),
  );

const writeDelivery = ({ delivery }: DrawnInvoice): Xml => {
  const address = delivery?.address;
  const shipTo = [
    ram('GlobalID', delivery?.scheme && '123', { schemeID: delivery?.scheme }),
    address === undefined
      ? ''
      : ram(
          'PostalTradeAddress',
          ram('PostcodeCode', address.postcode) +
            ram('CityName', address.city) +
            ram('CountryID', address.country),
        ),
  ];
  const content = [
    group('ShipToTradeParty', ...shipTo),
    group('ActualDeliverySupplyChainEvent', date('OccurrenceDateTime', delivery?.date)),
  ];
  return ram('ApplicableHeaderTradeDelivery', content.join(''));
};

const writePeriod = (period: Period | undefined): Xml =>
  ram(
    'BillingSpecifiedPeriod',
    period && date('StartDateTime', period.start) + date('EndDateTime', period.end),
  );

const writeReduction = (
  isCharge: boolean,
  { amount, base, percent, category, rate, reason, code }: Reduction,
): Xml =>
  ram(
    'SpecifiedTradeAllowanceCharge',
    [
      ram('ChargeIndicator', tag('udt:Indicator', String(isCharge))),
      ram('CalculationPercent', percent),
      ram('BasisAmount', base),
      ram('ActualAmount', amount),
      ram('ReasonCode', code),
      ram('Reason', reason),
      ram('CategoryTradeTax', category && writeTax(category, rate)),
    ].join(''),
  );

const writeTax = (category: string | undefined, rate: string | undefined): Xml =>
  ram('TypeCode', 'VAT') + ram('CategoryCode', category) + ram('RateApplicablePercent', rate);

const writeMeans = ({ code, account, card, debited }: PaymentMeans): Xml =>
  ram(
    'SpecifiedTradeSettlementPaymentMeans',
    [
      ram('TypeCode', code),
      group('ApplicableTradeSettlementFinancialCard', ram('ID', card)),
      group('PayerPartyDebtorFinancialAccount', ram('IBANID', debited)),
      account === undefined
        ? ''
        : ram('PayeePartyCreditorFinancialAccount', ram('IBANID', account || undefined)),
    ].join(''),
  );

function writeSettlement(invoice: DrawnInvoice): Xml {
  const { totals, period, due, terms, mandate } = invoice;
  const content = [
    ram('CreditorReferenceID', invoice.creditor),
    ram('TaxCurrencyCode', invoice.taxCurrency),
    ram('InvoiceCurrencyCode', invoice.currency),
    writeParty('PayeeTradeParty', invoice.payee),
    ...invoice.means.map(writeMeans),
    ...invoice.vat.map(({ base, tax, category, rate, reason, code }, i) =>
      ram(
        'ApplicableTradeTax',
        [
          ram('CalculatedAmount', tax),
          ram('TypeCode', 'VAT'),
          ram('ExemptionReason', reason),
          ram('BasisAmount', base),
          ram('CategoryCode', category),
          ram('ExemptionReasonCode', code),
          i === 0
            ? ram(
                'TaxPointDate',
                invoice.taxPoint &&
                  tag('udt:DateString', invoice.taxPoint.replaceAll('-', ''), { format: '102' }),
              )
            : '',
          i === 0 ? ram('DueDateTypeCode', invoice.taxPointCode) : '',
          ram('RateApplicablePercent', rate),
        ].join(''),
      ),
    ),
    writePeriod(period),
    ...invoice.allowances.map((one) => writeReduction(false, one)),
    ...invoice.charges.map((one) => writeReduction(true, one)),
    group(
      'SpecifiedTradePaymentTerms',
      ram('Description', terms),
      date('DueDateDateTime', due),
      ram('DirectDebitMandateID', mandate),
    ),
    ram(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      [
        ram('LineTotalAmount', totals.lines),
        ram('ChargeTotalAmount', totals.charges),
        ram('AllowanceTotalAmount', totals.allowances),
        ram('TaxBasisTotalAmount', totals.net),
        ...invoice.taxTotals.map(({ amount, currency }) =>
          ram('TaxTotalAmount', amount, { currencyID: currency }),
        ),
        ram('RoundingAmount', totals.rounding),
        ram('GrandTotalAmount', totals.gross),
        ram('TotalPrepaidAmount', totals.paid),
        ram('DuePayableAmount', totals.due),
      ].join(''),
    ),
    ...invoice.preceding.map(({ number }) =>
      ram('InvoiceReferencedDocument', ram('IssuerAssignedID', number) ?? ''),
    ),
  ];
  return ram('ApplicableHeaderTradeSettlement', content.join(''));
}

function writeLine(line: Line): Xml {
  const product = [
    ram('GlobalID', line.standard, { schemeID: line.standardScheme }),
    ram('Name', line.name),
    ...line.attributes.map(({ name, value }) =>
      ram('ApplicableProductCharacteristic', ram('Description', name) + ram('Value', value)),
    ),
    group(
      'DesignatedProductClassification',
      ram('ClassCode', line.classification, { listID: line.classificationScheme }),
    ),
    group('OriginTradeCountry', ram('ID', line.origin)),
  ];
  const agreement = [
    group(
      'GrossPriceProductTradePrice',
      ram('ChargeAmount', line.gross),
      ram(
        'AppliedTradeAllowanceCharge',
        line.discount &&
          ram('ChargeIndicator', tag('udt:Indicator', 'false')) + ram('ActualAmount', line.discount),
      ),
    ),
    group(
      'NetPriceProductTradePrice',
      ram('ChargeAmount', line.price),
      ram('BasisQuantity', line.baseQuantity, { unitCode: line.baseUnit }),
    ),
  ];
  const settlement = [
    ram('ApplicableTradeTax', line.category && writeTax(line.category, line.rate)),
    writePeriod(line.period),
    ...line.allowances.map((one) => writeReduction(false, one)),
    ...line.charges.map((one) => writeReduction(true, one)),
    group('SpecifiedTradeSettlementLineMonetarySummation', ram('LineTotalAmount', line.amount)),
  ];
  return ram(
    'IncludedSupplyChainTradeLineItem',
    [
      group('AssociatedDocumentLineDocument', ram('LineID', line.id)),
      group('SpecifiedTradeProduct', ...product),
      group('SpecifiedLineTradeAgreement', ...agreement),
      group('SpecifiedLineTradeDelivery', ram('BilledQuantity', line.quantity, { unitCode: line.unit })),
      ram('SpecifiedLineTradeSettlement', settlement.join('')),
    ].join(''),
  );
}
