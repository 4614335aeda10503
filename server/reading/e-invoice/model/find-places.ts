// Finds elements and attributes by paths, and says where each stands.
//   path   = one or several alternatives, ", " between them
//   step   = Name, A|B (either), . (here), @attribute (last); [Path=a|b] and [Path!=a|b] are conditions on the element
// Names are local names: an XML vocabulary is known by its root.
import { textIn, type XmlElement } from '../../formats/xml.ts';

/** An element and the one it stands in; its path is made when somebody asks. */
export class Place {
  readonly element: XmlElement;
  readonly #parent: Place | undefined;

  constructor(element: XmlElement, parent?: Place) {
    this.element = element;
    this.#parent = parent;
  }

  /** XPath with local names from the root: `/Invoice/InvoiceLine[2]/ID`. */
  get path(): string {
    const { name } = this.element;
    if (this.#parent === undefined) return `/${name}`;
    const alike = this.#parent.element.children.filter(
      (child) => typeof child !== 'string' && child.name === name,
    );
    const index = alike.length > 1 ? `[${alike.indexOf(this.element) + 1}]` : '';
    return `${this.#parent.path}/${name}${index}`;
  }
}

/** Text of an element or of its attribute; white space around it removed. */
export interface PlacedText {
  text: string;
  place: Place;
  attribute: string | undefined;
}

interface Condition {
  path: Path[];
  equal: boolean;
  /** In lower case. */
  values: string[];
  /** The first as the table writes it. */
  first: string;
}

export interface Step {
  names: string[];
  condition: Condition | undefined;
}

export interface Path {
  steps: Step[];
  attribute: string | undefined;
}

const compiled = new Map<string, Path[]>();

/** The table of terms is all that is ever compiled. */
export function pathsOf(text: string): Path[] {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  const paths = text.split(', ').map((one): Path => {
    const parts = one.match(/(?:[^/[]|\[[^\]]*\])+/g) ?? [];
    const attribute = parts.at(-1)?.startsWith('@') ? parts.pop()!.slice(1) : undefined;
    return { steps: parts.filter((part) => part !== '.').map(stepOf), attribute };
  });
  compiled.set(text, paths);
  return paths;
}

function stepOf(text: string): Step {
  const [, names = '', at, not, value = ''] = /^([^[]+)(?:\[([^=!]+)(!?)=([^\]]*)\])?$/.exec(text) ?? [];
  const [first = ''] = value.split('|');
  const values = value.toLowerCase().split('|');
  const condition = at === undefined ? undefined : { path: pathsOf(at), equal: not === '', values, first };
  return { names: names.split('|'), condition };
}

/** Elements at any of the alternatives. */
export const findPlaces = (from: Place, path: string): Place[] =>
  pathsOf(path).flatMap(({ steps }) => follow(from, steps));

function follow(from: Place, steps: Step[]): Place[] {
  let places = [from];
  for (const { names, condition } of steps) {
    const next: Place[] = [];
    for (const place of places)
      for (const child of place.element.children) {
        if (typeof child === 'string' || !names.includes(child.name)) continue;
        const found = new Place(child, place);
        if (condition === undefined || holds(found, condition)) next.push(found);
      }
    places = next;
  }
  return places;
}

export const holds = (place: Place, { path, equal, values }: Condition): boolean =>
  textsAt(place, path).some(({ text }) => values.includes(text.toLowerCase())) === equal;

/** Texts and attributes that are there, the empty ones included. */
export const findTexts = (from: Place, path: string): PlacedText[] => textsAt(from, pathsOf(path));

const textsAt = (from: Place, paths: Path[]): PlacedText[] =>
  paths.flatMap(({ steps, attribute }) =>
    follow(from, steps).flatMap((place): PlacedText[] => {
      const { element } = place;
      const text = attribute === undefined ? textIn(element) : element.attributes[attribute];
      return text === undefined ? [] : [{ text: text.trim(), place, attribute }];
    }),
  );

export const pathOf = ({ place, attribute }: PlacedText): string =>
  attribute === undefined ? place.path : `${place.path}/@${attribute}`;
