// From the network's time steps to characters (CTC, Graves et al. 2006): repeats are one character, blanks part them.
import type { RecognisedCharacter } from './recognise-line.ts';
import type { Candidate, Step } from './step-candidates.ts';

/** Alternatives less likely than this are not kept. */
const ALTERNATIVE_FROM = 0.002;
/** Only what is at least this likely at one step of a gap is looked for in it. */
const OVERLOOKED_FROM = 0.1;
/** How much likelier a point is where an amount has it: faint printers leave points out more than anything else. */
const AMOUNT_WEIGHT = 30;
/**
 * How much likelier a comma is at the end of a line: half of it may lie below what the detector marks, and nothing else
 * makes the network think of one there.
 */
const LAST_COMMA_WEIGHT = 20;
/** Letters and figures that are together this likely at one step of a gap are read, even if each is less likely than nothing. */
const SOMETHING_FROM = 0.4;
/** Letters that are together this likely are kept as possible. */
const MISSED_FROM = 0.1;
/** More digits than this before the last two are those of a code. */
const MOST_DIGITS = 5;

const ALPHANUMERIC = /^[\p{L}\p{N}]$/u;
const LETTER = /^\p{Script=Latin}$/u;

interface Run {
  text: string;
  /** First step, and the one after the last. */
  from: number;
  to: number;
}

/** The likeliest output of each step, and what is likelier than nothing only when several steps are seen together. */
export function decodeSteps(steps: readonly Step[]): RecognisedCharacter[] {
  const read: RecognisedCharacter[] = [];
  let space_before = 0;
  const runs = runsOf(steps);
  for (const [index, run] of runs.entries()) {
    for (const { space } of steps.slice(run.from, run.to)) space_before = Math.max(space_before, space);
    const found = run.text === '' ? findOverlooked(steps, runs, index) : run;
    if (!found) {
      addMissed(read.at(-1), steps, run);
      continue;
    }
    read.push({ ...characterOf(steps, found), space_before });
    if (found.text !== ' ') space_before = 0;
  }
  return read;
}

/** Stretches of steps with the same likeliest output. */
function runsOf(steps: readonly Step[]): Run[] {
  const runs: Run[] = [];
  for (const [step, { candidates }] of steps.entries()) {
    const text = candidates[0]?.text ?? '';
    const last = runs.at(-1);
    if (last?.text === text) last.to = step + 1;
    else runs.push({ text, from: step, to: step + 1 });
  }
  return runs;
}

function characterOf(steps: readonly Step[], { text, from, to }: Run) {
  const peak = steps
    .slice(from, to)
    .reduce((best, step) => (probabilityOf(step, text) > probabilityOf(best, text) ? step : best));
  const alternatives = peak.candidates.filter(
    (candidate) =>
      candidate.text !== text && candidate.text !== '' && candidate.confidence >= ALTERNATIVE_FROM,
  );
  const [confidence, absent] = [probabilityOf(peak, text), probabilityOf(peak, '')];
  return { text, confidence, at: (from + 0.5) / steps.length, alternatives, absent };
}

function findOverlooked(steps: readonly Step[], runs: readonly Run[], index: number): Run | undefined {
  const run = runs[index]!;
  return overlooked(steps, run, signWeights(runs, index)) ?? somethingIn(steps, run);
}

const neighboursOf = (steps: readonly Step[], { from, to }: Run) =>
  [steps[from - 1], steps[to]].map((step) => step?.candidates[0]?.text);

/** The step of a gap at which characters of a kind are likeliest, all together, and which they are, the likeliest first. */
function likeliestStep(steps: readonly Step[], run: Run, kind: RegExp) {
  const neighbours = neighboursOf(steps, run);
  let best: { step: number; possible: Candidate[]; together: number } | undefined;
  for (const [index, { candidates }] of steps.slice(run.from, run.to).entries()) {
    // Those of the characters beside the gap are their edges.
    const possible = candidates.filter(({ text }) => kind.test(text) && !neighbours.includes(text));
    const together = possible.reduce((sum, { confidence }) => sum + confidence, 0);
    if (together > (best?.together ?? 0)) best = { step: run.from + index, possible, together };
  }
  return best;
}

