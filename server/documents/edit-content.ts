// New values for fields and line items: checked, marked with who set them, and looked up on the pages.
import type { DocumentPatch, Evidence, ExtractedFields, LineItem } from '../../contract/documents.ts';
import type { StoredLineage } from '../database/stored-record.ts';
import { CalendarDate } from '../../contract/common.ts';
import type { LineColumn, LineColumnType, ProfileField } from '../../contract/profiles.ts';
import type { ProfileVersionRow } from '../profiles/store.ts';
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
  profile: Pick<ProfileVersionRow, 'fields' | 'line_columns'>,
  patch: Pick<DocumentPatch, 'extracted_fields' | 'line_items'>,
  places: Places,
): Promise<Content> {
  const content = await setFields(ctx, before, profile.fields, patch.extracted_fields ?? {}, places);
  if (patch.line_items === undefined) return content;
  const items = patch.line_items.map((item, i) => checkLineItem(item, i, profile.line_columns));
  return { ...content, ...(await setLineItems(ctx, content, items, places)) };
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

/** The four columns, and those of the profile that have a value. Throws `invalid` (422). */
function checkLineItem(given: LineItem, i: number, columns: LineColumn[]): LineItem {
  const { description, quantity, unit_price, amount, ...further } = given;
  const known = new Set(columns.map(({ key }) => key));
  const stranger = Object.keys(further).find((key) => !known.has(key));
  if (stranger !== undefined)
    throw invalid(wrongValue(`line_items.${i}.${stranger}`, sentence('values.lineColumn')));
  const values = columns.flatMap(({ key, type }) => {
    const value = further[key] ?? '';
    return value === '' ? [] : [[key, checkCell(value, type, `line_items.${i}.${key}`)] as const];
  });
  return { description, quantity, unit_price, amount, ...Object.fromEntries(values) };
}

function checkCell(value: string | number, type: LineColumnType, place: string): string | number {
  if (type === 'number' || type === 'amount') {
    if (typeof value === 'number') return value;
    throw invalid(wrongValue(place, sentence('values.number')));
  }
  if (typeof value === 'number') throw invalid(wrongValue(place, sentence('values.text')));
  if (type === 'date' && !CalendarDate.safeParse(value).success)
    throw invalid(wrongValue(place, sentence('values.date')));
  return value;
}

/** Items beyond these are stored without places of their own: a person who pastes a long list waits for it. */
const LOOKED_UP = 100;

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
    const complete = Object.entries(item).every(
      ([column, value]) => value === null || value === '' || found[column] !== undefined,
    );
    if (!complete && looked_up++ < LOOKED_UP) found = await places.ofItem(item, found);
    for (const [column, where] of Object.entries(found)) evidence[`line_items[${i}].${column}`] = where;
  }
  return { ...before, line_items, evidence, lineage: { ...before.lineage, line_items: personsWord(ctx) } };
}

/** Values that stayed keep their places: those of the item that was there, or of the same one where items were moved. */
function knownPlaces(item: LineItem, at: number, before: Content): ItemEvidence {
  const columns = Object.keys(item);
  const matches = (other: LineItem | undefined) =>
    other !== undefined && columns.filter((column) => other[column] === item[column]).length;
  const same = (other: LineItem) => columns.every((column) => other[column] === item[column]);
  const moved = before.line_items.findIndex((other, i) => i !== at && same(other));
  const own = before.line_items[at];
  const from = own !== undefined && (same(own) || moved < 0) && matches(own) ? at : moved;
  const old = before.line_items[from];
  const known: ItemEvidence = {};
  if (old === undefined) return known;
  for (const column of columns) {
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
