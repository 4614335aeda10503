// Decides between letters that are confused in bad print (M, N and H; T and I; U and O) by what words are made of, and
// whether a letter is there at all. Only where the network itself held the other reading possible: what it read with
// certainty stays, and so do words of the list and codes that mix letters and digits.
import type { LetterModel } from './letter-model.ts';
import type { RecognisedCharacter } from './recognise-line.ts';

/** How much the word counts beside what the network saw, as logarithms of probabilities. */
const WORD_WEIGHT = 0.4;
/** Instead of the probability of a letter where a digit stands inside a word. */
const DIGIT_IN_WORD = Math.log(0.002);
/** By how much another reading must be likelier, in logarithms. */
const MARGIN = 0.2;
/** What a reading gains as a (long) word of the list, and loses as none. */
const KNOWN = 1.5;
const UNKNOWN = 0.5;
/** Letters say nothing about words shorter than this; below the other length a reading must be a word of the list. */
const SHORTEST = 2;
const SHORT = 4;
/** A digit that the network takes for a letter with at least this probability may be one. */
const LETTER_FROM = 0.01;
/** A letter may be none when that is at least this likely. */
const ABSENT_FROM = 0.1;
/** Readings followed at a time. */
const BEAM = 24;
/**
 * Wide letters whose middle stroke narrow or weak print loses, by what the network then reads, and how much likelier they
 * are than it says: it reads M as H or N many times for each time that it does the reverse.
 */
const WITHOUT_STROKE: Record<string, string> = {
  n: 'mM',
  h: 'mM',
  N: 'mM',
  H: 'mMwW',
  u: 'w',
  v: 'w',
  U: 'W',
  V: 'W',
};
const LOST_STROKE_WEIGHT = 10;
/** A letter stays less likely than this. */
const MOST_LIKELY = 0.9;

const ALPHANUMERIC = /^[\p{Script=Latin}\d]$/u;
const LETTER = /^\p{Script=Latin}$/u;
/** A letter without its mark. */
const bare = (letter: string) => letter.normalize('NFD').charAt(0);
const DIGIT = /^\d$/;

interface Reading {
  text: string;
  letters: RecognisedCharacter[];
  score: number;
}

/** The characters of a line with doubtful letters decided anew; what they become stands where they stood. */
export function correctWords(
  read: readonly RecognisedCharacter[],
  model: LetterModel,
): RecognisedCharacter[] {
  const corrected: RecognisedCharacter[] = [];
  for (let from = 0; from < read.length;) {
    let to = from;
    while (to < read.length && ALPHANUMERIC.test(read[to]!.text)) to++;
    if (to > from) corrected.push(...correctToken(read.slice(from, to), model));
    else corrected.push(read[to++]!);
    from = to;
  }
  return corrected;
}

/** A unit behind a number is looked at alone; other mixtures of letters and digits are codes. */
function correctToken(token: RecognisedCharacter[], model: LetterModel): RecognisedCharacter[] {
  const start = token.findIndex(({ text }) => LETTER.test(text));
  if (start < 0) return token;
  const number = token.slice(0, start).every(mayBeLetter) ? [] : token.slice(0, start);
  const word = token.slice(number.length);
  const digits = word.filter(({ text }) => DIGIT.test(text));
  if (digits.length * 2 > word.length || !digits.every(mayBeLetter)) return token;
  const corrected = correctWord(word, model);
  const isCode = digits.length * 3 > word.length && !model.has(spell(corrected));
  return isCode ? token : [...number, ...corrected];
}

const spell = (word: RecognisedCharacter[]) => word.map(({ text }) => text.toLowerCase()).join('');

const mayBeLetter = ({ alternatives }: RecognisedCharacter) =>
  alternatives.some(({ text, confidence }) => LETTER.test(text) && confidence >= LETTER_FROM);

