// A decision goes into the ledger: what had been proposed for each field, and what was approved, or that the document was rejected.
import type { Lineage } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import type { RecordFacts } from '../extraction/judgement/facts.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { handOf, labelFields, leaveUnjudged, type Approved } from '../quality/approval.ts';
import { saveApproval } from '../quality/store.ts';
import { isAtScreen } from '../quality/vigilance.ts';
import { proposedConfidence } from './proposal.ts';
import type { DocumentRow } from './store.ts';

interface Decision {
  rejected: boolean;
  /** When it was decided, and by the actor of the context. */
  at?: Date;
}

export async function recordDecision(
  ctx: Context,
  document: DocumentRow,
  { rejected, at = ctx.clock.now() }: Decision,
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
    engine: engineOf(document),
    actor_kind: kind,
    actor_id: id,
    actor_name: name,
    by_token: kind === 'person' && !isAtScreen(ctx.actor),
    clean: cleanOf(document),
    hand: rejected ? 'rejected' : handOf(approved, kind === 'person'),
    fields: rejected ? leaveUnjudged(labelFields(approved)) : labelFields(approved),
  });
}

const factsOf = ({ check_facts }: DocumentRow) => check_facts as RecordFacts | null;

/** With its version. */
export const engineOf = (document: DocumentRow): string =>
  factsOf(document)?.proposal?.engine ?? document.engine ?? '';

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
