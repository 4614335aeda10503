// Takes values out of XML.
import { childrenOf, textIn, type XmlElement } from './xml.ts';

/** Elements at a path such as `Agreement|OldAgreement/Party/Name`; a step may name alternatives. */
export function elementsAt(root: XmlElement | undefined, path: string): XmlElement[] {
  let found = root ? [root] : [];
  for (const step of path.split('/')) {
    const names = step.split('|');
    found = found.flatMap((element) => childrenOf(element).filter(({ name }) => names.includes(name)));
  }
  return found;
}

/** Text of the first element at any of the paths that has some; runs of white space become one space. */
export function textAt(root: XmlElement | undefined, ...paths: string[]): string | undefined {
  for (const path of paths) {
    for (const element of elementsAt(root, path)) {
      const text = textIn(element).replace(/\s+/g, ' ').trim();
      if (text !== '') return text;
    }
  }
  return undefined;
}

export const amountAt = (root: XmlElement | undefined, ...paths: string[]): string | undefined =>
  amountIn(textAt(root, ...paths));

/** A decimal as the document writes it, without grouping or sign decoration; undefined for anything else. */
export function amountIn(text: string | undefined): string | undefined {
  const plain = text?.replace(/^\+|[\s,¥￥]/g, '');
  return plain !== undefined && /^-?\d*\.?\d+$/.test(plain) ? plain : undefined;
}

export const dateAt = (root: XmlElement | undefined, ...paths: string[]): string | undefined =>
  dateIn(textAt(root, ...paths));

/** ISO date from `20250602`, `2025-06-02`, `2025-06-02T…` or `2025年06月02日`. */
export function dateIn(text = ''): string | undefined {
  const parts =
    /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text) ??
    /^(\d{4})\s*[-/年.]\s*(\d{1,2})\s*[-/月.]\s*(\d{1,2})/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day] = parts;
  return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
}
