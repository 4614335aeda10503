// The words of an OFD text object: its characters are placed one by one.
import { isWide, textWidth } from '../converted/text-width.ts';
import { elementsAt } from '../formats/xml-values.ts';
import { textIn, type XmlElement } from '../formats/xml.ts';
import type { PlacedWord } from '../layout/placed-word.ts';
import { transform, type Matrix } from './matrix.ts';

/** Above and below the base line, in font heights. */
const [ASCENT, DESCENT] = [0.88, 0.12] as const;
/** A gap of this many font heights separates words even without a space. */
const WORD_GAP = 0.35;
/** Quotation marks, dashes and dots, as wide as high in Chinese fonts and narrow in others. */
const CHINESE_MARK = /[\u2014\u2018-\u201D\u2026]/u;
const BOLD_WEIGHT = 600;

interface PlacedCharacter {
  text: string;
  x: number;
  y: number;
  width: number;
}

/** `matrix` leads from the object's coordinates to points on the page; `order` counts the words of the page. */
export function readTextObject(object: XmlElement, matrix: Matrix, order: number): PlacedWord[] {
  const size = Number(object.attributes.Size) || 0;
  if (size <= 0) return [];
  const stretch = Number(object.attributes.HScale) || 1;
  const bold = object.attributes.Bold === 'true' || Number(object.attributes.Weight) >= BOLD_WEIGHT;
  const words: PlacedWord[] = [];
  for (const code of elementsAt(object, 'TextCode')) {
    for (const run of splitIntoRuns(placeCharacters(code, size, stretch), size)) {
      const word = toWord(run, size, matrix);
      word.order = order + words.length;
      if (!/[：:]$/.test(word.text)) word.em = word.y1 - word.y0;
      if (bold) word.bold = true;
      words.push(word);
    }
  }
  return words;
}

function placeCharacters(code: XmlElement, size: number, stretch: number): PlacedCharacter[] {
  const characters = [...textIn(code)];
  const across = readDeltas(code.attributes.DeltaX, characters.length);
  const down = readDeltas(code.attributes.DeltaY, characters.length);
  let x = Number(code.attributes.X) || 0;
  let y = Number(code.attributes.Y) || 0;
  return characters.map((text, index) => {
    const width = textWidth(text, size) * stretch;
    const placed = { text, x, y, width };
    x += across[index] ?? (down.length > 0 ? 0 : width);
    y += down[index] ?? 0;
    return placed;
  });
}

/** `g 3 1.5` stands for three times 1.5. */
function readDeltas(text: string | undefined, limit: number): number[] {
  const deltas: number[] = [];
  const parts = text?.trim().split(/\s+/) ?? [];
  for (let i = 0; i < parts.length && deltas.length < limit; i++) {
    if (parts[i] !== 'g') {
      deltas.push(Number(parts[i]) || 0);
      continue;
    }
    const times = Math.min(Number(parts[i + 1]) || 0, limit - deltas.length);
    for (let n = 0; n < times; n++) deltas.push(Number(parts[i + 2]) || 0);
    i += 2;
  }
  return deltas;
}

function splitIntoRuns(characters: PlacedCharacter[], size: number): PlacedCharacter[][] {
  const runs: PlacedCharacter[][] = [];
  let last: PlacedCharacter | undefined;
  for (const character of characters) {
    const space = /\s/.test(character.text);
    if (!space && last && isNext(last, character, size)) runs.at(-1)!.push(character);
    else if (!space) runs.push([character]);
    last = space ? undefined : character;
  }
  return runs;
}

function isNext(last: PlacedCharacter, next: PlacedCharacter, size: number): boolean {
  const width = CHINESE_MARK.test(last.text) ? size : last.width;
  const gap = next.x - last.x - width;
  // After the colon of a Chinese label its value begins.
  if (last.text === '：' || (last.text === ':' && isWide(next.text.codePointAt(0)!))) return false;
  return Math.abs(next.y - last.y) < size / 2 && gap < WORD_GAP * size && gap > -1.5 * size;
}

function toWord(run: PlacedCharacter[], size: number, matrix: Matrix): PlacedWord {
  const last = run.at(-1)!;
  const left = run[0]!.x;
  const right = last.x + last.width;
  const corners = [run[0]!.y - ASCENT * size, last.y + DESCENT * size].flatMap((y) => [
    transform(matrix, left, y),
    transform(matrix, right, y),
  ]);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    text: run.map(({ text }) => text).join(''),
    x0: Math.min(...xs),
    y0: Math.min(...ys),
    x1: Math.max(...xs),
    y1: Math.max(...ys),
    confidence: 1,
  };
}
