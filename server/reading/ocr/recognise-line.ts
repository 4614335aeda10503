// Reads one straightened line of text: characters, how sure the network is of each, and where along the line they stand.
import { correctLookalikes } from './correct-lookalikes.ts';
import { correctWords } from './correct-words.ts';
import { cropLine, type RasterPyramid } from './crop-line.ts';
import { decodeSteps } from './decode-steps.ts';
import { usualLetters } from './letter-model.ts';
import type { OcrModels } from './models.ts';
import { quadHeight, quadWidth, type Quad } from './quad.ts';
import { stepCandidates, type Candidate } from './step-candidates.ts';
import type { LineCrop } from './word-gaps.ts';
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
/** Short lines are padded to this: their last characters are read better than at the edge, and more padding only takes time. */
const PADDED_WIDTH = 128;
/** Wider than this no printed line is. */
const MAX_WIDTH = 4800;

/** Reads the text inside a quad whose first corner is where the reading starts. */
export async function recogniseLine(
  models: OcrModels,
  pyramid: RasterPyramid,
  quad: Quad,
): Promise<RecognisedCharacter[]> {
  const { read, crop } = await recogniseCharacters(models, pyramid, quad);
  return correctWords(insertSpaces(read, crop), usualLetters());
}

/** The characters as the network reads them, with the spaces it reads, and the crop they were read from. */
export async function recogniseCharacters(
  models: OcrModels,
  pyramid: RasterPyramid,
  quad: Quad,
): Promise<{ read: RecognisedCharacter[]; crop: LineCrop }> {
  const ratio = quadWidth(quad) / Math.max(1, quadHeight(quad));
  const steps = Math.round((LINE_HEIGHT * ratio) / PIXELS_PER_STEP);
  const width = Math.min(MAX_WIDTH, Math.max(1, steps) * PIXELS_PER_STEP);
  const padded = Math.max(width, PADDED_WIDTH);
  const pixels = cropLine(pyramid, quad, width, LINE_HEIGHT, padded);
  const { data, dims } = await models.recognition(pixels, [1, 3, LINE_HEIGHT, padded]);
  const read = decodeSteps(stepCandidates(data, dims[1]!, dims[2]!, models.characters));
  const stretch = padded / width;
  for (const character of read) character.at = Math.min(1, character.at * stretch);
  const crop = { data: pixels, width, height: LINE_HEIGHT, padded_width: padded };
  return { read: correctLookalikes(read), crop };
}
