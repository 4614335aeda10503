// From when an agreement holds: the date with the wording of commencement before it.
import { wordsOf } from '../../lexicon/words.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { first } from '../candidates/candidate.ts';

/** What stands before the date, strongest first. */
const BEFORE: [RegExp, number][] = [
  [
    /\beffective(?:\s+(?:for all purposes|date))?[\s,:(“"]*(?:as of|on|is|from|date)?[\s,:]*(?:the\s+)?$/iu,
    4,
  ],
  [
    new RegExp(
      String.raw`\b(?:dated(?: and effective)?|made(?: and entered into| effective)?|entered into|executed|is made)\b` +
        String.raw`[^.;]{0,60}?\b(?:as of|on|this|effective)?[\s,:]*(?:the\s+)?$`,
      'iu',
    ),
    3.2,
  ],
  [/\bas of\s+(?:the\s+)?$/iu, 2.2],
  [new RegExp(String.raw`\b(?:${wordsOf('starting')})\s+$`, 'iu'), 3.2],
  [/(?:生效日期|生效日|自)\s*[:：]?\s*$/u, 3],
  [/\b(?:geschlossen am|vom|conclu le|fait à .{2,30} le|en fecha)\s+$/iu, 1.5],
];
const AFTER: [RegExp, number][] = [
  [/^[^.;]{0,30}?\(?(?:the\s+)?[“"']?(?:effective date|commencement date)/iu, 4],
  [/^[^.;]{0,30}?(?:in kraft|起生效|生效|entre en vigueur)/iu, 3],
];

/** Log odds that the date is the effective one; undefined when no wording says so. */
export function effectiveScore(candidate: Candidate): number | undefined {
  const { row, start, end } = first(candidate);
  const previous = row.page.rows[row.index - 1]?.text ?? '';
  const next = row.page.rows[row.index + 1]?.text ?? '';
  const before = `${previous} ${row.text.slice(0, start)}`.replaceAll('\t', ' ').slice(-140);
  const after = `${row.text.slice(end)} ${next}`.replaceAll('\t', ' ').slice(0, 120);
  let best: number | undefined;
  for (const [pattern, score] of BEFORE) if (pattern.test(before)) best = Math.max(best ?? -Infinity, score);
  for (const [pattern, score] of AFTER) if (pattern.test(after)) best = Math.max(best ?? -Infinity, score);
  return best;
}

/** Letters begin with their date: the first date of the first page, alone in its line, above the salutation. */
export function isLetterDate(candidate: Candidate): boolean {
  const { row, start, end } = first(candidate);
  if (candidate.page !== 0 || row.y0 > 0.5 * row.page.height) return false;
  const rest = row.text.slice(0, start) + row.text.slice(end);
  return rest.replaceAll(/[^\p{L}\d]/gu, '').length <= 12;
}
