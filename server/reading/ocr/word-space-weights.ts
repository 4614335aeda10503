// How much each signal speaks for a space between two characters of a recognised line: a logistic regression fitted by
// `npm run train:word-spaces` to lines of shop receipts and of printed pages whose spaces are known.

export const WORD_SPACE_WEIGHTS = {
  always: 2.849,
  white: 2.6,
  over_usual: -0.996,
  over_near: -1.013,
  over_wide: 0.388,
  under_space: 1.09,
  times_usual: 0.306,
  uneven_times_usual: 0.97,
  uneven_over_wide: 0.011,
  usual: 3.596,
  advance_over_usual: 1.491,
  advance_ratio: 2.65,
  uneven_advance_ratio: 0.343,
  uneven: 1.339,
  parted: -0.808,
  read_space: 1.476,
  digits: 2.614,
  digit_and_letter: 2.068,
  capital_after_small: 1.987,
  capitals: 1.063,
  in_number: -1.974,
  before_sign: 1.062,
  after_sign: 1.365,
  other_sign: -0.091,
};
