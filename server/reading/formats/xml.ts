// Reads XML as a small tree. Entities other than the five of XML itself are left as they stand: nothing is expanded and
// nothing is fetched, so entity bombs and external entities have no effect.
import { parseMarkup } from './parse-markup.ts';
import { decodeText } from './decode-text.ts';

export interface XmlElement {
  /** Name without namespace prefix. */
  name: string;
  /** Attributes by name, with and without prefix. */
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Larger XML was written by no person and is no statement of a day; parsing takes about twenty times its size in memory. */
export const MAX_XML_BYTES = 16 * 1024 * 1024;

/** Deeper elements are ignored; documents of people nest a few dozen levels. */
const MAX_DEPTH = 400;

/** The root element; undefined when there is none. Damaged XML gives what could be read of it. */
export function parseXml(bytes: Uint8Array): XmlElement | undefined {
  const top: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [top];
  let tooDeep = 0;
  parseMarkup(decodeText(bytes)?.text ?? '', 'xml', {
    onopentag: (name, attributes) => {
      if (open.length > MAX_DEPTH) {
        tooDeep++;
        return;
      }
      const element: XmlElement = {
        name: local(name),
        attributes: withoutPrefixes(attributes),
        children: [],
      };
      open.at(-1)!.children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      const { children } = open.at(-1)!;
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
    onclosetag: () => {
      if (tooDeep > 0) tooDeep--;
      else if (open.length > 1) open.pop();
    },
  });
  return top.children.find((child): child is XmlElement => typeof child !== 'string');
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function withoutPrefixes(attributes: Record<string, string>): Record<string, string> {
  const entries = Object.entries(attributes);
  return { ...attributes, ...Object.fromEntries(entries.map(([name, value]) => [local(name), value])) };
}

/** Child elements, of one name if given. */
export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  const elements = element?.children.filter((child): child is XmlElement => typeof child !== 'string') ?? [];
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

/** The first element found by going down `path`. */
export function findElement(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => childrenOf(at, name)[0], element);
}

/** All text inside an element. */
export function textIn(element: XmlElement | undefined): string {
  return element?.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') ?? '';
}
