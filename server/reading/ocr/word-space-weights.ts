// How much each signal speaks for a space between two characters of a recognised line: a logistic regression fitted by
// `npm run train:word-spaces` to lines of shop receipts and of printed pages whose spaces are known.

export const WORD_SPACE_WEIGHTS = {
  always: 3.498,
  white: 2.242,
  over_usual: -1.308,
  over_near: -1.185,
  over_wide: 0.334,
  under_space: 1.486,
  times_usual: 0.772,
  usual: 3.55,
  advance_over_usual: 1.667,
  advance_ratio: 3.532,
  even_advance: -0.994,
  parted: -1.025,
  read_space: 1.516,
  digits: 2.887,
  digit_and_letter: 2.161,
  capital_after_small: 2.12,
  capitals: 1.131,
  in_number: -1.897,
  before_sign: 1.042,
  after_sign: 1.389,
  other_sign: 0.03,
};
