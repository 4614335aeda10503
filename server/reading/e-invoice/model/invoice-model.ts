// An invoice as the groups and terms of EN 16931, whatever its syntax; each with its place in the XML.
import type { XmlElement } from '../../formats/xml.ts';
import { findPlaces, findTexts, pathOf, Place, type PlacedText } from './find-places.ts';
import { GROUPS, TERMS, type GroupId, type TermId } from './terms.ts';

export type Syntax = 'cii' | 'ubl';

/** One group of an invoice, such as a line; the invoice itself is the outermost. */
export class Group {
  readonly #place: Place;
  readonly #syntax: Syntax;
  readonly #terms = new Map<TermId, PlacedText[]>();
  readonly #groups = new Map<GroupId, Group[]>();

  constructor(place: Place, syntax: Syntax) {
    this.#place = place;
    this.#syntax = syntax;
  }

  get path(): string {
    return this.#place.path;
  }

  get syntax(): Syntax {
    return this.#syntax;
  }

  /** Groups directly within this one. */
  groups(id: GroupId): Group[] {
    const known = this.#groups.get(id);
    if (known !== undefined) return known;
    const found = findPlaces(this.#place, pathIn(GROUPS[id], this.#syntax)).map(
      (place) => new Group(place, this.#syntax),
    );
    this.#groups.set(id, found);
    return found;
  }

  /** Values of a term of this group, in the order of the document; elements without text are left out. */
  all(id: TermId): PlacedText[] {
    const known = this.#terms.get(id);
    if (known !== undefined) return known;
    const found = findTexts(this.#place, pathIn(TERMS[id], this.#syntax)).filter(({ text }) => text !== '');
    this.#terms.set(id, found);
    return found;
  }

  first(id: TermId): PlacedText | undefined {
    return this.all(id)[0];
  }

  text(id: TermId): string | undefined {
    return this.first(id)?.text;
  }

  has(id: TermId): boolean {
    return this.all(id).length > 0;
  }

  /** Where a term or a group of this one stands, or would stand. */
  placeOf(id: TermId | GroupId): string {
    const found = id in TERMS ? this.first(id as TermId) : this.groups(id as GroupId)[0];
    if (found !== undefined) return found instanceof Group ? found.path : pathOf(found);
    const row = id in TERMS ? TERMS[id as TermId] : GROUPS[id as GroupId];
    const path = pathIn(row, this.#syntax).split(', ')[0] ?? '';
    const plain = path.replaceAll(/\[[^\]]*\]|\|\w+/g, '');
    return `${this.#place.path}/${plain}`;
  }
}

/** Where a row of the table of terms stands in a syntax. */
export const pathIn = ([, cii, ubl]: readonly [string, string, string], syntax: Syntax): string =>
  syntax === 'cii' ? cii : ubl;

/** @param root of CII or UBL */
export const invoiceModel = (root: XmlElement, syntax: Syntax): Group => new Group(new Place(root), syntax);

/** All groups of a kind in an invoice, whatever they stand in. */
export function groupsIn(invoice: Group, id: GroupId | 'INVOICE'): Group[] {
  if (id === 'INVOICE') return [invoice];
  const [parent] = GROUPS[id];
  return groupsIn(invoice, parent).flatMap((group) => group.groups(id));
}

/** The group a term or a group stands in. */
export const groupOf = (id: TermId | GroupId): GroupId | 'INVOICE' =>
  id in TERMS ? TERMS[id as TermId][0] : GROUPS[id as GroupId][0];
