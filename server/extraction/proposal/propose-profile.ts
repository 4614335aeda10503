// Proposes an extraction profile from one document: the labels printed on it and the usual facts of its kind. What is
// proposed has been tried: a profile with these fields finds these values in this document.
import type { Evidence, LineItem } from '../../../contract/documents.ts';
import { keylessField } from '../../../contract/plain-field.ts';
import type { FieldType, ProfileField } from '../../../contract/profiles.ts';
import type { Reading } from '../../reading/reading.ts';
import { extract } from '../builtin/extract.ts';
import { readScene } from '../builtin/find-values.ts';
import { currencyOf } from '../../lexicon/currencies.ts';
import { isMoney, type Candidate } from '../candidates/candidate.ts';
import { sameValue } from '../checks/check-record.ts';
import { documentType } from '../describe/doc-type.ts';
import { recogniseLanguageOf } from '../../lexicon/recognise-language.ts';
import { lineItemOf, type Draft, type ExtractionProfile } from '../draft.ts';
import { understandField } from '../labels/understand-field.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { pageTexts, type Span } from '../layout/layout.ts';
import { buildScene, type Scene } from '../ranking/scene.ts';
import { labelPairs } from './label-pairs.ts';
import { hasHeadedItems } from '../tables/read-tables.ts';
import { rowsOfTables } from '../tables/table-rows.ts';
import { usualFields } from './usual-fields.ts';

/** Fields without a key: it is made from the label by who stores the profile. */
export type ProposedField = Omit<ProfileField, 'key'>;

export interface FoundField extends ProposedField {
  value: string;
  evidence: Evidence[];
  /** 0..1 */
  confidence: number;
}

export interface ProfileProposal {
  doc_type: string;
  language: string | null;
  /** Whom the document comes from, for a name; null when it does not say. */
  sender: string | null;
  line_items: LineItem[];
  fields: FoundField[];
}

/** Labels are looked for on the first pages; what comes later repeats them or is small print. */
const MOST_PAGES = 5;
const MOST_FIELDS = 40;
/** Below this a usual fact that no label states is a guess. */
const SURE_ENOUGH = 0.5;

/** @param keyOf makes the key of a label, the same as for profiles that are stored */
export function proposeProfile(
  whole: Reading,
  today: string,
  keyOf: (label: string) => string,
): ProfileProposal {
  const reading = { ...whole, pages: whole.pages.slice(0, MOST_PAGES) };
  const { scene, table } = readScene(buildScene(buildLayout(reading), [], today));
  const language = reading.language ?? recogniseLanguageOf(pageTexts(scene.document));
  const has_items = hasHeadedItems(table);
  const doc_type = documentType({
    document: scene.document,
    labels: scene.labels.values(),
    format: reading.format,
    hint: null,
    has_items,
    has_e_invoice: reading.e_invoice !== null,
  });
  const kind = { doc_type, line_items: has_items };
  // A label that turns out to be none must not keep a usual fact of the same meaning away.
  const { kept: stated } = confirmed(reading, distinct(labelled(scene, keyOf), keyOf), kind, today);
  const wanted = distinct([...stated, ...usualFields(language, doc_type)], keyOf);
  const settled = settle(reading, wanted, kind, today);
  const seller = settled.fields.find((field) => {
    const { concept, role } = understandField({ ...field, key: keyOf(field.label) });
    return concept?.id === 'party_name' && role === 'seller';
  });
  return { doc_type, language, sender: seller?.value ?? null, ...settled };
}

interface Wanted extends ProposedField {
  /** What the label's value is; null for facts that need no label. */
  expected: string | null;
}

interface Keyed extends Wanted {
  key: string;
}

/** One word with digits. Said in the field's description, which tells extraction what to look for behind the label. */
const IDENTIFIER = /^(?=\S*\d)[\p{L}\d][\p{L}\d./_-]*$/u;
const CODE = 'A number or code, as it is printed behind the label';

