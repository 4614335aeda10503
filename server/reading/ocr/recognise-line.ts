// Reads one straightened line of text: characters, how sure the network is of each, and where along the line they stand.
import { correctLookalikes } from './correct-lookalikes.ts';
import { correctWords } from './correct-words.ts';
import { cropLine, type LineCrop, type RasterPyramid } from './crop-line.ts';
import { decodeSteps } from './decode-steps.ts';
import { usualLetters } from './letter-model.ts';
import { addMarks } from './letter-marks.ts';
import type { OcrModels } from './models.ts';
import { quadHeight, quadWidth, type Quad } from './quad.ts';
import { stepCandidates, type Candidate } from './step-candidates.ts';
import { insertSpaces } from './word-spaces.ts';

export interface RecognisedCharacter {
  text: string;
  /** Probability the network gives it, 0..1. */
  confidence: number;
  /** Centre along the line, 0 (start) .. 1 (end). */
  at: number;
  /** What else it might be, likeliest first. */
  alternatives: Candidate[];
  /** Highest probability of a space between it and the character before it, 0..1. */
  space_before: number;
  /** Probability that nothing stands there, 0..1. */
  absent?: number;
  /** Letters that may stand behind it, too doubtful to be read. */
  missed_after?: Candidate[];
}

/** Height the network was trained on. */
const LINE_HEIGHT = 48;
/** Pixels of width each time step stands for. */
const PIXELS_PER_STEP = 8;
/** What is shorter than the crops of the training is padded nearly to their width, which measurably helps its last characters. */
const PADDED_WIDTH = 256;
/** Short lines share a strip of the width of those crops, with as much grey between them as parts columns. */
const STRIP_WIDTH = 320;
const BETWEEN = 48;
/** Wider than this no printed line is. */
const MAX_WIDTH = 4800;

/** Lines that the network reads in one go, side by side. */
interface Strip {
  width: number;
  lines: { index: number; from: number; width: number }[];
}

/** Reads the text inside quads whose first corners are where the reading starts. */
export async function recogniseLines(
  models: OcrModels,
  pyramid: RasterPyramid,
  quads: readonly Quad[],
): Promise<RecognisedCharacter[][]> {
  const lines = await recogniseCharacters(models, pyramid, quads);
  return lines.map(({ read, crop }, index) =>
    addMarks(correctWords(insertSpaces(read, crop), usualLetters()), pyramid, quads[index]!),
  );
}

/** The characters as the network reads them, with the spaces it reads, and the crops they were read from. */
export async function recogniseCharacters(
  models: OcrModels,
  pyramid: RasterPyramid,
  quads: readonly Quad[],
): Promise<{ read: RecognisedCharacter[]; crop: LineCrop }[]> {
  const lines: { read: RecognisedCharacter[]; crop: LineCrop }[] = [];
  for (const strip of toStrips(quads.map(widthOfCrop))) {
    const padded_width = Math.max(strip.width, PADDED_WIDTH);
    const pixels = new Float32Array(3 * LINE_HEIGHT * padded_width);
    const crops = strip.lines.map(({ index, from, width }) => {
      const crop = { data: pixels, from, width, height: LINE_HEIGHT, padded_width };
      cropLine(pyramid, quads[index]!, crop);
      return crop;
    });
    const { data, dims } = await models.recognition(pixels, [1, 3, LINE_HEIGHT, padded_width]);
    for (const [at, { index, from, width }] of strip.lines.entries()) {
      const start = from / PIXELS_PER_STEP;
      const end = endOfLine(strip, at, padded_width) / PIXELS_PER_STEP;
      const steps = data.subarray(start * dims[2]!, end * dims[2]!);
      const read = decodeSteps(stepCandidates(steps, end - start, dims[2]!, models.characters));
      const stretch = ((end - start) * PIXELS_PER_STEP) / width;
      for (const character of read) character.at = Math.min(1, character.at * stretch);
      lines[index] = { read: correctLookalikes(read), crop: crops[at]! };
    }
  }
  return lines;
}

function widthOfCrop(quad: Quad): number {
  const ratio = quadWidth(quad) / Math.max(1, quadHeight(quad));
  const steps = Math.round((LINE_HEIGHT * ratio) / PIXELS_PER_STEP);
  return Math.min(MAX_WIDTH, Math.max(1, steps) * PIXELS_PER_STEP);
}

/** The widest first, each in the first strip that has room for it. */
function toStrips(widths: readonly number[]): Strip[] {
  const strips: Strip[] = [];
  const order = [...widths.keys()].sort((a, b) => widths[b]! - widths[a]!);
  for (const index of order) {
    const width = widths[index]!;
    const strip = strips.find((one) => one.width + BETWEEN + width <= STRIP_WIDTH);
    const from = strip ? strip.width + BETWEEN : 0;
    if (!strip) strips.push({ width, lines: [{ index, from, width }] });
    else {
      strip.lines.push({ index, from, width });
      strip.width = from + width;
    }
  }
  return strips;
}

/** What is read half way to the next line of a strip belongs to the one before. */
function endOfLine(strip: Strip, at: number, padded_width: number): number {
  const next = strip.lines[at + 1];
  return next ? next.from - BETWEEN / 2 : padded_width;
}
