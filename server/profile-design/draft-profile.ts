// A profile proposed from a sample document. Nothing is stored: the draft is looked at, changed, and created like any other.
import { understandField } from '../extraction/labels/understand-field.ts';
import type { ProfileDraft } from '../../contract/profile-design.ts';
import type { Context } from '../context.ts';
import { findStoredReading } from '../documents/stored-reading.ts';
import { getDocument } from '../documents/store.ts';
import { nameOf } from '../extraction/proposal/proposal-draft.ts';
import { proposeProfile } from '../extraction/proposal/propose-profile.ts';
import { isoDay } from '../platform/clock.ts';
import { conflict } from '../platform/errors.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { fieldKey } from '../profiles/field-key.ts';
import { toContent } from '../profiles/manage-profiles.ts';

/** More pages say nothing new of a kind of document. */
const MOST_PAGES = 5;

export async function draftProfile(ctx: Context, document_id: number): Promise<ProfileDraft> {
  const document = await getDocument(ctx, document_id);
  const reading = await findStoredReading(ctx, document, MOST_PAGES);
  if (reading === undefined) throw conflict('setup.notReadYet', { id: document_id });
  const proposal = proposeProfile(reading, isoDay(ctx.clock.now()), fieldKey);
  const { fields, line_items, doc_type, language } = proposal;
  if (fields.length === 0) throw conflict('setup.noLabels', { id: document_id });
  const content = toContent({
    name: await freeName(ctx, nameOf(proposal)),
    description: say(sentence('setup.drafted', { name: document.filename }), ctx.language).slice(0, 1000),
    doc_type_hint: doc_type === 'Other' ? null : doc_type,
    line_items: line_items.length > 0,
    tax_breakdown: false,
    line_columns: [],
    fields: fields.map(({ value: _value, evidence: _evidence, confidence: _confidence, ...field }) => field),
  });
  const tax_breakdown = content.fields.some((field) => understandField(field).concept?.id === 'tax_total');
  const profile = { ...content, tax_breakdown };
  const found = profile.fields.map(({ key }, i) => [key, fields[i]!] as const);
  return {
    document_id,
    language,
    profile,
    values: Object.fromEntries(found.map(([key, { value }]) => [key, value])),
    evidence: Object.fromEntries(found.map(([key, { evidence }]) => [key, evidence])),
    line_items,
  };
}

/** The first of "Invoice X", "Invoice X 2", … that no profile has. */
async function freeName(ctx: Context, name: string): Promise<string> {
  const rows = await ctx.db.selectFrom('profiles').select('name').where('deleted_at', 'is', null).execute();
  const taken = new Set(rows.map((row) => row.name.toLowerCase()));
  let free = name;
  for (let n = 2; taken.has(free.toLowerCase()); n++) free = `${name.slice(0, 110)} ${n}`;
  return free;
}
