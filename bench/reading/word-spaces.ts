// How well a reading sees where words end: the spaces of lines whose characters are right are compared with a transcript's.

export interface SpaceScore {
  /** Spaces of the transcript, those of them that were read, and those that were read where the transcript has none. */
  wanted: number;
  found: number;
  invented: number;
  /** Lines compared, and those with every space where it should be. */
  lines: number;
  right: number;
}

export const emptySpaceScore = (): SpaceScore => ({ wanted: 0, found: 0, invented: 0, lines: 0, right: 0 });

/** Beside other signs transcripts set spaces as they please. */
const COUNTED = /^[\p{L}\p{N}]$/u;

/** Both texts must be the same apart from spaces, case and compatibility forms of one length. */
export function addSpaces(score: SpaceScore, transcript: string, read: string): void {
  const wanted = spacesOf(transcript);
  const found = spacesOf(read);
  const invented = [...found].filter((place) => !wanted.has(place)).length;
  const seen = [...wanted].filter((place) => found.has(place)).length;
  score.wanted += wanted.size;
  score.found += seen;
  score.invented += invented;
  score.lines++;
  if (seen === wanted.size && invented === 0) score.right++;
}

/** Places of the spaces between two letters or digits, counted in characters that are no spaces. */
function spacesOf(text: string): Set<number> {
  const places = new Set<number>();
  const characters = [...text.normalize('NFKC').trim()];
  let solid = 0;
  for (const [index, character] of characters.entries()) {
    if (character.trim() !== '') solid++;
    else if (COUNTED.test(characters[index - 1] ?? '') && COUNTED.test(characters[index + 1] ?? ''))
      places.add(solid);
  }
  return places;
}

export function describeSpaces({ wanted, found, invented, lines, right }: SpaceScore): string {
  const share = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)} %`;
  return `spaces between words: ${share(found, wanted)} seen, ${share(found, found + invented)} of those read are there; ${share(right, lines)} of ${lines} lines parted rightly`;
}
