// Characters from time steps: ways of writing one sign together, and faint signs that several steps share.
import { describe, expect, test } from 'vitest';
import { decodeSteps } from './decode-steps.ts';
import { stepCandidates } from './step-candidates.ts';

const CHARACTERS = ['', ...'0123456789Ss:.：,AB', ' '];

/** One row a step: what is possible, the rest is blank. */
function steps(...rows: Record<string, number>[]) {
  const data = new Float32Array(rows.length * CHARACTERS.length);
  for (const [step, row] of rows.entries()) {
    const blank = 1 - Object.values(row).reduce((sum, value) => sum + value, 0);
    data[step * CHARACTERS.length] = blank;
    for (const [text, value] of Object.entries(row))
      data[step * CHARACTERS.length + CHARACTERS.indexOf(text)] = value;
  }
  return stepCandidates(data, rows.length, CHARACTERS.length, CHARACTERS);
}

const NOTHING = {};
const textOf = (...rows: Record<string, number>[]) =>
  decodeSteps(steps(...rows))
    .map(({ text }) => text)
    .join('');
/** A character that is read with certainty, and the blank behind it. */
const sure = (text: string) => [...text].flatMap((character) => [{ [character]: 0.99 }, NOTHING]);

describe('characters of time steps', () => {
  test('repeats are one character, blanks part two of the same', () => {
    expect(textOf({ A: 0.9 }, { A: 0.8 }, NOTHING, { A: 0.9 }, { B: 0.9 })).toBe('AAB');
  });

  test('the two sizes of a letter count together against a figure', () => {
    expect(textOf({ '5': 0.43, S: 0.28, s: 0.19 })).toBe('S');
    expect(textOf({ '5': 0.6, S: 0.2, s: 0.1 })).toBe('5');
  });

  test('the plain and the full-width colon count together against the blank', () => {
    expect(textOf({ ':': 0.33, '：': 0.29 })).toBe(':');
  });

  test('a sign nowhere likelier than the blank is read when it is so over all its steps', () => {
    expect(textOf(...sure('A'), { ',': 0.4 }, { ',': 0.45 }, ...sure('B'))).toBe('A,B');
    expect(textOf(...sure('A'), { ',': 0.4 }, ...sure('B'))).toBe('AB');
  });

  test('a faint point is read before the last two figures of an amount only', () => {
    const faint = { '.': 0.15 };
    expect(textOf(...sure('16'), faint, ...sure('85'))).toBe('16.85');
    expect(textOf(...sure('16'), faint, ...sure('853'))).toBe('16853');
    expect(textOf(...sure('1234567'), faint, ...sure('85'))).toBe('123456785');
    expect(textOf(...sure('AB'), faint, ...sure('85'))).toBe('AB85');
    expect(textOf(...sure('16'), { '.': 0.01 }, ...sure('85'))).toBe('1685');
  });

  test('a point hardly seen is read there, too, with what two steps have of it', () => {
    expect(textOf(...sure('80'), { '.': 0.03 }, { '.': 0.03 }, ...sure('91'))).toBe('80.91');
  });

  test('what is something rather than nothing is read, though it is open what', () => {
    const divided = { A: 0.2, B: 0.15, S: 0.12, '8': 0.06 };
    const [, found] = decodeSteps(steps(...sure('1'), divided, ...sure('2')));
    expect(found).toMatchObject({ text: 'A' });
    expect(found!.alternatives.map(({ text }) => text)).toEqual(['B', 'S', '8']);
    expect(textOf(...sure('1'), { A: 0.2, B: 0.1 }, ...sure('2'))).toBe('12');
    expect(textOf(...sure('1'), { '.': 0.2, ':': 0.2, ',': 0.15 }, ...sure('2'))).toBe('12');
  });

  test('the edge of a character is no other one', () => {
    expect(textOf({ A: 0.99 }, { A: 0.45, B: 0.05 }, ...sure('1'))).toBe('A1');
  });

  test('keeps letters that are likely and less likely than nothing with the character before them', () => {
    const [first, second] = decodeSteps(steps(...sure('1'), { A: 0.2, B: 0.1, '8': 0.05 }, ...sure('2')));
    expect(first!.missed_after?.map(({ text }) => text)).toEqual(['A', 'B']);
    expect(second!.missed_after).toBeUndefined();
  });

  test('a hint of a comma at the end of a line is one', () => {
    const hint = { ',': 0.06 };
    expect(textOf(...sure('A'), hint, NOTHING)).toBe('A,');
    expect(textOf(...sure('A'), hint, ...sure('B'))).toBe('AB');
    expect(textOf(...sure('A'), { '.': 0.06 }, NOTHING)).toBe('A');
  });

  test('tells the place, the sureness, the alternatives and the space before a character', () => {
    const [first, second] = decodeSteps(
      steps({ A: 0.9 }, { ' ': 0.3 }, { '8': 0.5, B: 0.3 }, { '8': 0.7, B: 0.2 }),
    );
    expect(first).toMatchObject({ text: 'A', at: 0.125, space_before: 0 });
    expect(second).toMatchObject({ text: '8', at: 0.625 });
    expect(second!.confidence).toBeCloseTo(0.7);
    expect(second!.space_before).toBeCloseTo(0.3);
    expect(second!.alternatives.map(({ text }) => text)).toEqual(['B']);
  });
});
