// The semantic model of EN 16931-1 as a table: where each group (BG) and business term (BT) stands in CII (EN 16931-3-3) and in
// UBL (EN 16931-3-2). Paths are those of `find-places.ts`; null where a syntax has no place for it.
const TRANSACTION = 'SupplyChainTradeTransaction';
const AGREEMENT = `${TRANSACTION}/ApplicableHeaderTradeAgreement`;
const DELIVERY = `${TRANSACTION}/ApplicableHeaderTradeDelivery`;
const SETTLEMENT = `${TRANSACTION}/ApplicableHeaderTradeSettlement`;
const TOTALS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const CONTEXT = 'ExchangedDocumentContext';
const PAYMENT_TERMS = `${SETTLEMENT}/SpecifiedTradePaymentTerms`;
const CII_VAT = 'SpecifiedTaxRegistration[ID/@schemeID=VA]/ID';
const UBL_VAT = 'PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID';
const CII_TAX_NUMBER = 'SpecifiedTaxRegistration[ID/@schemeID=FC]/ID';
const UBL_TAX_NUMBER = 'PartyTaxScheme[TaxScheme/ID!=VAT]/CompanyID';
const UBL_QUANTITY = 'InvoicedQuantity|CreditedQuantity';
const LINE_SETTLEMENT = 'SpecifiedLineTradeSettlement';
const CII_ALLOWANCE = 'SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator=false|0]';
const CII_CHARGE = 'SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator=true|1]';
const NET_PRICE = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice';
const GROSS_PRICE = 'SpecifiedLineTradeAgreement/GrossPriceProductTradePrice';

/** Group: the group it stands in (`INVOICE` is the root), its path in CII, its path in UBL. */
export const GROUPS = {
  'BG-1': ['INVOICE', 'ExchangedDocument/IncludedNote', 'Note'],
  'BG-3': ['INVOICE', `${SETTLEMENT}/InvoiceReferencedDocument`, 'BillingReference/InvoiceDocumentReference'],
  'BG-4': ['INVOICE', `${AGREEMENT}/SellerTradeParty`, 'AccountingSupplierParty/Party'],
  'BG-5': ['BG-4', 'PostalTradeAddress', 'PostalAddress'],
  'BG-6': ['BG-4', 'DefinedTradeContact', 'Contact'],
  'BG-7': ['INVOICE', `${AGREEMENT}/BuyerTradeParty`, 'AccountingCustomerParty/Party'],
  'BG-8': ['BG-7', 'PostalTradeAddress', 'PostalAddress'],
  'BG-9': ['BG-7', 'DefinedTradeContact', 'Contact'],
  'BG-10': ['INVOICE', `${SETTLEMENT}/PayeeTradeParty`, 'PayeeParty'],
  'BG-11': ['INVOICE', `${AGREEMENT}/SellerTaxRepresentativeTradeParty`, 'TaxRepresentativeParty'],
  'BG-12': ['BG-11', 'PostalTradeAddress', 'PostalAddress'],
  'BG-13': ['INVOICE', DELIVERY, 'Delivery'],
  'BG-14': ['INVOICE', `${SETTLEMENT}/BillingSpecifiedPeriod`, 'InvoicePeriod'],
  'BG-15': ['BG-13', 'ShipToTradeParty/PostalTradeAddress', 'DeliveryLocation/Address'],
  'BG-16': ['INVOICE', `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`, 'PaymentMeans'],
  'BG-17': ['BG-16', 'PayeePartyCreditorFinancialAccount', 'PayeeFinancialAccount'],
  'BG-18': ['BG-16', 'ApplicableTradeSettlementFinancialCard', 'CardAccount'],
  'BG-20': ['INVOICE', `${SETTLEMENT}/${CII_ALLOWANCE}`, 'AllowanceCharge[ChargeIndicator=false|0]'],
  'BG-21': ['INVOICE', `${SETTLEMENT}/${CII_CHARGE}`, 'AllowanceCharge[ChargeIndicator=true|1]'],
  'BG-22': ['INVOICE', TOTALS, 'LegalMonetaryTotal'],
  'BG-23': ['INVOICE', `${SETTLEMENT}/ApplicableTradeTax`, 'TaxTotal/TaxSubtotal'],
  'BG-24': ['INVOICE', `${AGREEMENT}/AdditionalReferencedDocument`, 'AdditionalDocumentReference'],
  'BG-25': ['INVOICE', `${TRANSACTION}/IncludedSupplyChainTradeLineItem`, 'InvoiceLine|CreditNoteLine'],
  'BG-26': ['BG-25', `${LINE_SETTLEMENT}/BillingSpecifiedPeriod`, 'InvoicePeriod'],
  'BG-27': ['BG-25', `${LINE_SETTLEMENT}/${CII_ALLOWANCE}`, 'AllowanceCharge[ChargeIndicator=false|0]'],
  'BG-28': ['BG-25', `${LINE_SETTLEMENT}/${CII_CHARGE}`, 'AllowanceCharge[ChargeIndicator=true|1]'],
  'BG-32': ['BG-25', 'SpecifiedTradeProduct/ApplicableProductCharacteristic', 'Item/AdditionalItemProperty'],
} as const satisfies Record<string, readonly [parent: string, cii: string, ubl: string]>;

