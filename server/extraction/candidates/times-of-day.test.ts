import { describe, expect, it } from 'vitest';
import { timesOfDay } from './times-of-day.ts';

const timesIn = (text: string): string[] => timesOfDay(text).map(({ start, end }) => text.slice(start, end));

describe('times of day', () => {
  it('have their seconds, with the day before them as without', () => {
    expect(timesIn('Printed 9:51:58 AM')).toEqual(['9:51:58']);
    expect(timesIn('Printed 3/8/20 9:51:58 AM')).toEqual(['3/8/20 9:51:58']);
    expect(timesIn('Printed 3/8/20 19:51:58')).toEqual(['3/8/20 19:51:58']);
  });

  it('are no times without a day or a half of the day', () => {
    expect(timesIn('Ratio 7:44')).toEqual([]);
  });
});
