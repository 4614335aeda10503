import type { Format } from '../text/format.ts';

/** A price as people write it: with cents, and with more decimals where it has them (0.0345). */
export const priceText = (format: Format, value: number): string =>
  format.amount(value.toFixed(6).replace(/0{1,4}$/, ''));
