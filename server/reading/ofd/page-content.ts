// What stands on an OFD page: words, lines and areas, pictures, in points from its top left corner.
import { elementsAt } from '../formats/xml-values.ts';
import { childrenOf, textIn, type XmlElement } from '../formats/xml.ts';
import type { PlacedWord } from '../layout/placed-word.ts';
import type { DrawnPath, PathStep, Rgb } from '../pdf/draw-paths.ts';
import { IDENTITY, multiply, objectMatrix, POINTS, transform, type Matrix } from './matrix.ts';
import { numbersIn, type OfdPage } from './ofd-package.ts';
import { readTextObject } from './text-object.ts';

export interface OfdContent {
  words: PlacedWord[];
  paths: DrawnPath[];
  pictures: { id: string; x: number; y: number; width: number; height: number }[];
}

const MAX_OBJECTS = 50_000;
const MAX_DEPTH = 20;
/** Of a line without a width of its own, in millimetres (GB/T 33190-2016, 8.5). */
const LINE_WIDTH = 0.353;

/** `max_characters` bounds the text that is looked at. */
export function readOfdPage({ box, contents }: OfdPage, max_characters: number): OfdContent {
  const content: OfdContent = { words: [], paths: [], pictures: [] };
  const toPage = multiply({ ...IDENTITY, e: -box.x, f: -box.y }, { ...IDENTITY, a: POINTS, d: POINTS });
  const reader = new ContentReader(content, max_characters);
  for (const root of contents)
    reader.read(root, root.name === 'Appearance' ? objectMatrix(root, toPage) : toPage, 0);
  return content;
}

class ContentReader {
  private readonly content: OfdContent;
  private characters: number;
  private objects = MAX_OBJECTS;
  /** Text painted twice at one place, as shadows and bold print are made. */
  private readonly placed = new Set<string>();

  constructor(content: OfdContent, max_characters: number) {
    this.content = content;
    this.characters = max_characters;
  }

  read(element: XmlElement, matrix: Matrix, depth: number): void {
    for (const child of childrenOf(element)) {
      if (this.objects-- <= 0) return;
      if (child.name === 'TextObject') this.readText(child, objectMatrix(child, matrix));
      else if (child.name === 'PathObject') this.readPath(child, objectMatrix(child, matrix));
      else if (child.name === 'ImageObject') this.readPicture(child, matrix);
      else if (depth < MAX_DEPTH && /^(?:Content|Layer|PageBlock)$/.test(child.name))
        this.read(child, matrix, depth + 1);
    }
  }

  private readText(object: XmlElement, matrix: Matrix): void {
    if (this.characters <= 0 || object.attributes.Visible === 'false') return;
    this.characters -= textIn(object).length;
    for (const word of readTextObject(object, matrix, this.content.words.length)) {
      const place = `${word.text} ${Math.round(word.x0)} ${Math.round(word.y0)}`;
      if (!this.placed.has(place)) this.content.words.push(word);
      this.placed.add(place);
    }
  }

  private readPath(object: XmlElement, matrix: Matrix): void {
    const data = elementsAt(object, 'AbbreviatedData')[0];
    const steps = data ? readSteps(textIn(data), matrix) : [];
    if (steps.length === 0 || object.attributes.Visible === 'false') return;
    const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const filled = object.attributes.Fill === 'true';
    this.content.paths.push({
      steps,
      line_width: (Number(object.attributes.LineWidth) || LINE_WIDTH) * scale,
      stroke: object.attributes.Stroke === 'false' ? undefined : colourOf(object, 'StrokeColor'),
      fill: filled ? colourOf(object, 'FillColor') : undefined,
    });
  }

  private readPicture(object: XmlElement, matrix: Matrix): void {
    const [x = 0, y = 0, width = 0, height = 0] = numbersIn(object.attributes.Boundary ?? '');
    const start = transform(matrix, x, y);
    const end = transform(matrix, x + width, y + height);
    if (!(end.x > start.x && end.y > start.y)) return;
    this.content.pictures.push({
      id: object.attributes.ResourceID ?? '',
      ...start,
      width: end.x - start.x,
      height: end.y - start.y,
    });
  }
}

function colourOf(object: XmlElement, name: string): Rgb {
  const [red = 0, green = 0, blue = 0] = numbersIn(elementsAt(object, name)[0]?.attributes.Value ?? '');
  return [red & 255, green & 255, blue & 255];
}

/** Numbers after each letter of the path language (GB/T 33190-2016, table 39). */
const ARGUMENTS: Record<string, number> = { S: 2, M: 2, L: 2, Q: 4, B: 6, A: 7, C: 0 };

function readSteps(data: string, matrix: Matrix): PathStep[] {
  const steps: PathStep[] = [];
  const parts = data.trim().split(/[\s,]+/);
  let at = { x: 0, y: 0 };
  for (let i = 0; i < parts.length && steps.length < MAX_OBJECTS;) {
    const letter = parts[i]!;
    const count = ARGUMENTS[letter];
    if (count === undefined) {
      i++;
      continue;
    }
    const numbers = parts.slice(i + 1, i + 1 + count).map((part) => Number(part) || 0);
    i += 1 + count;
    if (numbers.length < count) break;
    const points: { x: number; y: number }[] = [];
    for (let n = letter === 'A' ? 5 : 0; n < count; n += 2)
      points.push(transform(matrix, numbers[n]!, numbers[n + 1]!));
    const end = points.at(-1) ?? at;
    if (letter === 'C') steps.push({ kind: 'close' });
    else if (letter === 'S' || letter === 'M') steps.push({ kind: 'move', to: end });
    else if (letter === 'B') steps.push({ kind: 'curve', first: points[0]!, second: points[1]!, to: end });
    else if (letter === 'Q') steps.push({ kind: 'curve', ...asCubic(at, points[0]!, end), to: end });
    else steps.push({ kind: 'line', to: end });
    at = end;
  }
  return steps;
}

/** Control points of the cubic curve equal to a quadratic one. */
function asCubic(from: Point, control: Point, to: Point): { first: Point; second: Point } {
  const toward = (p: Point): Point => ({
    x: p.x + ((control.x - p.x) * 2) / 3,
    y: p.y + ((control.y - p.y) * 2) / 3,
  });
  return { first: toward(from), second: toward(to) };
}

interface Point {
  x: number;
  y: number;
}
