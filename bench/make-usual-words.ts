// `npm run make:usual-words`: writes server/reading/ocr/usual-words.json, by which doubtful letters are decided. Words come
// from the list beside this program and from the product's own texts (labels of fields in all languages, the English user
// interface, the guides): from no document that anything is measured on.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const inRoot = (...parts: string[]) => path.join(root, ...parts);
/** Small words with at least two letters, and words of capitals; names of code are neither. */
const WORD = /(?<![\p{L}\d_$.])(?:\p{Script=Latin}\p{Ll}{1,20}|\p{Lu}{2,21})(?![\p{L}\d_])/gu;

const frequent = new Set(
  readFileSync(inRoot('bench/usual-words/commerce.txt'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((word) => word !== ''),
);
const texts = [
  ...textsIn('server/lexicon/languages', /^[a-z]{2}\.ts$/),
  ...textsIn('web/text/en', /\.ts$/),
  ...textsIn('docs', /\.md$/),
];
const other = new Set(
  texts
    .flatMap((text) => text.match(WORD) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !frequent.has(word)),
);
const sorted = (words: Set<string>) => [...words].sort().join(' ');
writeFileSync(
  inRoot('server/reading/ocr/usual-words.json'),
  `${JSON.stringify({ frequent: sorted(frequent), other: sorted(other) }, null, 2)}\n`,
);
console.log(`${frequent.size} frequent and ${other.size} other words`);

function textsIn(folder: string, names: RegExp): string[] {
  return readdirSync(inRoot(folder))
    .filter((name) => names.test(name))
    .sort()
    .map((name) => readFileSync(inRoot(folder, name), 'utf8').replaceAll(/^import .*$/gm, ''));
}
