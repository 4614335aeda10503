// The candidates a field may take: typed ones of fitting kinds, and texts found by the field's labels.
import { addressScore } from '../candidates/addresses.ts';
import { anchoredTexts } from '../candidates/anchored.ts';
import { beforeNextLabel } from '../candidates/chinese-labels.ts';
import { isGtin } from '../candidates/check-digits.ts';
import { findChoices } from '../candidates/choices.ts';
import { isPerson, isSentence, nameSigns } from '../candidates/organisations.ts';
import { findDurations } from '../clauses/duration.ts';
import { listsBelow } from '../candidates/lists.ts';
import { findPattern, matchingPattern } from '../candidates/patterns.ts';
import type { Candidate, CandidateKind } from '../candidates/candidate.ts';
import { wordsOf } from '../../lexicon/words.ts';
import type { LabelHit, Labels } from '../labels/find-labels.ts';
import { isNumbered } from '../labels/leading-label.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { groupOf } from './features.ts';
import { isHonoured } from './honoured.ts';
import { asIdentifier } from './number-texts.ts';
import type { Scene } from './scene.ts';
import { labelStrength } from './strength.ts';

/** Labels weaker than this do not lead to texts. */
const LEAST_LABEL = 0.2;
/** A label that stands on every line of a long table leads to no more values than these. */
const MOST_LABELS = 60;
/** Values of these concepts run over several lines. */
const MULTILINE = new Set([
  'address',
  'business_scope',
  'notes',
  'description',
  'payment_terms',
  'company_type',
  'party_name',
  'registered_capital',
]);

/** Not only brackets or signs: "(stamp)" is nobody's name. */
const isNameLike = (value: string): boolean =>
  /[\p{L}\d]{2}/u.test(value.replaceAll(/[(（][^)）]*[)）]/gu, ''));

