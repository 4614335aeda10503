// What a check says, in the language of the person: the arithmetic as it is, the words around it translated. What is not
// known stays as the service gave it.
import i18next from 'i18next';
import { shownLabel } from '../../text/known-names.ts';
import type { Catalogue } from '../../text/index.ts';

export type SentenceKey = keyof Catalogue['sentences'];

const PATTERNS: [SentenceKey, RegExp][] = [
  ['allFound', /^all (?<count>\d+) were found$/],
  ['missing', /^not found: (?<fields>.+)$/],
  ['statedPrinted', /^stated (?<stated>\S+), amounts are printed in (?<codes>.+)$/],
  ['printedIn', /^amounts are printed in (?<codes>.+)$/],
  ['isNotAfter', /^(?<a>\S+) is not after (?<b>\S+)$/],
  ['isAfter', /^(?<a>\S+) is after (?<b>\S+)$/],
  ['daysAfter', /^(?<a>\S+) is (?<days>\d+) days after (?<b>\S+)$/],
  ['holds', /^holds in all (?<lines>\d+) lines$/],
  ['fails', /^fails in (?<lines>\d+) more lines$/],
  ['capitalsStated', /^大写 (?<printed>.+), stated (?<stated>\S+)$/],
  [
    'discounted',
    /^(?<quantity>\S+) x (?<price>\S+), less the discount of (?<discount>\S+), is (?<amount>\S+)$/,
  ],
  ['stated', /^(?<sum>.+), stated (?<stated>\S+), difference (?<difference>\S+)$/],
  ['sumOf', /^sum of (?<lines>\d+) lines = (?<rest>.+)$/],
  [
    'confirmed',
    /^(?<source>.+): (?<seen>\d+) of (?<all>\d+) values stand on the page as well, none contradicts it$/,
  ],
  ['contradicted', /^(?<source>.+?) says (?<value>.+), the page says (?<page>.+)$/],
  ['remainder', /^(?<value>\S+): remainder modulo 97 is 1$/],
  ['noRemainder', /^(?<value>\S+): remainder modulo 97 is not 1, or the length is wrong$/],
  ['digitWrong', /^(?<value>.+): the check digit does not fit$/],
  ['characterWrong', /^(?<value>.+): the last character does not fit$/],
  ['valid', /^(?<value>.+): valid$/],
  [
    'duplicate',
    /^(?<sender>.+), number (?<number>.+), total (?<total>.+) is also document (?<id>\d+) \((?<file>.+)\)$/,
  ],
];

/** Which sentence it is, and what stands in its gaps; undefined where it is not known. Pure. */
export function readCheckDetail(
  text: string,
): { key: SentenceKey; values: Record<string, string> } | undefined {
  for (const [key, pattern] of PATTERNS) {
    const values = pattern.exec(text)?.groups;
    if (values !== undefined) return { key, values: { ...values } };
  }
  return undefined;
}

export const shownLabels = (list: string): string => list.split(', ').map(shownLabel).join(', ');

export function shownDetail(text: string): string {
  const known = readCheckDetail(text);
  if (known === undefined) return text;
  const { key, values } = known;
  const { fields, sum } = values;
  return i18next.t(`sentences.${key}`, {
    ...values,
    ...(fields === undefined ? {} : { fields: shownLabels(fields) }),
    ...(sum === undefined ? {} : { sum: shownDetail(sum) }),
  });
}
