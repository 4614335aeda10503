// How long an agreement holds, and how long before its end notice must be given.
import type { RunningText } from '../layout/running-text.ts';
import { sentenceAround, stemsWithin, wordsWithin, type Clause } from './clause.ts';
import { findDurations } from './duration.ts';

/** Wordings that say how long an agreement or its duties hold, and wordings that speak of something else. */
const SPEAKS: [RegExp, number][] = [
  [
    new RegExp(
      String.raw`\b(?:this agreement|the agreement|this letter agreement|obligations?|provisions?|restrictions|confidentiality)\b[^.]{0,160}` +
        String.raw`\b(?:shall|will|is|are)?\s*(?:remain|continue|expire|terminate|survive|last\b|run\b` +
        String.raw`|be (?:effective|valid|binding)|be in (?:full )?(?:force|effect)|cease|lapse|end)`,
      'iu',
    ),
    2.6,
  ],
  [
    /\bterm of (?:this|the) agreement\b|\bthe term\b.{0,40}\b(?:shall be|is)\b|\binitial term\b|\bterm\s*[.:]/iu,
    1.6,
  ],
  [/\b(?:expires?|terminates?|termination|in (?:full )?force|in effect|valid)\b/iu, 1.0],
  [
    /\b(?:from|after|following|of|until) the (?:date (?:hereof|of this)|effective date|date first)|anniversary|hereof|hereafter/iu,
    1.0,
  ],
  [new RegExp(wordsWithin('term_said'), 'iu'), 2.2],
  [/\b(?:confidential|disclos|evaluation material|proprietary|vertraulich|confidentiel)/iu, 0.4],
];
const SPEAKS_NOT: [RegExp, number][] = [
  [
    /\b(?:solicit|hire|employ|recruit|non-?compet|compete|standstill|acquire|beneficial|securities|proxy|voting|purchase|dividend)/iu,
    -2.2,
  ],
  [
    /\b(?:notice|notify|written request|revoke|revocation|consider|cure|within|business days|invoice|payment)\b/iu,
    -1.4,
  ],
  [/\b(?:age of|years old|years of age|prior to|preceding|previous|past|(?:the|this) last)\b/iu, -0.8],
  [new RegExp(wordsWithin('notice'), 'iu'), -1.2],
];

/** Sentences of contracts are long: what a period is not the term of stands within so many characters of it. */
const NEAR = 160;
/** Right before a period that is the term; notices and other times in the same clause change nothing. */
const FOR = new RegExp(
  String.raw`(?:\bfor (?:a|an|the) (?:\p{L}+ )?(?:term|period|duration) of (?:up to )?|(?:${wordsWithin('term_before')})\s*)$`,
  'iu',
);
const SAID = 1.4;

export function findTerm(text: RunningText): Clause[] {
  return findDurations(text.text).flatMap(({ value, unit, start, end }) => {
    const sentence = sentenceAround(text, start);
    const near = sentence.text.slice(Math.max(0, start - sentence.start - NEAR), end - sentence.start + NEAR);
    let score = unit === 'day' || unit === 'week' ? -3.5 : -1.4;
    for (const [pattern, weight] of SPEAKS) if (pattern.test(sentence.text)) score += weight;
    for (const [pattern, weight] of SPEAKS_NOT) if (pattern.test(near)) score += weight;
    if (FOR.test(text.text.slice(Math.max(0, start - 60), start)) && score > -2) score += SAID;
    return score > -1 ? [{ value, places: [{ start, end }], score: Math.min(score, 4) }] : [];
  });
}

const NOTICE = new RegExp(wordsWithin('notice'), 'iu');
const ENDS = new RegExp(stemsWithin('notice_ending'), 'iu');

export function findNoticePeriod(text: RunningText): Clause[] {
  return findDurations(text.text).flatMap(({ value, start, end }) => {
    const around = text.text.slice(Math.max(0, start - 90), end + 60);
    if (!NOTICE.test(around)) return [];
    return [{ value, places: [{ start, end }], score: ENDS.test(around) ? 1.5 : 0.2 }];
  });
}
