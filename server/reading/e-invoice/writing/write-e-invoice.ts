// Writes an invoice in CII or UBL by the table of business terms.
import { childrenOf, type XmlElement } from '../../formats/xml.ts';
import { findPlaces, holds, pathsOf, Place, type Path, type Step } from '../model/find-places.ts';
import { pathIn, type Syntax } from '../model/invoice-model.ts';
import { GROUPS, TERMS, type GroupId, type TermId } from '../model/terms.ts';
import { CREDIT_NOTE_TYPES } from '../rules/code-lists.ts';
import { ofSchema } from './schema-details.ts';
import { xmlOf } from './xml-of.ts';

/** What an invoice, or one group of it, states. */
export interface Statement {
  /**
   * Dates are ISO. A scheme or a unit stands behind the value that it belongs to. `currency` is needed only where an amount is
   * in another currency than the invoice (BT-110).
   */
  terms: { id: TermId; text: string; currency?: string }[];
  groups: { id: GroupId; statement: Statement }[];
}

/** Each of these holds one of a kind: a second value begins another. */
const ONE_EACH = new Set(['BillingReference', 'PartyIdentification', 'SpecifiedTaxRegistration', 'TaxTotal']);

/** What stands where the table excludes something: a tax number that is no VAT ID. */
const OTHER_THAN: Record<string, string> = { VAT: 'FC' };

const emptyElement = (name: string): XmlElement => ({ name, attributes: {}, children: [] });

/** The XML as text, in the order that the schema of the syntax wants. */
export function writeEInvoice(statement: Statement, syntax: Syntax): string {
  const stated = (id: TermId) => statement.terms.find((term) => term.id === id)?.text;
  const isCredit = CREDIT_NOTE_TYPES.has(stated('BT-3') ?? '');
  const root = emptyElement(syntax === 'cii' ? 'CrossIndustryInvoice' : isCredit ? 'CreditNote' : 'Invoice');
  put(root, statement, { syntax, isCredit });
  ofSchema(root, syntax, stated('BT-5') ?? '');
  return xmlOf(root, syntax);
}

interface Into {
  syntax: Syntax;
  isCredit: boolean;
}

/** Groups first: some terms of the invoice stand within the first of a group. */
function put(element: XmlElement, { terms, groups }: Statement, into: Into): void {
  for (const { id, statement } of groups) {
    if (isEmpty(statement)) continue;
    const path = pathFor(pathIn(GROUPS[id], into.syntax), into);
    const last = path.steps.at(-1)!;
    const parent = follow(element, path.steps.slice(0, -1), into, last);
    put(made(parent, last, into), statement, into);
  }
  terms.forEach(({ id, text, currency }, i) => {
    const path = pathFor(pathIn(TERMS[id], into.syntax), into);
    if (path.attribute !== undefined) {
      const [owner] = findPlaces(new Place(element), elementPath(id, into)).slice(-1);
      if (owner !== undefined) owner.element.attributes[path.attribute] = text;
      return;
    }
    // A number with a scheme can stand in an element of its own.
    const next = terms[i + 1]?.id;
    const steps =
      next !== undefined && isSchemeOf(next, id, into)
        ? pathFor(elementPath(next, into), into).steps
        : path.steps;
    const target = steps.length === 0 ? element : leafFor(element, steps, into);
    target.children.push(text);
    if (currency !== undefined) target.attributes['currencyID'] = currency;
  });
}

const isEmpty = ({ terms, groups }: Statement): boolean =>
  terms.length === 0 && groups.every(({ statement }) => isEmpty(statement));

/** BT-34a of BT-34; BT-48b is another number than BT-48, and BT-13 has nothing to do with BT-1. */
const isSchemeOf = (id: TermId, of: TermId, into: Into): boolean =>
  id.replace(/[a-z]$/, '') === of && pathFor(pathIn(TERMS[id], into.syntax), into).attribute !== undefined;

/** Of the alternatives of a path the first; credit notes have no due date of their own in UBL. */
function pathFor(text: string, { isCredit, syntax }: Into): Path {
  const paths = pathsOf(text);
  const other = syntax === 'ubl' && isCredit && paths[0]!.steps[0]?.names[0] === 'DueDate';
  return paths[other ? 1 : 0]!;
}

const elementPath = (id: TermId, { syntax }: Into): string =>
  pathIn(TERMS[id], syntax)
    .split(', ')[0]!
    .replace(/\/@\w+$/, '');

/** Names after `|` are those of credit notes where the first is that of invoices. */
const nameOf = ({ names }: Step, { isCredit }: Into): string =>
  (isCredit ? names.find((name) => name.startsWith('Credit')) : undefined) ?? names[0]!;

function leafFor(element: XmlElement, steps: Step[], into: Into): XmlElement {
  const last = steps.at(-1)!;
  const parent = follow(element, steps.slice(0, -1), into, last);
  const known = matching(parent, last, into).at(-1);
  return known === undefined || known.children.length > 0 ? made(parent, last, into) : known;
}

/** Goes down, making what is missing. */
function follow(element: XmlElement, steps: Step[], into: Into, last: Step): XmlElement {
  return steps.reduce((at, step, i) => {
    const next = steps[i + 1] ?? last;
    const found = matching(at, step, into);
    const isFull = (one: XmlElement) =>
      ONE_EACH.has(one.name) &&
      next.names[0] !== 'TaxSubtotal' &&
      childrenOf(one, nameOf(next, into)).some(({ children }) => children.length > 0);
    return found.find((one) => !isFull(one)) ?? made(at, step, into);
  }, element);
}

/** Children that satisfy a step as reading understands it. */
function matching(parent: XmlElement, step: Step, into: Into): XmlElement[] {
  const name = nameOf(step, into);
  return parent.children.filter((child): child is XmlElement => {
    if (typeof child === 'string' || child.name !== name) return false;
    return step.condition === undefined || holds(new Place(child), step.condition);
  });
}

/** A new child that satisfies a step. */
function made(parent: XmlElement, step: Step, into: Into): XmlElement {
  const child = emptyElement(nameOf(step, into));
  parent.children.push(child);
  const { condition } = step;
  if (condition === undefined) return child;
  const [path] = condition.path;
  const value = condition.equal ? condition.first : OTHER_THAN[condition.first];
  if (value === undefined) return child;
  const at = path!.steps.length === 0 ? child : leafFor(child, path!.steps, into);
  if (path!.attribute === undefined) at.children.push(value);
  else at.attributes[path!.attribute] = value;
  return child;
}
