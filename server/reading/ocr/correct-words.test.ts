// Doubtful letters are decided by words; what is sure, known or a code stays.
import { describe, expect, test } from 'vitest';
import { correctWords } from './correct-words.ts';
import { usualLetters } from './letter-model.ts';
import type { RecognisedCharacter } from './recognise-line.ts';

/** A line as read; `doubts` names for a place (counted from 0) what else may stand there, and how likely. */
function line(text: string, doubts: Record<number, Record<string, number>> = {}): RecognisedCharacter[] {
  return [...text].map((character, index) => {
    const others = Object.entries(doubts[index] ?? {});
    const confidence = 1 - others.reduce((sum, [, probability]) => sum + probability, 0);
    const alternatives = others.map(([other, probability]) => ({ text: other, confidence: probability }));
    return { text: character, confidence, at: index / text.length, alternatives, space_before: 0 };
  });
}

const corrected = (...args: Parameters<typeof line>) =>
  correctWords(line(...args), usualLetters())
    .map(({ text }) => text)
    .join('');

describe('words decide between letters', () => {
  test('M read as N or H becomes M again where a word has it', () => {
    expect(corrected('Anount', { 1: { m: 0.07 } })).toBe('Amount');
    expect(corrected('SUHHARY', { 2: { M: 0.05 }, 3: { M: 0.05 } })).toBe('SUMMARY');
    expect(corrected('TOTAL ITEHS', { 9: { M: 0.02 } })).toBe('TOTAL ITEMS');
  });

  test('a hint of an M is enough where it may have lost its stroke, but not of another letter', () => {
    expect(corrected('Tine', { 2: { m: 0.007 } })).toBe('Time');
    expect(corrected('CONE AGAIN', { 2: { M: 0.007 } })).toBe('COME AGAIN');
    expect(corrected('Tire', { 2: { m: 0.007 } })).toBe('Tire');
  });

  test('a mark is seen, not guessed from words that have none', () => {
    expect(corrected('částka', { 0: { c: 0.45 } })).toBe('částka');
    expect(corrected('totál', { 3: { a: 0.45 } })).toBe('totál');
    expect(corrected('total', { 3: { á: 0.45 } })).toBe('total');
  });

  test('a letter that may be none is left out where a long word of the list remains', () => {
    const withDoubt = (text: string, place: number, absent: number) =>
      correctWords(
        line(text).map((character, index) =>
          index === place ? { ...character, confidence: 0.6, absent } : character,
        ),
        usualLetters(),
      )
        .map((character) => character.text)
        .join('');
    expect(withDoubt('Armount', 1, 0.3)).toBe('Amount');
    expect(withDoubt('Armount', 1, 0.05)).toBe('Armount');
    expect(withDoubt('Martins', 2, 0.3)).toBe('Martins');
    expect(withDoubt('Date2', 4, 0.3)).toBe('Date2');
  });

  test('a letter that was missed is put back where a word of the list has it', () => {
    const missing = (text: string, place: number, letter: string) =>
      correctWords(
        line(text).map((character, index) =>
          index === place ? { ...character, missed_after: [{ text: letter, confidence: 0.2 }] } : character,
        ),
        usualLetters(),
      );
    const read = missing('Discoun 5', 6, 't');
    expect(read.map(({ text }) => text).join('')).toBe('Discount 5');
    expect(read[7]!.confidence).toBe(0.2);
    expect(missing('Gaudir', 2, 'n')).toEqual(missing('Gaudir', 2, 'n').slice(0, 6));
  });

  test('a figure inside a word becomes the letter that it may be', () => {
    expect(corrected('INV0ICE', { 3: { O: 0.2 } })).toBe('INVOICE');
  });

  test('a unit behind an amount is a word of its own', () => {
    expect(corrected('5.00RH', { 5: { M: 0.05 } })).toBe('5.00RM');
  });

  test('words run together are corrected as well', () => {
    expect(corrected('PLEASECOHEAGAIN', { 8: { M: 0.2 } })).toBe('PLEASECOMEAGAIN');
  });

  test('what the network is sure of stays, known or not', () => {
    expect(corrected('Anount')).toBe('Anount');
    expect(corrected('Krzystof', { 2: { a: 0.001 } })).toBe('Krzystof');
  });

  test('a word of the list stays', () => {
    expect(corrected('Bill', { 1: { a: 0.4 } })).toBe('Bill');
    expect(corrected('Date', { 2: { l: 0.3 } })).toBe('Date');
  });

  test('codes and short unknown words stay', () => {
    expect(corrected('MRB8K601H', { 8: { M: 0.3 }, 2: { E: 0.3 } })).toBe('MRB8K601H');
    expect(corrected('WN4', { 1: { M: 0.3 } })).toBe('WN4');
    expect(corrected('XQ', { 1: { O: 0.3 } })).toBe('XQ');
  });

  test('Chinese is not touched', () => {
    expect(corrected('未来 Anount', { 0: { 末: 0.3 }, 4: { m: 0.1 } })).toBe('未来 Amount');
  });

  test('places stay and sureness is that of the reading taken', () => {
    const read = line('Anount', { 1: { m: 0.07 } });
    const result = correctWords(read, usualLetters());
    expect(result.map(({ at }) => at)).toEqual(read.map(({ at }) => at));
    expect(result[1]!.confidence).toBe(0.07);
  });
});

describe('how usual letters are', () => {
  test('the letters after the beginning of a word sum to one', () => {
    const model = usualLetters();
    const letters = [...'abcdefghijklmnopqrstuvwxyzäöüßéèàçáíóúñ$'];
    const sum = letters.reduce((total, letter) => total + Math.exp(model.next('invo', letter)), 0);
    expect(sum).toBeGreaterThan(0.95);
    expect(sum).toBeLessThanOrEqual(1.0001);
    expect(model.next('invo', 'i')).toBeGreaterThan(model.next('invo', 'l'));
  });
});
