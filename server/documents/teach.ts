// An approved record teaches: what people corrected in it is what the next document of that sender is read by.
import type { Lineage } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import type { RecordFacts } from '../extraction/judgement/facts.ts';
import type { Span } from '../extraction/layout/layout.ts';
import { learnFromApproval } from '../learning/learn.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { placesIn } from './find-places.ts';
import type { DocumentRow } from './store.ts';

export async function teach(ctx: Context, document: DocumentRow): Promise<void> {
  const facts = document.check_facts as RecordFacts | null;
  // What the engine had found is not known of documents that 0.1 processed.
  if (facts?.fields === undefined) return;
  const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  const corrected = fields.filter(({ key }) => document.lineage[key]?.source === 'person');
  const places = placesIn(ctx, document);
  const spans: Record<string, Span | null> = {};
  for (const field of corrected) {
    const value = document.extracted_fields[field.key] ?? null;
    const found = value === null ? undefined : await places.ofField(field, value);
    spans[field.key] = found?.span ?? null;
  }
  const found = Object.entries(facts.fields);
  const before = {
    extracted_fields: Object.fromEntries(found.map(([key, { value }]) => [key, value])),
    evidence: Object.fromEntries(found.map(([key, { evidence }]) => [key, evidence])),
    sources: Object.fromEntries(found.map(([key, { source }]): [string, Lineage['source']] => [key, source])),
  };
  await learnFromApproval(
    ctx,
    { ...document, fields, before, after: document, spans, page: places.page },
    corrected.map(({ key }) => key),
  );
}
