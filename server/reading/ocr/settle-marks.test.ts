import { expect, it } from 'vitest';
import { settleMarks } from './settle-marks.ts';

const read = (text: string) =>
  settleMarks(text.split(' ').map((word) => ({ text: word })))
    .map((word) => word.text)
    .join(' ');

it('puts ß into the words of a German page', () => {
  expect(read('für StraBe, GröSe gemaβ FuB (groBen)')).toBe('für Straße, Größe gemäß Fuß (großen)');
  expect(read('über müssen Maximilian-StraBe')).toBe('über müssen Maximilian-Straße');
});

it('leaves codes, capitals and names with a capital inside as they are', () => {
  const text = 'für über AB12aB3 STRASSE DIESEL MacBook PayBack GmbH Bau aB';
  expect(read(text)).toBe(text);
});

it('takes the dots above a single word for dirt, and leaves the rest of such a page', () => {
  expect(read('the STÖRE sent an eBook, the VideoBus and ReBate')).toBe(
    'the STORE sent an eBook, the VideoBus and ReBate',
  );
});

it('keeps the strokes of a French page, and takes dots off it', () => {
  expect(read('Facture à régler par chèque à réception, déjà reçu 12 noël')).toBe(
    'Facture à régler par chèque à réception, déjà reçu 12 noël',
  );
  expect(read('à régler par chèque reçu müre')).toBe('à régler par chèque reçu mure');
});

it('takes a few strokes on a long page for dirt', () => {
  const page = 'the goods are ours until paid '.repeat(4);
  expect(read(`${page}thé goods aré oùrs`)).toBe(`${page}the goods are ours`);
  const words = Array.from(
    { length: 99 },
    (_, at) => `word${'abcdefghij'[at % 10]!}${'klmnopqrst'[Math.floor(at / 10)]!}`,
  );
  expect(read(`${words.join(' ')} totäl köpi`)).toBe(`${words.join(' ')} total kopi`);
  expect(read(`${words.join(' ')} thé goods aré oùrs façade`)).toBe(
    `${words.join(' ')} the goods are ours facade`,
  );
});

it('reads the dots of a German page that have run together', () => {
  expect(read('für Käufer Wâhrung Gebûhren Café')).toBe('für Käufer Währung Gebühren Cafe');
});

it('knows a German page by its words, and puts back the marks that were not seen', () => {
  expect(read('Wahrung: EUR Verkaufer Kaufer Munchen Falligkeit StraBe Lange')).toBe(
    'Währung: EUR Verkäufer Käufer München Fälligkeit Straße Lange',
  );
  expect(read('der Empfanger ist nicht mit der Gebuhr belastet')).toBe(
    'der Empfänger ist nicht mit der Gebühr belastet',
  );
});

it('knows a French page by its words', () => {
  expect(read('la quantite et le reglement sont pour la societe du siege')).toBe(
    'la quantité et le règlement sont pour la société du siège',
  );
});

it('leaves English words that French and German ones are like', () => {
  const text = 'the general reference of the reserve is present in the handler and Prufer';
  expect(read(text)).toBe(text);
});
