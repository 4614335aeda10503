// A page's text as sentences: prose ends at full stops, forms and tables at line ends.

/** Longer ones are cut at a comma, so that an answer stays readable. */
const LONGEST = 320;
const WIDE_LATIN = 45;
const WIDE_CJK = 22;
const ABBREVIATION =
  /(?:^|[\s(（“"])(?:[A-Z]|No|Nos|Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|vs|etc|e\.g|i\.e|approx|Art|Sec|Tel|Fig|p|pp|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Sdn|Bhd)\.$/;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function sentencesOf(text: string): string[] {
  const ends = [...boundaries(text), text.length];
  return ends.flatMap((end, i) => cut(text.slice(ends[i - 1] ?? 0, end).trim()));
}

function cut(sentence: string): string[] {
  if (sentence.length <= LONGEST) return sentence === '' ? [] : [sentence];
  const at = cutAt(sentence);
  return [sentence.slice(0, at).trimEnd(), ...cut(sentence.slice(at).trimStart())];
}

/** After the last comma or space that fits; never inside a surrogate pair. */
function cutAt(text: string): number {
  const part = text.slice(0, LONGEST);
  for (const mark of [/^.*[；;，,、]/s, /^.*\s/s]) {
    const length = mark.exec(part)?.[0].length ?? 0;
    if (length > LONGEST / 3) return length;
  }
  return /[\ud800-\udbff]$/.test(part) ? LONGEST - 1 : LONGEST;
}

/** Where a sentence ends, as offsets behind its last character. */
function* boundaries(text: string): Iterable<number> {
  const wide = widthOf(text);
  for (const match of text.matchAll(/[。！？!?]+[”’」』）)》"']*|\.(?=[\s”"')])|\n|[\u3000 ]{2,}/gu)) {
    const mark = match[0];
    const end = match.index + mark.length;
    if (mark === '\n') {
      if (!isWrapped(text, match.index, wide)) yield end;
    } else if (mark === '.') {
      if (!ABBREVIATION.test(text.slice(Math.max(0, match.index - 10), end))) yield end;
    } else if (/^[！？!?]/.test(mark) && isInTitle(text, match.index)) continue;
    else if (!/^[\u3000 ]/.test(mark) || text[match.index - 1] !== ':') yield end;
  }
}

/** 《卡拉OK！我》 is one title. */
const isInTitle = (text: string, at: number): boolean =>
  /《[^》\n]*$/.test(text.slice(Math.max(0, at - 40), at));

/** The longest line: lines nearly as long were wrapped, not ended. */
const widthOf = (text: string): number =>
  text.split('\n').reduce((longest, line) => Math.max(longest, line.length), 0);

function isWrapped(text: string, newline: number, wide: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', newline - 1) + 1, newline).trimEnd();
  const after = text.slice(newline + 1, newline + 40).trimStart();
  if (before === '' || after === '' || /[.:：。！？!?；;]$/.test(before)) return false;
  if (
    /^(?:[-•*·▪■□●]|\(?\d{1,3}[.)、]\s?|[（(]?[一二三四五六七八九十]+[)）、]|第[一二三四五六七八九十\d]+[条章节])/.test(
      after,
    )
  )
    return false;
  const cjk = CJK.test(before.at(-1)!);
  // A line that goes on in the middle of a phrase was wrapped, however short it is.
  if (!cjk && /\p{Ll}$|,$/u.test(before) && /^[\p{Ll}(“"]/u.test(after) && before.length >= wide / 2)
    return true;
  if (before.length < (cjk ? WIDE_CJK : WIDE_LATIN)) return false;
  // Lines of one page are of many widths; what has a comma in it and no end is prose.
  return before.length >= 0.7 * wide || (cjk && /，/u.test(before));
}
