// Finds a passage among the words of a page: one box for each line it stands on. Spaces do not count, since recognition and
// text layers disagree on them.
import type { Box, Word } from '../../contract/pages.ts';

const squeeze = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');

export function findQuote(words: Word[], quote: string): Box[] {
  const wanted = squeeze(quote);
  if (wanted === '') return [];
  let text = '';
  const starts = words.map((word) => {
    const start = text.length;
    text += squeeze(word.text);
    return start;
  });
  const at = text.indexOf(wanted);
  if (at === -1) return [];
  const end = at + wanted.length;
  const lines = new Map<number, Box>();
  for (const [index, { box, line, text: shown }] of words.entries()) {
    const start = starts[index]!;
    if (start >= end || start + squeeze(shown).length <= at) continue;
    const known = lines.get(line) ?? box;
    lines.set(line, [
      Math.min(known[0], box[0]),
      Math.min(known[1], box[1]),
      Math.max(known[2], box[2]),
      Math.max(known[3], box[3]),
    ]);
  }
  return [...lines.values()];
}
