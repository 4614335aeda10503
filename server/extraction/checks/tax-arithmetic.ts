// Base x rate = tax, as EN 16931 rounds it (BR-CO-17). All numbers in 1/10,000.
import type { TaxLine } from '../../../contract/tax-breakdown.ts';
import type { CheckedTax } from './findings.ts';

/** Rounded to the cent, half away from zero. */
export function taxOf(base: number, rate: number): number {
  const exact = (base * rate) / 1_000_000;
  return Math.sign(exact) * Math.round(Math.abs(exact) / 100) * 100;
}

/** A cent: some round each line instead of the sum. */
const CENT = 100;

/** Whether the tax is that of the base, to the cent; signs aside, as credit notes print them or not. */
export const gives = (base: number, rate: number, tax: number): boolean =>
  Math.abs(Math.abs(taxOf(base, rate)) - Math.abs(tax)) <= CENT;

/** Rates of tax on turnover: from 1 % to 30 %. */
const RATES = [10_000, 300_000] as const;
export const isTaxRate = (rate: number): boolean => rate >= RATES[0] && rate <= RATES[1];

/** As checks see them. */
export const checkedTax = ({ rate, base, tax }: Pick<TaxLine, 'rate' | 'base' | 'tax'>): CheckedTax => ({
  rate: toUnits(rate),
  base: toUnits(base),
  tax: toUnits(tax),
});

const toUnits = (value: number | null): number | null => (value === null ? null : Math.round(value * 10_000));