function correctWord(word: RecognisedCharacter[], model: LetterModel): RecognisedCharacter[] {
  const spelled = spell(word);
  const isSure = word.every(
    (character) => choicesFor(character).length === 1 && !mayBeAbsent(character) && !character.missed_after,
  );
  if (isSure || word.length < SHORTEST || model.has(spelled)) return word;
  const own = scoreOf(
    word.reduce((reading, character) => extend(reading, character, character.confidence, model), EMPTY),
    model,
  );
  const readings = likeliestReadings(word, model).filter(({ text }) => {
    if (text.length !== spelled.length) return text.length >= SHORT && model.has(text);
    return text !== spelled && (text.length >= SHORT || model.has(text));
  });
  let best: { letters: RecognisedCharacter[]; score: number } = { letters: word, score: own + MARGIN };
  for (const reading of readings) {
    const score = scoreOf(reading, model) + listBonus(reading.text, model);
    if (score > best.score) best = { letters: reading.letters, score };
  }
  return best.letters;
}

/** Short words are hit by chance more often. */
const listBonus = (text: string, model: LetterModel): number =>
  model.has(text) ? KNOWN * (1 - 1 / text.length) : -UNKNOWN;

const EMPTY: Reading = { text: '', letters: [], score: 0 };

const scoreOf = ({ text, score }: Reading, model: LetterModel) => score + WORD_WEIGHT * model.end(text);

function likeliestReadings(word: readonly RecognisedCharacter[], model: LetterModel): Reading[] {
  let readings = [EMPTY];
  for (const character of word) {
    const choices = choicesFor(character);
    readings = readings
      .flatMap((reading) => continuations(reading, character, choices, model))
      .sort((a, b) => b.score - a.score)
      .slice(0, BEAM);
  }
  return readings;
}

/** A reading with the next character, each letter it may be instead or nothing; and with a letter behind it that was missed. */
function continuations(
  reading: Reading,
  character: RecognisedCharacter,
  choices: readonly RecognisedCharacter[],
  model: LetterModel,
): Reading[] {
  const longer = choices.map((choice) => extend(reading, choice, likelihoodOf(character, choice), model));
  if (mayBeAbsent(character)) longer.push({ ...reading, score: reading.score + Math.log(character.absent!) });
  const missed = (character.missed_after ?? []).map((letter) => ({
    ...character,
    ...letter,
    alternatives: [],
    space_before: 0,
  }));
  return longer.flatMap((one) => [
    one,
    ...missed.map((letter) => extend(one, letter, letter.confidence, model)),
  ]);
}

const mayBeAbsent = ({ text, absent = 0 }: RecognisedCharacter) => LETTER.test(text) && absent >= ABSENT_FROM;

/**
 * The character as read and the letters it may be instead. Whether a letter has a mark is seen, not guessed: the model knows
 * too few words with marks.
 */
function choicesFor(character: RecognisedCharacter): RecognisedCharacter[] {
  const own = bare(character.text);
  const others = character.alternatives.filter(({ text }) => LETTER.test(text) && bare(text) !== own);
  return [character, ...others.map((other) => ({ ...character, ...other }))];
}

/** How likely a choice for a character is, 0..1; its confidence stays what the network says. */
function likelihoodOf(character: RecognisedCharacter, { text, confidence }: RecognisedCharacter): number {
  const hasLostStroke = WITHOUT_STROKE[character.text]?.includes(text) ?? false;
  return hasLostStroke
    ? Math.max(confidence, Math.min(MOST_LIKELY, confidence * LOST_STROKE_WEIGHT))
    : confidence;
}

function extend(
  reading: Reading,
  choice: RecognisedCharacter,
  likelihood: number,
  model: LetterModel,
): Reading {
  const letter = choice.text.toLowerCase();
  const usual = DIGIT.test(letter) ? DIGIT_IN_WORD : model.next(reading.text, letter);
  return {
    text: reading.text + letter,
    letters: [...reading.letters, choice],
    score: reading.score + Math.log(likelihood) + WORD_WEIGHT * usual,
  };
}
