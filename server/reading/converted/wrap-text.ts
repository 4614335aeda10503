// Breaks text into lines of words that fit a width; Chinese breaks between any two characters.
import { textWidth } from './text-width.ts';

export interface SetWord {
  text: string;
  /** Points from the start of the line. */
  x: number;
  width: number;
}

/** A column as wide as its longest word must hold it, whatever the sums of fractions say. */
const ROUNDING = 0.01;
const WIDE_CHARACTER = /[\u2E80-\u9FFF\uF900-\uFAFF\uAC00-\uD7AF\uFF01-\uFF60]/u;
/** After the colon of a Chinese label its value begins: a word of its own. */
const AFTER_LABEL = /(?<=[\u2E80-\u9FFF][:：])(?=\S)|(?<=：)(?=\S)/u;

/** Lines of `text`; line breaks in it are kept. An empty line is an empty list. */
export function wrapText(text: string, width: number, size: number, bold = false): SetWord[][] {
  const room = width + ROUNDING;
  return text.split(/\r\n|\r|\n|\u2028|\v/).flatMap((line) => wrapLine(line, room, size, bold));
}

function wrapLine(line: string, width: number, size: number, bold: boolean): SetWord[][] {
  const lines: SetWord[][] = [[]];
  const space = textWidth(' ', size, bold);
  let x = 0;
  const put = (text: string, wide: number) => {
    lines.at(-1)!.push({ text, x, width: wide });
    x += wide;
  };
  const breakLine = () => {
    lines.push([]);
    x = 0;
  };
  for (const word of line.split(/\s+/).filter((part) => part !== '')) {
    for (let part of word.split(AFTER_LABEL)) {
      let wide = textWidth(part, size, bold);
      while (x + wide > width) {
        const fits = x === 0 || WIDE_CHARACTER.test(part) ? fittingPrefix(part, width - x, size, bold) : '';
        const taken = textWidth(fits, size, bold);
        if (fits !== '') put(fits, taken);
        else if (x === 0) break;
        part = part.slice(fits.length);
        if (part === '') break;
        // Measuring what is left anew for every line would take the square of the time.
        wide -= taken;
        breakLine();
      }
      if (part !== '') put(part, textWidth(part, size, bold));
    }
    x += space;
  }
  return lines;
}

/** The longest start of a word that fits, a part of a Latin word only if nothing else does. */
function fittingPrefix(word: string, width: number, size: number, bold: boolean): string {
  let prefix = '';
  let used = 0;
  for (const character of word) {
    used += textWidth(character, size, bold);
    if (used > width) return prefix;
    prefix += character;
  }
  return prefix;
}
