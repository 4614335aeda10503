// Legal systems by their adjectives ("English law"), and places of law without what is printed around them.

const COUNTRIES: Record<string, string> = {
  english: 'England',
  irish: 'Ireland',
  scottish: 'Scotland',
  scots: 'Scotland',
  german: 'Germany',
  austrian: 'Austria',
  swiss: 'Switzerland',
  french: 'France',
  italian: 'Italy',
  spanish: 'Spain',
  portuguese: 'Portugal',
  dutch: 'Netherlands',
  belgian: 'Belgium',
  danish: 'Denmark',
  swedish: 'Sweden',
  norwegian: 'Norway',
  finnish: 'Finland',
  polish: 'Poland',
  czech: 'Czech Republic',
  hungarian: 'Hungary',
  indian: 'India',
  japanese: 'Japan',
  chinese: 'China',
  israeli: 'Israel',
  canadian: 'Canada',
  australian: 'Australia',
};

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
  return COUNTRIES[place.toLowerCase()] ?? place;
}
