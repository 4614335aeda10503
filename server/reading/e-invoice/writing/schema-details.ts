// What the schemas of CII and UBL want beyond the business terms: the kind of tax, the form of dates, currencies, the order.
import { childrenOf, type XmlElement } from '../../formats/xml.ts';
import type { Syntax } from '../model/invoice-model.ts';
import { rankOf } from './element-order.ts';

const leaf = (name: string, ...children: (XmlElement | string)[]): XmlElement => ({
  name,
  attributes: {},
  children,
});

/** Children that elements have whatever an invoice states. */
const ALWAYS: Record<Syntax, Record<string, () => XmlElement>> = {
  cii: {
    ApplicableTradeTax: () => leaf('TypeCode', 'VAT'),
    CategoryTradeTax: () => leaf('TypeCode', 'VAT'),
    AdditionalReferencedDocument: () => leaf('TypeCode', '916'),
    AppliedTradeAllowanceCharge: () => leaf('ChargeIndicator', leaf('Indicator', 'false')),
    SupplyChainTradeTransaction: () => leaf('ApplicableHeaderTradeDelivery'),
  },
  ubl: {
    TaxCategory: () => leaf('TaxScheme', leaf('ID', 'VAT')),
    ClassifiedTaxCategory: () => leaf('TaxScheme', leaf('ID', 'VAT')),
    AllowanceCharge: () => leaf('ChargeIndicator', 'false'),
    // EN 16931 has no term for the network of a card, which the schema wants.
    CardAccount: () => leaf('NetworkID', 'NA'),
  },
};

/** Completes and sorts a tree in place. */
export function ofSchema(root: XmlElement, syntax: Syntax, currency: string): void {
  const complete = (element: XmlElement): void => {
    const always = ALWAYS[syntax][element.name]?.();
    if (always !== undefined && childrenOf(element, always.name).length === 0) element.children.push(always);
    if (/^Date(Time)?String$/.test(element.name)) {
      element.attributes['format'] = '102';
      element.children = element.children.map((child) =>
        typeof child === 'string' ? child.replaceAll('-', '') : child,
      );
    }
    const isAmount = syntax === 'ubl' ? element.name.endsWith('Amount') : element.name === 'TaxTotalAmount';
    if (isAmount) element.attributes['currencyID'] ??= currency;
    for (const child of childrenOf(element)) complete(child);
    if (childrenOf(element).length > 1)
      element.children.sort((a, b) => rankOf(root.name, nameOf(a)) - rankOf(root.name, nameOf(b)));
  };
  complete(root);
}

const nameOf = (child: XmlElement | string): string => (typeof child === 'string' ? '' : child.name);
