// Legal systems by their adjectives ("English law"), and places of law without what is printed around them.
import { COUNTRIES } from '../../lexicon/countries/index.ts';
import { COUNTRY_NAMES, countryOf } from '../../lexicon/places.ts';
import { alternatives } from '../../lexicon/words.ts';

/** Parts of countries with a law of their own, and countries that no address of a paper has named so far. */
const SYSTEMS = new Map([
  ['english', 'England'],
  ['scottish', 'Scotland'],
  ['scots', 'Scotland'],
  ['israeli', 'Israel'],
]);
const ADJECTIVES = COUNTRIES.filter(({ adjectives }) => adjectives !== undefined).map(
  ({ name, adjectives = '' }) => ({
    name,
    pattern: new RegExp(`^(?:${alternatives(adjectives).join('|')})$`, 'iu'),
  }),
);

/** The country that an adjective or a name in any language means; undefined for other words. */
export function countryOfLaw(word: string): string | undefined {
  const code = COUNTRY_NAMES.get(word.toLowerCase());
  return (
    SYSTEMS.get(word.toLowerCase()) ??
    countryOf(code)?.name ??
    ADJECTIVES.find(({ pattern }) => pattern.test(word))?.name
  );
}

const STATE = 'state|commonwealth|federal republic|republic|province|canton|kingdom';
const AROUND = new RegExp(
  String.raw`^(?:the\s+)?(?:laws?\s+of\s+)?(?:the\s+)?(?:${STATE})\s+of\s+|^(?:the\s+)?laws?\s+of\s+(?:the\s+)?`,
  'iu',
);
/** What follows the place in a clause. */
const BEHIND =
  /\s+(?:substantive\s+|federal\s+|state\s+)?laws?(?!\p{L}).*$|,?\s+(?:excluding|without|and the courts).*$/isu;

/** "Swiss substantive law, excluding the CISG" -> "Switzerland", "State of Delaware" -> "Delaware". */
export function legalSystem(printed: string): string {
  const place = printed.replace(AROUND, '').replace(BEHIND, '').trim();
  if (place === '') return printed;
  return countryOfLaw(place) ?? place;
}