/** A character that surely stands in a stretch of blanks, though it is open which: the network divides among many. */
function somethingIn(steps: readonly Step[], run: Run): Run | undefined {
  const likeliest = likeliestStep(steps, run, ALPHANUMERIC);
  if (!likeliest || likeliest.together < SOMETHING_FROM) return undefined;
  const { step, possible } = likeliest;
  return { text: possible[0]!.text, from: step, to: step + 1 };
}

/** Keeps the letters of a gap with the character before it; words may need them. */
function addMissed(before: RecognisedCharacter | undefined, steps: readonly Step[], run: Run): void {
  const likeliest = likeliestStep(steps, run, LETTER);
  if (before && before.text !== ' ' && likeliest && likeliest.together >= MISSED_FROM)
    before.missed_after = likeliest.possible;
}

/**
 * A character in a stretch of blanks that is nowhere likelier than the blank, but over all the steps at which it may
 * stand is likelier than that nothing stands there: points and colons of faint print.
 */
function overlooked(steps: readonly Step[], run: Run, weights: Record<string, number>): Run | undefined {
  const { from, to } = run;
  const inside = steps.slice(from, to);
  const neighbours = neighboursOf(steps, run);
  const weightOf = (text: string) => weights[text] ?? 1;
  const possible = new Set(
    inside
      .flatMap(({ candidates }) => candidates)
      .filter(({ text, confidence }) => confidence * weightOf(text) >= OVERLOOKED_FROM && text.trim() !== '')
      .map(({ text }) => text),
  );
  const nothing = inside.reduce((product, step) => product * probabilityOf(step, ''), 1);
  let best: { text: string; probability: number } | undefined;
  for (const text of possible) {
    if (neighbours.includes(text)) continue;
    const probability = probabilityOnce(inside, text) * weightOf(text);
    if (probability > nothing && probability > (best?.probability ?? 0)) best = { text, probability };
  }
  if (!best) return undefined;
  const { text } = best;
  const likelihood = inside.map((step) => probabilityOf(step, text));
  const at = from + likelihood.indexOf(Math.max(...likelihood));
  return { text, from: at, to: at + 1 };
}

/** How much likelier than elsewhere signs are in a stretch of blanks. */
function signWeights(runs: readonly Run[], index: number): Record<string, number> {
  if (index > 0 && index === runs.length - 1) return { ',': LAST_COMMA_WEIGHT };
  return mayPartAmount(runs, index) ? { '.': AMOUNT_WEIGHT } : {};
}

/** Whether a stretch of blanks stands before the last two digits of a number that may be an amount. */
function mayPartAmount(runs: readonly Run[], index: number): boolean {
  const texts = runs.filter(({ text }, at) => text !== '' || at === index).map(({ text }) => text);
  const place = runs.slice(0, index).filter(({ text }) => text !== '').length;
  const before = /(\d*)$/.exec(texts.slice(0, place).join(''))![1]!;
  const after = /^\d*/.exec(texts.slice(place + 1).join(''))![0];
  return before.length > 0 && before.length <= MOST_DIGITS && after.length === 2;
}

/** Probability that `text` and nothing else stands in the steps: blanks, a stretch of it, blanks. */
function probabilityOnce(steps: readonly Step[], text: string): number {
  let [before, during, after] = [1, 0, 0];
  for (const step of steps) {
    const blank = probabilityOf(step, '');
    const own = probabilityOf(step, text);
    [before, during, after] = [before * blank, (before + during) * own, (during + after) * blank];
  }
  return during + after;
}

const probabilityOf = ({ candidates }: Step, text: string): number =>
  candidates.find((candidate) => candidate.text === text)?.confidence ?? 0;
