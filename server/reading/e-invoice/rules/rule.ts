// What a rule is, and the forms that most rules have.
import type { Code, Sentence, Value, ValuesFor } from '../../../platform/sentences/sentence.ts';
import { sentence } from '../../../platform/sentences/sentence.ts';
import { pathOf } from '../model/find-places.ts';
import { groupOf, groupsIn, type Group } from '../model/invoice-model.ts';
import type { GroupId, TermId } from '../model/terms.ts';

export type InvoiceTerm = TermId | GroupId;
export type Severity = 'fatal' | 'warning';

/** One place that breaks a rule. */
export interface Broken {
  /** Made for the place that is shown; others are counted. */
  path: () => string;
  message: Sentence;
}

export interface Rule {
  /** As official validators name it: `BR-CO-10`. */
  id: string;
  /** Business terms it is about, the decisive one first. */
  terms: InvoiceTerm[];
  severity: Severity;
  find: (invoice: Group) => Broken[];
}

/** Undefined where a rule holds. */
type Test = (group: Group, invoice: Group) => Broken | undefined;

/** A rule about every group of a kind. */
export function rule(
  id: string,
  terms: InvoiceTerm[],
  within: GroupId | 'INVOICE',
  test: Test,
  severity: Severity = 'fatal',
): Rule {
  const find = (invoice: Group) => groupsIn(invoice, within).flatMap((group) => test(group, invoice) ?? []);
  return { id, terms, severity, find };
}

type Said = Extract<Code, `invoiceRules.${string}`>;

/** That a group breaks a rule, said at the place of a term. */
export function broken<C extends Said>(
  group: Group,
  at: InvoiceTerm,
  code: C,
  ...values: ValuesFor<C>
): Broken {
  return { path: () => group.placeOf(at), message: sentence(code, ...values) };
}

/** "Seller name (BT-27)". */
export const named = (id: InvoiceTerm): Sentence =>
  sentence('invoiceRules.term', { name: sentence(`invoiceTerms.${id}`), id });

export const allNamed = (ids: InvoiceTerm[]): Value => ids.map(named);

const isGroup = (id: InvoiceTerm): id is GroupId => id.startsWith('BG-');
const isThere = (group: Group, id: InvoiceTerm): boolean =>
  isGroup(id) ? group.groups(id).length > 0 : group.has(id);

/** Every group that the term stands in has it. */
export const required = (id: string, term: InvoiceTerm, severity?: Severity): Rule =>
  rule(
    id,
    [term],
    groupOf(term),
    (group) =>
      isThere(group, term) ? undefined : broken(group, term, 'invoiceRules.missing', { term: named(term) }),
    severity,
  );

/** At least one of several terms of a group is there. */
export const oneOf = (id: string, terms: [InvoiceTerm, ...InvoiceTerm[]]): Rule =>
  rule(id, terms, groupOf(terms[0]), (group) =>
    terms.some((term) => isThere(group, term))
      ? undefined
      : broken(group, terms[0], 'invoiceRules.noneOf', { terms: allNamed(terms) }),
  );

/** Where one term is given, the other is too. */
export const requiredBeside = (id: string, term: TermId, beside: TermId, severity?: Severity): Rule =>
  rule(
    id,
    [term],
    groupOf(term),
    (group) =>
      !group.has(beside) || group.has(term)
        ? undefined
        : broken(group, beside, 'invoiceRules.missingBeside', { term: named(term), beside: named(beside) }),
    severity,
  );

/** Every value of a term satisfies a test. */
export const each = (
  id: string,
  term: TermId,
  holds: (text: string, group: Group) => boolean,
  code: 'invoiceRules.unknownCode' | 'invoiceRules.decimals' | 'invoiceRules.negative' | 'invoiceRules.form',
  severity: Severity = 'fatal',
): Rule => ({
  id,
  terms: [term],
  severity,
  find: (invoice) =>
    groupsIn(invoice, groupOf(term)).flatMap((group) =>
      group.all(term).flatMap((value) =>
        holds(value.text, group)
          ? []
          : {
              path: () => pathOf(value),
              message: sentence(code, { term: named(term), value: shortened(value.text) }),
            },
      ),
    ),
});

const LONGEST = 60;
/** Values are shown to people; hostile ones are megabytes long. */
export const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
