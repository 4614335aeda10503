// The built-in engine: from a reading and a profile to a draft, without any model. Layout -> labels and candidates ->
// tables -> ranking -> joint assignment -> evidence -> checks -> confidence -> summary.
import type { Reading } from '../../reading/reading.ts';
import { currenciesOf } from '../candidates/currency.ts';
import type { AmountCandidate } from '../candidates/candidate.ts';
import { factsOf } from '../checks/check-record.ts';
import type { Findings } from '../checks/findings.ts';
import { runChecks } from '../checks/run-checks.ts';
import { textOf } from '../clauses/find-clauses.ts';
import { confidenceLabel } from '../confidence-label.ts';
import { documentScore } from '../confidence/document-score.ts';
import { fieldConfidence } from '../confidence/field-confidence.ts';
import { reasoning } from '../confidence/reasoning.ts';
import { documentType } from '../describe/doc-type.ts';
import { detectLanguage } from '../describe/language.ts';
import { summarise } from '../describe/summary.ts';
import type { Draft, Extract, ExtractionContext, ExtractionProfile } from '../draft.ts';
import { impliedFields, isImplied } from '../labels/implied-fields.ts';
import { understandField } from '../labels/understand-field.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { assign } from '../ranking/assign.ts';
import { applyHints } from '../ranking/learned.ts';
import { rankField } from '../ranking/rank.ts';
import { buildScene, type Scene } from '../ranking/scene.ts';
import { structuredSourceOf, type StructuredSource } from '../structured/structured-source.ts';
import { readTables, type LineTable } from '../tables/read-tables.ts';
import { draftItems } from './draft-items.ts';
import { fieldFinding } from './field-findings.ts';
import { keyFacts } from './key-facts.ts';

export const extract: Extract = (reading, profile, context) => {
  const meanings = profile.fields.map(understandField);
  const all = [...meanings, ...impliedFields(meanings)];
  const scene = buildScene(buildLayout(reading), all, context.today);
  const table = readLineTable(scene);
  const source = structuredSourceOf(reading);
  const rankings = all.map((meaning) => ({
    meaning,
    ranked: applyHints(rankField(meaning, scene), meaning, scene, context.learned),
  }));
  const assigned = assign(rankings, { lines: sumOf(table) });
  const findings: Findings = {
    fields: assigned.map((assignment) => fieldFinding(assignment, scene, source)),
    items: profile.line_items ? table.items : [],
    capitals: scene.candidates.all.flatMap((one) =>
      one.traits['capitals'] === 1 ? [(one as AmountCandidate).units] : [],
    ),
    currencies: currenciesOf(scene.candidates.all).map(({ code }) => code),
    structured: source?.name ?? null,
    today: context.today,
  };
  return toDraft(reading, profile, context, { scene, findings, source, table });
};

interface Parts {
  scene: Scene;
  findings: Findings;
  source: StructuredSource | undefined;
  table: LineTable;
}

function toDraft(
  reading: Reading,
  profile: ExtractionProfile,
  _context: ExtractionContext,
  parts: Parts,
): Draft {
  const { scene, findings, source, table } = parts;
  const checks = runChecks(findings);
  const fields = findings.fields
    .filter(({ meaning }) => !isImplied(meaning.field.key))
    .map((finding) => ({ finding, confidence: fieldConfidence(finding, findings, checks) }));
  const items = profile.line_items ? draftItems(table.items, source) : [];
  const text = textOf(scene).text;
  const language = reading.language ?? detectLanguage(text);
  const doc_type = documentType({
    document: scene.document,
    format: reading.format,
    hint: profile.doc_type_hint,
    has_items: table.header && table.items.length > 0,
    has_e_invoice: reading.e_invoice !== null,
  });
  const facts = keyFacts(findings.fields, scene, doc_type, items.length);
  const score = documentScore({ fields, checks, ...qualityOf(reading) });
  return {
    doc_type,
    doc_date: facts.date,
    language,
    summary: summarise(facts, text, language),
    fields: Object.fromEntries(
      fields.map(({ finding, confidence }) => {
        const { meaning, value, evidence, source: from, detail } = finding;
        const learned_from = from === 'learned' ? (finding.ranked?.learned ?? null) : null;
        return [meaning.field.key, { value, evidence, confidence, source: from, detail, learned_from }];
      }),
    ),
    line_items: items,
    checks,
    facts: factsOf(findings),
    score,
    label: confidenceLabel(score),
    reasoning: reasoning({ fields, checks, items: items.length, structured: findings.structured }),
    engine: 'builtin',
    warnings: [],
  };
}

/** Finds the line items and keeps their rows apart, so that a price is not taken for a total. */
export function readLineTable(scene: Scene): LineTable {
  const table = readTables(scene);
  for (const row of table.rows) scene.facts.table_rows.add(row);
  return table;
}

/** Sum of the line items in 1/10,000; null when one has no amount. */
function sumOf({ items }: LineTable): number | null {
  if (items.length === 0) return null;
  let sum = 0;
  for (const { amount } of items) {
    if (amount === null) return null;
    sum += amount.units;
  }
  return sum;
}

function qualityOf({ pages }: Reading): { reading: number; pages_read: number } {
  let sum = 0;
  let words = 0;
  for (const page of pages) {
    for (const { confidence } of page.words) {
      sum += Math.min(Math.max(confidence, 0), 1);
      words++;
    }
  }
  const read = pages.filter((page) => page.source !== 'none').length;
  return { reading: words === 0 ? 0 : sum / words, pages_read: pages.length === 0 ? 0 : read / pages.length };
}
