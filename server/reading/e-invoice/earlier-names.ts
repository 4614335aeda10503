// Elements of ZUGFeRD 1 and of orders (Order-X) under the names that CII gives them today, so that one table of terms reads all.
import type { XmlElement } from '../formats/xml.ts';

/** By name, or by the name of the parent (as it is today) and its own. */
const TODAY: Record<string, string> = {
  HeaderExchangedDocument: 'ExchangedDocument',
  SpecifiedSupplyChainTradeTransaction: 'SupplyChainTradeTransaction',
  ApplicableSupplyChainTradeAgreement: 'ApplicableHeaderTradeAgreement',
  ApplicableSupplyChainTradeDelivery: 'ApplicableHeaderTradeDelivery',
  ApplicableSupplyChainTradeSettlement: 'ApplicableHeaderTradeSettlement',
  SpecifiedSupplyChainTradeAgreement: 'SpecifiedLineTradeAgreement',
  SpecifiedSupplyChainTradeDelivery: 'SpecifiedLineTradeDelivery',
  SpecifiedSupplyChainTradeSettlement: 'SpecifiedLineTradeSettlement',
  'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementMonetarySummation':
    'SpecifiedTradeSettlementHeaderMonetarySummation',
  'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementMonetarySummation':
    'SpecifiedTradeSettlementLineMonetarySummation',
  'BuyerOrderReferencedDocument/ID': 'IssuerAssignedID',
  ApplicablePercent: 'RateApplicablePercent',
  OrderCurrencyCode: 'InvoiceCurrencyCode',
  RequestedQuantity: 'BilledQuantity',
  AgreedQuantity: 'BilledQuantity',
};

/** The tree itself where its vocabulary is that of today. */
export const inCurrentNames = (root: XmlElement): XmlElement =>
  /^(CrossIndustryDocument|SCRDM.*)$/.test(root.name) ? renamed(root, '') : root;

function renamed(element: XmlElement, parent: string): XmlElement {
  const name = TODAY[`${parent}/${element.name}`] ?? TODAY[element.name] ?? element.name;
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : renamed(child, name),
  );
  return { ...element, name, children };
}
