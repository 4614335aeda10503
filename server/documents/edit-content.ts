// New values for fields and line items: checked, marked with who set them, and looked up on the pages.
import type { DocumentPatch, Evidence, ExtractedFields, LineItem } from '../../contract/documents.ts';
import type { StoredLineage } from '../database/stored-record.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import type { ItemEvidence } from '../extraction/evidence/find-item-values.ts';
import { isoSeconds } from '../platform/clock.ts';
import { invalid } from '../platform/errors.ts';
import { checkFieldValue } from './field-value.ts';
import type { Places } from './find-places.ts';
import type { DocumentRow } from './store.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';

/** Values, and what is known of each: where it stands on the page and who set it. */
export type Content = Pick<DocumentRow, 'extracted_fields' | 'line_items' | 'evidence' | 'lineage'>;

/** Throws `invalid` (422) for keys the profile does not have and values that do not fit their type. */
export async function editContent(
  ctx: Context,
  before: DocumentRow,
  fields: ProfileField[],
  patch: Pick<DocumentPatch, 'extracted_fields' | 'line_items'>,
  places: Places,
): Promise<Content> {
  const content = await setFields(ctx, before, fields, patch.extracted_fields ?? {}, places);
  if (patch.line_items === undefined) return content;
  return { ...content, ...(await setLineItems(ctx, content, patch.line_items, places)) };
}

async function setFields(
  ctx: Context,
  before: Content,
  fields: ProfileField[],
  changes: ExtractedFields,
  places: Places,
): Promise<Content> {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const content = {
    extracted_fields: { ...before.extracted_fields },
    line_items: before.line_items,
    evidence: { ...before.evidence },
    lineage: { ...before.lineage },
  };
  for (const [key, value] of Object.entries(changes)) {
    const field = byKey.get(key);
    if (field === undefined)
      throw invalid(wrongValue(`extracted_fields.${key}`, sentence('values.profileField')));
    const checked = value === null ? null : checkFieldValue(field, value);
    // The old place on the page belongs to the old value.
    if (checked !== (content.extracted_fields[key] ?? null)) {
      const found = checked === null ? undefined : await places.ofField(field, checked);
      content.evidence[key] = found?.evidence ?? [];
    }
    content.extracted_fields[key] = checked;
    content.lineage[key] = personsWord(ctx);
  }
  return content;
}

/** Items beyond these are stored without places of their own: a person who pastes a long list waits for it. */
const LOOKED_UP = 100;
const COLUMNS = ['description', 'quantity', 'unit_price', 'amount'] as const;

async function setLineItems(
  ctx: Context,
  before: Content,
  line_items: LineItem[],
  places: Places,
): Promise<Content> {
  const evidence: Record<string, Evidence[]> = Object.fromEntries(
    Object.entries(before.evidence).filter(([key]) => !key.startsWith('line_items[')),
  );
  let looked_up = 0;
  for (const [i, item] of line_items.entries()) {
    let found = knownPlaces(item, i, before);
    const complete = COLUMNS.every(
      (column) => item[column] === null || item[column] === '' || found[column] !== undefined,
    );
    if (!complete && looked_up++ < LOOKED_UP) found = await places.ofItem(item, found);
    for (const [column, where] of Object.entries(found)) evidence[`line_items[${i}].${column}`] = where;
  }
  return { ...before, line_items, evidence, lineage: { ...before.lineage, line_items: personsWord(ctx) } };
}

/** Values that stayed keep their places: those of the item that was there, or of the same one where items were moved. */
function knownPlaces(item: LineItem, at: number, before: Content): ItemEvidence {
  const matches = (other: LineItem | undefined) =>
    other !== undefined && COLUMNS.filter((column) => other[column] === item[column]).length;
  const same = (other: LineItem) => COLUMNS.every((column) => other[column] === item[column]);
  const moved = before.line_items.findIndex((other, i) => i !== at && same(other));
  const own = before.line_items[at];
  const from = own !== undefined && (same(own) || moved < 0) && matches(own) ? at : moved;
  const old = before.line_items[from];
  const known: ItemEvidence = {};
  if (old === undefined) return known;
  for (const column of COLUMNS) {
    const places = before.evidence[`line_items[${from}].${column}`];
    if (places !== undefined && places.length > 0 && old[column] === item[column]) known[column] = places;
  }
  return known;
}

function personsWord(ctx: Context): StoredLineage {
  const source = ctx.actor.kind === 'rule' ? 'rule' : 'person';
  return {
    source,
    by: ctx.actor.name,
    at: isoSeconds(ctx.clock.now()),
    detail: null,
    confidence: 100,
    proposed: null,
  };
}
