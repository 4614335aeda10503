// The proposal of a profile as the result of processing: what the built-in profile "Profile Drafter" answers.
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import type { Reading } from '../../reading/reading.ts';
import { extract } from '../builtin/extract.ts';
import { confidenceLabel } from '../confidence-label.ts';
import type { Draft, DraftField, ExtractionProfile } from '../draft.ts';
import { proposeProfile, type FoundField, type ProfileProposal } from './propose-profile.ts';

/** A name for the proposed profile. */
export const nameOf = ({ doc_type, sender }: ProfileProposal): string =>
  (sender === null ? doc_type : `${doc_type} ${sender}`).replaceAll(/\s+/gu, ' ').trim().slice(0, 120);

/** @param profile the built-in one: its fields are filled by their keys */
export function draftOfProposal(
  reading: Reading,
  profile: ExtractionProfile,
  today: string,
  keyOf: (label: string) => string,
): Draft {
  const proposal = proposeProfile(reading, today, keyOf);
  const { fields } = proposal;
  const own = extract(reading, { ...profile, fields: [] }, { today, learned: [] });
  const mean = fields.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(fields.length, 1);
  const evidence = fields.flatMap((field) => field.evidence);
  const said: Record<string, DraftField> = {
    proposed_name: fact(nameOf(proposal), 1),
    proposed_type: fact(proposal.doc_type, 1),
    proposed_fields: { ...fact(fields.map(describe).join('; ') || null, mean), evidence },
    proposed_line_items: fact(String(proposal.line_items.length > 0), 1),
  };
  const score = Math.round(100 * mean);
  const note = [reasonOf(fields)];
  return {
    ...own,
    fields: Object.fromEntries(profile.fields.map(({ key }) => [key, said[key] ?? fact(null, 0)])),
    score,
    label: confidenceLabel(score),
    reasoning: note,
    facts: { ...own.facts, note },
  };
}

const describe = ({ label, type, value }: FoundField): string =>
  `${label} (${type}): ${value.replaceAll(/\s+/gu, ' ').replaceAll(';', ',').slice(0, 80)}`;

const fact = (value: string | null, confidence: number): DraftField => ({
  value,
  evidence: [],
  confidence,
  source: 'engine',
  detail: null,
  learned_from: null,
});

const reasonOf = ({ length: count }: FoundField[]): Sentence =>
  count === 0 ? sentence('reasoning.nothingProposed') : sentence('reasoning.proposed', { count });
