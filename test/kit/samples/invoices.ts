// Electronic invoices as XML.
import { TABLE } from './content.ts';

const items = TABLE.slice(1);

export function sampleUbl(): string {
  const lines = items.map(
    ([name, quantity, price, amount], index) =>
      `<cac:InvoiceLine><cbc:ID>${index + 1}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">${quantity}</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="EUR">${amount}</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name></cac:Item><cac:Price><cbc:PriceAmount currencyID="EUR">${price}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:ID>R-2041</cbc:ID><cbc:IssueDate>2025-06-02</cbc:IssueDate><cbc:DueDate>2025-06-16</cbc:DueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:BuyerReference>04011000-12345-03</cbc:BuyerReference>
<cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Lindenhof Garten</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:StreetName>Am Teich 4</cbc:StreetName><cbc:CityName>Musterstadt</cbc:CityName><cbc:PostalZone>01234</cbc:PostalZone><cac:Country><cbc:IdentificationCode>DE</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>DE123456788</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyTaxScheme><cbc:CompanyID>12/345/67890</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Lindenhof Garten GmbH</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Hotel Seeblick</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
<cac:PaymentMeans><cbc:PaymentID>R-2041/77</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>DE89370400440532013000</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
<cac:PaymentTerms><cbc:Note>Please pay within 14 days of the date of this invoice.</cbc:Note></cac:PaymentTerms>
<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">19.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>19</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="EUR">100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="EUR">119.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
${lines.join('\n')}
</Invoice>`;
}

export function sampleCii(): string {
  const lines = items.map(
    ([name, quantity, price, amount], index) =>
      `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${index + 1}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>${name}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${price}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocument><ram:ID>R-2041</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20250602</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>${lines.join('')}
<ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>04011000-12345-03</ram:BuyerReference><ram:SellerTradeParty><ram:Name>Lindenhof Garten GmbH</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>01234</ram:PostcodeCode><ram:LineOne>Am Teich 4</ram:LineOne><ram:CityName>Musterstadt</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456788</ram:ID></ram:SpecifiedTaxRegistration><ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">12/345/67890</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty><ram:BuyerTradeParty><ram:Name>Hotel Seeblick</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:PaymentReference>R-2041/77</ram:PaymentReference><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:SpecifiedTradeSettlementPaymentMeans><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE89370400440532013000</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans><ram:ApplicableTradeTax><ram:CalculatedAmount>19.00</ram:CalculatedAmount><ram:BasisAmount>100.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradePaymentTerms><ram:Description>Please pay within 14 days of the date of this invoice.</ram:Description><ram:DueDateDateTime><udt:DateTimeString format="102">20250616</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount><ram:TaxBasisTotalAmount>100.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">19.00</ram:TaxTotalAmount><ram:GrandTotalAmount>119.00</ram:GrandTotalAmount><ram:DuePayableAmount>119.00</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;
}

/** What both of them say, under the names of `EInvoice.values`. */
export const INVOICE_VALUES = {
  invoice_number: 'R-2041',
  type_code: '380',
  issue_date: '2025-06-02',
  due_date: '2025-06-16',
  currency: 'EUR',
  buyer_reference: '04011000-12345-03',
  seller_name: 'Lindenhof Garten GmbH',
  seller_vat_id: 'DE123456788',
  seller_tax_number: '12/345/67890',
  seller_address: 'Am Teich 4, 01234 Musterstadt, DE',
  seller_iban: 'DE89370400440532013000',
  buyer_name: 'Hotel Seeblick',
  payment_reference: 'R-2041/77',
  payment_terms: 'Please pay within 14 days of the date of this invoice.',
  line_total: '100.00',
  net_total: '100.00',
  tax_total: '19.00',
  tax_rate: '19',
  grand_total: '119.00',
  due_payable: '119.00',
};

export const sampleFapiao = (): string =>
  `<?xml version="1.0" encoding="utf-8"?><eInvoice xmlns:fp="urn:test"><fp:InvoiceCode>011002300111</fp:InvoiceCode><fp:InvoiceNo>12345678</fp:InvoiceNo><fp:IssueDate>2025年06月02日</fp:IssueDate><fp:InvoiceCheckCode>12345 67890 12345 67890</fp:InvoiceCheckCode><fp:Buyer><fp:BuyerName>测试购买方有限公司</fp:BuyerName><fp:BuyerTaxID>91110000000000000X</fp:BuyerTaxID></fp:Buyer><fp:Seller><fp:SellerName>测试销售方有限公司</fp:SellerName></fp:Seller><fp:TaxInclusiveTotalAmount>¥103.00</fp:TaxInclusiveTotalAmount><fp:TaxTotalAmount>3.00</fp:TaxTotalAmount><fp:TaxExclusiveTotalAmount>100.00</fp:TaxExclusiveTotalAmount><fp:GraphCode>01,10,011002300111,12345678,100.00,20250602,12345678901234567890,ABCD,</fp:GraphCode><fp:GoodsInfos><fp:GoodsInfo><fp:Item>*办公用品*纸</fp:Item><fp:Price>50</fp:Price><fp:Quantity>2</fp:Quantity><fp:Amount>100.00</fp:Amount></fp:GoodsInfo></fp:GoodsInfos></eInvoice>`;
