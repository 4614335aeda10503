// An approval goes into the ledger: what had been proposed for each field, and what was approved.
import type { Lineage } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import type { RecordFacts } from '../extraction/judgement/facts.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { handOf, labelFields, type Approved } from '../quality/approval.ts';
import { saveApproval } from '../quality/store.ts';
import { proposedConfidence } from './proposal.ts';
import type { DocumentRow } from './store.ts';

/** @param at when it was approved, and by the actor of the context */
export async function recordApproval(
  ctx: Context,
  document: DocumentRow,
  at: Date = ctx.clock.now(),
): Promise<void> {
  const approved = await approvedOf(ctx, document);
  const { kind, id, name } = ctx.actor;
  await saveApproval(ctx, {
    document_id: document.id,
    at,
    contact_id: document.contact_id,
    profile_id: document.profile_id,
    profile_version: document.profile_version,
    vendor: document.vendor,
    engine: factsOf(document)?.proposal?.engine ?? document.engine ?? '',
    actor_kind: kind,
    actor_id: id,
    actor_name: name,
    clean: cleanOf(document),
    hand: handOf(approved, kind === 'person'),
    fields: labelFields(approved),
  });
}

const factsOf = ({ check_facts }: DocumentRow) => check_facts as RecordFacts | null;

/** null where it is not known. */
function cleanOf(document: DocumentRow): boolean | null {
  const blockers = factsOf(document)?.proposal?.blockers;
  return blockers === undefined ? null : blockers === 0;
}

async function approvedOf(ctx: Context, document: DocumentRow): Promise<Approved> {
  const facts = factsOf(document);
  const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  const confidence = facts?.proposal?.confidence ?? proposedConfidence(ctx, document, fields);
  const proposals = Object.entries(facts?.fields ?? {}).flatMap(([key, { value, source }]) =>
    value === null ? [] : [[key, { value, source, confidence: confidence[key] ?? 0 }] as const],
  );
  const sources = Object.entries(document.lineage).map(([key, { source }]) => [key, source] as const);
  return {
    // What the engine had found is not known of documents that 0.1 processed: they say nothing of it.
    fields: facts?.fields === undefined ? [] : fields.map(({ key }) => key),
    proposals: Object.fromEntries(proposals),
    extracted_fields: document.extracted_fields,
    sources: Object.fromEntries<Lineage['source']>(sources),
  };
}
