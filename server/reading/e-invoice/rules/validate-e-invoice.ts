// Validates an electronic invoice by the rules that it claims to follow.
import type { Sentence } from '../../../platform/sentences/sentence.ts';
import type { XmlElement } from '../../formats/xml.ts';
import { invoiceModel, type Syntax } from '../model/invoice-model.ts';
import { PROFILES } from './profiles.ts';
import type { Severity } from './rule.ts';

/** A rule that an invoice breaks, with the first place that breaks it. */
export interface BrokenRule {
  id: string;
  /** Business terms and groups, the decisive one first. */
  terms: string[];
  severity: Severity;
  /** XPath with local names. */
  path: string;
  message: Sentence;
  /** Places that break it. */
  count: number;
}

export interface Validation {
  /** The rules that were applied: `XRechnung 3.0`. */
  profile: string;
  /** What the invoice says that it follows (BT-24); empty where it says nothing. */
  guideline: string;
  /** How many rules were applied. */
  rules: number;
  broken: BrokenRule[];
}

/** Those of the profiles are shorter. */
const LONGEST_GUIDELINE = 250;

/** Undefined for what claims to be no invoice of EN 16931: orders, ZUGFeRD 1, national invoices in UBL. */
export function validateEInvoice(root: XmlElement, syntax: Syntax): Validation | undefined {
  if (syntax === 'cii' && root.name !== 'CrossIndustryInvoice') return undefined;
  const invoice = invoiceModel(root, syntax);
  const guideline = invoice.text('BT-24') ?? '';
  const profile = PROFILES.find((one) => one.guideline.test(guideline));
  if (profile === undefined) return undefined;
  const { name, rules } = profile;
  const broken = rules.flatMap(({ id, terms, severity, find }): BrokenRule[] => {
    const places = find(invoice);
    const [first] = places;
    if (first === undefined) return [];
    return [{ id, terms, severity, path: first.path(), message: first.message, count: places.length }];
  });
  return { profile: name, guideline: guideline.slice(0, LONGEST_GUIDELINE), rules: rules.length, broken };
}
