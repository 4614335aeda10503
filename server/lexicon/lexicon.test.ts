// The lexicon is whole: every file is listed, every row can be read, and what it knows is written nowhere else.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { monthNames, WEEKDAYS } from './calendar.ts';
import { COUNTRIES } from './countries/index.ts';
import { LANGUAGES } from './languages/index.ts';
import { split } from './phrases.ts';
import { alternatives } from './words.ts';

const here = import.meta.dirname;
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(here, folder))
    .filter((name) => name !== 'index.ts' && !name.endsWith('.test.ts'))
    .map((name) => name.replace('.ts', ''));

test('every language and every country is listed', () => {
  expect(LANGUAGES.map(({ code }) => code).sort()).toEqual(filesIn('languages').sort());
  expect(COUNTRIES.map(({ code }) => code.toLowerCase()).sort()).toEqual(filesIn('countries').sort());
});

test.each(LANGUAGES)('$name: months, days and words can be read', ({ months, weekdays, words }) => {
  if (months !== undefined) expect(split(months)).toHaveLength(12);
  if (weekdays !== undefined) expect(split(weekdays)).toHaveLength(7);
  for (const topic of Object.values(words ?? {}))
    for (const word of alternatives(topic)) expect(() => new RegExp(word, 'u')).not.toThrow();
});

test.each(COUNTRIES)('$name: its forms can be read', (country) => {
  const { places, two_words, postcode, postcode_place, vat, legal_forms } = country;
  for (const form of [places, two_words, postcode, postcode_place, vat?.form, legal_forms])
    for (const word of alternatives(form ?? '')) expect(() => new RegExp(word, 'u')).not.toThrow();
  if (country.languages !== undefined)
    for (const code of country.languages.split(' '))
      expect(LANGUAGES.map(({ code }) => code)).toContain(code);
});

test('a name of a month or a day means the same in all languages', () => {
  for (const names of [monthNames(), WEEKDAYS.map((day) => [...day])])
    for (const name of names.flat()) {
      const meanings = names.filter((all) => all.includes(name));
      if (!AMBIGUOUS.has(name)) expect([name, meanings.length]).toEqual([name, 1]);
    }
});

/** March in most languages, Tuesday in French and Spanish. */
const AMBIGUOUS = new Set(['mar']);

describe('no regular expression is longer than a line', () => {
  const root = path.join(here, '..', 'extraction');
  const sources = readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  test.each(sources)('%s', (name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    const long: string[] = [];
    const look = (node: ts.Node): void => {
      const isRaw = ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw';
      const source = ts.isRegularExpressionLiteral(node)
        ? node.text
        : isRaw
          ? node.template.getText().slice(1, -1)
          : '';
      if (source.length > 160) long.push(source);
      ts.forEachChild(node, look);
    };
    look(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
    expect(long).toEqual([]);
  });
});
