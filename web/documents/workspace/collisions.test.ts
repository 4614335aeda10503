// Two people edit the same document.
import { expect, test } from 'vitest';
import type { DocumentRecord } from '../../../contract/documents.ts';
import { changedParts, collisionsOf, noteOwn, withoutParts, type OwnValues } from './collisions.ts';

const record = (extracted_fields: Record<string, string | null>, notes: string | null = null) =>
  ({
    extracted_fields,
    notes,
    line_items: [],
    doc_type: 'Invoice',
    doc_date: null,
  }) as unknown as DocumentRecord;

test('changes of different fields do not collide', () => {
  const found = collisionsOf(
    { extracted_fields: { total: '2' } },
    record({ total: '1', vendor: 'A' }),
    record({ total: '1', vendor: 'B' }),
  );
  expect(found).toEqual([]);
});

test('the same field set to different values collides', () => {
  const found = collisionsOf(
    { extracted_fields: { total: '2' } },
    record({ total: '1' }),
    record({ total: '3' }),
  );
  expect(found).toEqual([{ part: 'extracted_fields', field: 'total', mine: '2', theirs: '3' }]);
});

test('the same field set to the same value does not', () => {
  expect(
    collisionsOf({ extracted_fields: { total: '2' } }, record({ total: '1' }), record({ total: '2' })),
  ).toEqual([]);
});

test('other parts collide as a whole', () => {
  const found = collisionsOf({ notes: 'mine' }, record({}), record({}, 'theirs'));
  expect(found).toEqual([{ part: 'notes', mine: 'mine', theirs: 'theirs' }]);
});

test('what the person has stored meanwhile does not collide, what somebody else has stored after it does', () => {
  const own: OwnValues = new Map();
  noteOwn(own, { notes: 'first ' }, record({}, 'first'));
  expect(collisionsOf({ notes: 'second' }, record({}), record({}, 'first'), own)).toEqual([]);
  expect(collisionsOf({ notes: 'second' }, record({}), record({}, 'theirs'), own)).toHaveLength(1);
});

test('what is not kept falls out of the change', () => {
  const patch = { extracted_fields: { total: '2', vendor: 'A' }, notes: 'x' };
  expect(withoutParts(patch, [{ part: 'extracted_fields', field: 'total' }, { part: 'notes' }])).toEqual({
    extracted_fields: { vendor: 'A' },
  });
  expect(withoutParts({ notes: 'x' }, [{ part: 'notes' }])).toEqual({});
  // A profile may have a field of this name.
  expect(withoutParts({ extracted_fields: { notes: 'x' } }, [{ part: 'notes' }])).toEqual({
    extracted_fields: { notes: 'x' },
  });
});

test('names what has changed since one looked', () => {
  expect(changedParts(record({ a: '1', b: '2' }), record({ a: '1', b: '3' }, 'n'))).toEqual([
    { part: 'extracted_fields', field: 'b' },
    { part: 'notes' },
  ]);
});
