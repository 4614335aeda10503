// Times of day, which are no numbers of papers.

const CLOCK = String.raw`(?<![\d.,:])\d{1,2}\s?:\s?\d{2}(?:\s?:\s?\d{2})?(?=\s?[ap]\.?m)`;
const DAY = String.raw`(?<![\d./-])\d{1,4}([./-])\d{1,2}\1\d{2,4}`;
/** "7 : 44 PM", and "5/22/26 19:44" with the day. */
const MOMENT = new RegExp(
  String.raw`${DAY}\s+\d{1,2}\s?[:.]\s?\d{2}(?!\d)(?:\s?[:.]\s?\d{2}(?!\d))?|${CLOCK}`,
  'giu',
);

/** Where times of day stand in a text, each with the day before it. */
export const timesOfDay = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(MOMENT)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
