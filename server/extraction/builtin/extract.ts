// The built-in engine: from a reading and a profile to a draft, without any model. Values are found (find-values.ts), then
// judged: confidence, score, reasons; and described: kind, date, summary.
import type { Reading } from '../../reading/reading.ts';
import { textOf } from '../clauses/find-clauses.ts';
import { confidenceLabel } from '../confidence-label.ts';
import { documentScore } from '../confidence/document-score.ts';
import { fieldConfidence } from '../confidence/field-confidence.ts';
import { qualityOf } from '../confidence/reading-quality.ts';
import { reasoning } from '../confidence/reasoning.ts';
import { documentType } from '../describe/doc-type.ts';
import { detectLanguage } from '../describe/language.ts';
import { summarise } from '../describe/summary.ts';
import type { Draft, Extract, ExtractionProfile } from '../draft.ts';
import { trainedWeights } from '../ranking/rank.ts';
import { draftItems } from './draft-items.ts';
import { findValues, type FoundValues } from './find-values.ts';
import { keyFacts } from './key-facts.ts';

export const extract: Extract = (reading, profile, context) =>
  toDraft(reading, profile, findValues(reading, profile, context, trainedWeights));

function toDraft(reading: Reading, profile: ExtractionProfile, found: FoundValues): Draft {
  const { scene, findings, checks, source, table } = found;
  const asked = new Set(profile.fields.map(({ key }) => key));
  const fields = findings.fields
    .filter(({ meaning }) => asked.has(meaning.field.key))
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
        return [meaning.field.key, { value, evidence, confidence, source: from, detail }];
      }),
    ),
    line_items: items,
    checks: checks.map((check) => ({
      ...check,
      fields: check.fields.filter((key) => !key.startsWith('implied_')),
    })),
    score,
    label: confidenceLabel(score),
    reasoning: reasoning({ fields, checks, items: items.length, structured: findings.structured, score }),
    engine: 'builtin',
    warnings: [],
  };
}
