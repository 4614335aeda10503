import { expect, it } from 'vitest';
import { settleGermanLetters } from './german-letters.ts';

const read = (text: string) =>
  settleGermanLetters(text.split(' ').map((word) => ({ text: word })))
    .map((word) => word.text)
    .join(' ');

it('puts ß into the words of a German page', () => {
  expect(read('für StraBe, GröSe gemaβ FuB (groBen)')).toBe('für Straße, Größe gemaß Fuß (großen)');
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