/**
 * Term: the group it stands in, its path in CII, its path in UBL. A scheme, a unit, or another form in which
 * invoices state a term has the term of its value with a letter.
 */
export const TERMS = {
  'BT-1': ['INVOICE', 'ExchangedDocument/ID', 'ID'],
  'BT-2': ['INVOICE', 'ExchangedDocument/IssueDateTime/DateTimeString[@format=102]', 'IssueDate'],
  'BT-2b': ['INVOICE', 'ExchangedDocument/IssueDateTime/DateTimeString', 'IssueDate'],
  'BT-3': ['INVOICE', 'ExchangedDocument/TypeCode', 'InvoiceTypeCode|CreditNoteTypeCode'],
  'BT-5': ['INVOICE', `${SETTLEMENT}/InvoiceCurrencyCode`, 'DocumentCurrencyCode'],
  'BT-6': ['INVOICE', `${SETTLEMENT}/TaxCurrencyCode`, 'TaxCurrencyCode'],
  'BT-7': ['INVOICE', `${SETTLEMENT}/ApplicableTradeTax/TaxPointDate/DateString`, 'TaxPointDate'],
  'BT-8': ['INVOICE', `${SETTLEMENT}/ApplicableTradeTax/DueDateTypeCode`, 'InvoicePeriod/DescriptionCode'],
  'BT-9': [
    'INVOICE',
    `${PAYMENT_TERMS}/DueDateDateTime/DateTimeString`,
    'DueDate, PaymentMeans/PaymentDueDate',
  ],
  'BT-10': ['INVOICE', `${AGREEMENT}/BuyerReference`, 'BuyerReference'],
  'BT-13': ['INVOICE', `${AGREEMENT}/BuyerOrderReferencedDocument/IssuerAssignedID`, 'OrderReference/ID'],
  'BT-20': ['INVOICE', `${PAYMENT_TERMS}/Description`, 'PaymentTerms/Note'],
  'BT-22': ['BG-1', 'Content', '.'],
  'BT-23': ['INVOICE', `${CONTEXT}/BusinessProcessSpecifiedDocumentContextParameter/ID`, 'ProfileID'],
  'BT-24': ['INVOICE', `${CONTEXT}/GuidelineSpecifiedDocumentContextParameter/ID`, 'CustomizationID'],
  'BT-25': ['BG-3', 'IssuerAssignedID', 'ID'],
  'BT-27': ['BG-4', 'Name', 'PartyLegalEntity/RegistrationName'],
  'BT-28': ['BG-4', 'SpecifiedLegalOrganization/TradingBusinessName', 'PartyName/Name'],
  'BT-29': ['BG-4', 'ID, GlobalID', 'PartyIdentification/ID[@schemeID!=SEPA]'],
  'BT-29a': ['BG-4', 'GlobalID/@schemeID', 'PartyIdentification/ID[@schemeID!=SEPA]/@schemeID'],
  'BT-30': ['BG-4', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID'],
  'BT-30a': ['BG-4', 'SpecifiedLegalOrganization/ID/@schemeID', 'PartyLegalEntity/CompanyID/@schemeID'],
  'BT-31': ['BG-4', CII_VAT, UBL_VAT],
  'BT-32': ['BG-4', CII_TAX_NUMBER, UBL_TAX_NUMBER],
  'BT-34': ['BG-4', 'URIUniversalCommunication/URIID', 'EndpointID'],
  'BT-34a': ['BG-4', 'URIUniversalCommunication/URIID/@schemeID', 'EndpointID/@schemeID'],
  'BT-35': ['BG-5', 'LineOne', 'StreetName'],
  'BT-36': ['BG-5', 'LineTwo', 'AdditionalStreetName'],
  'BT-37': ['BG-5', 'CityName', 'CityName'],
  'BT-38': ['BG-5', 'PostcodeCode', 'PostalZone'],
  'BT-40': ['BG-5', 'CountryID', 'Country/IdentificationCode'],
  'BT-41': ['BG-6', 'PersonName, DepartmentName', 'Name'],
  'BT-42': ['BG-6', 'TelephoneUniversalCommunication/CompleteNumber', 'Telephone'],
  'BT-43': ['BG-6', 'EmailURIUniversalCommunication/URIID', 'ElectronicMail'],
  'BT-44': ['BG-7', 'Name', 'PartyLegalEntity/RegistrationName'],
  'BT-45': ['BG-7', 'SpecifiedLegalOrganization/TradingBusinessName', 'PartyName/Name'],
  'BT-46a': ['BG-7', 'GlobalID/@schemeID', 'PartyIdentification/ID/@schemeID'],
  'BT-47': ['BG-7', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID'],
  'BT-47a': ['BG-7', 'SpecifiedLegalOrganization/ID/@schemeID', 'PartyLegalEntity/CompanyID/@schemeID'],
  'BT-48': ['BG-7', CII_VAT, UBL_VAT],
  'BT-48b': ['BG-7', CII_TAX_NUMBER, UBL_TAX_NUMBER],
  'BT-49': ['BG-7', 'URIUniversalCommunication/URIID', 'EndpointID'],
  'BT-49a': ['BG-7', 'URIUniversalCommunication/URIID/@schemeID', 'EndpointID/@schemeID'],
  'BT-50': ['BG-8', 'LineOne', 'StreetName'],
  'BT-51': ['BG-8', 'LineTwo', 'AdditionalStreetName'],
  'BT-52': ['BG-8', 'CityName', 'CityName'],
  'BT-53': ['BG-8', 'PostcodeCode', 'PostalZone'],
  'BT-55': ['BG-8', 'CountryID', 'Country/IdentificationCode'],
  'BT-56': ['BG-9', 'PersonName, DepartmentName', 'Name'],
  'BT-57': ['BG-9', 'TelephoneUniversalCommunication/CompleteNumber', 'Telephone'],
  'BT-58': ['BG-9', 'EmailURIUniversalCommunication/URIID', 'ElectronicMail'],
  'BT-59': ['BG-10', 'Name', 'PartyName/Name'],
  'BT-60': ['BG-10', 'ID', 'PartyIdentification/ID[@schemeID!=SEPA]'],
  'BT-60a': ['BG-10', 'GlobalID/@schemeID', 'PartyIdentification/ID[@schemeID!=SEPA]/@schemeID'],
  'BT-61': ['BG-10', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID'],
  'BT-61a': ['BG-10', 'SpecifiedLegalOrganization/ID/@schemeID', 'PartyLegalEntity/CompanyID/@schemeID'],
  'BT-62': ['BG-11', 'Name', 'PartyName/Name'],
  'BT-63': ['BG-11', CII_VAT, UBL_VAT],
  'BT-69': ['BG-12', 'CountryID', 'Country/IdentificationCode'],
  'BT-71a': ['BG-13', 'ShipToTradeParty/GlobalID/@schemeID', 'DeliveryLocation/ID/@schemeID'],
  'BT-72': [
    'BG-13',
    'ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString',
    'ActualDeliveryDate',
  ],
  'BT-73': ['BG-14', 'StartDateTime/DateTimeString', 'StartDate'],
  'BT-74': ['BG-14', 'EndDateTime/DateTimeString', 'EndDate'],
  'BT-77': ['BG-15', 'CityName', 'CityName'],
  'BT-78': ['BG-15', 'PostcodeCode', 'PostalZone'],
  'BT-80': ['BG-15', 'CountryID', 'Country/IdentificationCode'],
  'BT-81': ['BG-16', 'TypeCode', 'PaymentMeansCode'],
  'BT-83': ['INVOICE', `${SETTLEMENT}/PaymentReference`, 'PaymentMeans/PaymentID'],
  'BT-84': ['BG-17', 'IBANID, ProprietaryID', 'ID'],
  'BT-87': ['BG-18', 'ID', 'PrimaryAccountNumberID'],
  'BT-89': ['INVOICE', `${PAYMENT_TERMS}/DirectDebitMandateID`, 'PaymentMeans/PaymentMandate/ID'],
  'BT-90': [
    'INVOICE',
    `${SETTLEMENT}/CreditorReferenceID`,
    'AccountingSupplierParty/Party/PartyIdentification/ID[@schemeID=SEPA], PayeeParty/PartyIdentification/ID[@schemeID=SEPA]',
  ],
  'BT-91': ['BG-16', 'PayerPartyDebtorFinancialAccount/IBANID', 'PaymentMandate/PayerFinancialAccount/ID'],
  'BT-92': ['BG-20', 'ActualAmount', 'Amount'],
  'BT-93': ['BG-20', 'BasisAmount', 'BaseAmount'],
  'BT-94': ['BG-20', 'CalculationPercent', 'MultiplierFactorNumeric'],
  'BT-95': ['BG-20', 'CategoryTradeTax/CategoryCode', 'TaxCategory/ID'],
  'BT-96': ['BG-20', 'CategoryTradeTax/RateApplicablePercent', 'TaxCategory/Percent'],
  'BT-97': ['BG-20', 'Reason', 'AllowanceChargeReason'],
  'BT-98': ['BG-20', 'ReasonCode', 'AllowanceChargeReasonCode'],
  'BT-99': ['BG-21', 'ActualAmount', 'Amount'],
  'BT-100': ['BG-21', 'BasisAmount', 'BaseAmount'],
  'BT-101': ['BG-21', 'CalculationPercent', 'MultiplierFactorNumeric'],
  'BT-102': ['BG-21', 'CategoryTradeTax/CategoryCode', 'TaxCategory/ID'],
  'BT-103': ['BG-21', 'CategoryTradeTax/RateApplicablePercent', 'TaxCategory/Percent'],
  'BT-104': ['BG-21', 'Reason', 'AllowanceChargeReason'],
  'BT-105': ['BG-21', 'ReasonCode', 'AllowanceChargeReasonCode'],
  'BT-106': ['BG-22', 'LineTotalAmount', 'LineExtensionAmount'],
  'BT-107': ['BG-22', 'AllowanceTotalAmount', 'AllowanceTotalAmount'],
  'BT-108': ['BG-22', 'ChargeTotalAmount', 'ChargeTotalAmount'],
  'BT-109': ['BG-22', 'TaxBasisTotalAmount', 'TaxExclusiveAmount'],
  'BT-110': ['INVOICE', `${TOTALS}/TaxTotalAmount`, 'TaxTotal/TaxAmount'],
  'BT-112': ['BG-22', 'GrandTotalAmount', 'TaxInclusiveAmount'],
  'BT-113': ['BG-22', 'TotalPrepaidAmount', 'PrepaidAmount'],
  'BT-114': ['BG-22', 'RoundingAmount', 'PayableRoundingAmount'],
  'BT-115': ['BG-22', 'DuePayableAmount', 'PayableAmount'],
  'BT-116': ['BG-23', 'BasisAmount', 'TaxableAmount'],
  'BT-117': ['BG-23', 'CalculatedAmount', 'TaxAmount'],
  'BT-118': ['BG-23', 'CategoryCode', 'TaxCategory/ID'],
  'BT-119': ['BG-23', 'RateApplicablePercent', 'TaxCategory/Percent'],
  'BT-119b': ['BG-23', 'ApplicablePercent', 'Percent'],
  'BT-120': ['BG-23', 'ExemptionReason', 'TaxCategory/TaxExemptionReason'],
  'BT-121': ['BG-23', 'ExemptionReasonCode', 'TaxCategory/TaxExemptionReasonCode'],
  'BT-122': ['BG-24', 'IssuerAssignedID', 'ID'],
  'BT-124': ['BG-24', 'URIID', 'Attachment/ExternalReference/URI'],
  'BT-125a': [
    'BG-24',
    'AttachmentBinaryObject/@mimeCode',
    'Attachment/EmbeddedDocumentBinaryObject/@mimeCode',
  ],
  'BT-125b': [
    'BG-24',
    'AttachmentBinaryObject/@filename',
    'Attachment/EmbeddedDocumentBinaryObject/@filename',
  ],
  'BT-126': ['BG-25', 'AssociatedDocumentLineDocument/LineID', 'ID'],
  'BT-129': ['BG-25', 'SpecifiedLineTradeDelivery/BilledQuantity', UBL_QUANTITY],
  'BT-130': ['BG-25', 'SpecifiedLineTradeDelivery/BilledQuantity/@unitCode', `${UBL_QUANTITY}/@unitCode`],
  'BT-131': [
    'BG-25',
    `${LINE_SETTLEMENT}/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
    'LineExtensionAmount',
  ],
  'BT-134': ['BG-26', 'StartDateTime/DateTimeString', 'StartDate'],
  'BT-135': ['BG-26', 'EndDateTime/DateTimeString', 'EndDate'],
  'BT-136': ['BG-27', 'ActualAmount', 'Amount'],
  'BT-137': ['BG-27', 'BasisAmount', 'BaseAmount'],
  'BT-138': ['BG-27', 'CalculationPercent', 'MultiplierFactorNumeric'],
  'BT-139': ['BG-27', 'Reason', 'AllowanceChargeReason'],
  'BT-140': ['BG-27', 'ReasonCode', 'AllowanceChargeReasonCode'],
  'BT-141': ['BG-28', 'ActualAmount', 'Amount'],
  'BT-142': ['BG-28', 'BasisAmount', 'BaseAmount'],
  'BT-143': ['BG-28', 'CalculationPercent', 'MultiplierFactorNumeric'],
  'BT-144': ['BG-28', 'Reason', 'AllowanceChargeReason'],
  'BT-145': ['BG-28', 'ReasonCode', 'AllowanceChargeReasonCode'],
  'BT-146': ['BG-25', `${NET_PRICE}/ChargeAmount`, 'Price/PriceAmount'],
  'BT-147': [
    'BG-25',
    `${GROSS_PRICE}/AppliedTradeAllowanceCharge/ActualAmount`,
    'Price/AllowanceCharge/Amount',
  ],
  'BT-148': ['BG-25', `${GROSS_PRICE}/ChargeAmount`, 'Price/AllowanceCharge/BaseAmount'],
  'BT-149': ['BG-25', `${NET_PRICE}/BasisQuantity, ${GROSS_PRICE}/BasisQuantity`, 'Price/BaseQuantity'],
  'BT-150': [
    'BG-25',
    `${NET_PRICE}/BasisQuantity/@unitCode, ${GROSS_PRICE}/BasisQuantity/@unitCode`,
    'Price/BaseQuantity/@unitCode',
  ],
  'BT-151': ['BG-25', `${LINE_SETTLEMENT}/ApplicableTradeTax/CategoryCode`, 'Item/ClassifiedTaxCategory/ID'],
  'BT-152': [
    'BG-25',
    `${LINE_SETTLEMENT}/ApplicableTradeTax/RateApplicablePercent`,
    'Item/ClassifiedTaxCategory/Percent',
  ],
  'BT-153': ['BG-25', 'SpecifiedTradeProduct/Name', 'Item/Name'],
  'BT-154': ['BG-25', 'SpecifiedTradeProduct/Description', 'Item/Description'],
  'BT-155': ['BG-25', 'SpecifiedTradeProduct/SellerAssignedID', 'Item/SellersItemIdentification/ID'],
  'BT-156': ['BG-25', 'SpecifiedTradeProduct/BuyerAssignedID', 'Item/BuyersItemIdentification/ID'],
  'BT-157': ['BG-25', 'SpecifiedTradeProduct/GlobalID', 'Item/StandardItemIdentification/ID'],
  'BT-157a': [
    'BG-25',
    'SpecifiedTradeProduct/GlobalID/@schemeID',
    'Item/StandardItemIdentification/ID/@schemeID',
  ],
  'BT-158': [
    'BG-25',
    'SpecifiedTradeProduct/DesignatedProductClassification/ClassCode',
    'Item/CommodityClassification/ItemClassificationCode',
  ],
  'BT-158a': [
    'BG-25',
    'SpecifiedTradeProduct/DesignatedProductClassification/ClassCode/@listID',
    'Item/CommodityClassification/ItemClassificationCode/@listID',
  ],
  'BT-159': ['BG-25', 'SpecifiedTradeProduct/OriginTradeCountry/ID', 'Item/OriginCountry/IdentificationCode'],
  'BT-160': ['BG-32', 'Description', 'Name'],
  'BT-161': ['BG-32', 'Value', 'Value'],
  'BT-162': ['BG-5', 'LineThree', 'AddressLine/Line'],
  'BT-163': ['BG-8', 'LineThree', 'AddressLine/Line'],
} as const satisfies Record<string, readonly [group: string, cii: string, ubl: string]>;

export type GroupId = keyof typeof GROUPS;
export type TermId = keyof typeof TERMS;

const isTerm = (text: string): text is TermId => Object.hasOwn(TERMS, text);

/** The first of the names of a field that is a term: operators name fields so that they state it. */
export const termAmong = (names: string[]): TermId | undefined =>
  names.map((name) => name.trim()).find(isTerm);
