// Which law governs an agreement: the place named in the clause.
import { wordsOf } from '../../lexicon/words.ts';
import type { RunningText } from '../layout/running-text.ts';
import { sentenceAround, stemsWithin, wordsWithin, type Clause } from './clause.ts';
import { countryOfLaw, legalSystem } from './legal-system.ts';

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
    /(?:适用|依照|遵守|受)[^。；]{0,20}?(?<place>中华人民共和国|中国|香港特别行政区|香港|台湾|新加坡)(?:的)?法律/gu,
    3.5,
  ],
];
/** Any language's word for law; a country stands beside it: "deutsches Recht", "la ley española", "Recht der Bundesrepublik Deutschland". */
const LAW = new RegExp(wordsWithin('law'), 'giu');
const IN_FRONT = /(?<!\p{L})(?<place>\p{L}+)\s+$/u;
const BEHIND = [
  /^\s+(?<place>\p{L}+)/u,
  /^\s+(?:\p{Ll}+\s+){0,2}(?:\p{Lu}\p{L}+\s+)?(?<place>\p{Lu}\p{L}+)/u,
];
/** A country is named within so many letters of "law". */
const BESIDE = 60;
const GOVERNED = new RegExp(stemsWithin('governed'), 'iu');

/** Capitalised words that follow a place but are none. */
const TRAILING =
  /\s(?:Without|And|Applicable|For|Except|Exclusive|In|As|The|Any|Each|This|Section|Article|Law|Laws|Courts?)\b.*$/u;

const NO_PLACE = new RegExp(`^(?:${wordsOf('no_place')})$`, 'iu');

export function findGoverningLaw(running: RunningText): Clause[] {
  const { text } = running;
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
  return [...found, ...lawsOfCountries(running)];
}

/** The law of a country by its adjective or name, in any language; surer where the sentence says that it governs. */
function lawsOfCountries(running: RunningText): Clause[] {
  return [...running.text.matchAll(LAW)].flatMap((law) => {
    const end = law.index + law[0].length;
    const front = Math.max(0, law.index - BESIDE);
    const places = [
      placeOf(IN_FRONT.exec(running.text.slice(front, law.index)), front),
      ...BEHIND.map((behind) => placeOf(behind.exec(running.text.slice(end, end + BESIDE)), end)),
    ];
    return places.flatMap((place) => {
      const country = place === undefined ? undefined : countryOfLaw(place.printed);
      if (place === undefined || country === undefined) return [];
      const { start, printed } = place;
      const governs = GOVERNED.test(sentenceAround(running, start).text);
      return [
        { value: country, places: [{ start, end: start + printed.length }], score: governs ? 4.5 : 0.5 },
      ];
    });
  });
}

function placeOf(match: RegExpExecArray | null, from: number) {
  const printed = match?.groups?.['place'];
  if (match === null || printed === undefined) return undefined;
  return { printed, start: from + match.index + match[0].lastIndexOf(printed) };
}
