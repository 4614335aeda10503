// A tax of a document: its rate, what it is charged on, and how much it is, each with its place.
import type { Span } from '../layout/layout.ts';
import type { Exemption } from './exemptions.ts';

/** A number of the breakdown and where it stands; no places where nothing on the pages says it. */
export interface TaxNumber {
  /** In 1/10,000. */
  units: number;
  spans: Span[];
}

/** Whether two numbers begin at the same letter of a row. */
export const isOnePlace = (
  { spans: [a] }: Pick<TaxNumber, 'spans'>,
  { spans: [b] }: Pick<TaxNumber, 'spans'>,
): boolean => a?.row === b?.row && a?.start === b?.start;

export interface FoundTax {
  /** Percent, in 1/10,000. */
  rate: TaxNumber;
  base: TaxNumber;
  tax: TaxNumber;
  exemption: Exemption | null;
}

/** What rows say of taxes, by how much of it they say. */
export interface Hypothesis extends Omit<FoundTax, 'exemption'> {
  weight: number;
}
