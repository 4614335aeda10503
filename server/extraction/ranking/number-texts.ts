// Numbers of papers among the texts that labels lead to.
import { isFrequentWord } from '../candidates/name-words.ts';
import { timesOfDay } from '../candidates/times-of-day.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { spanRect, union, type Span } from '../layout/layout.ts';

/** A text that starts with a number-like token: the token, and the whole where more belongs to it ("9752880 (Rev 0)"). */
export function asIdentifier(text: Candidate): Candidate[] {
  const { value, spans } = text;
  const token = /^\S*\d\S*/u.exec(value)?.[0].replace(/[,;.:]+$/u, '');
  const span = spans[0];
  // "TAGE=10#PROZENT=3": terms of payment for programs.
  if (span === undefined || spans.length > 1 || value.length > 60 || value.includes('=')) return [];
  // "Ordered: 5/22/26 7:44 PM" says when it was.
  if (timesOfDay(value)[0]?.start === 0) return [];
  const grouped =
    /^[\dA-Z]{2,}(?:[ -][\dA-Z]{2,}){1,5}$/u.test(value) && /\d/.test(value) && !WORD_BEHIND.test(value);
  if (token === undefined) {
    const series = SERIES.exec(value);
    if (series?.[1] !== undefined && !isFrequentWord(series[1])) return [cut(text, series[0])];
    return grouped ? [text] : [];
  }
  const found: Candidate[] = [];
  if (token.length > 1 || isAlone(text, span)) found.push(cut(text, token));
  const suffixed = /^\S+\s\([^)]{1,12}\)$/u.test(value);
  if (token !== value && (grouped || suffixed))
    found.push({ ...text, traits: { ...text.traits, grouped: 1 } });
  return found;
}

/** "FV 1/09/2026", "RE 4711": the letters of a series before its number. */
const SERIES = /^(\p{Lu}+)\s\S*\d[^\s,;:]*/u;
/** "31197 CREDIT": a word behind a number is no part of it. */
const WORD_BEHIND = /\d[ -][A-Z]{4,}(?![\dA-Z])/u;

/** The first invoice of a year may be number 1; a digit with more around it ("item_1", "1 of 3") is a part of something else. */
const isAlone = ({ value }: Candidate, { row, start }: Span): boolean =>
  value.length === 1 && /[\s:：.°º#]$/u.test(` ${row.text.slice(0, start)}`);

function cut(text: Candidate, token: string): Candidate {
  const spans = text.spans.map((span) => ({ ...span, end: span.start + token.length }));
  const traits = { ...text.traits, long: 0, colon: 0, length: Math.min(token.length, 20) / 20 };
  return { ...text, value: token, spans, traits, ...union(spans.map(spanRect)) };
}
