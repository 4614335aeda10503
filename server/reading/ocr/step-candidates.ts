// What the recognition network holds possible at each of its time steps, with the ways to write the same sign put together.

export interface Candidate {
  /** Empty for the blank between characters. */
  text: string;
  /** Probability, 0..1. */
  confidence: number;
}

/** One time step: what is possible, likeliest first, and how likely a space is. */
export interface Step {
  candidates: Candidate[];
  space: number;
}

/** Less likely than this nothing is looked at. */
const LEAST = 0.001;
/** Letters whose small and capital forms differ in size only: their probabilities speak for the same sign. */
const SAME_SHAPE = /^[cosvwxz]$/i;

/**
 * The steps of the network's output. Colons, commas and brackets come in a plain and in a full-width form, some letters in
 * two sizes; the network shares a sign's probability among them, so that another, less likely one would win.
 */
export function stepCandidates(
  data: Float32Array,
  steps: number,
  outputs: number,
  characters: string[],
): Step[] {
  const space = characters.lastIndexOf(' ');
  return Array.from({ length: steps }, (_, step) => {
    const from = step * outputs;
    // Most steps are blank beyond doubt: no need to look at thousands of characters.
    const isBlank = data[from]! > 1 - LEAST;
    return {
      candidates: isBlank
        ? [{ text: '', confidence: data[from]! }]
        : groupSameSigns(possibleAt(data, from, outputs, characters)),
      space: data[from + space]!,
    };
  });
}

function possibleAt(data: Float32Array, from: number, outputs: number, characters: string[]): Candidate[] {
  const possible: Candidate[] = [];
  for (let i = 0; i < outputs; i++) {
    const confidence = data[from + i]!;
    if (confidence >= LEAST) possible.push({ text: characters[i] ?? '', confidence });
  }
  return possible;
}

function groupSameSigns(possible: Candidate[]): Candidate[] {
  possible.sort((a, b) => b.confidence - a.confidence);
  const groups = new Map<string, Candidate>();
  for (const candidate of possible) {
    const sign = signOf(candidate.text);
    const group = groups.get(sign);
    if (group) group.confidence += candidate.confidence;
    else groups.set(sign, { ...candidate });
  }
  return [...groups.values()].sort((a, b) => b.confidence - a.confidence);
}

/** A sign in its plain form instead of its full-width one; other characters as they are. */
export const plainSign = (text: string): string =>
  /^[\uFF01-\uFF5E\uFFE0\uFFE1\uFFE5]$/.test(text) ? text.normalize('NFKC') : text;

function signOf(text: string): string {
  const plain = plainSign(text);
  return SAME_SHAPE.test(plain) ? plain.toLowerCase() : plain;
}
