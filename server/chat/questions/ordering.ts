// In which order a list is wanted: "sorted by amount, largest first", 按金额从高到低排列.
import { NOUN_EN } from './grouping.ts';
import type { Marks } from './marks.ts';

export interface Order {
  /** What the question calls the field. */
  by: string;
  /** Undefined where the question does not say. */
  lowest_first: boolean | undefined;
}

const HIGH = 'largest|highest|biggest|most expensive|newest|latest|most recent';
const LOW = 'smallest|lowest|cheapest|oldest|earliest';
const ORDER_EN = new RegExp(
  String.raw`(?:\b(?:sorted|ordered|arranged) |(?<=\b(?:sort|arrange) (?:(?:all|the|our|these|my) )*(?:${NOUN_EN})\b[^,?]{0,40}) ?)\bby (?:the |their )?(?<by>[a-z]+(?: (?:date|amount|total|name|number))?)` +
    String.raw`(?:,? (?:in )?(?:(?<falling>desc(?:ending)?)|(?<rising>asc(?:ending)?))(?: order)?\b|,? (?:from )?(?:the )?(?:(?<high>${HIGH}|high)|(?<low>${LOW}|low))(?: to [a-z]+| first)\b)?`,
  'u',
);
const ORDER_ZH =
  /(?:按照?|依)(?<by>\p{Script=Han}{2,4}?)(?:从(?:(?<high>[高大多晚新])到[低小少早旧]|(?<low>[低小少早旧])到[高大多晚新])|(?:(?<falling>[降倒]序)|(?<rising>[升正]序)))?(?:排序|排列|(?<=[低小少早旧高大多晚新序])列出)/u;

export function takeOrder(marks: Marks): Order | undefined {
  const said = marks.takeFirst(ORDER_EN) ?? marks.takeFirst(ORDER_ZH);
  if (said?.groups === undefined) return undefined;
  const { by, high, low, falling, rising } = said.groups;
  const highest_first = high ?? falling;
  const lowest_first = low ?? rising;
  return {
    by: by!,
    lowest_first: lowest_first !== undefined ? true : highest_first === undefined ? undefined : false,
  };
}
