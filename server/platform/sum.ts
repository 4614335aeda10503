// Sums of numbers. Decimal texts have sums of their own in decimal.ts.

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The sum of what `numberOf` says of each. */
export const sumBy = <T>(all: readonly T[], numberOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + numberOf(one), 0);
