// What tells a paper that somebody fills in.
import { expect, test } from 'vitest';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { kindOf } from '../builtin/kind-of.ts';

const kindOn = (...lines: string[]) => kindOf(typedReading(lines), '2026-11-21').doc_type;

test.each(['Monthly Student Time Sheet', 'Stundenzettel'])('a title of what is filled in: %s', (title) => {
  expect(kindOn('Orbis 7', title, 'Xop 17')).toBe('Form');
});

test('a paper with lines to write on is a form', () => {
  expect(
    kindOn(
      'All sheets must be handed in by Tuesday.',
      'Name: ____________        Today: _________',
      'Client: __________',
      'Manager: _________        Signature: __________',
    ),
  ).toBe('Form');
});
