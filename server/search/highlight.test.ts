import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatches, foldWithOffsets } from './highlight.ts';
import { fold, queryTerms, runs, type QueryTerm, type Run } from './tokenize.ts';

/** Every character with its marks folded on its own, without any shortcut. */
function plainly(text: string) {
  const [starts, ends]: [number[], number[]] = [[], []];
  let folded = '';
  for (const match of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const piece = fold(match[0]);
    folded += piece;
    for (let i = 0; i < piece.length; i += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { text: folded, starts, ends };
}

/** What `foldWithOffsets` says, in full. */
function toldBy(text: string) {
  const { text: folded, sourceOf } = foldWithOffsets(text);
  const sources = Array.from({ length: folded.length }, (_, at) => sourceOf(at));
  return { text: folded, starts: sources.map(([start]) => start), ends: sources.map(([, end]) => end) };
}

const characters = [
  'a',
  'Z',
  ' ',
  '9',
  '增',
  '值',
  '，',
  '。',
  '【',
  '～',
  'ﬁ',
  '㍿',
  '½',
  'e',
  '\u0301',
  'É',
  'ß',
  'ÿ',
  'µ',
  'º',
  'İ',
  'Σ',
  'ＩＮＶ',
  '𠮷',
  'か',
  '\u3099',
  '\n',
];

test('shortcuts over simple text change neither the folded text nor a single offset', () => {
  const texts = fc.array(
    fc.oneof(fc.constantFrom(...characters), fc.string({ unit: 'grapheme', maxLength: 3 })),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      expect(toldBy(text)).toEqual(plainly(text));
    }),
    { numRuns: 500 },
  );
});

test('offsets of characters that grow and shrink', () => {
  expect(toldBy('aﬁ，e\u0301')).toEqual({
    text: 'afi,é',
    starts: [0, 1, 1, 2, 3],
    ends: [1, 2, 2, 3, 5],
  });
});

/** All places of a term, by comparing all runs of the text with those of the term one after the other. */
function placesByRuns({ runs: wanted, exact }: QueryTerm, folded: string): [number, number][] {
  const all = [...runs(folded)];
  return all.flatMap((run, i) => {
    if (wanted.length === 1) return placesInRun(wanted[0]!, run, exact);
    const here = all.slice(i, i + wanted.length);
    if (here.length < wanted.length || !here.every((one, k) => fitsAt(k, wanted, one, exact))) return [];
    const start = here[0]!.end - (wanted[0]!.kind === 'cjk' ? wanted[0]!.text.length : here[0]!.text.length);
    return [[start, here.at(-1)!.start + wanted.at(-1)!.text.length]];
  });
}

function placesInRun(wanted: Run, run: Run, exact: boolean): [number, number][] {
  if (wanted.kind !== run.kind) return [];
  const end = (at: number) => run.start + at + wanted.text.length;
  if (run.kind === 'word')
    return (exact ? run.text === wanted.text : run.text.startsWith(wanted.text)) ? [[run.start, end(0)]] : [];
  const places: [number, number][] = [];
  for (let at = 0; at + wanted.text.length <= run.text.length; at += 1) {
    if (!run.text.startsWith(wanted.text, at)) continue;
    places.push([run.start + at, end(at)]);
    at += wanted.text.length - 1;
  }
  return places;
}

function fitsAt(k: number, wanted: readonly Run[], run: Run, exact: boolean): boolean {
  const one = wanted[k]!;
  if (one.kind !== run.kind) return false;
  if (run.kind === 'word') return exact ? run.text === one.text : run.text.startsWith(one.text);
  if (k === 0) return run.text.endsWith(one.text);
  return k === wanted.length - 1 ? run.text.startsWith(one.text) : run.text === one.text;
}

test('the places of a term are those of its runs, one after the other', () => {
  const letters = fc.constantFrom(
    'a',
    'b',
    'ab',
    ' ',
    '-',
    '一',
    '二',
    '一二',
    '𠮷',
    'か',
    '1',
    '．',
    'e\u0301',
  );
  const text = (maxLength: number) => fc.array(letters, { maxLength }).map((all) => all.join(''));
  fc.assert(
    fc.property(text(40), text(5), fc.boolean(), (content, wanted, quoted) => {
      const folded = fold(content);
      for (const term of queryTerms(quoted ? `"${wanted}"` : wanted)) {
        const found = findMatches(folded, [term]).map(({ range }) => range);
        let end = 0;
        // Without overlaps: the first ones.
        const expected = placesByRuns(term, folded).filter(([from, to]) => {
          if (from < end) return false;
          end = to;
          return true;
        });
        expect(found).toEqual(expected);
      }
    }),
    { numRuns: 2000 },
  );
});

test('of one term, the places near the first', () => {
  const text = `${'x '.repeat(30)}oak ﬁr OAK ${'x '.repeat(30)}oak`;
  const [term] = queryTerms('oak');
  expect(findMatches(text, [term!], 20).map(({ range: [from, to] }) => text.slice(from, to))).toEqual([
    'oak',
    'OAK',
  ]);
  expect(findMatches(text, queryTerms('oak x'), 20)).toHaveLength(63);
});
