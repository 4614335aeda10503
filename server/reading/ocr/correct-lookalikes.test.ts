// Figures, letters and signs that look alike are decided by their neighbours where the network was in doubt.
import { describe, expect, test } from 'vitest';
import { correctLookalikes } from './correct-lookalikes.ts';
import type { RecognisedCharacter } from './recognise-line.ts';

/** `doubts` names for a place (counted from 0) what else may stand there, and how likely. */
function corrected(text: string, doubts: Record<number, [other: string, probability: number]> = {}): string {
  const read = [...text].map((character, index): RecognisedCharacter => {
    const doubt = doubts[index];
    const alternatives = doubt ? [{ text: doubt[0], confidence: doubt[1] }] : [];
    return { text: character, confidence: 1 - (doubt?.[1] ?? 0), at: 0, alternatives, space_before: 0 };
  });
  return correctLookalikes(read)
    .map((character) => character.text)
    .join('');
}

describe('letters and figures', () => {
  test('follow their neighbours', () => {
    expect(corrected('433O0', { 3: ['0', 0.2] })).toBe('43300');
    expect(corrected('N0te', { 1: ['o', 0.2] })).toBe('Note');
  });

  test('look through the point of an amount, not through that of an abbreviation', () => {
    expect(corrected('RMO.02', { 2: ['0', 0.2] })).toBe('RM0.02');
    expect(corrected('Co.No.1208604', { 4: ['0', 0.2] })).toBe('Co.No.1208604');
  });

  test('a broken nought in an amount', () => {
    expect(corrected('50.0C', { 4: ['0', 0.3] })).toBe('50.00');
    expect(corrected('50.C0', { 3: ['0', 0.3] })).toBe('50.00');
    expect(corrected('50.0Cm', { 4: ['0', 0.1] })).toBe('50.0Cm');
    expect(corrected('C02-15', { 0: ['0', 0.3] })).toBe('C02-15');
  });

  test('a reading that was put right may be put back', () => {
    // The letters before make it an O, the figures behind the point a nought.
    expect(corrected('RM0.08', { 2: ['O', 0.2] })).toBe('RM0.08');
  });

  test('stay where the network was sure', () => {
    expect(corrected('433O0')).toBe('433O0');
  });

  test('a dollar sign before an amount', () => {
    expect(corrected('S8.20', { 0: ['$', 0.2] })).toBe('$8.20');
    expect(corrected('SO.20', { 0: ['$', 0.2], 1: ['0', 0.2] })).toBe('$0.20');
    expect(corrected('SS8.20', { 1: ['$', 0.2] })).toBe('S$8.20');
    expect(corrected('5$8.20', { 0: ['S', 0.2] })).toBe('S$8.20');
    expect(corrected('GLASS8.20', { 4: ['$', 0.2] })).toBe('GLASS8.20');
  });
});

describe('points', () => {
  test('between a figure and a letter are commas', () => {
    expect(corrected('12.Mill Lane', { 2: [',', 0.05] })).toBe('12,Mill Lane');
    expect(corrected('12.Mill Lane', { 2: ['，', 0.05] })).toBe('12，Mill Lane');
    expect(corrected('12.Mill Lane')).toBe('12.Mill Lane');
  });

  test('between two long words, or a long word and a postcode, are commas', () => {
    expect(corrected('Oxford.Surrey', { 6: [',', 0.05] })).toBe('Oxford,Surrey');
    expect(corrected('Oxford. 12345', { 6: [',', 0.05] })).toBe('Oxford, 12345');
    expect(corrected('Oxford.Surrey')).toBe('Oxford.Surrey');
    expect(corrected('Tel.12345', { 3: [',', 0.3] })).toBe('Tel.12345');
    expect(corrected('oxford.shop', { 6: [',', 0.3] })).toBe('oxford.shop');
    expect(corrected('Oxford.123456', { 6: [',', 0.3] })).toBe('Oxford.123456');
  });

  test('in amounts and between letters stay', () => {
    expect(corrected('12.50', { 2: [',', 0.3] })).toBe('12.50');
    expect(corrected('a.b', { 1: [',', 0.3] })).toBe('a.b');
  });

  test('at the end of a label are colons', () => {
    expect(corrected('Total.', { 5: [':', 0.1] })).toBe('Total:');
    expect(corrected('Ltd.', { 3: [',', 0.1] })).toBe('Ltd.');
  });
});