function labelled(scene: Scene, keyOf: (label: string) => string): Wanted[] {
  const tables = rowsOfTables(scene);
  return scene.document.pages.flatMap((page) => {
    const labels = scene.labels.get(page);
    if (labels === undefined) return [];
    return labelPairs(page, labels, tables).map(({ label, value }) => {
      const { type, expected } = typeOf(value, scene.candidates.byRow.get(value.row) ?? []);
      const description = type === 'text' && IDENTIFIER.test(expected) ? CODE : '';
      const field = { ...keylessField(label, type), description };
      // Text that means money or a day, such as "19 %" behind "VAT", stays text.
      const { concept } = understandField({ ...field, key: keyOf(label) });
      const currency = concept?.id === 'currency' ? currencyOf(expected) : undefined;
      return { ...field, expected: currency ?? expected };
    });
  });
}

/** By what the whole value is: a date, money, a number, or text. */
function typeOf(value: Span, candidates: Candidate[]): { type: FieldType; expected: string } {
  const text = value.row.text.slice(value.start, value.end).replaceAll('\t', ' ').trim();
  for (const candidate of candidates) {
    const span = candidate.spans[0];
    if (span === undefined || span.start < value.start || span.end > value.end) continue;
    const rest = text.length - (span.end - span.start);
    if (candidate.kind === 'date' && rest <= 3) return { type: 'date', expected: candidate.value };
    if (isMoney(candidate) && rest <= 5 && !/\p{L}{4}/u.test(text))
      return { type: 'amount', expected: candidate.value };
  }
  return { type: 'text', expected: text };
}

/** One field per key and per meaning: a usual fact whose label was found need not be asked for again. */
function distinct(wanted: Wanted[], keyOf: (label: string) => string): Keyed[] {
  const keys = new Set<string>();
  const meanings = new Set<string>();
  return wanted.flatMap((field) => {
    const key = keyOf(field.label);
    const { concept, role } = understandField({ ...field, key });
    const meaning = concept === null ? `label ${key}` : `${concept.id} ${role ?? ''}`;
    const repeated = meanings.has(meaning) && (field.expected === null || concept !== null);
    if (keys.has(key) || repeated) return [];
    keys.add(key);
    meanings.add(meaning);
    return [{ ...field, key }];
  });
}

function settle(
  reading: Reading,
  wanted: Keyed[],
  kind: Kind,
  today: string,
): Pick<ProfileProposal, 'fields' | 'line_items'> {
  const { kept, draft } = confirmed(reading, wanted, kind, today);
  const fields = kept.flatMap((field) => foundField(field, draft));
  return { fields, line_items: draft.line_items.map(lineItemOf) };
}

interface Kind {
  doc_type: string;
  line_items: boolean;
}

/** Extracts with the fields, drops those that do not find what stands behind their label, and tries again with the rest. */
function confirmed(reading: Reading, wanted: Keyed[], kind: Kind, today: string) {
  let kept = wanted.slice(0, 2 * MOST_FIELDS);
  let draft = tryOut(reading, kept, kind, today);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = kept.filter((field) => isFound(field, draft)).slice(0, MOST_FIELDS);
    if (found.length === kept.length) break;
    kept = found;
    draft = tryOut(reading, kept, kind, today);
  }
  return { kept, draft };
}

/** Fields compete for values, so that dropping one may change another; it settles soon. */
const MOST_ROUNDS = 5;

function tryOut(reading: Reading, fields: Keyed[], { doc_type, line_items }: Kind, today: string): Draft {
  const profile: ExtractionProfile = {
    name: '',
    description: '',
    doc_type_hint: doc_type,
    line_items,
    fields: fields.map(({ expected: _expected, ...field }) => field),
  };
  return extract(reading, profile, { today, learned: [] });
}

function isFound({ key, expected }: Keyed, draft: Draft): boolean {
  const found = draft.fields[key];
  if (found === undefined || found.value === null || found.evidence.length === 0) return false;
  if (expected === null) return found.confidence >= SURE_ENOUGH;
  // A value may go on in the next line, or leave out a unit behind it.
  return sameValue(found.value, expected) || isPart(found.value, expected) || isPart(expected, found.value);
}

const isPart = (part: string, whole: string): boolean =>
  part.length >= 3 && whole.startsWith(part) && !/^[\p{L}\p{N}]/u.test(whole.slice(part.length));

function foundField({ key, expected: _expected, ...field }: Keyed, draft: Draft): FoundField[] {
  const found = draft.fields[key];
  if (found === undefined || found.value === null) return [];
  return [{ ...field, value: found.value, evidence: found.evidence, confidence: found.confidence }];
}