/** Found by wording; behind a label only where it is short, as in a table of terms on a cover page. */
const CLAUSES = new Set(['parties', 'jurisdiction', 'term', 'notice_period']);
const isTableCell = ({ value, traits, spans }: Candidate): boolean =>
  isNameLike(value) &&
  // A label in quotation marks is a term that the contract defines.
  !/^["”’»]/u.test(value) &&
  // A sentence that goes on is none.
  !/^(?:the|this|that|each|any|such|all)\s\p{Ll}/iu.test(value) &&
  value.length <= 60 &&
  // Clauses of a form, and the lines to write on.
  !/[，。；、＿]|__/u.test(value) &&
  spans.length === 1 &&
  traits['anchored_loose'] !== 1 &&
  !/[.;]\s/.test(value);

/** Numbers given by authorities and banks: "VAT 20 %" holds none. */
const REGISTERED = new Set(['vat_id', 'tax_number', 'uscc', 'iban', 'bank_account', 'company_registration']);
const isRegistered = (value: string): boolean => {
  const digits = value.match(/\d/g)?.length ?? 0;
  return digits >= 5 && digits <= MOST_DIGITS && !/\d[.,]\d{2}$/.test(value);
};
/** An IBAN has the most: 31 of Saint Lucia and Malta (ISO 13616). */
const MOST_DIGITS = 31;
/** Numbers that authorities give for taxes have 15 at most, those of India. Longer ones are bar codes. */
const isTaxNumber = ({ kind, value }: Candidate): boolean =>
  kind !== 'identifier' || (isRegistered(value) && value.replaceAll(/\D/g, '').length <= 15);
/** Kind or carrier, figures and a letter: "ICE 578", "9R 1234", "G1418". A telephone number has more. */
const SERVICE = /^(?:\p{L}{0,4}|[\p{Lu}\d]{2})[\s-]?\d{1,5}\p{L}?$/u;
/** What papers are told apart by is printed in full. */
const OF_PAPERS = new Set(['document_number', 'invoice_number', 'receipt_number', 'order_number']);
const OF_TAX = new Set(['vat_id', 'tax_number']);
const IDENTIFIERS: CandidateKind[] = ['identifier', 'uscc', 'vat_id', 'iban', 'tax_number'];

export function poolOf(meaning: FieldMeaning, scene: Scene): Candidate[] {
  const { field } = meaning;
  const hits = hitsFor(meaning, scene);
  const pool =
    field.type === 'choice' || field.type === 'boolean'
      ? findChoices(field, hits)
      : candidatesFor(meaning, scene, hits);
  if (field.pattern === null) return pool;
  const { pattern } = field;
  const matching = matchingPattern(
    pattern,
    pool.map(({ value }) => value),
  );
  const fitting = pool.filter((_, i) => matching[i]);
  return [...fitting, ...findPattern(pattern, scene.document)];
}

function candidatesFor(meaning: FieldMeaning, scene: Scene, hits: FieldHit[]): Candidate[] {
  const kinds = typedKinds(meaning);
  const typed = scene.candidates.all.filter((candidate) => kinds.includes(candidate.kind));
  const isAddress = groupOf(meaning) === 'address';
  switch (groupOf(meaning)) {
    case 'date':
    case 'amount':
      return typed;
    case 'identifier':
      return [
        ...typed,
        ...texts(meaning, hits)
          .flatMap(asIdentifier)
          .filter(({ value }) => !REGISTERED.has(meaning.concept?.id ?? '') || isRegistered(value)),
      ].filter(
        (candidate) =>
          !isInAddress(candidate, scene) &&
          !isArticle(candidate, scene) &&
          !(OF_PAPERS.has(meaning.concept?.id ?? '') && MASKED.test(candidate.value)) &&
          (meaning.concept?.id !== 'service_number' || SERVICE.test(candidate.value)) &&
          (!OF_TAX.has(meaning.concept?.id ?? '') || isTaxNumber(candidate)),
      );
    case 'party':
    case 'address':
    case 'text':
      if (meaning.kinds[0] === 'duration')
        return texts(meaning, hits).filter(isTableCell).flatMap(asDuration);
      if (CLAUSES.has(meaning.concept?.id ?? '')) return texts(meaning, hits).filter(isTableCell);
      if (meaning.field.type === 'list') return [...listsBelow(hits), ...texts(meaning, hits)];
      return [
        ...typed.map((candidate) => asSigned(beforeNextLabel(candidate, meaning.concept?.id ?? ''), meaning)),
        ...texts(meaning, hits).filter(
          ({ value }) => isNameLike(value) && (!isAddress || mayBeAddress(value)),
        ),
      ].filter(
        (candidate) =>
          groupOf(meaning) !== 'party' ||
          (mayBeParty(candidate.value) &&
            !isAddressee(candidate, meaning) &&
            (meaning.side === 'issuer' || !isSignature(candidate))),
      );
  }
}

/** "No. 56, Jalan Mawar": the number of a house is that of no document. */
function isInAddress({ kind, spans: [span] }: Candidate, scene: Scene): boolean {
  if (span === undefined || (kind !== 'identifier' && kind !== 'text')) return false;
  const lines = scene.candidates.addressLines.get(span.row) ?? [];
  return lines.some(({ start, end }) => start <= span.start && span.end <= end);
}

/** The number of what is sold, among the line items, is that of no document. */
const isArticle = ({ value, spans: [span] }: Candidate, scene: Scene): boolean =>
  span !== undefined && scene.table_rows.has(span.row) && isGtin(value);

function typedKinds(meaning: FieldMeaning): CandidateKind[] {
  const { kinds } = meaning;
  if (groupOf(meaning) === 'amount')
    return ['amount', ...(kinds.includes('percent') ? (['percent'] as const) : [])];
  if (
    kinds[0] === 'bic' ||
    kinds[0] === 'email' ||
    kinds[0] === 'url' ||
    kinds[0] === 'phone' ||
    kinds[0] === 'percent'
  )
    return [kinds[0]];
  if (kinds[0] === 'iban') return ['iban'];
  if (groupOf(meaning) === 'identifier') return IDENTIFIERS.filter((kind) => kind !== 'iban');
  // A text field keeps the words of an amount ("伍佰万元整").
  return kinds.filter((kind) => kind !== 'text' && kind !== 'amount');
}

export interface FieldHit {
  hit: LabelHit;
  labels: Labels;
  strength: number;
}

/** Labels of the field on all pages, strongest first. */
function hitsFor(meaning: FieldMeaning, scene: Scene): FieldHit[] {
  const found: FieldHit[] = [];
  for (const labels of scene.labels.values()) {
    for (const hits of labels.byRow.values()) {
      for (const hit of hits) {
        const { own, rival } = labelStrength(hit, meaning);
        if (own >= LEAST_LABEL && rival === 0) found.push({ hit, labels, strength: own });
      }
    }
  }
  found.sort((a, b) => b.strength - a.strength);
  return found.slice(0, MOST_LABELS);
}

function texts(meaning: FieldMeaning, hits: FieldHit[]): Candidate[] {
  const multiline =
    MULTILINE.has(meaning.concept?.id ?? '') || (meaning.concept === null && meaning.field.type === 'text');
  const strict = groupOf(meaning) === 'party';
  const separator = meaning.concept?.id === 'address' ? ', ' : ' ';
  const concept = meaning.concept?.id ?? '';
  return hits
    .flatMap(({ hit, labels }) => anchoredTexts(hit, labels, { multiline, separator, strict }))
    .map((candidate) => beforeNextLabel(candidate, concept));
}

/** Lines of e-mails ("From: A. Jones <a@b.example>"), other labels with their values, figures, and abbreviated labels ("Drivr.") are nobody's name. */
const mayBeParty = (value: string): boolean =>
  /\p{L}{2}|\p{Script=Han}/u.test(value) &&
  !/@|^\p{L}{2,6}\.$|^\p{L}[^:：(（]{2,40}[:：]\s/u.test(value) &&
  !isNumber(value) &&
  !MASKED.test(value) &&
  !isNumbered(value) &&
  !isSentence(value);

/** The number of a card or a member, of which only the end is printed. */
const MASKED = /^[Xx*•#][Xx*•#\s-]{3,}[\d\s]{2,}/u;

/** "Herrn Muster", 株式会社サンプル 御中: nobody calls himself so in his own letterhead. */
const isAddressee = (candidate: Candidate, { side }: FieldMeaning): boolean =>
  side === 'issuer' && (isPerson(candidate.value) || isHonoured(candidate));

/** "For Muster Ltd" below all sums: who made the document signs. */
function isSignature({ value, spans: [span] }: Candidate): boolean {
  if (span === undefined || !SIGNED_FOR.test(value) || nameSigns(value).legal_form === 0) return false;
  const { page, index } = span.row;
  return index > 0 && !page.rows.slice(index).some(({ text }) => SUM.test(text));
}

/** The name alone, for who made the document. */
function asSigned(candidate: Candidate, { side }: FieldMeaning): Candidate {
  const { value, spans } = candidate;
  const [span, ...others] = spans;
  if (side !== 'issuer' || span === undefined || !isSignature(candidate)) return candidate;
  const length = SIGNED_FOR.exec(value)?.[0].length ?? 0;
  return {
    ...candidate,
    value: value.slice(length),
    spans: [{ ...span, start: span.start + length }, ...others],
  };
}

const SIGNED_FOR = new RegExp(String.raw`^(?:${wordsOf('signed_for')})\s+(?=\p{Lu})`, 'iu');
const SUM = /\d[.,]\d{2}(?!\d)/;

/** "BE0403019261": more digits than letters by far, in one word. */
const isNumber = (value: string): boolean =>
  !value.includes(' ') && (value.match(/\d/gu)?.length ?? 0) > 2 * (value.match(/\p{L}/gu)?.length ?? 0);

/** "Supplier" is none: an address has a number, several parts or a word of one. */
const mayBeAddress = (value: string): boolean =>
  /[\d,]|\p{Script=Han}/u.test(value) || addressScore(value) > 0;

/** Agreements without an end have words for it. */
const UNLIMITED =
  /^(?:indefinite|unlimited|perpetual|unbefristet|indéterminée|indefinid|onbepaald|长期|永久|无固定期限)/iu;

function asDuration(text: Candidate): Candidate[] {
  const duration = findDurations(text.value)[0];
  if (duration !== undefined) return [{ ...text, value: duration.value }];
  return UNLIMITED.test(text.value) ? [text] : [];
}
