// The label that a question gives to what it asks for, when that is no field anybody has named: "the vessel name", 车次.
import { ASKS, focusOf } from '../passages/answer-type.ts';
import { stem } from '../passages/terms.ts';
import { contentOf } from './filler.ts';

/** Field names that begin so stand for a label of the question's own, which only the page can answer. */
export const ASKED = 'asked.';

/** "And the opening balance?", 那税率呢: what follows up names what it asks for and nothing else. */
const LEADS =
  /^(?:那么?|还有|另外)|^(?:and|what about|how about|also|but|then|or)?\s*(?:the|its|their|his|her)?\s*/u;
const TRAILS = /\s*(?:please|then|too)?\s*[?？。.!！]*$|呢[?？]?$/u;
/** What is longer than a label, or a question of its own, says more than what is asked for. */
const shortOf = (text: string): string =>
  ASKS.test(text) || contentOf(text).length > MOST_WORDS ? '' : text;
const MOST_WORDS = 3;
const LONGEST_LABEL = 40;

/** What is left of a short question without the words that go on from another. */
export const bareQuestion = (folded: string): string => folded.trim().replace(TRAILS, '').replace(LEADS, '');

/** Folded; `told` are stems of words that say which document is meant, and so ask for nothing. */
export function labelIn(question: string, told: readonly string[]): string | undefined {
  const plain = question.trim().toLowerCase();
  const focus = focusOf(question) || shortOf(bareQuestion(plain));
  const words = contentOf(focus).filter((word) => !told.includes(stem(word)));
  const label = words.join(/\p{Script=Han}/u.test(focus) ? '' : ' ');
  return label === '' || label.length > LONGEST_LABEL ? undefined : label;
}
