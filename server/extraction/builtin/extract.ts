// The built-in engine: from a reading and a profile to a draft, without any model. Values are found (find-values.ts), then
// judged: confidence, score, reasons; and described: kind, date, summary. A model that has read the document too may have
// its say on every value.
import type { DocType } from '../../../contract/documents.ts';
import type { Reading } from '../../reading/reading.ts';
import { factsOf } from '../checks/check-record.ts';
import type { FieldFinding } from '../checks/findings.ts';
import { textOf } from '../clauses/find-clauses.ts';
import { pageTexts } from '../layout/layout.ts';
import { qualityOf } from '../confidence/reading-quality.ts';
import { keyFacts } from '../describe/key-facts.ts';
import { recogniseLanguageOf } from '../../lexicon/recognise-language.ts';
import { proseOf } from '../describe/summary.ts';
import type { Draft, DraftLineItem, ExtractionContext, ExtractionProfile } from '../draft.ts';
import { evidenceOf } from '../evidence/find-evidence.ts';
import type {
  FieldFacts,
  LineAllowances,
  ReadingFacts,
  RecordFacts,
  RequiredColumn,
  SummaryFacts,
} from '../judgement/facts.ts';
import { fieldFacts } from '../judgement/field-facts.ts';
import { judgeDraft } from '../judgement/judge-draft.ts';
import { isImplied } from '../labels/implied-fields.ts';
import type { FieldRanking } from '../ranking/assign.ts';
import { trainedWeights } from '../ranking/rank.ts';
import type { Scene } from '../ranking/scene.ts';
import { columnOf } from '../tables/further-cells.ts';
import { draftItems, toNumber } from './draft-items.ts';
import { findValues, type FoundValues, type Second } from './find-values.ts';
import { foundFacts } from './key-facts.ts';
import { printedNumbers } from './printed-numbers.ts';
import { normaliseValue } from './normalise-value.ts';

/** @param second a model that has read the document too */
export function extract(
  reading: Reading,
  profile: ExtractionProfile,
  context: ExtractionContext,
  second?: Second,
): Draft {
  return toDraft(reading, profile, findValues(reading, profile, context, trainedWeights, second), second);
}

function toDraft(
  reading: Reading,
  profile: ExtractionProfile,
  found: FoundValues,
  second: Second | undefined,
): Draft {
  const { scene, doc_type, findings, rankings } = found;
  const items = profile.line_items ? settledItems(found, profile, second) : [];
  const text = textOf(scene).text;
  const language = reading.language ?? recogniseLanguageOf(pageTexts(scene.document));
  const asked = findings.fields.filter(({ meaning }) => !isImplied(meaning.field.key));
  const fields = Object.fromEntries(
    asked.map((finding) => [
      finding.meaning.field.key,
      fieldFacts(finding, findings, otherValues(finding, rankings, scene)),
    ]),
  );
  const facts = {
    ...factsOf(findings),
    required_columns: requiredColumns(profile),
    ...discountColumn(profile),
    ...lineAllowances(found.source, profile),
    fields,
    reading: readingFacts(reading),
    doc_type,
    printed: printedNumbers(scene),
    summary: summaryFacts({ found, text, language, doc_type, items: items.length, second }),
  };
  const draft = {
    doc_type,
    language,
    line_items: items,
    allowances: found.allowances,
    tax_breakdown: found.taxes,
    facts,
    engine: second === undefined ? 'builtin' : `builtin+${second.name}`,
    warnings: second?.warnings() ?? [],
  };
  const { pages, page_count } = reading;
  const read = pages.filter(({ source }) => source !== 'none').length;
  const all = Math.max(page_count, pages.length);
  return judgeDraft(draft, asked, profile, { today: findings.today, pages: { read, all } });
}

/** Items of a structured source are beyond discussion. */
function settledItems(
  { scene, findings, source, table }: FoundValues,
  { line_columns = [] }: ExtractionProfile,
  second: Second | undefined,
): DraftLineItem[] {
  const { byRow } = scene.candidates;
  const own = draftItems(table.items, source, { columns: line_columns, byRow });
  if (second === undefined || (source !== undefined && source.lines.length > 0)) return own;
  return second.items(own, findings.fields, scene);
}

const requiredColumns = ({ line_items, line_columns = [] }: ExtractionProfile): RequiredColumn[] =>
  line_items ? line_columns.flatMap(({ required, key, label }) => (required ? [{ key, label }] : [])) : [];

/** Empty where the profile has none. */
function discountColumn({ line_items, line_columns = [] }: ExtractionProfile): { discount_column?: string } {
  const column = line_items ? columnOf(line_columns, 'discount') : undefined;
  return column === undefined ? {} : { discount_column: column.key };
}

/** Empty where no line of the source has any. */
function lineAllowances(
  source: FoundValues['source'],
  { line_items }: ExtractionProfile,
): Pick<RecordFacts, 'line_allowances'> {
  const stated = (line_items ? (source?.lines ?? []) : []).flatMap(
    ({ quantity, unit_price, amount, allowances }): LineAllowances[] =>
      allowances === undefined
        ? []
        : [
            {
              quantity: toNumber(quantity),
              unit_price: toNumber(unit_price),
              amount: toNumber(amount),
              allowances,
            },
          ],
  );
  return stated.length === 0 ? {} : { line_allowances: stated };
}

/** Values beside the chosen one that a reviewer may have meant. */
const OTHERS = 3;
/** Of a day whose month may be meant, the day that it is then. */
const SWAPPED = 0.4;

function otherValues(
  { meaning, value, candidate: chosen }: FieldFinding,
  rankings: FieldRanking[],
  scene: Scene,
): FieldFacts['others'] {
  const ranking = rankings.find((one) => one.meaning.field.key === meaning.field.key);
  const others = new Map<string, FieldFacts['others'][number]>();
  if (chosen?.kind === 'date' && chosen.swapped !== null && chosen.value === value)
    others.set(chosen.swapped, {
      value: chosen.swapped,
      confidence: SWAPPED,
      evidence: evidenceOf(chosen.swapped, chosen.spans),
    });
  for (const { candidate, score } of ranking?.ranked ?? []) {
    const other = normaliseValue(candidate, meaning, scene);
    if (other === null || other === value || others.has(other)) continue;
    const confidence = Math.round(1000 / (1 + Math.exp(-score))) / 1000;
    others.set(other, { value: other, confidence, evidence: evidenceOf(other, candidate.spans) });
    if (others.size === OTHERS) break;
  }
  return [...others.values()];
}

const readingFacts = (reading: Reading): ReadingFacts => ({
  ...qualityOf(reading),
  words: reading.pages.reduce((sum, { words }) => sum + words.length, 0),
  unread: reading.pages.filter(({ source }) => source === 'none').map(({ number }) => number),
});

interface Described {
  found: FoundValues;
  text: string;
  language: string | null;
  doc_type: DocType;
  items: number;
  second: Second | undefined;
}

function summaryFacts({ found, text, language, doc_type, items, second }: Described): SummaryFacts {
  const { fields } = found.findings;
  const facts = foundFacts(fields, found.scene);
  const written = second?.summary(text) ?? null;
  const known = { findings: fields, found: facts, emptied: new Set<string>(), doc_type, items };
  return {
    found: facts,
    prose: proseOf(text),
    language,
    model: written === null ? null : { text: written, facts: keyFacts(known) },
  };
}
