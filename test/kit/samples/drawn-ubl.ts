// Writes a drawn invoice in UBL 2.1.
import {
  tag,
  type Address,
  type DrawnInvoice,
  type Line,
  type Party,
  type PaymentMeans,
  type Period,
  type Reduction,
  type Xml,
} from './drawn-invoice.ts';

const cbc = (name: string, content: Xml | undefined, attributes?: Record<string, string | undefined>): Xml =>
  tag(`cbc:${name}`, content, attributes);
const cac = (name: string, content: Xml | undefined): Xml => tag(`cac:${name}`, content);
/** Left out where nothing is in it. */
const group = (name: string, ...content: Xml[]): Xml => cac(name, content.join('') || undefined);

export function writeUbl(invoice: DrawnInvoice): string {
  const currencyID = invoice.currency;
  const amount = (name: string, value: string | undefined): Xml => cbc(name, value, { currencyID });
  const { totals, delivery, seller } = invoice;
  const content = [
    cbc('CustomizationID', invoice.guideline),
    cbc('ProfileID', invoice.process),
    cbc('ID', invoice.number),
    cbc('IssueDate', invoice.issued),
    cbc('DueDate', invoice.due),
    cbc('InvoiceTypeCode', invoice.type),
    ...invoice.notes.map((note) => cbc('Note', note)),
    cbc('TaxPointDate', invoice.taxPoint),
    cbc('DocumentCurrencyCode', invoice.currency),
    cbc('TaxCurrencyCode', invoice.taxCurrency),
    cbc('BuyerReference', invoice.reference),
    invoice.period === undefined && invoice.taxPointCode === undefined
      ? ''
      : writePeriod(invoice.period ?? {}, cbc('DescriptionCode', invoice.taxPointCode)),
    group('OrderReference', cbc('ID', invoice.order)),
    ...invoice.preceding.map(({ number }) =>
      cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', number))),
    ),
    ...invoice.documents.map(({ id, mime, file }) =>
      cac(
        'AdditionalDocumentReference',
        cbc('ID', id) +
          group(
            'Attachment',
            cbc('EmbeddedDocumentBinaryObject', mime && 'AAAA', { mimeCode: mime, filename: file }),
          ),
      ),
    ),
    cac('AccountingSupplierParty', cac('Party', writeParty(seller, invoice.creditor))),
    cac('AccountingCustomerParty', cac('Party', writeParty(invoice.buyer))),
    cac(
      'PayeeParty',
      invoice.payee && writeParty({ ...invoice.payee, trading: invoice.payee.name, name: undefined }),
    ),
    cac(
      'TaxRepresentativeParty',
      invoice.representative &&
        writeParty({ ...invoice.representative, trading: invoice.representative.name, name: undefined }),
    ),
    group(
      'Delivery',
      cbc('ActualDeliveryDate', delivery?.date),
      group(
        'DeliveryLocation',
        cbc('ID', delivery?.scheme && '123', { schemeID: delivery?.scheme }),
        cac('Address', delivery?.address && writeAddress(delivery.address)),
      ),
    ),
    ...invoice.means.map((means) => writeMeans(means, invoice)),
    group('PaymentTerms', cbc('Note', invoice.terms)),
    ...invoice.allowances.map((one) => writeReduction(false, one, currencyID)),
    ...invoice.charges.map((one) => writeReduction(true, one, currencyID)),
    ...invoice.taxTotals.map((total, i) =>
      cac(
        'TaxTotal',
        cbc('TaxAmount', total.amount, { currencyID: total.currency }) +
          (i > 0
            ? ''
            : invoice.vat
                .map(({ base, tax, category, rate, reason, code }) =>
                  cac(
                    'TaxSubtotal',
                    amount('TaxableAmount', base) +
                      amount('TaxAmount', tax) +
                      writeTax(
                        'TaxCategory',
                        category,
                        rate,
                        cbc('TaxExemptionReasonCode', code) + cbc('TaxExemptionReason', reason),
                      ),
                  ),
                )
                .join('')),
      ),
    ),
    cac(
      'LegalMonetaryTotal',
      [
        amount('LineExtensionAmount', totals.lines),
        amount('TaxExclusiveAmount', totals.net),
        amount('TaxInclusiveAmount', totals.gross),
        amount('AllowanceTotalAmount', totals.allowances),
        amount('ChargeTotalAmount', totals.charges),
        amount('PrepaidAmount', totals.paid),
        amount('PayableRoundingAmount', totals.rounding),
        amount('PayableAmount', totals.due),
      ].join(''),
    ),
    ...invoice.lines.map((line) => writeLine(line, currencyID)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">${content.join('')}</Invoice>`;
}

const writeAddress = ({ city, postcode, country }: Address): Xml =>
  cbc('CityName', city) + cbc('PostalZone', postcode) + group('Country', cbc('IdentificationCode', country));

const writeParty = (party: Party, creditor?: string): Xml =>
  [
    cbc('EndpointID', party.endpoint, { schemeID: party.endpointScheme }),
    group('PartyIdentification', cbc('ID', party.id, { schemeID: party.idScheme })),
    group('PartyIdentification', cbc('ID', creditor, { schemeID: 'SEPA' })),
    group('PartyName', cbc('Name', party.trading)),
    cac('PostalAddress', party.address && writeAddress(party.address)),
    group('PartyTaxScheme', taxScheme('VAT', party.vat)),
    group('PartyTaxScheme', taxScheme('FC', party.tax)),
    group(
      'PartyLegalEntity',
      cbc('RegistrationName', party.name),
      cbc('CompanyID', party.legal, { schemeID: party.legalScheme }),
    ),
    cac(
      'Contact',
      party.contact &&
        cbc('Name', party.contact.name) +
          cbc('Telephone', party.contact.phone) +
          cbc('ElectronicMail', party.contact.email),
    ),
  ].join('');

const taxScheme = (id: string, number: string | undefined): Xml =>
  number === undefined ? '' : cbc('CompanyID', number) + cac('TaxScheme', cbc('ID', id));

const writePeriod = ({ start, end }: Period, more = ''): Xml =>
  cac('InvoicePeriod', cbc('StartDate', start) + cbc('EndDate', end) + more);

const writeTax = (name: string, category: string | undefined, rate: string | undefined, more = ''): Xml =>
  cac(name, cbc('ID', category) + cbc('Percent', rate) + more + cac('TaxScheme', cbc('ID', 'VAT')));

const writeMeans = ({ code, account, card, debited }: PaymentMeans, { mandate }: DrawnInvoice): Xml =>
  cac(
    'PaymentMeans',
    [
      cbc('PaymentMeansCode', code),
      group('CardAccount', cbc('PrimaryAccountNumberID', card)),
      account === undefined ? '' : cac('PayeeFinancialAccount', cbc('ID', account || undefined)),
      group('PaymentMandate', cbc('ID', mandate), group('PayerFinancialAccount', cbc('ID', debited))),
    ].join(''),
  );

function writeReduction(isCharge: boolean, one: Reduction, currencyID: string | undefined): Xml {
  return cac(
    'AllowanceCharge',
    [
      cbc('ChargeIndicator', String(isCharge)),
      cbc('AllowanceChargeReasonCode', one.code),
      cbc('AllowanceChargeReason', one.reason),
      cbc('MultiplierFactorNumeric', one.percent),
      cbc('Amount', one.amount, { currencyID }),
      cbc('BaseAmount', one.base, { currencyID }),
      one.category === undefined ? '' : writeTax('TaxCategory', one.category, one.rate),
    ].join(''),
  );
}

function writeLine(line: Line, currencyID: string | undefined): Xml {
  const item = [
    cbc('Name', line.name),
    group('StandardItemIdentification', cbc('ID', line.standard, { schemeID: line.standardScheme })),
    group('OriginCountry', cbc('IdentificationCode', line.origin)),
    group(
      'CommodityClassification',
      cbc('ItemClassificationCode', line.classification, { listID: line.classificationScheme }),
    ),
    line.category === undefined ? '' : writeTax('ClassifiedTaxCategory', line.category, line.rate),
    ...line.attributes.map(({ name, value }) =>
      cac('AdditionalItemProperty', cbc('Name', name) + cbc('Value', value)),
    ),
  ];
  const discount = [
    cbc('ChargeIndicator', 'false'),
    cbc('Amount', line.discount ?? (line.gross && '0'), { currencyID }),
    cbc('BaseAmount', line.gross, { currencyID }),
  ];
  return cac(
    'InvoiceLine',
    [
      cbc('ID', line.id),
      cbc('InvoicedQuantity', line.quantity, { unitCode: line.unit }),
      cbc('LineExtensionAmount', line.amount, { currencyID }),
      line.period === undefined ? '' : writePeriod(line.period),
      ...line.allowances.map((one) => writeReduction(false, one, currencyID)),
      ...line.charges.map((one) => writeReduction(true, one, currencyID)),
      cac('Item', item.join('')),
      group(
        'Price',
        cbc('PriceAmount', line.price, { currencyID }),
        cbc('BaseQuantity', line.baseQuantity, { unitCode: line.baseUnit }),
        line.gross === undefined ? '' : cac('AllowanceCharge', discount.join('')),
      ),
    ].join(''),
  );
}
