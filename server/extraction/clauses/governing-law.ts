// Which law governs an agreement: the place named in the clause.
import { wordsOf } from '../../lexicon/words.ts';
import type { RunningText } from '../layout/running-text.ts';
import type { Clause } from './clause.ts';
import { legalSystem } from './legal-system.ts';

const FIRST =
  'New|North|South|West|Rhode|District|United|Hong|Great|British|Northern|Puerto|Costa|Saudi|Czech';
const PLACE = String.raw`(?<place>England\s+(?:and|&)\s+Wales|(?:${FIRST})?\s?\p{Lu}[\p{L}]+(?:\s(?:of\s)?\p{Lu}[\p{L}]+){0,3})`;
const STATE = String.raw`(?:the\s+)?(?:(?:State|Commonwealth|Province|Republic|Kingdom|Federal\s+Republic|Territory|Canton)\s+of\s+)?(?:the\s+)?`;
const PATTERNS: [RegExp, number][] = [
  [
    new RegExp(
      String.raw`(?:govern(?:ed|s)|construed|interpreted|enforced|controlled|determined)[^.;]{0,220}?\blaws?\s+of\s+${STATE}${PLACE}`,
      'gu',
    ),
    3.5,
  ],
  [
    new RegExp(
      String.raw`(?:govern(?:ed|s)|construed|interpreted|controlled|subject)[^.;]{0,120}?\b(?:by|under|with|to)\s+(?:the\s+)?${PLACE}\s+(?:substantive\s+)?law(?![\p{L}])`,
      'gu',
    ),
    3,
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}])${PLACE}\s+(?:substantive\s+)?law\s+(?:(?:shall|will)\s+)?(?:governs?|appl(?:y|ies)|controls?)`,
      'gu',
    ),
    3,
  ],
  [
    new RegExp(
      String.raw`\blaws?\s+of\s+${STATE}${PLACE}[^.;]{0,60}?\b(?:shall|will)?\s*(?:govern|apply|control)`,
      'gu',
    ),
    3,
  ],
  [
    new RegExp(
      String.raw`(?:an agreement|agreement|contract)[^.;]{0,80}?\bunder\s+(?:the\s+)?laws?\s+of\s+${STATE}${PLACE}`,
      'gu',
    ),
    2,
  ],
  [new RegExp(String.raw`\blaws?\s+of\s+${STATE}${PLACE}`, 'gu'), 0.8],
  [new RegExp(String.raw`courts?\s+(?:located\s+)?(?:of|in)\s+${STATE}${PLACE}`, 'gu'), 0.2],
  [
    /(?:unterliegt|gilt|findet)[^.;]{0,80}?(?<place>deutsche[sm]?|österreichische[sm]?|schweizerische[sm]?|Recht der Bundesrepublik Deutschland)(?:\s+Recht)?/gu,
    3,
  ],
  [/(?:régi|soumis|gouverné)[^.;]{0,60}?(?:droit|loi)\s+(?<place>\p{Ll}+)/gu, 3],
  [
    /(?:se regirá|regido|ley(?:es)? de)[^.;]{0,60}?(?:ley(?:es)?\s+(?:de\s+)?)(?<place>\p{L}+(?:\s\p{Lu}\p{L}+)?)/gu,
    2.5,
  ],
  [
    /(?:适用|依照|遵守|受)[^。；]{0,20}?(?<place>中华人民共和国|中国|香港特别行政区|香港|台湾|新加坡)(?:的)?法律/gu,
    3.5,
  ],
];
/** Capitalised words that follow a place but are none. */
const TRAILING =
  /\s(?:Without|And|Applicable|For|Except|Exclusive|In|As|The|Any|Each|This|Section|Article|Law|Laws|Courts?)\b.*$/u;

const NO_PLACE = new RegExp(`^(?:${wordsOf('no_place')})$`, 'iu');

export function findGoverningLaw({ text }: RunningText): Clause[] {
  const found: Clause[] = [];
  for (const [pattern, score] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const printed = match.groups?.['place'] ?? '';
      const place = printed.replace(TRAILING, '').trim();
      if (place.length < 3 || NO_PLACE.test(place)) continue;
      const start = match.index + match[0].lastIndexOf(printed);
      found.push({ value: legalSystem(place), places: [{ start, end: start + place.length }], score });
    }
  }
  return found;
}
