// Words that look like the heading of a party and are none.
import type { Row } from '../layout/layout.ts';
import { catalogIndex } from './catalog.ts';

/**
 * Whether a stretch of a row that reads like the name of a party is no heading: what is counted ("1 Guest"), or another word of
 * the family, which a recogniser did not misread ("Purchase" for "Purchaser"). A colon behind it makes it one.
 */
export function isNoHeading(
  { text }: Row,
  start: number,
  end: number,
  phrase: string,
  exact: boolean,
): boolean {
  if (/^\s?[:：]/u.test(text.slice(end))) return false;
  if (/(?<![\p{L}\d.,-])\d{1,3} $/u.test(text.slice(0, start))) return true;
  return !exact && catalogIndex().begins(phrase);
}
