// Comparing what one person changed with what somebody else changed meanwhile. Pure.
import type { DocumentRecord } from '../../../contract/documents.ts';
import { RECORD_TABLES } from '../../../contract/record-tables.ts';
import type { Patch } from './saver.ts';

/** A part of a record: a field by its key, or one of the other editable parts. */
export interface Part {
  field?: string;
  part: Exclude<keyof Patch, 'extracted_fields'> | 'extracted_fields';
}

export interface Collision extends Part {
  mine: unknown;
  theirs: unknown;
}

function partsOf(patch: Patch): (Part & { value: unknown })[] {
  const { extracted_fields = {}, ...others } = patch;
  const fields = Object.entries(extracted_fields).map(([field, value]) => ({
    part: 'extracted_fields' as const,
    field,
    value,
  }));
  const rest = Object.entries(others).filter(([, value]) => value !== undefined);
  return [
    ...fields,
    ...rest.map(([part, value]) => ({ part: part as Part['part'], value: value as unknown })),
  ];
}

export function valueOf(record: DocumentRecord, { part, field }: Part): unknown {
  return field === undefined ? record[part] : (record.extracted_fields[field] ?? null);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** What the person has stored last of each part. */
export type OwnValues = Map<string, unknown>;

const nameOf = ({ field, part }: Part) => (field === undefined ? part : `${part}.${field}`);

/** Notes what of the patch the record has now. */
export function noteOwn(own: OwnValues, patch: Patch, stored: DocumentRecord): void {
  for (const part of partsOf(patch)) own.set(nameOf(part), valueOf(stored, part));
}

/**
 * Parts that were changed by both, to different values. Who goes on writing before the last change is stored makes the next one on
 * a record that does not have it yet: what the person stored is nobody else's change.
 */
export function collisionsOf(
  patch: Patch,
  base: DocumentRecord,
  now: DocumentRecord,
  own: OwnValues = new Map(),
): Collision[] {
  return partsOf(patch)
    .map(({ value, ...part }) => ({ ...part, mine: value, theirs: valueOf(now, part) }))
    .filter(
      ({ mine, theirs, ...part }) =>
        !same(mine, theirs) &&
        !same(valueOf(base, part), theirs) &&
        !(own.has(nameOf(part)) && same(own.get(nameOf(part)), theirs)),
    );
}

export function withoutParts(patch: Patch, parts: Part[]): Patch {
  const { extracted_fields, ...others } = patch;
  const dropped = new Set(parts.map(nameOf));
  const fields = Object.entries(extracted_fields ?? {}).filter(
    ([field]) => !dropped.has(nameOf({ part: 'extracted_fields', field })),
  );
  const rest = Object.entries(others).filter(
    ([key, value]) => value !== undefined && !dropped.has(key as Part['part']),
  );
  return {
    ...(Object.fromEntries(rest) as Patch),
    ...(fields.length > 0 ? { extracted_fields: Object.fromEntries(fields) } : {}),
  };
}

/** The record as it will be, shown until the service has answered. */
export function applied(record: DocumentRecord, patch: Patch): DocumentRecord {
  const { extracted_fields = {}, ...rest } = patch;
  return {
    ...record,
    ...(rest as Partial<DocumentRecord>),
    extracted_fields: { ...record.extracted_fields, ...extracted_fields },
  };
}

/** Names of the parts that differ between what one saw and what is there now. */
export function changedParts(seen: DocumentRecord, now: DocumentRecord): Part[] {
  const keys = new Set([...Object.keys(seen.extracted_fields), ...Object.keys(now.extracted_fields)]);
  const fields = [...keys].map((field): Part => ({ part: 'extracted_fields', field }));
  const others = (
    [...RECORD_TABLES, 'notes', 'doc_type', 'doc_date', 'contact_id', 'folder_id'] as const
  ).map((part): Part => ({ part }));
  return [...fields, ...others].filter((part) => !same(valueOf(seen, part), valueOf(now, part)));
}
