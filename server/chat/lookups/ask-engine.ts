// Asks the extraction engine for fields that a record lacks, on the stored reading of the document: so a question may ask
// for whatever the engine knows or the page labels, not only for what the profile takes.
import type { LineItem } from '../../../contract/documents.ts';
import { plainField } from '../../../contract/plain-field.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import type { Context } from '../../context.ts';
import { getDocument } from '../../documents/store.ts';
import { findStoredReading } from '../../documents/stored-reading.ts';
import { lineItemOf, type DraftField } from '../../extraction/draft.ts';
import { runExtraction } from '../../extraction/process/run-extraction.ts';
import { isoDay } from '../../platform/clock.ts';

export interface Asked {
  label: string;
  type: ProfileField['type'];
}

export interface EngineAnswer {
  /** In the order asked. */
  fields: (DraftField | undefined)[];
  items: LineItem[];
}

/** What people ask for stands on the first pages or at the end of a document; more takes too long for a conversation. */
const MOST_PAGES = 20;

/** Undefined where the document has not been read. */
export async function askEngine(
  ctx: Context,
  document_id: number,
  asked: readonly Asked[],
  signal: AbortSignal,
): Promise<EngineAnswer | undefined> {
  const document = await getDocument(ctx, document_id);
  const reading = await findStoredReading(ctx, document, MOST_PAGES);
  if (reading === undefined) return undefined;
  const profile = {
    name: 'Question',
    description: '',
    doc_type_hint: document.doc_type,
    line_items: true,
    fields: asked.map(fieldOf),
  };
  const context = { today: isoDay(ctx.clock.now()), learned: [] };
  const draft = await runExtraction(ctx.extractors, { kind: 'extract', reading, profile, context }, signal);
  return {
    fields: profile.fields.map(({ key }) => draft.fields[key]),
    items: draft.line_items.map(lineItemOf),
  };
}

const fieldOf = ({ label, type }: Asked, i: number): ProfileField => plainField(label, `asked_${i}`, type);
