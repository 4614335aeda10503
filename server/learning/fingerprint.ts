// How one tells that two documents come from the same sender: by the words and numbers of the letterhead and footer of the
// first page. Kept as hashes, so that a fingerprint holds no text.
import { sumBy } from '../platform/sum.ts';
import { createHash } from 'node:crypto';
import { findKnownIdentifiers } from '../extraction/candidates/identifiers.ts';
import { catalogIndex } from '../extraction/labels/catalog.ts';
import { findLabels, ownPhrases, type LabelHit } from '../extraction/labels/find-labels.ts';
import { findRoleRegions, rolesAt } from '../extraction/labels/role-regions.ts';
import type { PageLayout, Segment } from '../extraction/layout/layout.ts';
import { fold, isCjk } from '../extraction/text/fold.ts';

/** Tokens by kind: numbers registered to one company, addresses in the net, words. */
const WEIGHTS = { i: 4, d: 3, w: 1 } as const;
type Kind = keyof typeof WEIGHTS;

/** Shares of the page's text, from its top and its bottom, where senders name themselves. */
const TOP = 0.35;
const BOTTOM = 0.15;
const MOST_TOKENS = 80;
/** So much of the two fingerprints together must be the same. */
export const SAME_SENDER = 0.5;
/** Two documents with numbers of different companies share a customer or a town, not the sender. */
const OTHER_COMPANY = 0.6;

const COMPANY_NUMBERS = new Set(['vat_id', 'uscc', 'tax_number', 'iban']);
const NET_ADDRESSES = new Set(['email', 'url', 'phone']);
/** Everybody's words. */
const COMMON = new Set(
  'ltd gmbh inc llc corp the and und for von tel fax www com mail email phone telephone telefon invoice receipt rechnung facture factura factuur fattura bill page seite date datum'.split(
    ' ',
  ),
);
const OTHERS = ['buyer', 'payer', 'ship_to'] as const;

/** Sorted, without doubles: `i:`, `d:` or `w:` and a hash. */
export function fingerprintOf(page: PageLayout): string[] {
  const tokens = new Set<string>();
  const labels = findLabels(page, ownPhrases([]));
  const regions = findRoleRegions(page, labels);
  for (const segment of outerSegments(page)) {
    const roles = rolesAt(regions, segment, page.line_height || 1);
    if (OTHERS.some((role) => (roles.get(role) ?? 0) > 0.5)) continue;
    for (const { kind, value } of findKnownIdentifiers(segment.row)) {
      if (COMPANY_NUMBERS.has(kind)) add(tokens, 'i', value);
      else if (NET_ADDRESSES.has(kind)) add(tokens, 'd', domainOf(value));
    }
    if (isLabel(segment, labels.byRow.get(segment.row) ?? [])) continue;
    for (const word of wordsOf(segment.text)) add(tokens, 'w', word);
  }
  return [...tokens].slice(0, MOST_TOKENS).sort();
}

function add(tokens: Set<string>, kind: Kind, text: string): void {
  const folded = fold(text);
  if (folded === '') return;
  tokens.add(`${kind}:${createHash('sha256').update(`${kind}${folded}`).digest('base64url').slice(0, 12)}`);
}

function outerSegments(page: PageLayout): Segment[] {
  const top = Math.min(...page.rows.map((row) => row.y0));
  const bottom = Math.max(...page.rows.map((row) => row.y1));
  const height = bottom - top;
  return page.segments.filter(({ y0, y1 }) => y0 <= top + TOP * height || y1 >= bottom - BOTTOM * height);
}

/** Most of it is a label, or a label with its value: that varies, or is the same with everybody. */
function isLabel(segment: Segment, hits: LabelHit[]): boolean {
  const inside = hits.filter(({ span }) => span.start >= segment.start && span.end <= segment.end);
  const letters = fold(segment.text).length;
  return inside.some(
    ({ span, length }) =>
      length >= 0.4 * letters || /^\s?[:：#]/u.test(segment.row.text.slice(span.end, span.end + 2)),
  );
}

/** Words without digits; of Chinese text, pairs of characters. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const word of text.split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const folded = fold(word);
    if (isCjk(folded)) {
      const characters = [...folded];
      for (let i = 0; i + 1 < characters.length; i++) words.push(`${characters[i]}${characters[i + 1]}`);
    } else if (
      folded.length >= 3 &&
      !/\d/.test(folded) &&
      !COMMON.has(folded) &&
      !catalogIndex().find(folded)
    )
      words.push(folded);
  }
  return words;
}

const domainOf = (address: string): string =>
  address.replace(/^.*@|^https?:\/\/(?:www\.)?|^www\./, '').split(/[/?#]/)[0] ?? '';

/** 0..1: the weight of what both have, of the weight of both. */
export function likeness(a: string[], b: string[]): number {
  const other = new Set(b);
  const weight = (tokens: string[]) => sumBy(tokens, (token) => WEIGHTS[token[0] as Kind]);
  const shared = a.filter((token) => other.has(token));
  const all = weight(a) + weight(b);
  if (all === 0) return 0;
  const companies = [a, b].every((tokens) => tokens.some((token) => token.startsWith('i:')));
  const different = companies && !shared.some((token) => token.startsWith('i:'));
  return ((2 * weight(shared)) / all) * (different ? OTHER_COMPANY : 1);
}
