// The built-in engine: from a reading and a profile to a draft, without any model. Values are found (find-values.ts), then
// judged: confidence, score, reasons; and described: kind, date, summary. A model that has read the document too may have
// its say on every value.
import type { Reading } from '../../reading/reading.ts';
import { factsOf } from '../checks/check-record.ts';
import { textOf } from '../clauses/find-clauses.ts';
import { confidenceLabel } from '../confidence-label.ts';
import { documentScore } from '../confidence/document-score.ts';
import { withAgreement } from '../confidence/agreement.ts';
import { fieldConfidence } from '../confidence/field-confidence.ts';
import { qualityOf } from '../confidence/reading-quality.ts';
import { reasoning } from '../confidence/reasoning.ts';
import { documentType } from '../describe/doc-type.ts';
import { detectLanguage } from '../describe/language.ts';
import { summarise } from '../describe/summary.ts';
import type { Draft, DraftLineItem, ExtractionContext, ExtractionProfile } from '../draft.ts';
import { isImplied } from '../labels/implied-fields.ts';
import { trainedWeights } from '../ranking/rank.ts';
import { draftItems } from './draft-items.ts';
import { findValues, type FoundValues, type Second } from './find-values.ts';
import { keyFacts } from './key-facts.ts';

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
  const { scene, findings, checks, table } = found;
  const fields = findings.fields
    .filter(({ meaning }) => !isImplied(meaning.field.key))
    .map((finding) => ({
      finding,
      confidence: withAgreement(fieldConfidence(finding, findings, checks), finding),
    }));
  const items = profile.line_items ? settledItems(found, second) : [];
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
    summary: second?.summary(text) ?? summarise(facts, text, language),
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
    reasoning: reasoning({ fields, checks, items: items.length, structured: findings.structured, score }),
    engine: second === undefined ? 'builtin' : `builtin+${second.name}`,
    warnings: second?.warnings() ?? [],
  };
}

/** Items of a structured source are beyond discussion. */
function settledItems(
  { scene, findings, source, table }: FoundValues,
  second: Second | undefined,
): DraftLineItem[] {
  const own = draftItems(table.items, source);
  if (second === undefined || (source !== undefined && source.lines.length > 0)) return own;
  return second.items(own, findings.fields, scene);
}
