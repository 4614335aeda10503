// 御中 behind a name: a letter is for it, and nobody calls himself so in his own letterhead.
import type { Candidate } from '../candidates/candidate.ts';
import { segmentAt } from '../layout/layout.ts';
import { wordsOf } from '../../lexicon/words.ts';

const HONORIFIC = String.raw`(?:${wordsOf('honorific')})$`;
const HONOURED = new RegExp(String.raw`(?<=\S)\s*${HONORIFIC}`, 'u');
const ALONE = new RegExp(`^${HONORIFIC}`, 'u');

/** Whether the honorific stands in the name, behind it in its cell or the next, or behind the person of the firm below it. */
export function isHonoured({ value, spans }: Candidate): boolean {
  const span = spans.at(-1);
  const cell = span && segmentAt(span.row, span.start);
  if (cell === undefined) return HONOURED.test(value);
  const { segments, text } = cell.row;
  const behind = text.slice(span?.end, cell.end).trim() || (segments[segments.indexOf(cell) + 1]?.text ?? '');
  const lines = cell.block?.segments ?? [];
  const below = lines[lines.indexOf(cell) + 1]?.text ?? '';
  return HONOURED.test(value) || ALONE.test(behind) || HONOURED.test(below);
}
