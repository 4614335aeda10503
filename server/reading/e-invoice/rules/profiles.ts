// Which rules an invoice claims to follow: by its guideline (BT-24).
import { CATEGORY_RULES } from './category-rules.ts';
import { CODE_RULES } from './code-rules.ts';
import { DOCUMENT_RULES } from './document-rules.ts';
import { PEPPOL_RULES } from './peppol-rules.ts';
import type { Rule } from './rule.ts';
import { SUM_RULES } from './sum-rules.ts';
import { XRECHNUNG_RULES } from './xrechnung-rules.ts';

export interface InvoiceProfile {
  /** As its publisher writes it. */
  name: string;
  guideline: RegExp;
  rules: Rule[];
}

export const EN16931: Rule[] = [...DOCUMENT_RULES, ...SUM_RULES, ...CATEGORY_RULES, ...CODE_RULES];

const LINE_TERMS = new Set(['BG-25', 'BG-26', 'BG-27', 'BG-28', 'BG-32']);
/** Sums over lines, and those over allowances and charges, which carry what the lines leave. */
const OVER_LINES = /^BR-(CO-10|[A-Z]+-0[128])$/;

/** Of invoices without lines: BASIC WL. */
const withoutLines = EN16931.filter(
  ({ id, terms }) => !OVER_LINES.test(id) && !terms.some((term) => LINE_TERMS.has(term)),
);

/** MINIMUM names the parties and the totals only. */
const MINIMUM = new Set(
  'BR-01 BR-02 BR-03 BR-04 BR-05 BR-06 BR-07 BR-08 BR-09 BR-13 BR-14 BR-15 BR-CO-09 BR-CO-26 BR-DEC-12 BR-DEC-13 BR-DEC-14 BR-DEC-18 BR-CL-01 BR-CL-04 BR-CL-14'.split(
    ' ',
  ),
);

/** The first whose guideline fits. An invoice that names none is measured by EN 16931 itself; one that names others is not. */
export const PROFILES: InvoiceProfile[] = [
  {
    name: 'Peppol BIS Billing 3.0',
    guideline: /urn:fdc:peppol\.eu:2017:poacc:billing:3\.0/,
    rules: [...EN16931, ...PEPPOL_RULES],
  },
  {
    name: 'XRechnung 3.0',
    guideline: /kosit:(?:standard:)?xrechnung_/,
    rules: [...EN16931, ...XRECHNUNG_RULES],
  },
  {
    name: 'Factur-X MINIMUM',
    guideline: /(?:factur-x\.eu:1p0|zugferd\.de:2p0):minimum/,
    rules: EN16931.filter(({ id }) => MINIMUM.has(id)),
  },
  {
    name: 'Factur-X BASIC WL',
    guideline: /(?:factur-x\.eu:1p0|zugferd\.de:2p0):basicwl/,
    rules: withoutLines,
  },
  { name: 'Factur-X BASIC', guideline: /(?:factur-x\.eu:1p0|zugferd\.de:2p0):basic$/, rules: EN16931 },
  { name: 'Factur-X EXTENDED', guideline: /(?:factur-x\.eu:1p0|zugferd\.de:2p0):extended/, rules: EN16931 },
  { name: 'EN 16931', guideline: /^$|en16931/, rules: EN16931 },
];
