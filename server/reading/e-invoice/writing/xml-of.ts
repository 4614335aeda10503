// A tree of CII or UBL as text, with the namespaces of its schema.
import { escapeMarkup, writableInXml } from '../../../platform/markup.ts';
import type { XmlElement } from '../../formats/xml.ts';
import type { Syntax } from '../model/invoice-model.ts';

const CII = 'urn:un:unece:uncefact:data:standard';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

const NAMESPACES: Record<Syntax, Record<string, string>> = {
  cii: {
    rsm: `${CII}:CrossIndustryInvoice:100`,
    ram: `${CII}:ReusableAggregateBusinessInformationEntity:100`,
    udt: `${CII}:UnqualifiedDataType:100`,
  },
  ubl: { cac: `${UBL}:CommonAggregateComponents-2`, cbc: `${UBL}:CommonBasicComponents-2` },
};

const escaped = (text: string): string => escapeMarkup(writableInXml(text));

export function xmlOf(root: XmlElement, syntax: Syntax): string {
  const own = syntax === 'ubl' ? { xmlns: `${UBL}:${root.name}-2` } : {};
  const spaces = Object.entries(NAMESPACES[syntax]).map(([prefix, uri]) => [`xmlns:${prefix}`, uri]);
  const attributes = { ...own, ...Object.fromEntries(spaces) };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written({ ...root, attributes }, syntax, 0)}\n`;
}

function written(element: XmlElement, syntax: Syntax, depth: number): string {
  const { attributes, children } = element;
  const name = `${prefixOf(element, syntax, depth)}${element.name}`;
  const stated = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const indent = '  '.repeat(depth);
  if (children.length === 0) return `${indent}<${name}${stated.join('')}/>`;
  const inner = children.map((child) =>
    typeof child === 'string' ? escaped(child) : `\n${written(child, syntax, depth + 1)}`,
  );
  const end = children.some((child) => typeof child !== 'string') ? `\n${indent}` : '';
  return `${indent}<${name}${stated.join('')}>${inner.join('')}${end}</${name}>`;
}

function prefixOf({ name, children }: XmlElement, syntax: Syntax, depth: number): string {
  if (syntax === 'cii') {
    if (depth < 2) return 'rsm:';
    return /^(Indicator|Date(Time)?String)$/.test(name) ? 'udt:' : 'ram:';
  }
  if (depth === 0) return '';
  return children.some((child) => typeof child !== 'string') ? 'cac:' : 'cbc:';
}
