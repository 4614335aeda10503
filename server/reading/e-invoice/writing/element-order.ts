// In which order the schemas of CII (D16B) and UBL (2.1) want the elements within each other. One row serves all elements of a
// syntax, since no two of them want the same names in different orders, apart from the head of UBL's credit notes.
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const CII = words(`
  BusinessProcessSpecifiedDocumentContextParameter GuidelineSpecifiedDocumentContextParameter
  ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction
  IncludedSupplyChainTradeLineItem ApplicableHeaderTradeAgreement ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement
  AssociatedDocumentLineDocument SpecifiedTradeProduct SpecifiedLineTradeAgreement SpecifiedLineTradeDelivery
  SpecifiedLineTradeSettlement
  IssuerAssignedID URIID CalculatedAmount ChargeIndicator ID GlobalID TradingBusinessName SellerAssignedID BuyerAssignedID TypeCode
  Name IssueDateTime IncludedNote AttachmentBinaryObject
  Description ApplicableProductCharacteristic Value DesignatedProductClassification OriginTradeCountry
  GrossPriceProductTradePrice NetPriceProductTradePrice ChargeAmount BasisQuantity AppliedTradeAllowanceCharge
  SpecifiedLegalOrganization DefinedTradeContact PersonName DepartmentName TelephoneUniversalCommunication
  EmailURIUniversalCommunication PostalTradeAddress PostcodeCode LineOne LineTwo LineThree CityName CountryID
  URIUniversalCommunication SpecifiedTaxRegistration
  BuyerReference SellerTradeParty BuyerTradeParty SellerTaxRepresentativeTradeParty BuyerOrderReferencedDocument
  AdditionalReferencedDocument ShipToTradeParty ActualDeliverySupplyChainEvent
  CreditorReferenceID PaymentReference TaxCurrencyCode InvoiceCurrencyCode PayeeTradeParty
  SpecifiedTradeSettlementPaymentMeans ApplicableTradeSettlementFinancialCard PayerPartyDebtorFinancialAccount
  PayeePartyCreditorFinancialAccount ApplicableTradeTax ExemptionReason CalculationPercent BasisAmount ActualAmount ReasonCode Reason
  CategoryTradeTax CategoryCode ExemptionReasonCode TaxPointDate DueDateTypeCode RateApplicablePercent
  BillingSpecifiedPeriod StartDateTime EndDateTime SpecifiedTradeAllowanceCharge SpecifiedTradePaymentTerms DueDateDateTime
  DirectDebitMandateID SpecifiedTradeSettlementLineMonetarySummation SpecifiedTradeSettlementHeaderMonetarySummation
  LineTotalAmount ChargeTotalAmount AllowanceTotalAmount TaxBasisTotalAmount TaxTotalAmount RoundingAmount GrandTotalAmount
  TotalPrepaidAmount DuePayableAmount InvoiceReferencedDocument`);

const UBL_HEAD =
  'CustomizationID ProfileID EndpointID ActualDeliveryDate ChargeIndicator ID IssueDate DueDate';
const UBL_BODY = `
  DocumentCurrencyCode TaxCurrencyCode BuyerReference
  InvoicedQuantity CreditedQuantity LineExtensionAmount InvoicePeriod StartDate EndDate DescriptionCode
  OrderReference BillingReference AdditionalDocumentReference AccountingSupplierParty AccountingCustomerParty PayeeParty
  TaxRepresentativeParty Delivery DeliveryLocation Address
  PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact
  StreetName AdditionalStreetName CityName PostalZone AddressLine Country RegistrationName CompanyID
  Description Name Telephone ElectronicMail Value
  PaymentMeans PaymentMeansCode PaymentDueDate PaymentID CardAccount PayeeFinancialAccount PaymentMandate PayerFinancialAccount
  PaymentTerms PriceAmount BaseQuantity AllowanceCharge AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric
  Amount BaseAmount TaxTotal TaxableAmount TaxAmount TaxSubtotal TaxCategory Percent TaxExemptionReasonCode TaxExemptionReason
  LegalMonetaryTotal TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount
  PayableRoundingAmount PayableAmount InvoiceLine CreditNoteLine
  BuyersItemIdentification SellersItemIdentification StandardItemIdentification OriginCountry CommodityClassification
  ClassifiedTaxCategory TaxScheme AdditionalItemProperty Item Price`;

const ORDER = {
  cii: CII,
  Invoice: words(`${UBL_HEAD} InvoiceTypeCode Note TaxPointDate ${UBL_BODY}`),
  CreditNote: words(`${UBL_HEAD} TaxPointDate CreditNoteTypeCode Note ${UBL_BODY}`),
};

const RANKS = new Map(
  Object.entries(ORDER).map(([key, names]) => [key, new Map(names.map((name, i) => [name, i]))]),
);

/** @param root name of the root element; everything but UBL is CII. Names that the row lacks come last, as they were put. */
export const rankOf = (root: string, name: string): number =>
  (RANKS.get(root) ?? RANKS.get('cii'))!.get(name) ?? Number.MAX_SAFE_INTEGER;
